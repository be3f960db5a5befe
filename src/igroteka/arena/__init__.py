"""Matches between bots: runs that can be stopped and go on, ratings, balance, reports."""
