"""Run by Alembic: the connection comes from the server."""

from alembic import context

from igroteka.table.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
