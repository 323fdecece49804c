"""Sentences about cards in play: attachments, control, sides, roles, words spoken."""
