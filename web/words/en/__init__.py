"""The words of the house in English."""
