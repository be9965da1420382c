"""The big screen: what a second window shows to the whole room, from public things alone."""
