"""`make bench`, or a part of it: `make bench ONLY=dog`, `make bench ONLY=ai`."""

from __future__ import annotations

import argparse
import importlib
import pkgutil

from bot.memory import seldom_searched
from tests import bench
from tests.bench.table import HEAD
from tests.bench.yardstick import Chess


def main() -> None:
    """Print the table, line by line as it is measured.

    Every module here named `measure_*` has `lines(chess)`; `measure_dog` is the part `dog`,
    `measure_dog_ai` belongs to `dog` and to `ai`.
    """
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("only", nargs="?", default="")
    parser.add_argument("--yardstick", required=True, help="a Python that has python-chess")
    args = parser.parse_args()
    modules = sorted(
        m.name for m in pkgutil.iter_modules(bench.__path__) if m.name.startswith("measure_")
    )
    chosen = [m for m in modules if not args.only or args.only in m.split("_")]
    if not chosen:
        parser.error(
            f"no such part; there are {', '.join(m.removeprefix('measure_') for m in modules)}"
        )
    print(HEAD, flush=True)
    with Chess(args.yardstick) as chess, seldom_searched():  # as `stammtisch run` does
        for name in chosen:
            for line in importlib.import_module(f"tests.bench.{name}").lines(chess):
                print(line, flush=True)


if __name__ == "__main__":
    main()
