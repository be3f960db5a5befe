"""What a game is made of beside its rules: ledger, components, texts and the scene."""
