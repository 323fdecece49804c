"""What a copy lost or broke, mended: icons, gaps, glued rows, typography, repairs told as data."""
