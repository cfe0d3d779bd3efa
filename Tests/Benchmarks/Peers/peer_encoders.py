"""Encoders of PyPI:
peer_encoders.py ENCODER RAW-RGB WIDTH REPETITIONS   the bytes, and milliseconds of each repetition

fpng makes a whole file. For the others, which only compress, the rows are filtered before (each
less the row above), and neither the filter nor the chunks of a file count."""

import sys
import time


def fpng(raw, width, height):
    from fpng import fpng_ext

    fpng_ext.init()
    return lambda: fpng_ext.encode_image_to_memory(raw, width, height, 3)


def filtered(raw, width, height):
    """The rows with the filter Up of PNG, each after the filter's number."""
    import numpy

    rows = numpy.frombuffer(raw, dtype=numpy.uint8).reshape(height, width * 3)
    above = numpy.vstack([numpy.zeros_like(rows[:1]), rows[:-1]])
    types = numpy.full((height, 1), 2, dtype=numpy.uint8)
    return numpy.hstack([types, rows - above]).tobytes()


def libdeflate(raw, width, height):
    import deflate

    rows = filtered(raw, width, height)
    return lambda: deflate.zlib_compress(rows, 1)


def zlib_ng(raw, width, height):
    from zlib_ng import zlib_ng as library

    rows = filtered(raw, width, height)
    return lambda: library.compress(rows, 2)


def isal(raw, width, height):
    from isal import isal_zlib

    rows = filtered(raw, width, height)
    return lambda: isal_zlib.compress(rows, 1)


ENCODERS = {"fpng": fpng, "libdeflate": libdeflate, "zlib-ng": zlib_ng, "isal": isal}


def main():
    name, path, width, count = sys.argv[1:]
    with open(path, "rb") as file:
        raw = file.read()
    encode = ENCODERS[name](raw, int(width), len(raw) // (int(width) * 3))
    print("bytes", len(encode()))
    times = []
    for _ in range(int(count)):
        start = time.perf_counter()
        encode()
        times.append((time.perf_counter() - start) * 1e3)
    print("ms", *(f"{ms:.4f}" for ms in times))


main()
