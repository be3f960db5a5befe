"""The rules, one module per chapter of the rulebook. Steps named on the agenda are listed in `flow.STEPS`."""
