"""Matches as bytes: records of what was played, and saved matches that go on in another process."""
