// Compositing of eight pixels, for processors with NEON.
#ifndef NEON_PIXELS_H
#define NEON_PIXELS_H

#include <arm_neon.h>
#include <stdint.h>

#include "../vectors.h"

// Eight pixels, or a color or a factor for each of them, in lanes of 16 bits: the lower four pixels
// and the upper four.
typedef struct {
  uint16x8_t low, high;
} pixel_lanes;

// Repeats two lanes of 16 bits, packed in 32 bits, for each of eight pixels.
INLINED pixel_lanes for_each_pixel(uint32_t lanes) {
  uint16x8_t four = vreinterpretq_u16_u32(vdupq_n_u32(lanes));
  return (pixel_lanes){four, four};
}

// Returns x + (x >> 8), whose upper eight bits are x / 255, rounded to nearest. 128 must already
// have been added to the lanes.
INLINED uint16x8_t quotient_above(uint16x8_t x) { return vsraq_n_u16(x, x, 8); }

// Composites a color over four pixels; see `composite`.
INLINED void composite_four(uint32_t *pixels, uint16x8_t even, uint16x8_t odd, uint16x8_t rest) {
  uint16x8_t below = vreinterpretq_u16_u32(vld1q_u32(pixels));
  uint16x8_t e = vmlaq_u16(even, vandq_u16(below, vdupq_n_u16(0x00FF)), rest);
  uint16x8_t o = vmlaq_u16(odd, vshrq_n_u16(below, 8), rest);
  // The upper halves of the odd lanes stay where they are; those of the even lanes are put below.
  uint16x8_t pixel = vsriq_n_u16(quotient_above(o), quotient_above(e), 8);
  vst1q_u32(pixels, vreinterpretq_u32_u16(pixel));
}

// Composites a color over eight pixels. `even` (red and blue) and `odd` (green and alpha) are the
// color's channels times its coverage, plus 128. `rest` is the factor of the pixels, 0 to 255.
INLINED void composite(uint32_t *pixels, pixel_lanes even, pixel_lanes odd, pixel_lanes rest) {
  composite_four(pixels, even.low, odd.low, rest.low);
  composite_four(pixels + 4, even.high, odd.high, rest.high);
}

#endif
