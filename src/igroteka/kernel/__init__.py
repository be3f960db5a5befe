"""The kernel: questions, flows, matches, luck, pools, views and records. No game words, no input or output."""
