"""For researchers: observations, actions and environments for learning programs. See docs/lab.md."""
