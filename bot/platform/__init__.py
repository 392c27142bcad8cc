"""Discord as a platform: faults and retries, permissions in channels, registration of commands.

Many files: one per topic of Discord's interface, none of which needs the others' details.
"""
