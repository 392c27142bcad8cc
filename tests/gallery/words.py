"""Words per screen: how many words a person reads on every screen of the gallery, in each language.

`python -m tests.gallery.words FOLDER [LANGUAGE …]` plays the screens in the simulated Discord, with blank
pictures, and writes what their messages say to FOLDER; `python -m tests.gallery.words --compare BEFORE AFTER`
compares two such folders.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator, Mapping
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import simcord
from PIL import Image

from bot.app import create_bot
from bot.services import Services, favourite_key
from bot.settings import Settings
from bot.texts import LOCALES, Texts
from bot.workers.studio import Studio
from tests.gallery import games, house
from tests.gallery.channel import GAME, label, people
from tests.gallery.screens import LOBBY, acts
from tests.gallery.served import sitting, stage
from tests.laws.word_count import count
from tests.world import BUTTON, IDLE, PEOPLE, Press, World, _label, _QuickEnv, loose, open_world

OTHERS = games.KEYS
"""Games whose screens are named after them; the other screens belong to the first game and to the bot."""
PATIENCE = 120.0
"""Seconds for each press."""


class Reader:
    """Plays the steps of the gallery in a world, and keeps the words of each screen by its name."""

    def __init__(self, world: World, t: Texts) -> None:
        self.world = world
        self.t = t
        self.name = PEOPLE[0]
        self.read: dict[str, str] = {}

    async def play(self, steps: str) -> None:
        """Do these steps; those for which there is no control any more are named and left out."""
        for step in filter(None, map(str.strip, steps.splitlines())):
            try:
                await self.step(step.split())
            except (LookupError, StopIteration, TimeoutError) as missing:
                print(f"  {self.t.locale}: {step}: {missing!s:.90}", file=sys.stderr)

    async def step(self, step: list[str]) -> None:
        """Do one step, as `tests.gallery.channel.request` does it in a browser; raises `LookupError`."""
        match step:
            case ["as", name]:
                self.name = name
            case ["press", key]:
                await self.throw(loose(label(self.t, key)), True)
            case ["choose", key, *numbers]:
                await self.throw(loose(label(self.t, key)), False, [*map(int, numbers)])
            case ["say", *text]:
                command = " ".join(text).removeprefix("/")
                await self.world.member(self.name).slash(self.world.channel, command)
            case ["shoot", name]:
                seen = next(it for it in self.world._seen(self.name) if it.embeds)
                self.read[name] = "\n".join(words(seen.content, seen.embeds, seen.components))

    async def throw(self, wanted: str, button: bool, numbers: list[int] | None = None) -> None:
        """Press the newest button of this label, or take options of the newest menu of these words."""
        for place, control in self.world._controls(self.name, None):
            if _label(control) == wanted and (control["type"] == BUTTON) is button:
                values = tuple(str(control["options"][it]["value"]) for it in numbers or ())
                message = self.world._real(place)
                press = Press(self.name, control["custom_id"], message, None if button else values)
                await self.world.flood(press)
                return
        raise LookupError(f"nothing called {wanted!r}")


def words(content: str, embeds: list[Any], components: list[Any]) -> Iterator[str]:
    """What a message says: its text, its embeds, its buttons, its closed menus with what is chosen there."""
    yield content
    for embed in embeds:
        yield from (str(embed.get(part) or "") for part in ("title", "description"))
        yield from (f"{it['name']}\n{it['value']}" for it in embed.get("fields", ()))
        yield str((embed.get("footer") or {}).get("text", ""))
    for row in components:
        for it in row.get("components", ()):
            chosen = [option["label"] for option in it.get("options", ()) if option.get("default")]
            yield " ".join(chosen) or it.get("label") or it.get("placeholder") or ""


def group(screen: str) -> str:
    """The game to which a screen belongs, by its name."""
    return next((it for it in OTHERS if screen.startswith(it)), f"{GAME} and house")


@cache
def blank() -> bytes:
    """A picture of nothing: what stands on pictures is not counted."""
    data = BytesIO()
    Image.new("RGB", (8, 8)).save(data, "PNG")
    return data.getvalue()


async def draw_blank(*_: object) -> bytes:
    """In place of every picture."""
    return blank()


async def settle_patiently(env: simcord.Env, *, idle: float = IDLE, **options: Any) -> None:
    """In place of waiting five seconds: machines are busy, and nothing here is a test."""
    await simcord.Env._settle_internal(env, idle=idle, **{**options, "timeout": PATIENCE})


async def prepare_nothing(*_: object) -> None:
    """In place of drawing at the start what is shown later."""


async def visit(room: Path, steps: str, language: str, game: str = GAME) -> dict[str, str]:
    """The words of the screens of these steps, with the tables of this database."""
    settings = Settings(database=room, discord_token=None, pictures=True)
    async with open_world(partial(create_bot, settings)) as world:
        for name in PEOPLE:
            world.speaks(name, language)
        bot: Any = world.env.bot
        await bot.services.store.people.set_language(world.guild.id, Texts.of(language).locale)
        await bot.services.store.people.set(favourite_key(world.guild.id), game)
        await world.env.settle()
        reader = Reader(world, Texts.of(language).within(game))
        await reader.play(steps)
        await world.env.settle()
        world.errors()
    return reader.read


async def play(language: str) -> dict[str, str]:
    """The words of every screen in this language, by the names of the screens."""
    with TemporaryDirectory() as folder:
        rooms = Path(folder)
        read = await visit(rooms / "lobby", LOBBY, language)
        model = await sitting(rooms / "lobby")
        for key in games.KEYS:
            read |= await visit(rooms / key, games.lobby(key), language, key)
        read |= await visit(rooms / "alone", house.ALONE, language)
        for number, act in enumerate(acts(language)):
            room = rooms / str(number)
            steps = act.steps.format(**people(await stage(room, model, act.scene, language)))
            read |= await visit(room, steps, language, act.scene.table.key)
    return read


def compare(before: Path, after: Path) -> None:
    """Print the words of each screen that both folders have, with sums and ratios for each group."""
    for path in sorted(before.glob("*.json")):
        old, new = (json.loads((it / path.name).read_text(encoding="utf-8")) for it in (before, after))
        both = {it: (count(old[it]), count(new[it])) for it in old if it in new}
        print(path.stem)
        for name, (was, now) in sorted(both.items(), key=lambda it: (group(it[0]), -it[1][0])):
            print(f"    {name:32}{was:6}{now:6}  {now / max(was, 1):5.2f}")
        for which in dict.fromkeys(map(group, both)):
            print(f"  {which:34}{summary({it: both[it] for it in both if group(it) == which})}")
        print(f"  {'all':34}{summary(both)}")


def summary(pairs: Mapping[str, tuple[int, int]]) -> str:
    """Words of some screens together, before and after, and the median of their ratios."""
    was, now = (sum(it) for it in zip(*pairs.values(), strict=True))
    ratios = median(new / max(old, 1) for old, new in pairs.values())
    return f"{was:6}{now:6}  {now / was:5.2f}  median {ratios:.2f}  ({len(pairs)} screens)"


def main(wanted: list[str]) -> int:
    """Play the screens, or compare two folders."""
    if wanted[:1] == ["--compare"]:
        compare(*map(Path, wanted[1:3]))
        return 0
    into = Path(wanted[0])
    into.mkdir(parents=True, exist_ok=True)
    for language in wanted[1:] or LOCALES:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Studio, "draw_cached", draw_blank)
            patch.setattr(Services, "prepare", prepare_nothing)
            patch.setattr(_QuickEnv, "_settle_internal", settle_patiently)
            read = asyncio.run(play(language))
        path = into / f"{language}.json"
        path.write_text(json.dumps(read, ensure_ascii=False, indent=1), encoding="utf-8")
        print(f"{language}: {sum(map(count, read.values()))} words on {len(read)} screens")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
