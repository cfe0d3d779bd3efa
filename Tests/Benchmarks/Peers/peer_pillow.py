"""Pillow alone, drawing at four times the size and shrinking, since it does not antialias:
peer_pillow.py FOLDER"""

import sys

from PIL import Image, ImageDraw, ImageFont

import wheel

FACTOR = 4


def stamps():
    """The numbered tile for each place, and the shape of a tile, each on its own canvas."""
    side = round(wheel.SIDE)
    font = ImageFont.truetype(wheel.BOLD, wheel.LABEL)
    shape = Image.new("L", (side * FACTOR, side * FACTOR), 0)
    ImageDraw.Draw(shape).rounded_rectangle(
        (0, 0, side * FACTOR - 1, side * FACTOR - 1), wheel.CORNER * FACTOR, fill=wheel.ALPHA)
    shape = shape.resize((side, side), Image.Resampling.BOX)
    for index, color in enumerate(wheel.COLORS):
        label = Image.new("L", (side, side), 0)
        ImageDraw.Draw(label).text(
            (side / 2, side / 2), str(index + 1), font=font, fill=255, anchor="mm")
        yield Image.new("RGB", (side, side), color), shape, label


def main(folder):
    tiles = list(stamps())
    black = Image.new("RGB", tiles[0][0].size)
    for frame in range(wheel.FRAMES):
        picture = Image.new("RGB", (wheel.WIDTH, wheel.HEIGHT), "white")
        for (color, shape, label), (x, y) in zip(tiles, wheel.middles(frame)):
            place = (round(x - color.width / 2), round(y - color.height / 2))
            picture.paste(color, place, shape)
            picture.paste(black, place, label)
        picture.save(wheel.path(folder, frame), compress_level=1)


main(*sys.argv[1:])
