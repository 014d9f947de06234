"""The command line: run and play, check, backup and restore, export and verify."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import secrets
import signal
import sys
from datetime import datetime
from importlib.resources import files
from pathlib import Path

from bot.app import serve
from bot.lobby import usual
from bot.platforms.base import Unwelcome
from bot.platforms.server import Taken
from bot.platforms.terminal import Terminal
from bot.settings import Settings, Unusable
from bot.settings import read as read_settings
from bot.tools import exported, verified
from bot.words import Words, keys, languages
from games import GAMES
from games.protocol import Setup, Trouble
from games.text import Tag, Text
from storage import backup, restore
from storage.errors import StoreError


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 for what cannot be done as asked."""
    words = Words()
    args = _parser(words).parse_args(argv)
    try:
        match args.command:
            case "check":
                return _check(words)
            case "run":
                return _run(words)
            case "invite":
                return _invite(words)
            case "play":
                return _play(words, args)
            case _:
                return asyncio.run(_tool(words, args))
    except Trouble as trouble:
        print(words.say(trouble.text), file=sys.stderr)
    except Unusable as unusable:
        for text in unusable.texts:
            print(words.say(text), file=sys.stderr)
    except OSError as error:
        print(words.say(Text("cli-no-file", what=str(error))), file=sys.stderr)
    except StoreError as error:
        why = Tag("run-database", type(error).__name__.lower())
        print(words.say(Text("run-no-database", why=why, what=str(error))), file=sys.stderr)
    except Unwelcome as unwelcome:
        print(words.say(unwelcome.text), file=sys.stderr)
    return 2


def _parser(words: Words) -> argparse.ArgumentParser:
    def say(key: str) -> str:
        return words.say(Text(key))

    parser = argparse.ArgumentParser(prog="stammtisch", description=say("cli-about"))
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help=say("cli-run"))
    play = commands.add_parser("play", help=say("cli-play"))
    play.add_argument("game", nargs="?", choices=sorted(GAMES), default="dog", help=say("cli-game"))
    play.add_argument("--players", type=int, help=say("cli-players"))
    play.add_argument("--option", action="append", default=[], help=say("cli-option"))
    play.add_argument("--seed", help=say("cli-seed"))
    commands.add_parser("check", help=say("cli-check"))
    commands.add_parser("invite", help=say("cli-invite"))
    commands.add_parser("backup", help=say("cli-backup")).add_argument("file", type=Path)
    commands.add_parser("restore", help=say("cli-restore")).add_argument("file", type=Path)
    export = commands.add_parser("export", help=say("cli-export"))
    export.add_argument("table", help=say("cli-export-what"))
    verify = commands.add_parser("verify", help=say("cli-verify"))
    verify.add_argument("table", help=say("cli-verify-what"))
    return parser


async def _tool(words: Words, args: argparse.Namespace) -> int:
    """What a host does beside a running bot."""
    url = read_settings().database
    match args.command:
        case "backup":
            await backup(url, args.file)
            print(words.say(Text("cli-backed-up", file=str(args.file))))
        case "restore":
            if not args.file.is_file():
                raise FileNotFoundError(str(args.file))
            at = datetime.fromtimestamp(await restore(args.file, url)).astimezone()
            print(words.say(Text("cli-restored", at=f"{at:%Y-%m-%d %H:%M}")))
        case "export":
            print(json.dumps(await exported(url, args.table), ensure_ascii=False, indent=1))
        case _:
            findings = await verified(url, args.table)
            for finding in findings:
                print(words.say(finding.text))
            good = all(finding.good for finding in findings)
            print(words.say(Text("verify-all-good" if good else "verify-not-good")))
            return 0 if good else 1
    return 0


def _run(words: Words) -> int:
    """Serve until somebody stops us."""
    logging.basicConfig(
        level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        asyncio.run(_serve(words, read_settings()))
    except Taken as taken:
        busy = Text("run-port-taken", host=taken.host, port=str(taken.port), why=taken.why)
        print(words.say(busy), file=sys.stderr)
        return 2
    return 0


def _invite(words: Words) -> int:
    """Print the link that brings the bot to a server."""
    settings = read_settings()
    if not settings.discord_token:
        raise Unwelcome(Text("discord-no-token"))
    from bot.platforms.discord import invitation  # noqa: PLC0415 - only where it is asked for

    print(words.say(Text("discord-invite", link=asyncio.run(invitation(settings)))))
    return 0


async def _serve(words: Words, settings: Settings) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stop.set)

    def opened(address: str) -> None:
        print(words.say(Text("run-open", address=address)), flush=True)

    await serve(settings, opened, stop)
    print(words.say(Text("run-closed")), flush=True)


def _play(words: Words, args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    options = []
    for text in args.option:
        name, written, value = text.partition("=")
        if not written:
            raise Trouble(Text("cli-bad-option", text=text))
        options.append((name, value))
    players = args.players or usual(game)
    key = args.seed.encode() if args.seed else secrets.token_bytes(32)
    Terminal(game, Setup(players, tuple(options)), key, words, input, print).play()
    return 0


def _check(words: Words) -> int:
    """Whether data files came along: every language has every message, every game its rules."""
    everything = keys()
    missing = {one: everything - keys(one) for one in languages() if everything - keys(one)}
    for game in GAMES.values():
        files("games").joinpath(game.key, "RULES.md").read_text("utf-8")
        game.start(Setup(game.counts[0]))
    if missing:
        print(missing, file=sys.stderr)
        return 1
    print(
        words.say(
            Text(
                "cli-checked",
                games=len(GAMES),
                messages=len(everything),
                languages=len(languages()),
            )
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
