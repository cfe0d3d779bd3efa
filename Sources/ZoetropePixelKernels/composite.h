// Compositing of one color over pixels.
#ifndef COMPOSITE_H
#define COMPOSITE_H

#include <stddef.h>
#include <stdint.h>

#include "vectors.h"

#if USES_AVX2
#include "avx2/pixels.h"
#else
#include "neon/pixels.h"
#endif

// Composites a color over eight pixels; see `composited`.
INLINED void composite(uint32_t *pixels, pixel_lanes even, pixel_lanes odd, pixel_lanes rest) {
  put_pixels(pixels, composited(pixels_at(pixels), even, odd, rest));
}

// Composites a color over `count` groups of eight pixels; see `composited`. Where the pixels below
// are a flat color, the result is computed once and repeated.
INLINED void composite_run(
    uint32_t *pixels, ptrdiff_t count, pixel_lanes even, pixel_lanes odd, pixel_lanes rest) {
  // In shorter runs, the comparison costs more than it saves.
  while (count > 12) {
    pixel_lanes below = pixels_at(pixels);
    pixel_lanes drawn = composited(below, even, odd, rest);
    put_pixels(pixels, drawn);
    pixels += 8;
    count--;
    if (are_all(pixels, below)) {
      do {
        for (int group = 0; group < 4; group++, pixels += 8) put_pixels(pixels, drawn);
        count -= 4;
      } while (count >= 4 && are_all(pixels, below));
    } else {
      // The next comparison comes after four groups, because it costs almost as much as one.
      for (int group = 0; group < 4; group++, pixels += 8) composite(pixels, even, odd, rest);
      count -= 4;
    }
  }
  for (; count > 0; count--, pixels += 8) composite(pixels, even, odd, rest);
}

#endif
