"""Writes pixels.txt: the pixels that other decoders find in the files of PngSuite.

    python3 -m venv venv && venv/bin/pip install pillow pypng && venv/bin/python reference.py

pypng gives the samples of a file as they are. They are widened or narrowed to 8 bits here, rounded
to the nearest, and gamma does not count. Pillow has to agree: in every byte of files of up to 8 bits,
in the upper byte of colours of 16 bits, which is all that it keeps of them, and in 16 bits of gray.

A line: name, width, height, bit depth, colour type, and the FNV-1a hash of the straight RGBA bytes.
Files whose name begins with x are damaged, and are not in the list.
"""

import pathlib

import png
from PIL import Image


def fnv1a(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def narrowed(sample, depth):
    largest = (1 << depth) - 1
    return (2 * 255 * sample + largest) // (2 * largest)


def rgba(reader, rows, channels, depth):
    """Red, green, blue and alpha of each pixel: at the depth of the file, except for palettes."""
    largest = (1 << depth) - 1
    key = reader.transparent
    palette = reader.palette("force") if reader.colormap else None
    for row in rows:
        row = list(row)
        for start in range(0, len(row), channels):
            pixel = tuple(row[start : start + channels])
            if palette:
                yield palette[pixel[0]]
                continue
            alpha = pixel[-1] if channels in (2, 4) else 0 if pixel == key else largest
            colour = pixel[:3] if channels > 2 else pixel[:1] * 3
            yield (*colour, alpha)


def check(path, straight, pixels, depth, kind):
    with Image.open(path) as image:
        if depth == 16 and kind == 0:
            assert list(image.getdata()) == [pixel[0] for pixel in pixels], path.name
        elif depth < 8 and kind == 0:
            # Pillow 13 compares the transparent sample with samples that it has widened before.
            colours = [pixel[:3] for pixel in pixels]
            assert image.convert("RGB").tobytes() == bytes(
                narrowed(sample, depth) for colour in colours for sample in colour
            ), path.name
        elif depth == 16:
            other = image.convert("RGBA").tobytes()
            upper = bytes(sample >> 8 for pixel in pixels for sample in pixel)
            colours = slice(None) if kind in (4, 6) else slice(0, 3)
            for at in range(0, len(other), 4):
                assert other[at : at + 4][colours] == upper[at : at + 4][colours], path.name
        else:
            assert image.convert("RGBA").tobytes() == straight, path.name


def line(path):
    reader = png.Reader(filename=str(path))
    width, height, rows, info = reader.read()
    depth, channels = info["bitdepth"], info["planes"]
    pixels = list(rgba(reader, rows, channels, depth))
    scale = 8 if reader.colormap else depth
    straight = bytes(narrowed(sample, scale) for pixel in pixels for sample in pixel)
    kind = reader.color_type
    check(path, straight, pixels, depth, kind)
    return f"{path.stem} {width} {height} {depth} {kind} {fnv1a(straight):016x}"


folder = pathlib.Path(__file__).parent
paths = sorted(path for path in folder.glob("*.png") if not path.name.startswith("x"))
(folder / "pixels.txt").write_text("".join(line(path) + "\n" for path in paths))
