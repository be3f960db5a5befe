"""Guests: signed identities, names, addresses and mail."""
