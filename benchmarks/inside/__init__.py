"""What Python loads by itself into the measured processes."""
