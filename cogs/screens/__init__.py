"""What does each screen say? Functions from views and events to text, pictures and controls."""
