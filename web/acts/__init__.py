"""What people do at the page, and what time does: they change the desk, and draw nothing."""
