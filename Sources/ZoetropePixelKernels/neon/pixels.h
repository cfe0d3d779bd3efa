// Compositing of eight pixels, for processors with NEON.
#ifndef NEON_PIXELS_H
#define NEON_PIXELS_H

#include <arm_neon.h>
#include <stdbool.h>
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

INLINED pixel_lanes pixels_at(const uint32_t *pixels) {
  return (pixel_lanes){
      vreinterpretq_u16_u32(vld1q_u32(pixels)), vreinterpretq_u16_u32(vld1q_u32(pixels + 4))};
}

INLINED void put_pixels(uint32_t *pixels, pixel_lanes group) {
  vst1q_u32(pixels, vreinterpretq_u32_u16(group.low));
  vst1q_u32(pixels + 4, vreinterpretq_u32_u16(group.high));
}

// Returns a color composited over four pixels; see `composited`.
INLINED uint16x8_t composited_four(
    uint16x8_t below, uint16x8_t even, uint16x8_t odd, uint16x8_t rest) {
  uint16x8_t e = vmlaq_u16(even, vandq_u16(below, vdupq_n_u16(0x00FF)), rest);
  uint16x8_t o = vmlaq_u16(odd, vshrq_n_u16(below, 8), rest);
  // The upper halves of the odd lanes stay where they are; those of the even lanes are put below.
  return vsriq_n_u16(quotient_above(o), quotient_above(e), 8);
}

// Returns a color composited over eight pixels. `even` (red and blue) and `odd` (green and alpha)
// are the color's channels times its coverage, plus 128. `rest` is the factor of the pixels, 0 to
// 255.
INLINED pixel_lanes composited(
    pixel_lanes below, pixel_lanes even, pixel_lanes odd, pixel_lanes rest) {
  return (pixel_lanes){
      composited_four(below.low, even.low, odd.low, rest.low),
      composited_four(below.high, even.high, odd.high, rest.high)};
}

INLINED uint16x8_t differences(pixel_lanes a, pixel_lanes b) {
  return vorrq_u16(veorq_u16(a.low, b.low), veorq_u16(a.high, b.high));
}

// Whether four groups of eight pixels are all equal to `group`.
INLINED bool are_all(const uint32_t *pixels, pixel_lanes group) {
  uint16x8_t first = differences(pixels_at(pixels), group);
  uint16x8_t second = differences(pixels_at(pixels + 8), group);
  uint16x8_t third = differences(pixels_at(pixels + 16), group);
  uint16x8_t fourth = differences(pixels_at(pixels + 24), group);
  return vmaxvq_u16(vorrq_u16(vorrq_u16(first, second), vorrq_u16(third, fourth))) == 0;
}

#endif
