"""The table of the Family Game and the Board Game: functions from a view to HTML."""
