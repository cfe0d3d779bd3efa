// Compositing of eight pixels, for processors with AVX2.
#ifndef AVX2_PIXELS_H
#define AVX2_PIXELS_H

#include <immintrin.h>
#include <stdbool.h>
#include <stdint.h>

#include "../vectors.h"

// Eight pixels, or a color or a factor for each of them, in lanes of 16 bits.
typedef __m256i pixel_lanes;

// Repeats two lanes of 16 bits, packed in 32 bits, for each of eight pixels.
INLINED pixel_lanes for_each_pixel(uint32_t lanes) { return _mm256_set1_epi32((int)lanes); }

// Divides lanes of 16 bits by 255, rounded to nearest. 128 must already have been added to them.
// The multiplication has the same result as (x + (x >> 8)) >> 8.
INLINED __m256i quotient(__m256i x) { return _mm256_mulhi_epu16(x, _mm256_set1_epi16(257)); }

INLINED pixel_lanes pixels_at(const uint32_t *pixels) {
  return _mm256_loadu_si256((const __m256i *)pixels);
}

INLINED void put_pixels(uint32_t *pixels, pixel_lanes group) {
  _mm256_storeu_si256((__m256i *)pixels, group);
}

// Returns a color composited over eight pixels. `even` (red and blue) and `odd` (green and alpha)
// are the color's channels times its coverage, plus 128. `rest` is the factor of the pixels, 0 to
// 255.
INLINED pixel_lanes composited(
    pixel_lanes below, pixel_lanes even, pixel_lanes odd, pixel_lanes rest) {
  const __m256i low = _mm256_set1_epi16(0x00FF);
  __m256i e = _mm256_mullo_epi16(_mm256_and_si256(below, low), rest);
  __m256i o = _mm256_mullo_epi16(_mm256_srli_epi16(below, 8), rest);
  e = quotient(_mm256_add_epi16(e, even));
  o = quotient(_mm256_add_epi16(o, odd));
  return _mm256_or_si256(e, _mm256_slli_epi16(o, 8));
}

// Whether four groups of eight pixels are all equal to `group`.
INLINED bool are_all(const uint32_t *pixels, pixel_lanes group) {
  __m256i first = _mm256_xor_si256(pixels_at(pixels), group);
  __m256i second = _mm256_xor_si256(pixels_at(pixels + 8), group);
  __m256i third = _mm256_xor_si256(pixels_at(pixels + 16), group);
  __m256i fourth = _mm256_xor_si256(pixels_at(pixels + 24), group);
  __m256i any = _mm256_or_si256(_mm256_or_si256(first, second), _mm256_or_si256(third, fourth));
  return _mm256_testz_si256(any, any);
}

#endif
