"""Reviews of finished matches: what luck gave, what choices cost, and which choices were better."""

from igroteka.review.analysis import Analysis, review
from igroteka.review.effort import Effort, effort
from igroteka.review.findings import Review

__all__ = ["Analysis", "Effort", "Review", "effort", "review"]
