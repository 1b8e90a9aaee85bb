"""Bar charts of the results; readable on light and dark backgrounds."""

from html import escape
from pathlib import Path

from bench.speed.report import ROOT, Bars, Section

PICTURES = ROOT / "docs" / "pictures"
WIDTH, LABELS, ROW, BAR, HEAD = 760, 330, 26, 16, 44
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #24211c }
    .title { font-weight: 600; font-size: 15px }
    .ours { fill: #9c3d1e } .theirs { fill: #8b94a3 }
    @media (prefers-color-scheme: dark) { text { fill: #ece7de } .ours { fill: #e0855f } .theirs { fill: #77808f } }
"""


def draw(name: str, section: Section) -> list[Path]:
    """One file for each picture of a benchmark: `bench-append.svg`, `bench-live-2.svg` …"""
    paths = []
    for number, picture in enumerate(section.bars, 1):
        path = PICTURES / f"bench-{name}{f'-{number}' if number > 1 else ''}.svg"
        path.write_text(svg(picture), "utf-8")
        paths.append(path)
    return paths


def svg(picture: Bars) -> str:
    height = HEAD + ROW * len(picture.bars) + 8
    widest = max(value for _, value, _ in picture.bars) or 1
    rows = [_row(number, *bar, widest) for number, bar in enumerate(picture.bars)]
    title = f"{picture.title} ({picture.unit})"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}">\n  <style>{STYLE}  </style>\n'
        f'  <text class="title" x="8" y="24">{escape(title)}</text>\n{"".join(rows)}</svg>\n'
    )


def _row(number: int, label: str, value: float, is_ours: bool, widest: float) -> str:
    top = HEAD + ROW * number
    length = max(1, round((WIDTH - LABELS - 80) * value / widest))
    middle = top + BAR - 3
    return (
        f'  <text x="{LABELS - 8}" y="{middle}" text-anchor="end">{escape(label)}</text>\n'
        f'  <rect class="{"ours" if is_ours else "theirs"}" x="{LABELS}" y="{top}" width="{length}" height="{BAR}" '
        f'rx="2"/>\n'
        f'  <text x="{LABELS + length + 6}" y="{middle}">{plain(value)}</text>\n'
    )


def plain(value: float) -> str:
    """`12,345`, `123`, `12.3`, `0.123`."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
