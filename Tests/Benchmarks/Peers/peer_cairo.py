"""pycairo, its surfaces written by cairo or by Pillow: peer_cairo.py FOLDER cairo|pillow"""

import math
import sys

import cairo

import wheel


def add_tile(context, x, y):
    half, r = wheel.SIDE / 2, wheel.CORNER
    left, top, right, bottom = x - half, y - half, x + half, y + half
    context.new_sub_path()
    context.arc(left + r, top + r, r, math.pi, 1.5 * math.pi)
    context.arc(right - r, top + r, r, -math.pi / 2, 0)
    context.arc(right - r, bottom - r, r, 0, math.pi / 2)
    context.arc(left + r, bottom - r, r, math.pi / 2, math.pi)
    context.close_path()


def draw(context, frame):
    context.set_source_rgb(1, 1, 1)
    context.paint()
    for index, (x, y) in enumerate(wheel.middles(frame)):
        add_tile(context, x, y)
        red, green, blue = wheel.COLORS[index]
        context.set_source_rgba(red / 255, green / 255, blue / 255, wheel.ALPHA / 255)
        context.fill()
        text = str(index + 1)
        ink = context.text_extents(text)
        context.set_source_rgb(0, 0, 0)
        context.move_to(x - ink.x_bearing - ink.width / 2, y - ink.y_bearing - ink.height / 2)
        context.show_text(text)


def save_with_pillow(surface, path):
    from PIL import Image

    size = (wheel.WIDTH, wheel.HEIGHT)
    picture = Image.frombuffer(
        "RGB", size, surface.get_data(), "raw", "BGRX", surface.get_stride(), 1)
    picture.save(path, compress_level=1)


def main(folder, writer):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, wheel.WIDTH, wheel.HEIGHT)
    context = cairo.Context(surface)
    context.select_font_face("DejaVu Sans", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    context.set_font_size(wheel.LABEL)
    for frame in range(wheel.FRAMES):
        draw(context, frame)
        surface.flush()
        if writer == "pillow":
            save_with_pillow(surface, wheel.path(folder, frame))
        else:
            surface.write_to_png(wheel.path(folder, frame))


main(*sys.argv[1:])
