"""The command line: run and play, check and status, backup and restore, export and verify."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import json
import locale
import logging
import os
import shutil
import signal
import sys
import textwrap
import time
from errno import ENOENT
from pathlib import Path
from typing import Final

from bot import __version__, logs
from bot.alone import play_alone
from bot.app import serve
from bot.checks import checked
from bot.export import Finding
from bot.lobby import usual
from bot.memory import seldom_searched
from bot.platforms.base import Person, Unanswered, Unwelcome
from bot.platforms.server import Taken
from bot.platforms.terminal import NAME as TERMINAL
from bot.premises import ours, said, tried
from bot.settings import Settings, Unusable
from bot.settings import read as read_settings
from bot.status import running, stamp, standing
from bot.tools import exported, forgotten, poured_in, poured_out, verified
from bot.words import Words
from games import GAMES
from games.protocol import Setup, Trouble
from games.text import Tag, Text
from storage import backup, restore, survey
from storage.errors import StoreError, Unreachable

log = logging.getLogger(__name__)

STREAM: Final = Path("-")
MEND: Final = 2  # an exit code: the host has to change something, trying again is no use
NARROW: Final = 40  # characters: lines are not broken any shorter
LATER: Final = 75  # sysexits' EX_TEMPFAIL: out of reach, as after a power cut; try again


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code is 0, `MEND` for what cannot be done as asked, or `LATER`."""
    words = Words()
    args = _parser(words).parse_args(argv)
    try:
        match args.command:
            case "check":
                return asyncio.run(_check(words))
            case "run":
                return _run(words)
            case "invite":
                return _invite(words)
            case "play":
                return _play(args)
            case _:
                return asyncio.run(_tool(words, args))
    except Trouble as trouble:
        print(words.say(trouble.text), file=sys.stderr)
    except Unusable as unusable:
        print(words.say(Text("run-settings")), file=sys.stderr)
        for text in unusable.texts:
            print("  " + words.say(text), file=sys.stderr)
    except OSError as error:
        print(words.say(_no_file(error)), file=sys.stderr)
    except StoreError as error:
        print(words.say(said(error)), file=sys.stderr)
        return LATER if isinstance(error, Unreachable) else MEND
    except Unwelcome as unwelcome:
        print(words.say(unwelcome.text), file=sys.stderr)
        return LATER if isinstance(unwelcome, Unanswered) else MEND
    return MEND


def _no_file(error: OSError) -> Text:
    file = str(error.filename or error)
    if isinstance(error, FileExistsError):
        return Text("cli-file-there", file=file)
    return Text("cli-no-file", file=file, why=error.strerror or type(error).__name__)


def _parser(words: Words) -> argparse.ArgumentParser:
    def say(key: str) -> str:
        return words.say(Text(key))

    parser = argparse.ArgumentParser(
        prog="stammtisch", description=say("cli-about"), epilog=say("cli-more")
    )
    parser.add_argument("--version", action="version", version=f"stammtisch {__version__}")
    commands = parser.add_subparsers(
        dest="command", required=True, title=say("cli-commands"), metavar="COMMAND"
    )
    commands.add_parser("run", help=say("cli-run"))
    play = commands.add_parser("play", help=say("cli-play"))
    play.add_argument("game", nargs="?", choices=sorted(GAMES), default="dog", help=say("cli-game"))
    play.add_argument("--players", type=int, help=say("cli-players"))
    play.add_argument("--option", action="append", default=[], help=say("cli-option"))
    play.add_argument("--seed", help=say("cli-seed"))
    play.add_argument("--new", action="store_true", help=say("cli-new"))
    commands.add_parser("check", help=say("cli-check"))
    commands.add_parser("invite", help=say("cli-invite"))
    commands.add_parser("status", help=say("cli-status"))
    commands.add_parser("tables", help=say("cli-tables"))
    forget = commands.add_parser("forget", help=say("cli-forget"))
    forget.add_argument("person", help=say("cli-forget-what"))
    for command, key in (("backup", "cli-backup"), ("restore", "cli-restore")):
        copying = commands.add_parser(command, help=say(key))
        copying.add_argument("file", type=Path, help=say("cli-copy-what"))
    export = commands.add_parser("export", help=say("cli-export"))
    export.add_argument("table", help=say("cli-export-what"))
    verify = commands.add_parser("verify", help=say("cli-verify"))
    verify.add_argument("table", help=say("cli-verify-what"))
    return parser


async def _tool(words: Words, args: argparse.Namespace) -> int:
    """What a host does beside a running bot."""
    settings = read_settings()
    ours(settings.data)
    url = settings.database
    match args.command:
        case "status":
            found, now = await survey(url), time.time()
            for text in standing(found, now):
                print(words.say(text))
            return 0 if running(found, now) else 1
        case "tables":
            for one in (await survey(url)).tables:
                told = Text(
                    "cli-table",
                    table=one.id,
                    game=Tag("game-name", one.game),
                    phase=Tag("table-phase", one.phase),
                    room=one.room,
                    at=stamp(one.changed),
                )
                print(words.say(told))
        case "forget":
            count = await forgotten(url, args.person)
            print(words.say(Text("cli-forgotten", person=args.person, tables=count)))
        case "backup":
            if args.file == STREAM:
                await poured_out(settings, sys.stdout.buffer)
            else:
                await backup(url, args.file)
                print(words.say(Text("cli-backed-up", file=str(args.file))))
        case "restore":
            if args.file == STREAM:
                made = await poured_in(settings, sys.stdin.buffer)
            elif args.file.is_file():
                made = await restore(args.file, url)
            else:
                raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(args.file))
            print(words.say(Text("cli-restored", at=stamp(made))))
        case "export":
            print(json.dumps(await exported(settings, args.table), ensure_ascii=False, indent=1))
        case _:
            findings = await verified(settings, args.table)
            for finding in findings:
                print(words.say(finding.text))
            good = all(finding.good for finding in findings)
            print(words.say(Text("verify-all-good" if good else "verify-not-good")))
            return 0 if good else 1
    return 0


def _run(words: Words) -> int:
    """Serve until somebody stops us; `MEND` for what the host must mend, 1 for what we must.

    Stopped by a supervisor it is 143, as for any program that SIGTERM ends: Docker starts again
    at boot what ended with an error, and nothing else of what has an end to its attempts.
    """
    settings = read_settings()
    recent = logs.begin(sys.stderr, settings.secrets)
    for name, like in settings.slips:
        print(words.say(Text("setting-unknown", name=name, like=like)), file=sys.stderr)
    try:
        sign = asyncio.run(_serve(words, settings, recent))
    except Taken as taken:
        busy = Text("run-port-taken", host=taken.host, port=str(taken.port), why=taken.why)
        print(words.say(busy), file=sys.stderr)
        return MEND
    except (Trouble, StoreError, OSError, Unwelcome):
        raise
    except Exception:
        log.exception("ended by an error of ours")
        return 1
    return 128 + sign if sign == signal.SIGTERM else 0


def _invite(words: Words) -> int:
    """Print the link that brings the bot to a server."""
    settings = read_settings()
    if not settings.discord_token:
        raise Unwelcome(Text("discord-no-token"))
    from bot.platforms.discord import invitation  # noqa: PLC0415 - only where it is asked for

    print(words.say(Text("discord-invite", link=asyncio.run(invitation(settings)))))
    return 0


async def _serve(words: Words, settings: Settings, recent: logs.Recent) -> signal.Signals:
    """Serve until a signal comes, and tell which."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    came = []

    def heard(sign: signal.Signals) -> None:
        came.append(sign)
        stop.set()

    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, heard, sign)

    def opened(address: str) -> None:
        key = "run-open" if sys.stdout.isatty() else "run-open-unattended"
        print(words.say(Text(key, address=address, version=__version__)), flush=True)

    with seldom_searched():
        await serve(settings, opened, stop, errors=recent.records)
    print(words.say(Text("run-closed")), flush=True)
    return came[0]


def _play(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    options = []
    for text in args.option:
        name, written, value = text.partition("=")
        if not written:
            raise Trouble(Text("cli-bad-option", text=text))
        options.append((name, value))
    players = args.players or usual(game)
    settings = read_settings()
    if not args.seed:
        tried(settings.data)
    me = Person(TERMINAL, "me", getpass.getuser().capitalize(), locale.getlocale()[0])
    asyncio.run(
        play_alone(
            game,
            Setup(players, tuple(options)),
            me,
            input,
            _print,
            folder=settings.data,
            seed=args.seed or "",
            anew=args.new,
            any_number=not args.players,
        )
    )
    return 0


def _print(text: str) -> None:
    """Lines on a terminal, broken between words where they are too long for it."""
    if sys.stdout.isatty():
        wide = max(NARROW, shutil.get_terminal_size().columns - 1)
        text = "\n".join(_broken(line, wide) for line in text.splitlines())
    print(text, flush=True)


def _broken(line: str, wide: int) -> str:
    parts = textwrap.wrap(
        line, wide, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
    return "\n".join(parts)


async def _check(words: Words) -> int:
    """What is fine and what is not; the exit code says whether all is."""
    logging.disable()  # what is wrong is a finding
    good = True
    try:
        async for finding in checked(read_settings()):
            good = good and finding.good
            _tell(words, finding)
    except Unusable as unusable:
        good = False
        for text in unusable.texts:
            _tell(words, Finding(good=False, text=text))
    finally:
        logging.disable(logging.NOTSET)
    print(words.say(Text("check-all-good" if good else "check-not-good")))
    return 0 if good else 1


def _tell(words: Words, finding: Finding) -> None:
    if finding.note:
        mark = Text("check-note", what=finding.text)
    else:
        mark = Text("check-good" if finding.good else "check-bad", what=finding.text)
    print(words.say(mark), flush=True)


if __name__ == "__main__":
    sys.exit(main())
