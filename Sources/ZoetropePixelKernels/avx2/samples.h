// Samples of a picture for eight pixels, for processors with AVX2.
#ifndef AVX2_SAMPLES_H
#define AVX2_SAMPLES_H

#include <immintrin.h>
#include <stdint.h>

#include "../include/ZoetropePixelKernels.h"
#include "../vectors.h"

// A number for each of eight pixels.
typedef __m256 eight_floats;

// Samples of eight pixels, with 8 fractional bits in each channel: `low` has those of pixels 0, 1,
// 4 and 5, `high` those of pixels 2, 3, 6 and 7.
typedef struct {
  __m256i low, high;
} pixel_samples;

// Sums of the samples of eight pixels, in lanes of 32 bits. The names say which two pixels a vector
// belongs to.
typedef struct {
  __m256i of04, of15, of26, of37;
} sample_sums;

INLINED double square_root(double x) { return _mm_cvtsd_f64(_mm_sqrt_pd(_mm_set_sd(x))); }

// Returns 0 to 7 times a number.
INLINED eight_floats multiples_of(float x) {
  return _mm256_mul_ps(_mm256_setr_ps(0, 1, 2, 3, 4, 5, 6, 7), _mm256_set1_ps(x));
}

INLINED eight_floats plus(eight_floats x, float y) { return _mm256_add_ps(x, _mm256_set1_ps(y)); }
INLINED eight_floats times(eight_floats x, eight_floats y) { return _mm256_mul_ps(x, y); }
INLINED eight_floats divided(float x, eight_floats y) {
  return _mm256_div_ps(_mm256_set1_ps(x), y);
}

// Whether all numbers are in a range that includes its ends; false for a NaN.
INLINED bool are_between(eight_floats x, float low, float high) {
  __m256 is_above = _mm256_cmp_ps(x, _mm256_set1_ps(low), _CMP_GE_OQ);
  __m256 is_below = _mm256_cmp_ps(x, _mm256_set1_ps(high), _CMP_LE_OQ);
  return _mm256_movemask_ps(_mm256_and_ps(is_above, is_below)) == 255;
}

INLINED bool are_positive(eight_floats x) {
  return _mm256_movemask_ps(_mm256_cmp_ps(x, _mm256_setzero_ps(), _CMP_GT_OQ)) == 255;
}

INLINED __m256i two_pixels(const uint32_t *a, const uint32_t *b) {
  __m128i low = _mm_loadl_epi64((const __m128i *)a);
  return _mm256_cvtepu8_epi16(
      _mm_castps_si128(_mm_loadh_pi(_mm_castsi128_ps(low), (const __m64 *)b)));
}

// Interpolates between four pixels at two places, with 8 fractional bits in each channel. The
// results are in the low halves of the two lanes. `fx` is the weight of the right pixels, times
// 256. `fy` is the weight of the lower pixels.
INLINED __m256i mixed(
    const uint32_t *a, const uint32_t *b, ptrdiff_t stride, __m256i fx, __m256i fy) {
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(256), fy);
  __m256i v = _mm256_add_epi16(
      _mm256_mullo_epi16(two_pixels(a, b), rest),
      _mm256_mullo_epi16(two_pixels(a + stride, b + stride), fy));
  __m256i part = _mm256_mulhi_epu16(v, fx);
  return _mm256_add_epi16(_mm256_sub_epi16(v, part), _mm256_srli_si256(part, 8));
}

// Samples a level, the picture or a halved copy of it, at eight places, in 1/256 pixel.
INLINED pixel_samples take_samples(const zoetrope_level *level, eight_floats x, eight_floats y) {
  __m256i xi = _mm256_cvttps_epi32(x), yi = _mm256_cvttps_epi32(y);
  __m256i byte = _mm256_set1_epi32(255);
  __m256i fx = _mm256_slli_epi32(_mm256_and_si256(xi, byte), 8);
  __m256i fy = _mm256_and_si256(yi, byte);
  fx = _mm256_or_si256(fx, _mm256_slli_epi32(fx, 16));
  fy = _mm256_or_si256(fy, _mm256_slli_epi32(fy, 16));
  __m256i offset = _mm256_add_epi32(
      _mm256_mullo_epi32(_mm256_srli_epi32(yi, 8), _mm256_set1_epi32((int)level->stride)),
      _mm256_srli_epi32(xi, 8));
  int32_t at[8] __attribute__((aligned(32)));
  _mm256_store_si256((__m256i *)at, offset);
  const uint32_t *p = level->pixels;
  ptrdiff_t stride = level->stride;
  __m256i m04 = mixed(
      p + at[0], p + at[4], stride, _mm256_shuffle_epi32(fx, 0x00), _mm256_shuffle_epi32(fy, 0x00));
  __m256i m15 = mixed(
      p + at[1], p + at[5], stride, _mm256_shuffle_epi32(fx, 0x55), _mm256_shuffle_epi32(fy, 0x55));
  __m256i m26 = mixed(
      p + at[2], p + at[6], stride, _mm256_shuffle_epi32(fx, 0xAA), _mm256_shuffle_epi32(fy, 0xAA));
  __m256i m37 = mixed(
      p + at[3], p + at[7], stride, _mm256_shuffle_epi32(fx, 0xFF), _mm256_shuffle_epi32(fy, 0xFF));
  return (pixel_samples){_mm256_unpacklo_epi64(m04, m15), _mm256_unpacklo_epi64(m26, m37)};
}

INLINED sample_sums no_samples(void) {
  __m256i zero = _mm256_setzero_si256();
  return (sample_sums){zero, zero, zero, zero};
}

INLINED sample_sums add_samples(sample_sums sums, pixel_samples samples) {
  __m256i zero = _mm256_setzero_si256();
  return (sample_sums){
      _mm256_add_epi32(sums.of04, _mm256_unpacklo_epi16(samples.low, zero)),
      _mm256_add_epi32(sums.of15, _mm256_unpackhi_epi16(samples.low, zero)),
      _mm256_add_epi32(sums.of26, _mm256_unpacklo_epi16(samples.high, zero)),
      _mm256_add_epi32(sums.of37, _mm256_unpackhi_epi16(samples.high, zero)),
  };
}

// Writes eight pixels whose channels are the samples without their fractional bits, rounded.
INLINED void store_samples(uint32_t *target, pixel_samples samples) {
  __m256i half = _mm256_set1_epi16(128);
  __m256i low = _mm256_srli_epi16(_mm256_add_epi16(samples.low, half), 8);
  __m256i high = _mm256_srli_epi16(_mm256_add_epi16(samples.high, half), 8);
  _mm256_storeu_si256((__m256i *)target, _mm256_packus_epi16(low, high));
}

INLINED __m256i scaled(__m256i sums, __m256 factor) {
  return _mm256_cvtps_epi32(_mm256_mul_ps(_mm256_cvtepi32_ps(sums), factor));
}

// Writes eight pixels whose channels are the sums times a factor, rounded to nearest, ties to even.
INLINED void store_scaled(uint32_t *target, sample_sums sums, float factor) {
  __m256 all = _mm256_set1_ps(factor);
  __m256i low = _mm256_packs_epi32(scaled(sums.of04, all), scaled(sums.of15, all));
  __m256i high = _mm256_packs_epi32(scaled(sums.of26, all), scaled(sums.of37, all));
  _mm256_storeu_si256((__m256i *)target, _mm256_packus_epi16(low, high));
}

#endif
