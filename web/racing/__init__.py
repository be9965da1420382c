"""A race on lanes as a show: the stage, its camera, and how long each moment may take."""
