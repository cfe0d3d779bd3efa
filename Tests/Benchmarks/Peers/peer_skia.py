"""skia-python:
peer_skia.py job FOLDER                       120 frames to files
peer_skia.py raster SCENE WIDTH REPETITIONS   milliseconds of each repetition, from a recording
peer_skia.py picture SCENE WIDTH PNG          frame 40 as a file"""

import functools
import math
import sys
import time

import skia

import wheel

ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
MASK = (1 << 64) - 1


class SplitMix64:
    """The random numbers of ../Scenes/SplitMix64.swift."""

    def __init__(self, seed):
        self.state = seed

    def unit(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) >> 11) * 2.0**-53

    def byte(self):
        return int(self.unit() * 256)

    def color(self, alpha=255):
        red, green, blue = self.byte(), self.byte(), self.byte()
        return skia.Color(red, green, blue, alpha)


def surface(width):
    info = skia.ImageInfo.MakeN32Premul(width, width * 9 // 16)
    return skia.Surface.MakeRaster(info)


def fill(color, **more):
    return skia.Paint(AntiAlias=True, Color=color, **more)


@functools.cache
def typeface(path):
    return skia.Typeface.MakeFromFile(path)


def font(path, size):
    made = skia.Font(typeface(path), size)
    made.setEdging(skia.Font.Edging.kAntiAlias)
    made.setHinting(skia.FontHinting.kNone)
    made.setSubpixel(True)
    return made


def draw_wheel(canvas, s, frame, is_labelled=True):
    side, bold = wheel.SIDE * s, font(wheel.BOLD, wheel.LABEL * s)
    for index, (x, y) in enumerate(wheel.middles(frame, s)):
        tile = skia.Rect.MakeXYWH(x - side / 2, y - side / 2, side, side)
        color = skia.Color(*wheel.COLORS[index], wheel.ALPHA)
        canvas.drawRoundRect(tile, wheel.CORNER * s, wheel.CORNER * s, fill(color))
        if is_labelled:
            text, ink = str(index + 1), skia.Rect()
            bold.measureText(text, skia.TextEncoding.kUTF8, ink)
            canvas.drawString(
                text, x - ink.centerX(), y - ink.centerY(), bold, fill(skia.ColorBLACK))


def draw_rectangles(canvas, s):
    random = SplitMix64(2)
    for _ in range(1000):
        x, y = random.unit() * 1920 * s, random.unit() * 1080 * s
        w, h = (10 + 50 * random.unit()) * s, (10 + 50 * random.unit()) * s
        r = 0.2 * min(w, h)
        canvas.drawRoundRect(skia.Rect.MakeXYWH(x, y, w, h), r, r, fill(random.color(128)))


def draw_curves(canvas, s):
    random = SplitMix64(3)
    for _ in range(200):
        color = random.color(128)
        points = [(random.unit() * 1920 * s, random.unit() * 1080 * s) for _ in range(16)]
        path = skia.Path()
        path.setFillType(skia.PathFillType.kEvenOdd)
        path.moveTo(*points[0])
        for first in range(1, 16, 3):
            path.cubicTo(*points[first], *points[first + 1], *points[first + 2])
        path.close()
        canvas.drawPath(path, fill(color))


def draw_strokes(canvas, s):
    random = SplitMix64(4)
    for _ in range(10_000):
        paint = fill(random.color(), Style=skia.Paint.kStroke_Style, StrokeWidth=2 * s)
        x, y = random.unit() * 1920 * s, random.unit() * 1080 * s
        length, angle = (5 + 35 * random.unit()) * s, 2 * math.pi * random.unit()
        canvas.drawLine(x, y, x + length * math.cos(angle), y + length * math.sin(angle), paint)


def draw_gradient(canvas, s, is_radial):
    w, h = 1920 * s, 1080 * s
    colors = [skia.Color(255, 59, 48), skia.Color(52, 199, 89), skia.Color(0, 122, 255)]
    shader = (
        skia.GradientShader.MakeRadial((w / 2, h / 2), 0.6 * h, colors, [0, 0.5, 1])
        if is_radial
        else skia.GradientShader.MakeLinear([(0, 0), (w, h)], colors, [0, 0.5, 1]))
    canvas.drawPaint(skia.Paint(Shader=shader))


def draw_shadow(canvas, s):
    w, h = 800 * s, 500 * s
    x, y = (1920 * s - w) / 2, (1080 * s - h) / 2
    blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 10 * s)
    shadow = fill(skia.Color(0, 0, 0, 84), MaskFilter=blur)
    canvas.drawRoundRect(skia.Rect.MakeXYWH(x, y + 8 * s, w, h), 40 * s, 40 * s, shadow)
    card = skia.Rect.MakeXYWH(x, y, w, h)
    canvas.drawRoundRect(card, 40 * s, 40 * s, fill(skia.Color(0, 122, 255)))


def draw_glyphs(canvas, s):
    random, regular = SplitMix64(7), font(wheel.REGULAR, 20 * s)
    text = "".join(ALPHABET[int(random.unit() * 62)] for _ in range(2000))
    places = [
        skia.Point((40 + i % 50 * 37) * s, (40 + i // 50 * 26) * s) for i in range(2000)]
    builder = skia.TextBlobBuilder()
    builder.allocRunPos(regular, regular.textToGlyphs(text), places)
    canvas.drawTextBlob(builder.make(), 0, 0, fill(skia.ColorBLACK))


def turned(canvas, x, y, about_x, about_y, distance):
    """Turns what follows about two axes through a point, seen from a distance."""
    a, b = math.radians(about_x), math.radians(about_y)
    turn = skia.Matrix()
    turn.setAll(
        math.cos(b), 0, 0, math.sin(b) * math.sin(a), math.cos(a), 0,
        math.sin(b) * math.cos(a) / distance, -math.sin(a) / distance, 1)
    canvas.concat(skia.Matrix.Translate(x, y).preConcat(turn).preTranslate(-x, -y))


def diagonal(rect, colors):
    corners = [(rect.left(), rect.top()), (rect.right(), rect.bottom())]
    return skia.GradientShader.MakeLinear(corners, [skia.Color(*color) for color in colors])


def draw_turned_group(canvas, s, frame):
    x, y = 560 * s, 240 * s
    turned(canvas, 960 * s, 540 * s, 25, 25 + frame / 4, 800 * s)
    group = skia.Rect.MakeXYWH(x, y, 800 * s, 600 * s)
    canvas.drawRect(
        group, skia.Paint(AntiAlias=True, Shader=diagonal(group, [(0, 122, 255), (175, 82, 222)])))
    for index in range(40):
        left, top = x + (12 + index % 8 * 98) * s, y + (12 + index // 8 * 116) * s
        box = skia.Rect.MakeXYWH(left, top, 90 * s, 108 * s)
        color = skia.Color(*wheel.COLORS[index % 8], 200)
        canvas.drawRoundRect(box, 18 * s, 18 * s, fill(color))


LINES = ["Perspective", "Cards turn in space", "and text stays sharp", "at any angle and size"]


def draw_turned_card(canvas, s, frame):
    turned(canvas, 960 * s, 540 * s, 20, frame / 4 - 40, 900 * s)
    card = skia.Rect.MakeXYWH(560 * s, 290 * s, 800 * s, 500 * s)
    # A mask filter: in perspective, an image filter takes more than a hundred times as long.
    blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 20 * s)
    shadow = fill(skia.Color(0, 0, 0, 84), MaskFilter=blur)
    canvas.drawRoundRect(card.makeOffset(0, 16 * s), 40 * s, 40 * s, shadow)
    paint = skia.Paint(AntiAlias=True, Shader=diagonal(card, [(255, 149, 0), (255, 45, 85)]))
    canvas.drawRoundRect(card, 40 * s, 40 * s, paint)
    for index, line in enumerate(LINES):
        size = (72 if index == 0 else 40) * s
        canvas.drawString(
            line.replace(" ", ""), 620 * s, (410 + index * 100) * s, font(wheel.REGULAR, size),
            fill(skia.ColorWHITE))


def draw_flipping_tiles(canvas, s, frame):
    bold = font(wheel.BOLD, 96 * s)
    for index in range(20):
        x, y = (360 + index % 5 * 300) * s, (165 + index // 5 * 250) * s
        canvas.save()
        turned(canvas, x, y, 0, frame * 3 + index * 18, 500 * s)
        tile = skia.Rect.MakeXYWH(x - 110 * s, y - 100 * s, 220 * s, 200 * s)
        face = diagonal(tile, [wheel.COLORS[index % 8], wheel.COLORS[(index + 3) % 8]])
        canvas.drawRoundRect(tile, 28 * s, 28 * s, skia.Paint(AntiAlias=True, Shader=face))
        text, ink = str(index % 10), skia.Rect()
        bold.measureText(text, skia.TextEncoding.kUTF8, ink)
        canvas.drawString(
            text, x - ink.centerX(), y - ink.centerY(), bold, fill(skia.ColorWHITE))
        canvas.restore()


def blurred(s):
    return skia.ImageFilters.Blur(20 * s, 20 * s)


def draw_blurred_group(canvas, s, frame):
    canvas.saveLayer(None, skia.Paint(ImageFilter=blurred(s)))
    draw_wheel(canvas, s, frame, False)
    canvas.restore()


def draw_masked_group(canvas, s, frame):
    canvas.saveLayer()
    draw_gradient(canvas, s, False)
    canvas.saveLayer(None, skia.Paint(BlendMode=skia.BlendMode.kDstIn))
    draw_wheel(canvas, s, frame, False)
    canvas.restore()
    canvas.restore()


def draw_soft_light(canvas, s, frame):
    draw_gradient(canvas, s, False)
    canvas.saveLayer(None, skia.Paint(BlendMode=skia.BlendMode.kSoftLight))
    draw_wheel(canvas, s, frame, False)
    canvas.restore()


def draw_group_opacity(canvas, s, frame):
    canvas.saveLayerAlpha(None, 128)
    draw_wheel(canvas, s, frame, False)
    canvas.restore()


def draw_material(canvas, s, frame):
    draw_wheel(canvas, s, frame, False)
    pane = skia.RRect.MakeRectXY(
        skia.Rect.MakeXYWH(560 * s, 290 * s, 800 * s, 500 * s), 40 * s, 40 * s)
    canvas.save()
    canvas.clipRRect(pane, True)
    # The record only points to its parts.
    bounds, paint, backdrop = pane.rect(), skia.Paint(), blurred(s)
    canvas.saveLayer(skia.Canvas.SaveLayerRec(bounds, paint, backdrop, 0))
    canvas.drawPaint(skia.Paint(Color=skia.Color(255, 255, 255, 102)))
    canvas.restore()
    canvas.restore()


SCENES = {
    "clear": lambda canvas, s, frame: None,
    "wheel": draw_wheel,
    "wheel-nolabels": lambda canvas, s, frame: draw_wheel(canvas, s, frame, False),
    "rrects1000": lambda canvas, s, frame: draw_rectangles(canvas, s),
    "bezier200": lambda canvas, s, frame: draw_curves(canvas, s),
    "strokes10k": lambda canvas, s, frame: draw_strokes(canvas, s),
    "lingrad": lambda canvas, s, frame: draw_gradient(canvas, s, False),
    "radgrad": lambda canvas, s, frame: draw_gradient(canvas, s, True),
    "shadow20": lambda canvas, s, frame: draw_shadow(canvas, s),
    "glyphs2000": lambda canvas, s, frame: draw_glyphs(canvas, s),
    "turned-group": draw_turned_group,
    "turned-card": draw_turned_card,
    "flipping-tiles": draw_flipping_tiles,
    "blurred-group": draw_blurred_group,
    "masked-group": draw_masked_group,
    "soft-light": draw_soft_light,
    "group-opacity": draw_group_opacity,
    "material": draw_material,
}


def recorded(scene, width, frame):
    recorder = skia.PictureRecorder()
    canvas = recorder.beginRecording(skia.Rect.MakeWH(width, width * 9 / 16))
    canvas.clear(skia.ColorWHITE)
    SCENES[scene](canvas, width / 1920, frame)
    return recorder.finishRecordingAsPicture()


def picture(scene, width, path):
    """Writes frame 40 for inspection."""
    target = surface(width)
    target.getCanvas().drawPicture(recorded(scene, width, 40))
    target.makeImageSnapshot().save(path, skia.kPNG)


def raster(scene, width, repetitions):
    canvas, times = surface(width).getCanvas(), []
    for repetition in range(-1, repetitions):
        picture = recorded(scene, width, max(repetition, 0) * 7 % wheel.FRAMES)
        start = time.perf_counter()
        canvas.drawPicture(picture)
        if repetition >= 0:
            times.append((time.perf_counter() - start) * 1e3)
    print("ms", *(f"{ms:.4f}" for ms in times))


def job(folder):
    target = surface(wheel.WIDTH)
    for frame in range(wheel.FRAMES):
        canvas = target.getCanvas()
        canvas.clear(skia.ColorWHITE)
        draw_wheel(canvas, 1.0, frame)
        target.makeImageSnapshot().save(wheel.path(folder, frame), skia.kPNG)


if sys.argv[1] == "job":
    job(sys.argv[2])
elif sys.argv[1] == "picture":
    picture(sys.argv[2], int(sys.argv[3]), sys.argv[4])
else:
    raster(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
