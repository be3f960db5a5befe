"""Matches between bots: resumable runs, ratings, balance, reports."""
