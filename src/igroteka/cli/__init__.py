"""The command line, `igroteka …`: thin, one module a command."""
