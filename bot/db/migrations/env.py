"""How does Alembic run a step? In the connection, and the transaction, that `bot.db.migrate` gives it."""

from alembic import context

# transactional_ddl: our SQLite connections open their transactions themselves, so tables roll back as rows do.
context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
