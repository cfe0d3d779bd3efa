"""The wheel of ../Scenes, for the peers in Python: 120 frames at 1920x1080."""

import math

FRAMES = 120
WIDTH, HEIGHT = 1920, 1080
SIDE, CORNER, LABEL = 189.0, 21.6, 75.6
ALPHA = 179
COLORS = [
    (255, 59, 48), (255, 149, 0), (255, 204, 0), (52, 199, 89),
    (0, 199, 190), (0, 122, 255), (88, 86, 214), (255, 45, 85),
]
BOLD = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
REGULAR = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"


def rotation(share):
    """The turn, in radians, at a fraction of the time."""
    return math.pi / 2 * (share * share * (3 - 2 * share))


def middles(frame, scale=1.0):
    """The centers of the eight tiles, in pixels, y down."""
    turn = rotation(frame / FRAMES)
    for index in range(8):
        angle = turn + index * math.pi / 4 - math.pi / 2
        yield (
            scale * (WIDTH / 2 + 351 * math.cos(angle)),
            scale * (HEIGHT / 2 + 351 * math.sin(angle)),
        )


def path(folder, frame):
    return f"{folder}/wheel_{frame:05d}.png"
