"""The command line, `igroteka …`: one thin module per command."""
