"""What belongs to The Really Nasty Horse Racing Game alone."""
