"""What every game of the box must do, whatever its rules: played at random for every number of players."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import ekiben
from ekiben.engine import Engine
from ekiben.errors import CannotUndo, IllegalMove, UnknownMove
from ekiben.game import Game
from ekiben.narration import context_of, groups_since
from ekiben.table import Move, Table
from ekiben.texts import has_text
from tests.support.random_games import MOST_MOVES, Dice, SetUp, play_random, set_ups, step_by_step
from tests.support.soak import soaked

SEED = 7_310_582_946_071_538_227  # long, so that it can't stand in a view by accident
SEEDS = (SEED, 1, *soaked((), (2, 3, 4, 5, 6, 7)))
pytestmark = pytest.mark.soak

SET_UPS = list(set_ups())
every_game = pytest.mark.parametrize(
    "game", [ekiben.find_game(name) for name in ekiben.game_names()], ids=ekiben.game_names()
)
every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)


def tables(set_up: SetUp) -> Iterator[Table]:
    """Finished games, with all their moves."""
    for seed in SEEDS:
        yield play_random(set_up.table(seed), Dice(seed))


def positions(set_up: SetUp, every: int) -> Iterator[Table]:
    """Tables on the way to the end, one after every few moves; the same table, so use it at once."""
    for seed in SEEDS[:2]:
        table = set_up.table(seed)
        yield table
        for number, _ in enumerate(step_by_step(table, Dice(seed))):
            if number % every == 0 and not table.over:
                yield table


def watchers(table: Table) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(table.position.players), None]


# --- positions ------------------------------------------------------------------------------------------


@every_game
def test_a_position_is_small(game: Game) -> None:
    assert game.state.dtype.itemsize <= 2048


@every_set_up
def test_the_same_seed_is_the_same_game(set_up: SetUp) -> None:
    for seed in SEEDS:
        games = [play_random(set_up.table(seed), Dice(seed)) for _ in range(2)]
        assert bytes(games[0].position) == bytes(games[1].position)
        assert games[0].moves == games[1].moves
        assert games[0].scores() == games[1].scores()
    assert len({bytes(set_up.table(seed).position) for seed in range(20)}) > 10


@every_set_up
def test_a_seed_is_chosen_when_none_is_given(set_up: SetUp) -> None:
    options = dict.fromkeys(set_up.options, True)
    one, other = (ekiben.new(set_up.game, set_up.players, options=options) for _ in range(2))
    assert one.seed != other.seed
    assert bytes(set_up.table(one.seed).position) == bytes(one.position)


@every_set_up
def test_copies_never_change(set_up: SetUp) -> None:
    for seed in SEEDS:
        table = set_up.table(seed)
        copies: list[tuple[Any, bytes]] = []
        for before, _ in step_by_step(table, Dice(seed)):
            s = table.position
            twins = (
                s.copy(),
                copy.copy(s),
                copy.deepcopy(s),
                pickle.loads(pickle.dumps(s)),
                type(s)(bytes(s)),
            )
            copies += [(twin, bytes(s)) for twin in twins]
            assert bytes(before) != bytes(s)
        assert all(bytes(twin) == data for twin, data in copies)


@every_set_up
def test_a_copy_plays_on_like_the_original_and_leaves_it_alone(set_up: SetUp) -> None:
    table = play_random(set_up.table(SEED), Dice(SEED), moves=20)
    before = bytes(table.position)
    twin = pickle.loads(pickle.dumps(table.position))
    dice = Dice(1)
    while legal := table.engine.legal(twin):
        table.engine.apply(twin, dice.pick(legal))
    assert bytes(table.position) == before
    play_random(table, Dice(1))
    assert bytes(table.position) == bytes(twin)


@every_set_up
def test_asking_changes_nothing(set_up: SetUp) -> None:
    for table in positions(set_up, 5):
        before = bytes(table.position)
        for _ in range(2):
            table.legal()
            table.scores()
            for seat in watchers(table):
                table.view(seat)
                table.log(seat, since=max(0, len(table.moves) - 3))
            table.move_groups()
            table.engine.sample(table.position, table.seat or 0, 1)
            assert not table.over
            table.parse(table.legal()[0].text)
        assert bytes(table.position) == before


@every_set_up
def test_the_rules_depend_on_nothing_but_the_position(set_up: SetUp) -> None:
    """Another engine, fresh from the box, says the same of the same bytes."""
    for table in positions(set_up, 6):
        fresh = Engine(table.game, table.components)
        twin = table.game.state(bytes(table.position))
        moves = table.engine.legal(table.position)
        assert fresh.legal(twin) == moves == fresh.legal(twin)
        assert fresh.score(twin) == table.engine.score(table.position)
        for move in moves[:: max(1, len(moves) // 4)]:
            one, other = table.position.copy(), twin.copy()
            table.engine.apply(one, move)
            fresh.apply(other, move)
            assert bytes(one) == bytes(other)


@every_set_up
def test_somebody_decides_until_the_end(set_up: SetUp) -> None:
    for seed in SEEDS:
        table = set_up.table(seed)
        assert table.position.players == table.game.seats(set_up.players) == len(table.seats)
        for before, move in step_by_step(table, Dice(seed)):
            assert 0 <= before.seat < before.players
            assert move in range(len(table.game.move_texts))
            assert table.over == (not table.legal()) == (table.seat is None)
        assert table.over
        with pytest.raises(IllegalMove) as refused:
            table.play("what now")
        assert refused.value.reason == "game-over"
        with pytest.raises(IllegalMove) as refused:
            table.play(0)
        assert refused.value.reason == "game-over"


# --- what a seat can see --------------------------------------------------------------------------------


@every_set_up
def test_rounds_follow_one_another_as_announced(set_up: SetUp) -> None:
    for table in tables(set_up):
        context = context_of(table, table.view())
        for group, following in pairwise(groups_since(table, None, 0)):
            effects = table.game.narration.describe(group, context)
            announced = [each.round for each in effects if each.round is not None]
            if group.round is None:
                assert (following.round, announced) == (None, [])
            else:
                assert following.round in (group.round, group.round + 1)
                assert announced in ([], [group.round + 1])
                assert not announced or announced == [following.round]


@every_set_up
def test_views_and_logs_are_json(set_up: SetUp) -> None:
    for table in positions(set_up, 10):
        for seat in watchers(table):
            told = table.log(seat, since=max(0, len(table.moves) - 10))
            for thing in (table.view(seat), msgspec.to_builtins([entries for _, entries in told])):
                assert json.loads(json.dumps(thing)) == thing
        for wrong in (-1, table.position.players):
            with pytest.raises(ValueError, match="no seat"):
                table.view(wrong)


@every_set_up
def test_views_change_nothing_when_they_are_changed(set_up: SetUp) -> None:
    table = play_random(set_up.table(SEED), Dice(SEED), moves=30)
    view, expected = table.view(0), json.dumps(table.view(0))
    for value in view.values():
        if isinstance(value, (dict, list)):
            value.clear()
    view.clear()
    assert json.dumps(table.view(0)) == expected


def numbers_in(thing: Any) -> Iterator[int]:
    if isinstance(thing, dict):
        for value in thing.values():
            yield from numbers_in(value)
    elif isinstance(thing, (list, tuple)):
        for value in thing:
            yield from numbers_in(value)
    elif isinstance(thing, int):
        yield thing


@every_set_up
def test_the_seed_is_nowhere_to_be_seen(set_up: SetUp) -> None:
    table = set_up.table(SEED)
    for number, _ in enumerate(step_by_step(table, Dice(SEED))):
        # All of a short game; of a long one the beginning, and then one seat for each move.
        all_of_them = watchers(table)
        for seat in all_of_them if number < 100 or table.over else [all_of_them[number % len(all_of_them)]]:
            seen = [table.view(seat), table.log(seat, since=len(table.moves) - 1), table.accounts(seat)]
            shown = msgspec.to_builtins([*seen, table.ways(seat), table.question(seat), table.legal()])
            text = json.dumps(shown).lower()
            assert str(SEED) not in text
            assert f"{SEED:x}" not in text
            assert max(map(abs, numbers_in(shown))) < 10_000, "no word of a generator either"


@every_set_up
def test_a_seat_can_not_tell_a_sample_from_the_game(set_up: SetUp) -> None:
    different = 0
    for seed in SEEDS[:2]:
        table = set_up.table(seed)
        game, components = table.game, table.components
        for number, (before, move) in enumerate(step_by_step(table, Dice(seed))):
            after = table.position
            # All of a short game; of a long one the beginning, and then one seat for each move.
            for seat in range(after.players) if number < 100 else [number % after.players]:
                other = table.engine.sample(after, seat, seed, number)
                earlier = table.engine.sample(before, seat, seed + 1, number)
                different += bytes(other) != bytes(after)
                for watcher in (seat, None):
                    seen = game.view(after, components, watcher)
                    assert json.dumps(game.view(other, components, watcher)) == json.dumps(seen)
                    told = game.log(before, move, after, components, watcher)
                    assert game.log(earlier, move, other, components, watcher) == told
                if seat == after.seat:
                    legal = table.engine.legal(after)
                    assert table.engine.legal(other) == legal
                    twin = table.copy()  # with the moves before: what a whole action changes depends on them
                    twin.position = other
                    assert twin.legal() == table.legal()
                    refused = [n for n in (0, 40, 100, len(game.move_texts) - 1) if n not in legal]
                    for n in refused:
                        assert game.explain(other, components, n) == game.explain(after, components, n)
                if seat == before.seat and not game.reveals_information(before, after):
                    table.engine.apply(earlier, move)
                    seen = game.view(after, components, seat)
                    assert game.view(earlier, components, seat) == seen, "nothing new was seen"
    assert different > 50, "a sample differs where something is unknown"


@every_set_up
def test_a_sample_is_a_position_to_play_on_from(set_up: SetUp) -> None:
    for number, table in enumerate(positions(set_up, 15)):
        twin = table.engine.sample(table.position, table.seat or 0, 99, number)
        assert bytes(twin) == bytes(table.engine.sample(table.position, table.seat or 0, 99, number))
        dice = Dice(number)
        while legal := table.engine.legal(twin):
            table.engine.apply(twin, dice.pick(legal))
        assert len(table.engine.score(twin)) == table.position.players


# --- texts ----------------------------------------------------------------------------------------------


@every_game
def test_each_move_has_one_text_and_each_text_one_move(game: Game) -> None:
    texts = game.move_texts
    assert len(set(texts)) == len(texts)
    assert [game.move_numbers[text] for text in texts] == list(range(len(texts)))
    for text in texts:
        assert text == " ".join(text.lower().split()), "small letters, single spaces"
        assert text.isascii()
        assert len(text) <= 36
        assert not text.split()[0].isdecimal(), "a number typed by a person is a place in the list"
    # No text is the beginning of another, so several in a row can be read in one way only.
    words = sorted(tuple(text.split()) for text in texts)
    for i, one in enumerate(words[:-1]):
        assert words[i + 1][: len(one)] != one


@every_set_up
def test_texts_are_read_as_they_are_written(set_up: SetUp) -> None:
    dice = Dice(3)
    for table in positions(set_up, 4):
        for move in table.legal():
            assert str(move) == move.text == table.game.move_texts[move.number]
            assert table.parse(move.text) == [move.number]
            odd = "".join(c.upper() if dice.below(2) else c for c in move.text)
            assert table.parse("  " + odd.replace(" ", " \t  ") + "\n") == [move.number]


@every_set_up
def test_a_move_is_played_by_text_number_or_itself(set_up: SetUp) -> None:
    ways: list[Callable[[Move], Move | str | int]] = [lambda m: m, lambda m: m.text, lambda m: m.number, str]
    results = set()
    for way in ways:
        table, dice = set_up.table(SEED), Dice(SEED)
        for _ in range(60):
            if not table.over:
                table.play(way(dice.pick(table.legal())))
        results.add(bytes(table.position))
    assert len(results) == 1


def typos(text: str, dice: Dice) -> Iterator[str]:
    """The text with a letter of its first word lost, doubled, replaced or swapped."""
    word, space, rest = text.partition(" ")
    at = dice.below(len(word) - 1)
    for wrong in (
        word[:at] + word[at + 1 :],
        word[:at] + word[at] + word[at:],
        word[:at] + "q" + word[at + 1 :],
        word[:at] + word[at + 1] + word[at] + word[at + 2 :],
    ):
        yield wrong + space + rest


@every_set_up
def test_a_typo_is_answered_with_the_nearest_legal_moves(set_up: SetUp) -> None:
    dice = Dice(4)
    for table in positions(set_up, 6):
        before = bytes(table.position)
        legal = [move.text for move in table.legal()]
        for wrong in typos(dice.pick(legal), dice):
            if any(wrong.split()[0] == text.split()[0] for text in table.game.move_texts):
                continue
            with pytest.raises(UnknownMove) as refused:
                table.play(wrong)
            error = refused.value
            assert error.reason == "unknown-move"
            assert 1 <= len(error.nearest) <= 4
            assert set(error.nearest) <= set(legal)
            assert error.nearest[0] in str(error)
            assert wrong in str(error)
        assert bytes(table.position) == before


@every_set_up
def test_the_nearest_move_is_the_one_that_was_meant(set_up: SetUp) -> None:
    dice = Dice(6)
    met = tried = 0
    for table in positions(set_up, 3):
        legal = [move.text for move in table.legal()]
        meant = dice.pick(legal)
        for wrong in typos(meant, dice):
            if wrong.split()[0] != meant.split()[0] and len(meant) > 4:
                with pytest.raises(UnknownMove) as refused:
                    table.play(wrong)
                tried += 1
                met += meant in refused.value.nearest
    assert met >= 0.9 * tried


@every_set_up
@pytest.mark.parametrize("text", ["", "   ", "?", "1", "-", "buy", "ü", "\x00", "{ $x }", "x " * 5000])
def test_what_is_no_move_is_refused(set_up: SetUp, text: str) -> None:
    table = play_random(set_up.table(1), Dice(1), moves=9)
    before = bytes(table.position)
    with pytest.raises(UnknownMove) as refused:
        table.play(text)
    assert refused.value.text == text
    assert refused.value.nearest
    assert bytes(table.position) == before


@every_set_up
def test_numbers_that_are_no_move_are_refused(set_up: SetUp) -> None:
    table = set_up.table(1)
    for number in (-1, -5, len(table.game.move_texts), 10**9):
        with pytest.raises(IllegalMove) as refused:
            table.play(number)
        assert refused.value.reason == "no-such-move"
        assert str(number) in str(refused.value)


def groups(table: Table, dice: Dice) -> Iterator[tuple[Any, list[int]]]:
    """Moves that may be played together: of one seat, and only the last shows something."""
    start, moves = table.position.copy(), []
    for before, move in step_by_step(table, dice):
        moves.append(move)
        if table.position.seat != before.seat or table.game.reveals_information(before, table.position):
            yield start, moves
            start, moves = table.position.copy(), []


@every_set_up
def test_several_moves_in_one_text_are_all_played_or_none(set_up: SetUp) -> None:
    game = ekiben.find_game(set_up.game)
    longest = 0
    for start, moves in groups(set_up.table(SEED), Dice(SEED)):
        longest = max(longest, len(moves))
        text = " ".join(game.move_texts[move] for move in moves)
        table = set_up.table(SEED)
        table.position = start.copy()
        for wrong in ("nonsense", text.split()[0] + "q 9", game.move_texts[0]):
            for broken in (f"{text} {wrong}", f"{wrong} {text}"):
                try:
                    table.parse(broken)
                except IllegalMove:
                    with pytest.raises(IllegalMove):
                        table.play(broken)
                    assert bytes(table.position) == bytes(start)
                    assert table.moves == []
        table.play(text)
        assert table.moves == moves
    assert longest > 1


@every_set_up
def test_a_text_ends_where_another_decides_or_something_is_seen(set_up: SetUp) -> None:
    """Otherwise refusals would tell what lies hidden, and a seat could move for another."""
    game = ekiben.find_game(set_up.game)
    for start, moves in groups(set_up.table(SEED), Dice(SEED)):
        text = " ".join(game.move_texts[move] for move in moves)
        table = set_up.table(SEED)
        table.position = start.copy()
        answers = set()
        for more in game.move_texts[:: max(7, len(game.move_texts) // 25)]:
            with pytest.raises(IllegalMove) as refused:
                table.play(f"{text} {more}")
            answers.add(str(refused.value).removesuffix(f"{more}”."))
            assert refused.value.reason == "too-far"
            assert bytes(table.position) == bytes(start)
        assert len(answers) == 1, "whatever follows, the answer is the same"


@every_game
def test_what_is_said_has_words(game: Game) -> None:
    for reason in ("game-over", "no-such-move"):
        assert has_text(f"{game.name}-reason-{reason}") or has_text(f"reason-{reason}")
    for reason in ("nothing-played", "something-was-seen"):
        assert has_text(f"no-undo-{reason}")


# --- undo, records, scores ------------------------------------------------------------------------------


@every_set_up
def test_undo_goes_back_to_the_same_bytes_but_not_past_what_was_seen(set_up: SetUp) -> None:
    for seed in SEEDS[:2]:
        table, dice = set_up.table(seed), Dice(seed)
        start = bytes(table.position)
        refused = 0
        with pytest.raises(CannotUndo) as nothing:
            table.undo()
        assert nothing.value.reason == table.why_no_undo() == "nothing-played"
        past = [start]
        for before, move in step_by_step(table, dice):
            past.append(bytes(table.position))
            if table.game.reveals_information(before, table.position):
                refused += 1
                with pytest.raises(CannotUndo) as seen:
                    table.undo()
                assert seen.value.reason == table.why_no_undo() == "something-was-seen"
            else:
                table.undo()
                assert bytes(table.position) == past[-2]
                table.play(move)
            assert bytes(table.position) == past[-1]
        assert refused > 2, "a game shows something new now and then"
        while table.why_no_undo() is None:
            table.undo()
            past.pop()
            assert bytes(table.position) == past[-1]
            assert len(table.moves) == len(past) - 1


@every_set_up
def test_undo_to_the_start(set_up: SetUp) -> None:
    table, dice = set_up.table(SEED), Dice(SEED)
    start = bytes(table.position)
    before: Any = table.position
    for before, _ in step_by_step(table, dice):
        if table.game.reveals_information(before, table.position):
            break
    replayed = set_up.table(SEED)
    for move in table.moves[:-1]:
        replayed.play(move)
    assert bytes(replayed.position) == bytes(before)
    while replayed.moves:
        replayed.undo()
    assert bytes(replayed.position) == start
    assert replayed.record() == set_up.table(SEED).record()


@every_set_up
def test_records_lead_to_the_same_bytes(set_up: SetUp) -> None:
    for table in tables(set_up):
        again = ekiben.load(table.record())
        assert bytes(again.position) == bytes(table.position)
        assert again.moves == table.moves
        assert (again.seed, again.players, again.options) == (table.seed, table.players, table.options)
        assert again.seats == table.seats
        assert again.record() == table.record()
        assert again.scores() == table.scores()


@every_set_up
def test_scores_add_up(set_up: SetUp) -> None:
    game = ekiben.find_game(set_up.game)
    assert game.score_parts[-2:] == ("total", "win")
    added = [part for part in game.score_parts[:-2] if part not in game.tie_breaks]
    # Some to the end, some not yet: at the set-up, for one, everybody may be level.
    for seed in range(16):
        table = play_random(set_up.table(seed), Dice(seed), moves=MOST_MOVES if seed < 12 else seed - 12)
        scores = table.scores()
        assert len(scores) == table.position.players
        for row in scores:
            assert tuple(row) == game.score_parts
            assert row["total"] == sum(row[part] for part in added)
        best = max(row["total"] for row in scores)
        winners = [row for row in scores if row["win"]]
        assert sum(row["win"] for row in scores) == pytest.approx(1)
        assert all(row["total"] == best for row in winners)
        assert len({row["win"] for row in winners}) == 1


@every_set_up
def test_the_result_follows_from_the_scores(set_up: SetUp) -> None:
    for table in tables(set_up):
        result, scores = table.result(), table.scores()
        assert result
        assert sum(scores[seat]["win"] for seat in result.winners) == pytest.approx(1)
        assert sorted(result.places[: len(result.winners)]) == list(result.winners)
        totals = [scores[seat]["total"] for seat in result.places]
        assert totals == sorted(totals, reverse=True)
        assert result.tie_broken == (len(result.winners) == 1 and totals.count(totals[0]) > 1)
        assert table.after(len(table.moves) - 1).result() is None


@every_game
def test_bad_numbers_of_players_options_and_seeds_are_refused(game: Game) -> None:
    few, many = min(game.player_counts), max(game.player_counts)
    bad: list[Any] = [few - 1, many + 1, -1, float(many), str(many), None, True]
    for players in bad:
        with pytest.raises(ekiben.BadOption, match="players"):
            ekiben.new(game.name, players)
    for seed in (-1, 1 << 63, 1.5, "7", True):
        with pytest.raises(ekiben.BadOption, match="seed"):
            ekiben.new(game.name, many, seed)  # type: ignore[arg-type]
    with pytest.raises(ekiben.BadOption, match="no option 'moon'"):
        ekiben.new(game.name, many, 1, {"moon": True})
    for option in game.options:
        counts = game.option_players(option)
        with pytest.raises(ekiben.BadOption, match="True or False"):
            ekiben.new(game.name, counts[0], 1, {option: "yes"})
        for players in game.player_counts:
            plain = ekiben.new(game.name, players, 1, {option: False})
            assert plain.record() == ekiben.new(game.name, players, 1).record()
            if players not in counts:
                with pytest.raises(ekiben.BadOption, match=f"not for a table of {players}"):
                    ekiben.new(game.name, players, 1, {option: True})
    assert ekiben.new(game.name, many, (1 << 63) - 1).seed == (1 << 63) - 1


@every_game
def test_names_of_seats(game: Game) -> None:
    players = max(game.player_counts)
    names = [f"Anna {i}" for i in range(game.seats(players))]
    table = Table(game, players, 1, seats=names)
    assert ekiben.load(table.record()).seats == names
    for wrong in (
        names[1:],
        [*names, "Max"],
        [*names[1:], ""],
        [*names[1:], "a,b"],
        [*names[1:], "a\nb"],
        [],
    ):
        with pytest.raises(ekiben.BadOption, match="seat"):
            Table(game, players, 1, seats=wrong)


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    with pytest.raises(ekiben.UnknownGame, match="Did you mean zero-kei"):
        ekiben.new("zero-key", players=2)
    with pytest.raises(ekiben.UnknownGame, match="The games are: "):
        ekiben.find_game("")
