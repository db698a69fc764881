"""How does the game look and behave on Discord? Commands and buttons in, screens out."""
