"""Routes of Discord's interface that the simulated Discord lacks."""

from __future__ import annotations

from typing import Any

from simcord.http import RequestContext, route


@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands/permissions")
def get_permissions_of_commands(ctx: RequestContext) -> Any:
    """All rules of a server about commands of the application; commands without rules are left out."""
    guild = ctx.int_arg("guild_id")
    facts = {"application_id": ctx.args["application_id"], "guild_id": str(guild)}
    rules = ctx.backend.command_permissions
    return [
        {"id": str(command), **facts, "permissions": list(rules[place, command])}
        for place, command in rules
        if place == guild
    ]
