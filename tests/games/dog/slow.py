"""The rules of DOG a second time: slow and plain, so that a fast engine can be checked against it.

It knows positions only in their text form and shares no code with the engine. D1, D2, ... are
the paragraphs of the game's RULES.md. What happens between rounds (dealing, exchange, drawing:
D8 to D11) is not here: a position is in the middle of a round.
"""

from __future__ import annotations

from typing import NamedTuple

RANKS = "A23456789TJQK"  # and X, the joker
# D7: how far a card moves one marble; the seven (D18) and the jack (D17) are something else.
STEPS = {rank: [steps] for steps, rank in enumerate(RANKS, start=1) if rank not in "7J"}
STEPS["A"] = [1, 11]

Outcome = tuple[str, str, str, int | None]  # kind, card laid down, resulting board, steal target


class Table(NamedTuple):
    players: int
    teams: str  # "2x2", "3x2", "2x3" or "solo"
    book: str  # "braendi" or "classic"
    options: frozenset[str]  # of "canadian" (D21) and "nojoker" (D26)


class Marble(NamedTuple):
    owner: int
    place: str  # "ring" or "finish"
    field: int
    fresh: bool = False


# The marbles outside the kennels. No two ever share a field, so a set is a board, and those of
# an owner that are missing from four are in the kennel.
Board = frozenset[Marble]


class Position(NamedTuple):
    table: Table
    board: Board
    hands: list[str]
    turn: int


# --- the text form ---


def read_board(text: str) -> Board:
    """The board that players divided by slashes describe: `12`, `0*`, `f3`, `-`."""
    marbles = set()
    for owner, places in enumerate(text.split("/")):
        for word in places.strip().split(","):
            if word.startswith("f"):
                marbles.add(Marble(owner, "finish", int(word[1:])))
            elif word != "-":
                fresh = word.endswith("*")
                marbles.add(Marble(owner, "ring", int(word.rstrip("*")), fresh))
    return frozenset(marbles)


def write_board(table: Table, board: Board) -> str:
    """The one canonical text: ring fields ascending, then finish fields ascending."""
    players = []
    for owner in range(table.players):
        ring = sorted((m.field, m.fresh) for m in board if m[:2] == (owner, "ring"))
        finish = sorted(m.field for m in board if m[:2] == (owner, "finish"))
        words = [f"{field}*" if fresh else str(field) for field, fresh in ring]
        words += [f"f{field}" for field in finish]
        players.append(",".join(words) or "-")
    return " / ".join(players)


def read_position(text: str) -> Position:
    """The four parts of a position; further parts are left unread."""
    head, board, hands, turn = [part.strip() for part in text.split(";")][:4]
    players, teams, rules = head.split()
    book, *options = rules.split("+")
    return Position(
        Table(int(players), teams, book, frozenset(options)),
        read_board(board),
        [hand.strip().replace("-", "") for hand in hands.split("/")],
        int(turn.removeprefix("turn ")),
    )


# --- the table ---


def ring_length(table: Table) -> int:
    """D1: sixteen fields for each segment of the four-board or the six-board."""
    return 16 * 4 if table.players <= 4 else 16 * 6


def start_of(table: Table, seat: int) -> int:
    """D2: two players sit opposite each other, else the segments are taken in order."""
    return 32 * seat if table.players == 2 else 16 * seat


def party_of(table: Table, seat: int) -> set[int]:
    """D3: the seats that win together with this one, itself among them."""
    parties = {"solo": table.players, "2x2": 2, "3x2": 3, "2x3": 2}[table.teams]
    return {other for other in range(table.players) if other % parties == seat % parties}


def alone(table: Table) -> bool:
    return table.teams == "solo"


def all_home(board: Board, seat: int) -> bool:
    return sum(m.owner == seat and m.place == "finish" for m in board) == 4


def complete(table: Table, board: Board, seat: int) -> bool:
    """D27: every marble of the seat's party is in its finish."""
    return all(all_home(board, member) for member in party_of(table, seat))


def controlled(table: Table, board: Board, seat: int) -> set[int]:
    """D24: whose marbles a seat plays: its own, and once they are all home its teammates'."""
    return party_of(table, seat) - {seat} if all_home(board, seat) else {seat}


# --- standing, passing, hitting ---


def bars(table: Table, marble: Marble) -> bool:
    """D5: a fresh marble bars its field; D6: in `classic` any marble on its own start does."""
    if marble.place == "finish":
        return False
    if table.book == "classic":
        return marble.field == start_of(table, marble.owner)
    return marble.fresh


def is_open(table: Table, board: Board, arrival: Marble, *, blockades: bool) -> bool:
    """Whether a marble may be where `arrival` says, in passing or to stay."""
    for other in board:
        same_field = (other.place, other.field) == (arrival.place, arrival.field)
        if arrival.place == "finish":
            # D15: nobody passes or hits in a finish.
            if same_field and other.owner == arrival.owner:
                return False
        elif same_field and blockades and bars(table, other):
            return False
    return True


def land(board: Board, arrival: Marble) -> Board:
    """The board with this marble added; whoever stood on its ring field goes home (D7)."""
    if arrival.place == "finish":
        return board | {arrival}
    return frozenset(m for m in board if m[1:3] != arrival[1:3]) | {arrival}


def step(table: Table, others: Board, marble: Marble, *, blockades: bool = True) -> list[Marble]:
    """Where one step forward takes a marble among the others: nowhere, to one or two places."""
    owner, place, field, fresh = marble
    if place == "finish":
        # D15: only inward, and nothing leaves the finish.
        ahead = [Marble(owner, "finish", field + 1)] if field < 4 else []
    else:
        # D14: the way round the ring is always a choice. A step ends freshness (D6).
        ahead = [Marble(owner, "ring", (field + 1) % ring_length(table))]
        # D4, D13: from the own start into the finish, unless fresh there.
        if field == start_of(table, owner) and not fresh:
            ahead.append(Marble(owner, "finish", 1))
    return [new for new in ahead if is_open(table, others, new, blockades=blockades)]


# --- what a card can do to the board ---


def forward(table: Table, board: Board, marble: Marble, steps: int) -> set[Board]:
    """D7: one marble forward by the full value; it hits only where it arrives."""
    others = board - {marble}
    reached = {marble}
    for _ in range(steps):
        reached = {new for way in reached for new in step(table, others, way)}
    return {land(others, arrival) for arrival in reached}


def four_back(table: Table, board: Board, marble: Marble) -> set[Board]:
    """D16: a ring marble four fields back, past no barring marble and never into a finish."""
    if marble.place == "finish":
        return set()
    others = board - {marble}
    for _ in range(4):
        marble = Marble(marble.owner, "ring", (marble.field - 1) % ring_length(table))
        if not is_open(table, others, marble, blockades=True):
            return set()
    return {land(others, marble)}


def leave_kennel(table: Table, board: Board, owner: int) -> set[Board]:
    """D12: a kennel marble onto its start, fresh, unless a barring marble stands there."""
    kennel = 4 - sum(m.owner == owner for m in board)
    arrival = Marble(owner, "ring", start_of(table, owner), fresh=True)
    if kennel == 0 or not is_open(table, board, arrival, blockades=True):
        return set()
    return {land(board, arrival)}


def swaps(table: Table, board: Board, seat: int) -> set[Board]:
    """D17: a controlled ring marble with that of another owner, neither of them barring."""
    free = [m for m in board if m.place == "ring" and not bars(table, m)]
    return {
        board - {one, other} | {one._replace(field=other.field), other._replace(field=one.field)}
        for one in free
        if one.owner in controlled(table, board, seat)
        for other in free
        if other.owner != one.owner
    }


def sevens(table: Table, board: Board, seat: int) -> set[Board]:
    """D18: seven single steps, each with any marble that may be moved at that moment."""
    boards = {board}
    for _ in range(7):
        boards = {after for before in boards for after in seven_step(table, before, seat)}
    return boards  # ways that got stuck before the seventh step have dropped out


def seven_step(table: Table, board: Board, seat: int) -> set[Board]:
    """The boards after one of the seven steps; each field stepped on is hit (D19)."""
    if alone(table):
        owners = set(range(table.players))  # D22
    elif "canadian" in table.options:
        owners = party_of(table, seat)  # D21
    else:
        owners = controlled(table, board, seat)  # D25: asked anew before every step
    return {
        land(board - {marble}, arrival)
        for marble in board
        if marble.owner in owners
        # D22: for the seven of 2, 3 and 5 players there is no blockade.
        for arrival in step(table, board - {marble}, marble, blockades=not alone(table))
    }


def boards_of_rank(table: Table, board: Board, seat: int, rank: str) -> set[Board]:
    """Every board that a card of this rank (no joker) can make for the seat."""
    if rank == "7":
        return sevens(table, board, seat)
    if rank == "J":
        return swaps(table, board, seat)
    owners = controlled(table, board, seat)
    boards = set()
    for marble in board:
        if marble.owner in owners:
            for steps in STEPS[rank]:
                boards |= forward(table, board, marble, steps)
            if rank == "4":
                boards |= four_back(table, board, marble)
    if rank in "AK":
        for owner in owners:
            boards |= leave_kennel(table, board, owner)
    return boards


def boards_of_card(table: Table, board: Board, seat: int, card: str) -> set[Board]:
    """Every board that a card of the hand can make; D20: a joker does what any rank could."""
    if card != "X":
        return boards_of_rank(table, board, seat, card)
    boards = set()
    for rank in RANKS:
        boards |= boards_of_rank(table, board, seat, rank)
    if "nojoker" in table.options:
        # D26: after a joker no party, whosever it is, may have all its marbles home.
        seats = range(table.players)
        boards = {b for b in boards if not any(complete(table, b, other) for other in seats)}
    return boards


def may_idle(table: Table, board: Board, seat: int) -> bool:
    """D17: only controlled marbles are on the way; asked when no card of the hand has a play."""
    on_the_way = {m.owner for m in board if m.place == "ring" and not m.fresh}
    only_controlled = bool(on_the_way) and on_the_way <= controlled(table, board, seat)
    return table.book == "braendi" and only_controlled


# --- what the tests ask ---


def outcomes(position: str) -> set[Outcome]:
    """Every distinct play of the seat on turn: (kind, card, resulting board, steal target).

    Kinds are "play", "idle_jack", "steal" and "fold" (with "" as the card). There are none after
    the end of the game, nor for a seat without cards.
    """
    table, board, hands, seat = read_position(position)
    if won(position) or not hands[seat]:
        return set()
    unchanged = write_board(table, board)
    found: set[Outcome] = set()
    for card in set(hands[seat]):
        for after_card in boards_of_card(table, board, seat, card):
            found.add(("play", card, write_board(table, after_card), None))
        if alone(table) and card in "2X":  # D23
            for victim, hand in enumerate(hands):
                if victim != seat and hand:
                    found.add(("steal", card, unchanged, victim))
    if not found and "J" in hands[seat] and may_idle(table, board, seat):
        found.add(("idle_jack", "J", unchanged, None))
    # D28: whoever can play has to, and only who cannot lays the hand down.
    return found or {("fold", "", unchanged, None)}


def won(position: str, board: str | None = None) -> set[int] | None:
    """D27: the winning party's seats, if the board, left so by the seat on turn, ends the game.

    The board is the position's own unless another is given (that of an outcome).
    """
    table, own_board, _, player = read_position(position)
    marbles = own_board if board is None else read_board(board)
    for distance in range(table.players):
        # One seven may complete two (D22): who played it goes first, then in turn order.
        seat = (player + distance) % table.players
        if complete(table, marbles, seat):
            return party_of(table, seat)
    return None


def after(position: str, outcome: Outcome) -> str | None:
    """The position after a play; None when the game is over or nobody has cards left.

    After a steal it is None as well: which card is drawn is chance, not the player's.
    """
    kind, card, board, _ = outcome
    table, _, hands, seat = read_position(position)
    hands[seat] = "" if kind == "fold" else hands[seat].replace(card, "", 1)
    if kind == "steal" or won(position, board) or not any(hands):
        return None
    turn = (seat + 1) % table.players
    while not hands[turn]:  # D28: who has no cards is skipped
        turn = (turn + 1) % table.players
    head = position.partition(" ;")[0]
    return f"{head} ; {board} ; {' / '.join(hand or '-' for hand in hands)} ; turn {turn}"


def count(position: str, depth: int) -> int:
    """The number of sequences of distinct plays; a line that ends earlier counts once."""
    if depth == 0:
        return 1
    total = 0
    for outcome in outcomes(position):
        following = after(position, outcome)
        total += 1 if following is None else count(following, depth - 1)
    return total
