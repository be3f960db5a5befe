"""The parts of a game other than its rules: ledger, components, texts and scene."""
