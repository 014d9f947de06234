"""Runs in a process and an environment of its own (python-chess is GPL): random moves a second.

Each line on standard input is a number of seconds (of this process); the answer is a speed. A move is one
`list(legal_moves)` and one `push`; games are cut at 200 plies. Garbage is searched for as rarely as in
the program that is measured against it (`bot.memory`).
"""

import gc
import random
import sys
import time

import chess


def speed(seconds: float, rng: random.Random) -> float:
    """Random moves a second, over about that many seconds."""
    moves, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        board = chess.Board()
        for _ in range(200):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
    return moves / (time.process_time() - begin)


def main() -> None:
    """Answer until the input ends."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    rng = random.Random(64)
    speed(0.2, rng)
    for line in sys.stdin:
        print(speed(float(line), rng), flush=True)


if __name__ == "__main__":
    main()
