"""Slash commands and components: they receive, and hand over at once."""

from __future__ import annotations

from cogs.course.analysis import AnalysisCog
from cogs.course.decisions import DecisionsCog
from cogs.course.ledger import LedgerCog
from cogs.course.record import RecordCog
from cogs.course.replay import ReplayCog
from cogs.course.standings import StandingsCog
from cogs.help.about import AboutCog
from cogs.help.guide import GuideCog
from cogs.help.help import HelpCog
from cogs.help.reference import ReferenceCog
from cogs.people.games import GamesCog
from cogs.people.leaderboard import LeaderboardCog
from cogs.people.privacy import PrivacyCog
from cogs.people.profile import ProfilesCog
from cogs.people.settings import SettingsCog
from cogs.seasons.places import SeasonPlacesCog
from cogs.seasons.season import SeasonCog
from cogs.seasons.sign_up import SignUpCog
from cogs.tables.calls import CallsCog
from cogs.tables.care import CareCog
from cogs.tables.learn import LearnCog
from cogs.tables.lobby import LobbyCog
from cogs.tables.lobby_settings import LobbySettingsCog
from cogs.tables.office import OfficeCog
from cogs.tables.orders import OrdersCog
from cogs.tables.places import PlacesCog
from cogs.tables.play import PlayCog
from cogs.tables.table import TableCog

COGS = (
    LobbyCog,
    LobbySettingsCog,
    CallsCog,
    PlayCog,
    OfficeCog,
    LearnCog,
    OrdersCog,
    StandingsCog,
    ReferenceCog,
    GuideCog,
    CareCog,
    PlacesCog,
    TableCog,
    SettingsCog,
    GamesCog,
    LeaderboardCog,
    SeasonCog,
    SignUpCog,
    SeasonPlacesCog,
    ProfilesCog,
    LedgerCog,
    RecordCog,
    AnalysisCog,
    DecisionsCog,
    ReplayCog,
    PrivacyCog,
    AboutCog,
    HelpCog,
)
"""All cogs, in the order in which the bot adds them."""
