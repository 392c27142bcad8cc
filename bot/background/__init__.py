"""Background services: outbox, timers, backups, cluster."""
