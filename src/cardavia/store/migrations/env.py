"""Alembic's environment: runs the steps on the connection that `cardavia.store.schema` hands over."""

from __future__ import annotations

from alembic import context

from cardavia.store.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
