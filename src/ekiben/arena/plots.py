"""Plots of an arena and of a study, as SVG, PNG or PDF (by file name)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ekiben.arena.statistics import require_packages
from ekiben.errors import BadOption
from ekiben.texts import t

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

ENDINGS = (".svg", ".png", ".pdf")
INK, COLOUR, PALE = "#222222", "#1f6f8b", "#b9c4c9"
BARS = 20  # of a panel, at most
WIDTH = 8.0  # inches


def check_plot(file: str | None) -> None:
    """Refuse a plot that can't be made before playing for it."""
    if file is None:
        return
    path = Path(file)
    if path.suffix.lower() not in ENDINGS:
        raise BadOption("plot-ending", file=file, endings=", ".join(ENDINGS))
    if not path.parent.is_dir():
        raise BadOption("plot-folder", file=file)
    require_packages("matplotlib")


def save(figure: Figure, file: str) -> None:
    """Write a plot; the same numbers give the same bytes."""
    import matplotlib

    dated = Path(file).suffix.lower() != ".png"
    metadata = {"Date" if Path(file).suffix.lower() == ".svg" else "CreationDate": None} if dated else None
    with matplotlib.rc_context({"svg.hashsalt": "ekiben", "svg.fonttype": "none"}):
        figure.savefig(file, dpi=150, facecolor="white", metadata=metadata)


def panels(heights: list[float]) -> tuple[Figure, list[Axes]]:
    """A figure with panels stacked vertically; `heights` counts the bars of each."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"font.size": 10, "text.color": INK}):
        inches = [0.3 * height + 1.0 for height in heights]
        figure = Figure(figsize=(WIDTH, sum(inches)), layout="constrained")
        axes = figure.subplots(len(heights), 1, squeeze=False, height_ratios=inches)
    for each in axes[:, 0]:
        each.spines[["top", "right", "left"]].set_visible(False)
        each.tick_params(axis="y", length=0)
        each.grid(axis="x", color=PALE, linewidth=0.5)
        each.set_axisbelow(True)
    return figure, list(axes[:, 0])


def plot_arena(report: dict[str, Any], file: str) -> None:
    """The ladder: Elo with intervals, best first, and wins beside it."""
    bots = sorted(report["bots"], key=lambda bot: bot["elo"] or 0.0)
    figure, [axes] = panels([len(bots) + 1.0])
    for place, bot in enumerate(bots):
        low, high = bot["elo_interval"] or (0.0, 0.0)
        axes.plot([low, high], [place, place], color=COLOUR, linewidth=2.5, solid_capstyle="butt")
        axes.plot([bot["elo"] or 0.0], [place], "o", color=COLOUR, markersize=8)
        least, most = bot["share_interval"]
        note = t("plot-won", share=percent(bot["share"]), low=f"{100 * least:.0f}", high=f"{100 * most:.0f}")
        axes.annotate(
            f"{bot['elo'] or 0.0:+.0f}   {note}",
            (1.02, place),
            xycoords=("axes fraction", "data"),
            va="center",
            fontsize=9,
        )
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_yticks(range(len(bots)), [bot["bot"] for bot in bots], fontsize=11)
    axes.set_ylim(-0.7, len(bots) - 0.3)
    axes.set_xlabel(t("plot-elo"))
    axes.set_title(title("plot-arena", report), loc="left", fontsize=12)
    save(figure, file)


def title(name: str, report: dict[str, Any]) -> str:
    return t(name, game=report["game"], players=report["players"], games=f"{report['games']:,}")


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def plot_study(report: dict[str, Any], names: list[str], file: str) -> None:
    """Bar charts: wins by seat, and a panel for each table of the game."""
    seats = [(names[seat["seat"]], seat["share"], seat["share_interval"]) for seat in report["seats"]]
    charts = [(title("plot-study", report), seats)]
    charts += [
        (t(f"{report['game']}-study-{name}"), table_bars(rows)) for name, rows in report["tables"].items()
    ]
    figure, axes = panels([float(len(bars)) for _, bars in charts])
    owned = [True, *(is_owned(rows) for rows in report["tables"].values())]
    for each, (heading, bars), wins in zip(axes, charts, owned, strict=True):
        draw_bars(each, bars)
        each.set_title(heading, loc="left", fontsize=12)
        each.set_xlabel(t("plot-win-share" if wins else "plot-games-share"))
        if wins:
            each.axvline(report["fair_share"], color=INK, linewidth=0.8, linestyle=":")
    save(figure, file)


Bar = tuple[str, float, tuple[float, float]]


def is_owned(rows: list[dict[str, Any]]) -> bool:
    """Whether the items of a table belong to seats, so that they can have won."""
    return any(row["win_share"] is not None for row in rows)


def table_bars(rows: list[dict[str, Any]]) -> list[Bar]:
    """Bars for the most frequent items, in the order of the table."""
    kind = "win_share" if is_owned(rows) else "games_share"
    known = [row for row in rows if row[kind] is not None]
    common = sorted(known, key=lambda row: -row["count"])[:BARS]
    shown = [row for row in known if row in common]
    return [(row["key"], row[kind], row[f"{kind}_interval"]) for row in shown]


def draw_bars(axes: Axes, bars: list[Bar]) -> None:
    """Horizontal bars with intervals."""
    places = range(len(bars) - 1, -1, -1)
    shares = [share for _, share, _ in bars]
    lows = [max(share - low, 0.0) for _, share, (low, _) in bars]
    highs = [max(high - share, 0.0) for _, share, (_, high) in bars]
    axes.barh(places, shares, color=PALE, height=0.7)
    axes.errorbar(shares, places, xerr=[lows, highs], fmt="none", ecolor=COLOUR, linewidth=1.5)
    axes.set_yticks(places, [key for key, _, _ in bars])
    axes.set_ylim(-0.6, len(bars) - 0.4)
    axes.set_xlim(left=0)
    axes.xaxis.set_major_formatter(lambda share, _: percent(share))
