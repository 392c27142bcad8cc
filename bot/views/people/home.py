"""The page of /settings about a server: language, game and channel of its tables, for those who manage it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button, ChannelMenu, Choices, Control, Menu
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import LOCALES, Texts
from bot.texts.formats import game_title

SERVER = "server"
"""The page of the panel about the server."""
NONE = "-"
"""The option that clears a choice."""


@dataclass(frozen=True, slots=True)
class Home:
    """What a server has chosen. `game`: opened by /new; `channel`: for new tables; empty and 0: none.
    `manages`: whether the reader may change it."""

    t: Texts
    language: str
    game: str = ""
    channel: int = 0
    manages: bool = False

    def sheet(self, note: str = "") -> Sheet:
        """The page below `note`. The text names the channel, since a channel's menu may not show it."""
        back = Button(Id("settings", 0), self.t("settings-do-back"), row=4)
        text = "\n\n".join(filter(None, (note, self.line)))
        return Sheet(self.t("settings-server-title"), text, [*self.controls(), back])

    def offer(self) -> Sheet:
        """Below another answer: what the manager may choose, and the button to this page."""
        page_button = Button(Id("settings", 0, 0, SERVER), self.t("settings-do-server"))
        return Sheet("", self.t("settings-welcome"), [page_button])

    @property
    def line(self) -> str:
        """Language, game and channel in one line."""
        lines = [self.t("settings-language", language=Texts.of(self.language)("language-name"))]
        if len(PRESENTERS) > 1:
            lines.append(self.game_line)
        if self.channel:
            lines.append(self.t("settings-channel", channel=f"<#{self.channel}>"))
        elif self.manages:
            lines.append(self.t("settings-no-channel"))
        return " · ".join(lines)

    def controls(self) -> list[Control]:
        """Menus, for a manager only."""
        if not self.manages:
            return []
        menus: list[Control] = [self.language_menu]
        menus += [self.game_menu] if len(PRESENTERS) > 1 else []
        return [*menus, self.channel_menu]

    @property
    def game_line(self) -> str:
        """The game that /new opens, as a part of `line`."""
        if self.game not in PRESENTERS:
            return self.t("settings-no-game")
        return self.t("settings-game", game=game_title(self.t, self.game))

    @property
    def language_menu(self) -> Menu:
        """The language of new tables."""
        names = [(locale, Texts.of(locale)("language-name")) for locale in LOCALES]
        options = [(locale, self.t("settings-option-language", language=name)) for locale, name in names]
        choices = Choices(options, picked=(self.language,))
        return Menu(Id("spoken", 0), self.t("settings-pick-server-language"), choices)

    @property
    def game_menu(self) -> Menu:
        """The game that /new opens."""
        options = [(NONE, self.t("settings-option-no-game"))]
        options += [(key, self.t("settings-option-game", game=game_title(self.t, key))) for key in PRESENTERS]
        choices = Choices(options, picked=(self.game or NONE,))
        return Menu(Id("favourite", 0), self.t("settings-pick-game"), choices)

    @property
    def channel_menu(self) -> ChannelMenu:
        """The channel in which tables are opened."""
        picked = (self.channel,) if self.channel else ()
        return ChannelMenu(Id("channel", 0), self.t("settings-pick-channel"), picked)
