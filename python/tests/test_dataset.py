"""Games as a dataset."""

import hydropolis
import pytest
from hydropolis import dataset

parquet = pytest.importorskip("pyarrow.parquet")


def test_games_of_bots_are_written_and_shown(tmp_path, capsys):
    out, page = tmp_path / "games.parquet", tmp_path / "games.html"
    dataset.main(["bots", str(out), "--bots", "greedy,random", "--games", "4", "--seed", "3", "--observations"])
    table = parquet.read_table(out)
    assert table.column_names == list(dataset.SCHEMA)
    rows = table.to_pylist()
    assert capsys.readouterr().out == f"{len(rows)} decisions\n"
    assert {row["player"] for row in rows} == {"greedy", "random"}
    for row in rows:
        assert row["action"] in row["legal"]
        assert len(row["observation"]) == hydropolis.Barrage().feature_count
    assert len({row["deal"] for row in rows}) == 4
    dataset.main(["page", str(out), str(page)])
    assert "4 games" in page.read_text() and "greedy" in page.read_text()


def test_records_are_written_and_what_is_none_is_left_out(tmp_path, capsys):
    records = tmp_path / "records"
    records.mkdir()
    game = hydropolis.Cities(players=2)
    state, bots = game.deal(5), [game.bot("random", 1), game.bot("greedy", 2)]
    while not state.over:
        if len(state.history()) == 9:
            (records / "half.txt").write_text(state.record())
        state.play(bots[state.to_move].choose(state))
    (records / "whole.txt").write_text(state.record())
    (records / "other.txt").write_text("anything")
    out = tmp_path / "records.parquet"
    dataset.main(["records", str(out), str(records)])
    rows = parquet.read_table(out).to_pylist()
    assert [row["move"] for row in rows] == state.history()
    assert {row["seat"]: row["points"] for row in rows} == dict(enumerate(state.outcome().points))
    told = capsys.readouterr().err
    assert "half.txt" in told and "other.txt" in told and "whole.txt" not in told
    with pytest.raises(SystemExit):
        dataset.main(["records", str(out), str(tmp_path / "nowhere")])
    with pytest.raises(SystemExit):
        dataset.main(["bots", str(out), "--bots", "wizard"])
