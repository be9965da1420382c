"""The race of the day: one race, the same for everybody, against three sharp computers."""
