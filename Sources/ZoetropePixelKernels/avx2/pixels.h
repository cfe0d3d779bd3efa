// Compositing of eight pixels, for processors with AVX2.
#ifndef AVX2_PIXELS_H
#define AVX2_PIXELS_H

#include <immintrin.h>
#include <stdint.h>

#include "../vectors.h"

// Eight pixels, or a color or a factor for each of them, in lanes of 16 bits.
typedef __m256i pixel_lanes;

// Repeats two lanes of 16 bits, packed in 32 bits, for each of eight pixels.
INLINED pixel_lanes for_each_pixel(uint32_t lanes) { return _mm256_set1_epi32((int)lanes); }

// Divides lanes of 16 bits by 255, rounded to nearest. 128 must already have been added to them.
// The multiplication has the same result as (x + (x >> 8)) >> 8.
INLINED __m256i quotient(__m256i x) { return _mm256_mulhi_epu16(x, _mm256_set1_epi16(257)); }

// Composites a color over eight pixels. `even` (red and blue) and `odd` (green and alpha) are the
// color's channels times its coverage, plus 128. `rest` is the factor of the pixels, 0 to 255.
INLINED void composite(uint32_t *pixels, pixel_lanes even, pixel_lanes odd, pixel_lanes rest) {
  const __m256i low = _mm256_set1_epi16(0x00FF);
  __m256i *place = (__m256i *)pixels;
  __m256i below = _mm256_loadu_si256(place);
  __m256i e = _mm256_mullo_epi16(_mm256_and_si256(below, low), rest);
  __m256i o = _mm256_mullo_epi16(_mm256_srli_epi16(below, 8), rest);
  e = quotient(_mm256_add_epi16(e, even));
  o = quotient(_mm256_add_epi16(o, odd));
  _mm256_storeu_si256(place, _mm256_or_si256(e, _mm256_slli_epi16(o, 8)));
}

#endif
