"""The kernel: questions, flows, the agenda, matches, luck, pools, views and snapshots. No game words, no I/O."""
