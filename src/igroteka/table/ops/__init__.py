"""For operators: metrics, logs, rate limits and maintenance commands."""
