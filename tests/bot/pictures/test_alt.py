"""The description of a picture arrives where it is read aloud: in the image of the embed that shows it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from discord.http import handle_message_parameters

from bot.messages.sheets import ALT, Picture, Sheet
from bot.pictures.cut import PNG
from bot.platform.messages.embeds import edit_arguments, files, send_arguments

ROOT = Path(__file__).parents[3]
SHEET = Sheet(
    "Title", "Text", footer="small", sections=[("More", "text")], picture=Picture("p.png", b"", "Said")
)


def sent(sheet: Sheet, *, edit: bool = False) -> dict[str, Any]:
    """The body that discord.py sends for a new message, or for a changed one."""
    words = {
        key: value
        for key, value in (edit_arguments(sheet) if edit else send_arguments(sheet)).items()
        if key != "view"
    }
    with handle_message_parameters(**words) as parameters:
        (body,) = (part["value"] for part in parameters.multipart or () if part["name"] == "payload_json")
        payload: dict[str, Any] = json.loads(body)
    return payload


@pytest.mark.parametrize("edit", [False, True])
async def test_the_image_of_an_embed_is_described(edit: bool) -> None:
    payload = sent(SHEET, edit=edit)
    (embed,) = payload["embeds"]
    assert embed["image"] == {"url": "attachment://p.png", "description": "Said"}
    assert [it["description"] for it in payload["attachments"]] == ["Said"]
    assert (embed["title"], embed["footer"], embed["fields"][0]["name"]) == (
        "Title",
        {"text": "small"},
        "More",
    )


async def test_a_picture_in_pieces_stands_in_several_embeds_and_is_described_once() -> None:
    pieces = Picture("p.png", PNG + b"one" + PNG + b"two", "Said")
    first, second = sent(Sheet("Title", "Text", footer="small", picture=pieces))["embeds"]
    assert first["image"] == {"url": "attachment://p.png", "description": "Said"}
    assert second["image"] == {"url": "attachment://p-2.png", "description": "2/2"}
    assert ("footer" in first, "title" in second, second["footer"]) == (False, False, {"text": "small"})
    assert first["color"] == second["color"]
    assert [it.fp.read() for it in files(pieces)] == [PNG + b"one", PNG + b"two"]


async def test_a_description_that_is_too_long_is_cut() -> None:
    picture = Picture("p.png", b"", "Said " * ALT)
    (embed,) = sent(Sheet("", "", picture=picture))["embeds"]
    assert len(embed["image"]["description"]) <= ALT


def test_no_other_code_puts_a_picture_into_an_embed() -> None:
    files = [path for top in ("bot", "cogs") for path in (ROOT / top).rglob("*.py")]
    found = [path.name for path in files if "attachment://" in path.read_text(encoding="utf-8")]
    assert found == ["embeds.py"]
    assert not [path for path in files if "set_image" in path.read_text(encoding="utf-8")]
