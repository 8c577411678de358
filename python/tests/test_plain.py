"""States, moves, records, positions, bots."""

import copy
import pathlib
import pickle
import random

import hydropolis
import numpy
import pytest

GAMES = [
    hydropolis.Barrage(players=2),
    hydropolis.Barrage(players=4, options={"auction": True}),
    hydropolis.Barrage(players=3, automas={"P3": "hard"}),
    hydropolis.Cities(players=1),
    hydropolis.Cities(players=3, contracts=True),
]


def play_out(state, seed=0, until=10_000):
    chance = random.Random(seed)
    while not state.over and until:
        state.play(chance.choice(state.legal_actions()))
        until -= 1
    return state


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_game_is_played_by_numbers_and_by_texts(game):
    by_number, by_text = game.deal(5), game.deal(5)
    chance = random.Random(1)
    while not by_number.over:
        moves, actions = by_number.legal_moves(), by_number.legal_actions()
        assert len(moves) == len(actions) == len(set(actions)) > 0
        at = chance.randrange(len(moves))
        assert by_number.move_of(actions[at]) == moves[at]
        assert by_number.action_of(moves[at]) == actions[at]
        by_number.play(actions[at])
        by_text.play(moves[at])
        assert by_number == by_text
    outcome = by_text.outcome()
    assert outcome.over and len(outcome.points) == game.players
    assert by_number.to_move is None and by_number.legal_actions() == []


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_record_replays(game):
    state = play_out(game.deal(11))
    record = state.record()
    again = hydropolis.replay(record)
    assert again == state and again.hash == state.hash and again.record() == record
    assert hydropolis.replay(record, 3).history() == state.history()[:3]
    broken = record.replace("= ", "= 0", 1)
    with pytest.raises(hydropolis.HydropolisError):
        hydropolis.replay(broken)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_copies_hashes_and_pickles(game):
    state = play_out(game.deal(2), until=40)
    for other in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other == state and hash(other) == hash(state) and other.hash == state.hash
        other.play(other.legal_actions()[-1])
        assert other != state
    dealt = state.redeal(0, 9)
    assert pickle.loads(pickle.dumps(dealt)) == dealt
    assert pickle.loads(pickle.dumps(game)) == game
    assert state.game == game and state != 3


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_what_a_seat_sees_does_not_tell_what_it_may_not_know(game):
    state, differed = game.deal(4), False
    chance = random.Random(3)
    while not state.over:
        for seat in range(game.players):
            dealt = state.redeal(seat, chance.getrandbits(60))
            differed |= dealt != state
            assert dealt.view(seat) == state.view(seat)
            assert dealt.knowledge(seat) == state.knowledge(seat)
            assert (dealt.observation(seat) == state.observation(seat)).all()
            assert (dealt.raw_observation(seat) == state.raw_observation(seat)).all()
            if state.to_move == seat:
                assert dealt.legal_actions() == state.legal_actions()
        for _ in range(9):
            if not state.over:
                state.play(chance.choice(state.legal_actions()))
    assert differed


def test_a_refusal_names_its_rule():
    state = hydropolis.Barrage(players=2, variant="intro").deal(1)
    with pytest.raises(hydropolis.Refused) as refused:
        state.play("fulfil G01")
    assert refused.value.rule.startswith("B-") and isinstance(refused.value.reason, dict)
    before = state.copy()
    for bad in ("fly", "", "x" * 100_000, -1, 10**6, 2**62):
        with pytest.raises(hydropolis.HydropolisError):
            state.play(bad)
    for bad in (None, 1.5, [], b"pass", 2**80):
        with pytest.raises((TypeError, OverflowError, ValueError)):
            state.play(bad)
    assert state == before


def test_seats_and_set_ups_that_do_not_exist():
    state = hydropolis.Barrage(players=2).deal(1)
    for seat in (-1, 2, 99, 10**12):
        with pytest.raises(IndexError):
            state.view(seat)
        with pytest.raises(IndexError):
            state.redeal(seat, 1)
        with pytest.raises(IndexError):
            state.observation(seat)
    for wrong in (
        lambda: hydropolis.Barrage(players=9),
        lambda: hydropolis.Barrage(variant="wild"),
        lambda: hydropolis.Cities(players=2, dragons=True),
        lambda: hydropolis.Cities(players=2, pack="this is no pack"),
        lambda: hydropolis.Game("chess", {}),
        lambda: hydropolis.Game("barrage", {"players": 2}, rules=99),
    ):
        with pytest.raises(hydropolis.HydropolisError) as error:
            wrong()
        assert "{" not in str(error.value), "a sentence, not a value"
    with pytest.raises(OverflowError):
        hydropolis.Barrage().deal(-1)


def test_foreign_pickles_and_positions_are_refused():
    state = play_out(hydropolis.Cities(players=2).deal(3), until=30)
    function, (kept,) = state.__reduce__()
    assert function(kept) == state
    for bad in ("", "null", "[]", "{}", kept[:-2], kept.replace('"cities"', '"barrage"'), kept.replace('"seed":3', '"seed":4'), kept.replace('"rules":2', '"rules":200')):
        with pytest.raises(hydropolis.HydropolisError):
            function(bad)
    for bad in ("players = 'x'", "][", "{", "game = 'chess'", "players = 200"):
        with pytest.raises(hydropolis.HydropolisError):
            hydropolis.position(bad)


def test_positions_come_from_files():
    state = hydropolis.position('players = 3\nseats = ["USA", "Germany", "Italy"]\nround = 2\n')
    assert state.name == "barrage" and state.view()["round"] == 2
    state.play(state.legal_actions()[0])
    assert pickle.loads(pickle.dumps(state)) == state
    with pytest.raises(hydropolis.HydropolisError):
        state.record()


def test_bots_play():
    game = hydropolis.Barrage(players=2)
    state = game.deal(6)
    players = [game.bot("greedy", seed=1), game.bot("random", seed=2)]
    while not state.over:
        state.play(players[state.to_move].choose(state))
    assert state.outcome().winners == [0]
    with pytest.raises(hydropolis.HydropolisError):
        players[0].choose(state)
    with pytest.raises(hydropolis.HydropolisError):
        players[0].choose(hydropolis.Cities(players=2).deal(1))
    assert game.bot("club:sims=8").choose(game.deal(1)) in game.deal(1).legal_moves()
    for name in ("wizard", "club:sims=0", "net:/there/is/no/such/file"):
        with pytest.raises(hydropolis.HydropolisError):
            game.bot(name)


def test_the_network_that_has_learned_beats_the_greedy_bot():
    game = hydropolis.Barrage(players=2)
    weights = pathlib.Path(__file__).parent.parent / "examples" / "learned" / "weights.safetensors"
    won = 0
    for number in range(40):
        state, seat = game.deal(900 + number // 2), number % 2
        players = [game.bot("greedy", number)] * 2
        players[seat] = game.bot(f"net:{weights}", number)
        while not state.over:
            state.play(players[state.to_move].choose(state))
        won += seat in state.outcome().winners
    assert won > 20, won
    with pytest.raises(hydropolis.HydropolisError):
        hydropolis.Cities(players=2).bot(f"net:{weights}")


def test_the_action_space_is_described():
    game = hydropolis.Barrage(players=2)
    first = 0
    for name, begin, count, meaning in game.action_groups:
        assert begin == first and count > 0 and name and meaning
        first += count
    assert first == game.action_count
    state = game.deal(1)
    assert state.describe(state.legal_actions()[0])[0] == "draft"
    mask = state.action_mask()
    assert sorted(state.legal_actions()) == numpy.flatnonzero(mask).tolist()


def test_no_panic_crosses_into_python():
    """Anything at all is handed in; whatever comes back is a result or an exception of the usual kinds."""
    chance = random.Random(8)
    state = hydropolis.Cities(players=2).deal(1)
    texts = state.legal_moves() + ["discard #255", "build farm A1.9", "exchange 255 kelp for kelp", "slot 15 with #0"]
    for _ in range(3000):
        kind = chance.randrange(5)
        text = chance.choice(texts)
        if kind == 0:
            at = chance.randrange(len(text))
            text = text[:at] + chr(chance.randrange(1, 300)) + text[at + 1 :]
        thing = [text, chance.randrange(-5, 6000), chance.getrandbits(64) - 2**63, text * 3, text[::-1]][kind]
        try:
            state.play(thing)
        except (hydropolis.HydropolisError, OverflowError):
            pass
        if state.over:
            state = hydropolis.Cities(players=2).deal(chance.getrandbits(60))
        texts = (state.legal_moves() + texts)[:60]
