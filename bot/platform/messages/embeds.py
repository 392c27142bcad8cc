"""A sheet as the keyword arguments with which discord.py sends or edits a message."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord

from bot.messages.controls import shorten
from bot.messages.emoji_markup import EmojiMarkup, replace_emojis
from bot.messages.sheets import (
    DESCRIPTION,
    DESCRIPTION_WITH_MARKUP,
    FIELD,
    FOOTER,
    LEAST,
    TITLE,
    WHOLE,
    Emojis,
    Picture,
    Sheet,
    cut,
    unicode_only,
)
from bot.platform.messages.controls import panel
from bot.texts.formats import plain


def send_arguments(sheet: Sheet, emojis: Emojis = unicode_only) -> dict[str, Any]:
    """The keyword arguments with which a new message is sent."""
    return {**arguments(sheet, emojis), **({"files": files(sheet.picture)} if sheet.picture else {})}


def edit_arguments(
    sheet: Sheet, emojis: Emojis = unicode_only, kept: Sequence[discord.Attachment] = ()
) -> dict[str, Any]:
    """The keyword arguments with which a message is changed; a picture that it had before goes, unless it is
    `kept` as the same one."""
    new = files(sheet.picture) if sheet.picture and not kept else []
    return {**arguments(sheet, emojis), "attachments": [*kept, *new] if sheet.picture else []}


def arguments(sheet: Sheet, emojis: Emojis = unicode_only) -> dict[str, Any]:
    """Arguments common to sending and editing, without mentions."""
    markup, shown = emojis(sheet.game), embeds(sheet)
    if markup:
        put_markup(shown, markup)
    return {
        "embeds": shown,
        "view": panel(sheet.controls, markup),
        "allowed_mentions": discord.AllowedMentions.none(),
    }


def embeds(sheet: Sheet) -> list[discord.Embed]:
    """The texts with the picture, then what stands below it; small print comes last."""
    embed = embed_of(sheet)
    shown = with_picture(embed, sheet.picture) if sheet.picture else [embed]
    if sheet.below:
        shown.append(discord.Embed(description=cut(sheet.below, DESCRIPTION), colour=sheet.colour))
    if len(shown) > 1 and sheet.footer:
        shown[-1].set_footer(text=embed.footer.text)
        shown[0].remove_footer()
    return shown


def embed_of(sheet: Sheet) -> discord.Embed:
    """The texts above the picture, within Discord's limits; sections for which there is no room are left
    out."""
    below = len(cut(sheet.below, DESCRIPTION))
    embed = discord.Embed(
        title=shorten(sheet.title, TITLE) or None,
        description=cut(sheet.text, DESCRIPTION - below),
        colour=sheet.colour,
    )
    if sheet.footer:
        embed.set_footer(text=shorten(plain(sheet.footer), FOOTER))
    for heading, text in sheet.sections:
        room = min(FIELD, WHOLE - len(embed) - below - len(heading))
        if room > LEAST:
            embed.add_field(name=shorten(heading, TITLE), value=cut(text, room), inline=False)
    return embed


def put_markup(shown: Sequence[discord.Embed], markup: EmojiMarkup) -> None:
    """Replace emojis by the application's in descriptions and sections, from the top, as far as there is
    room."""
    room = WHOLE - sum(map(len, shown))
    for embed in shown:
        if text := embed.description:
            embed.description = replace_emojis(text, markup, min(DESCRIPTION_WITH_MARKUP, len(text) + room))
            room -= len(embed.description) - len(text)
        for at, field in enumerate(embed.fields):
            text = field.value or ""
            value = replace_emojis(text, markup, min(FIELD, len(text) + room))
            embed.set_field_at(at, name=field.name, value=value, inline=False)
            room -= len(value) - len(text)


def files(picture: Picture) -> list[discord.File]:
    """New attachments of the pieces; each object can be sent only once."""
    return [discord.File(BytesIO(data), name, description=alt) for name, data, alt in picture.pieces]


def with_picture(embed: discord.Embed, picture: Picture) -> list[discord.Embed]:
    """The embed with a picture in it, and further ones for its other pieces, since Discord shrinks a tall
    picture. The description is repeated on the embed: screen readers do not read the attachment's there.
    discord.py has no such field, but sends it."""
    first, plain = embed.to_dict(), discord.Embed(colour=embed.colour).to_dict()
    return [
        discord.Embed.from_dict(
            {**(plain if at else first), "image": {"url": f"attachment://{name}", "description": alt}}
        )
        for at, (name, _, alt) in enumerate(picture.pieces)
    ]
