"""Processes and protocols that serve the application."""
