"""arkham-lcg/keys-cardtype: keys, stories and other things that single campaigns bring."""
