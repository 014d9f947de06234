"""The files of the page, as they came with the program; their address changes when they do."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

KINDS: Final = {
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
SKELETON: Final = "index.html"


@dataclass(frozen=True, slots=True)
class PageFiles:
    """What browsers fetch once."""

    version: str
    served: dict[str, tuple[str, bytes]]
    """Kind and content, by name."""
    skeleton: Template

    def html(self, language: str, title: str, without_script: str) -> str:
        """The page before its script has run."""
        return self.skeleton.substitute(
            version=self.version,
            language=escape(language),
            title=escape(title),
            noscript=escape(without_script),
        )


@cache
def page_files() -> PageFiles:
    """All of them."""
    folder = files("bot.platforms.web").joinpath("page")
    contents = {one.name: one.read_bytes() for one in folder.iterdir() if one.is_file()}
    digest = hashlib.sha256(repr(sorted(contents.items())).encode()).hexdigest()[:12]
    skeleton = contents.pop(SKELETON).decode()
    served = {name: (KINDS[name.rpartition(".")[2]], content) for name, content in contents.items()}
    return PageFiles(digest, served, Template(skeleton))
