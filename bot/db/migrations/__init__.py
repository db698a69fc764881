"""How did the tables become what they are? One file a step in `versions`; CONTRIBUTING.md says how to add one."""
