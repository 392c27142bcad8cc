"""Discord as a platform: faults and retries, permissions in channels, registration of commands."""
