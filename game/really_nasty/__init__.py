"""The Really Nasty Horse Racing Game: six races over fences, and cards to stop the others."""
