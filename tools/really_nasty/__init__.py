"""What The Really Nasty Horse Racing Game needs at build time and to be tested."""
