"""The words of the house itself: what every game shares."""
