"""The form guide: chances before, during and after a race, simulated from what a view knows."""
