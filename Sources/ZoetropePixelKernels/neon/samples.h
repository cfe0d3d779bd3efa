// Samples of a picture for eight pixels, for processors with NEON.
#ifndef NEON_SAMPLES_H
#define NEON_SAMPLES_H

#include <arm_neon.h>
#include <stdint.h>

#include "../include/ZoetropePixelKernels.h"
#include "../vectors.h"

// A number for each of eight pixels: the lower four and the upper four.
typedef struct {
  float32x4_t low, high;
} eight_floats;

// Samples of eight pixels, two pixels in each vector, with 8 fractional bits in each channel.
typedef struct {
  uint16x8_t of01, of23, of45, of67;
} pixel_samples;

// Sums of the samples of eight pixels, each with its four channels.
typedef struct {
  uint32x4_t of0, of1, of2, of3, of4, of5, of6, of7;
} sample_sums;

INLINED double square_root(double x) { return vget_lane_f64(vsqrt_f64(vdup_n_f64(x)), 0); }

// Returns 0 to 7 times a number.
INLINED eight_floats multiples_of(float x) {
  const float32x4_t low = {0, 1, 2, 3}, high = {4, 5, 6, 7};
  return (eight_floats){vmulq_n_f32(low, x), vmulq_n_f32(high, x)};
}

INLINED eight_floats plus(eight_floats x, float y) {
  float32x4_t all = vdupq_n_f32(y);
  return (eight_floats){vaddq_f32(x.low, all), vaddq_f32(x.high, all)};
}

INLINED eight_floats times(eight_floats x, eight_floats y) {
  return (eight_floats){vmulq_f32(x.low, y.low), vmulq_f32(x.high, y.high)};
}

INLINED eight_floats divided(float x, eight_floats y) {
  float32x4_t all = vdupq_n_f32(x);
  return (eight_floats){vdivq_f32(all, y.low), vdivq_f32(all, y.high)};
}

INLINED bool are_set(uint32x4_t low, uint32x4_t high) {
  return vminvq_u32(vandq_u32(low, high)) == UINT32_MAX;
}

// Whether all numbers are in a range that includes its ends; false for a NaN.
INLINED bool are_between(eight_floats x, float low, float high) {
  float32x4_t least = vdupq_n_f32(low), most = vdupq_n_f32(high);
  return are_set(
      vandq_u32(vcgeq_f32(x.low, least), vcleq_f32(x.low, most)),
      vandq_u32(vcgeq_f32(x.high, least), vcleq_f32(x.high, most)));
}

INLINED bool are_positive(eight_floats x) { return are_set(vcgtzq_f32(x.low), vcgtzq_f32(x.high)); }

INLINED uint16x8_t two_pixels(const uint32_t *pixels) {
  return vmovl_u8(vld1_u8((const uint8_t *)pixels));
}

// Interpolates between four pixels, with 8 fractional bits in each channel. `fx` is the weight of
// the right pixels, times 256. `fy` is the weight of the lower pixels.
INLINED uint16x4_t mixed(const uint32_t *pixels, ptrdiff_t stride, uint16_t fx, uint16_t fy) {
  uint16x8_t v = vmulq_n_u16(two_pixels(pixels), (uint16_t)(256 - fy));
  v = vmlaq_n_u16(v, two_pixels(pixels + stride), fy);
  uint16x4_t left = vget_low_u16(v), right = vget_high_u16(v);
  // The products are divided separately, as in Swift.
  uint16x4_t part = vshrn_n_u32(vmull_n_u16(left, fx), 8);
  return vadd_u16(vsub_u16(left, part), vshrn_n_u32(vmull_n_u16(right, fx), 8));
}

// Samples a level, the picture or a halved copy of it, at eight places, in 1/256 pixel.
INLINED pixel_samples take_samples(const zoetrope_level *level, eight_floats x, eight_floats y) {
  uint32_t at[8], columns[8], rows[8];
  const uint32x4_t byte = vdupq_n_u32(255);
  const uint32_t stride = (uint32_t)level->stride;
  uint32x4_t x0 = vcvtq_u32_f32(x.low), x1 = vcvtq_u32_f32(x.high);
  uint32x4_t y0 = vcvtq_u32_f32(y.low), y1 = vcvtq_u32_f32(y.high);
  vst1q_u32(at, vmlaq_n_u32(vshrq_n_u32(x0, 8), vshrq_n_u32(y0, 8), stride));
  vst1q_u32(at + 4, vmlaq_n_u32(vshrq_n_u32(x1, 8), vshrq_n_u32(y1, 8), stride));
  vst1q_u32(columns, vandq_u32(x0, byte)), vst1q_u32(columns + 4, vandq_u32(x1, byte));
  vst1q_u32(rows, vandq_u32(y0, byte)), vst1q_u32(rows + 4, vandq_u32(y1, byte));
  uint16x4_t of[8];
  for (int lane = 0; lane < 8; lane++) {
    of[lane] = mixed(
        level->pixels + at[lane], level->stride, (uint16_t)columns[lane], (uint16_t)rows[lane]);
  }
  return (pixel_samples){
      vcombine_u16(of[0], of[1]), vcombine_u16(of[2], of[3]), vcombine_u16(of[4], of[5]),
      vcombine_u16(of[6], of[7])};
}

INLINED sample_sums no_samples(void) {
  uint32x4_t zero = vdupq_n_u32(0);
  return (sample_sums){zero, zero, zero, zero, zero, zero, zero, zero};
}

INLINED sample_sums add_samples(sample_sums sums, pixel_samples samples) {
  return (sample_sums){
      vaddw_u16(sums.of0, vget_low_u16(samples.of01)), vaddw_high_u16(sums.of1, samples.of01),
      vaddw_u16(sums.of2, vget_low_u16(samples.of23)), vaddw_high_u16(sums.of3, samples.of23),
      vaddw_u16(sums.of4, vget_low_u16(samples.of45)), vaddw_high_u16(sums.of5, samples.of45),
      vaddw_u16(sums.of6, vget_low_u16(samples.of67)), vaddw_high_u16(sums.of7, samples.of67),
  };
}

// Writes eight pixels whose channels are the samples without their fractional bits, rounded.
INLINED void store_samples(uint32_t *target, pixel_samples samples) {
  uint8_t *bytes = (uint8_t *)target;
  vst1q_u8(bytes, vcombine_u8(vrshrn_n_u16(samples.of01, 8), vrshrn_n_u16(samples.of23, 8)));
  vst1q_u8(bytes + 16, vcombine_u8(vrshrn_n_u16(samples.of45, 8), vrshrn_n_u16(samples.of67, 8)));
}

INLINED uint16x4_t scaled(uint32x4_t sums, float factor) {
  return vmovn_u32(vcvtnq_u32_f32(vmulq_n_f32(vcvtq_f32_u32(sums), factor)));
}

// Writes four pixels whose channels are the sums times a factor, rounded to nearest, ties to even.
INLINED void store_four(
    uint32_t *target, uint32x4_t a, uint32x4_t b, uint32x4_t c, uint32x4_t d, float factor) {
  uint8x8_t low = vmovn_u16(vcombine_u16(scaled(a, factor), scaled(b, factor)));
  uint8x8_t high = vmovn_u16(vcombine_u16(scaled(c, factor), scaled(d, factor)));
  vst1q_u8((uint8_t *)target, vcombine_u8(low, high));
}

INLINED void store_scaled(uint32_t *target, sample_sums sums, float factor) {
  store_four(target, sums.of0, sums.of1, sums.of2, sums.of3, factor);
  store_four(target + 4, sums.of4, sums.of5, sums.of6, sums.of7, factor);
}

#endif
