"""The data that players keep as arkhamlcg-metadata: the English Grimoire, FAQs and errata."""
