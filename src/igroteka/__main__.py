"""`python -m igroteka` is the same as `igroteka`."""

from igroteka.cli.main import run

if __name__ == "__main__":
    run()
