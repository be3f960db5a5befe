# What each ghost is and does.

