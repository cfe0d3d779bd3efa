"""resvg, which draws SVG and encodes PNG: peer_resvg.py FOLDER"""

import sys

from resvg import render, usvg

import wheel

# The rows of the matrix, without the last one.
IDENTITY = (1, 0, 0, 0, 1, 0)


def document(frame):
    """The frame as SVG. Digits are as high as 0.729 of the font size, so that they are centered."""
    tiles = []
    for index, (x, y) in enumerate(wheel.middles(frame)):
        red, green, blue = wheel.COLORS[index]
        tiles.append(
            f'<rect x="{x - wheel.SIDE / 2}" y="{y - wheel.SIDE / 2}" width="{wheel.SIDE}" '
            f'height="{wheel.SIDE}" rx="{wheel.CORNER}" fill="rgb({red},{green},{blue})" '
            f'fill-opacity="{wheel.ALPHA / 255}"/>'
            f'<text x="{x}" y="{y + 0.729 / 2 * wheel.LABEL}">{index + 1}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wheel.WIDTH}" height="{wheel.HEIGHT}">'
        f'<g font-family="DejaVu Sans" font-weight="bold" font-size="{wheel.LABEL}" '
        f'text-anchor="middle">{"".join(tiles)}</g></svg>')


def main(folder):
    options = usvg.Options.default()
    options.load_font_file(wheel.BOLD)
    for frame in range(wheel.FRAMES):
        tree = usvg.Tree.from_str(document(frame), options)
        with open(wheel.path(folder, frame), "wb") as file:
            file.write(render(tree, IDENTITY, bg_color=(255, 255, 255, 255)))


main(*sys.argv[1:])
