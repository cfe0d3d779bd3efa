#include "ZoetropePixelKernels.h"

#if defined(__x86_64__)

#include "composite.h"

__attribute__((target("avx2"))) static ptrdiff_t blend_span_avx2(
    uint32_t *pixels, ptrdiff_t count, uint32_t even, uint32_t odd, uint32_t rest) {
  const __m256i add_even = _mm256_set1_epi32((int)even);
  const __m256i add_odd = _mm256_set1_epi32((int)odd);
  const __m256i factor = _mm256_set1_epi16((short)rest);
  ptrdiff_t done = 0;
  for (; done + 8 <= count; done += 8) composite(pixels + done, add_even, add_odd, factor);
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
