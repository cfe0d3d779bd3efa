"""The wheel in Manim:
manim render --format=png-sequence -r 1920,1080 --fps 60 peer_manim.py Wheel"""

import math

from manim import BLACK, BOLD, WHITE, RoundedRectangle, Scene, Text
from manim import UpdateFromAlphaFunc, VGroup, config, linear

import wheel

config.background_color = WHITE
# Manim's units per pixel: a frame is eight units high.
UNIT = 8 / wheel.HEIGHT


def tile(index):
    shape = RoundedRectangle(
        width=wheel.SIDE * UNIT, height=wheel.SIDE * UNIT, corner_radius=wheel.CORNER * UNIT,
        fill_color="#%02X%02X%02X" % wheel.COLORS[index], fill_opacity=wheel.ALPHA / 255,
        stroke_width=0)
    label = Text(str(index + 1), font="DejaVu Sans", weight=BOLD, color=BLACK)
    label.height = 0.73 * wheel.LABEL * UNIT
    return VGroup(shape, label)


class Wheel(Scene):
    def construct(self):
        tiles = VGroup(*(tile(index) for index in range(8)))

        def place(group, share):
            for index, item in enumerate(group):
                angle = wheel.rotation(share) + index * math.pi / 4 - math.pi / 2
                item.move_to([351 * UNIT * math.cos(angle), -351 * UNIT * math.sin(angle), 0])

        place(tiles, 0)
        run_time = wheel.FRAMES / 60
        self.play(UpdateFromAlphaFunc(tiles, place), run_time=run_time, rate_func=linear)
