"""Looking back at a table, taking back with everybody's consent, asking computers why."""
