"""What all cogs share and discovery passes over: routing of clicks, custom ids, answers, pages, public messages."""
