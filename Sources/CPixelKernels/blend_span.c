#include "CPixelKernels.h"

#if defined(__x86_64__)

#include <immintrin.h>

__attribute__((target("avx2"))) static ptrdiff_t blend_span_avx2(
    uint32_t *pixels, ptrdiff_t count, uint32_t even, uint32_t odd, uint32_t rest) {
  const __m256i low = _mm256_set1_epi16(0x00FF);
  const __m256i divisor = _mm256_set1_epi16(257);
  const __m256i factor = _mm256_set1_epi16((short)rest);
  const __m256i add_even = _mm256_set1_epi32((int)even);
  const __m256i add_odd = _mm256_set1_epi32((int)odd);
  ptrdiff_t done = 0;
  for (; done + 8 <= count; done += 8) {
    __m256i *place = (__m256i *)(pixels + done);
    __m256i below = _mm256_loadu_si256(place);
    __m256i e = _mm256_mullo_epi16(_mm256_and_si256(below, low), factor);
    __m256i o = _mm256_mullo_epi16(_mm256_srli_epi16(below, 8), factor);
    e = _mm256_add_epi16(e, add_even);
    o = _mm256_add_epi16(o, add_odd);
    // x / 255, rounded: (t + (t >> 8)) >> 8, where 128 is in t already, is t * 257 >> 16.
    e = _mm256_mulhi_epu16(e, divisor);
    o = _mm256_mulhi_epu16(o, divisor);
    _mm256_storeu_si256(place, _mm256_or_si256(e, _mm256_slli_epi16(o, 8)));
  }
  return done;
}

ptrdiff_t zoetrope_blend_span(
    uint32_t *pixels, ptrdiff_t count, uint32_t even, uint32_t odd, uint32_t rest) {
  if (!__builtin_cpu_supports("avx2")) return 0;
  return blend_span_avx2(pixels, count, even, odd, rest);
}

#else

ptrdiff_t zoetrope_blend_span(
    uint32_t *pixels, ptrdiff_t count, uint32_t even, uint32_t odd, uint32_t rest) {
  (void)pixels, (void)count, (void)even, (void)odd, (void)rest;
  return 0;
}

#endif
