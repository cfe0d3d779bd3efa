#include "ZoetropePixelKernels.h"
#include "vectors.h"

#if HAS_KERNELS

#if USES_AVX2
#include "avx2/pixels.h"
#else
#include "neon/pixels.h"
#endif

VECTORIZED static ptrdiff_t blend_vectors(
    uint32_t *pixels, ptrdiff_t count, uint32_t even, uint32_t odd, uint32_t rest) {
  const pixel_lanes add_even = for_each_pixel(even);
  const pixel_lanes add_odd = for_each_pixel(odd);
  const pixel_lanes factor = for_each_pixel(rest | rest << 16);
  ptrdiff_t done = 0;
  for (; done + 8 <= count; done += 8) composite(pixels + done, add_even, add_odd, factor);
  return done;
}

ptrdiff_t zoetrope_blend_span(
    uint32_t *pixels, ptrdiff_t count, uint32_t even, uint32_t odd, uint32_t rest) {
  if (!has_vectors()) return 0;
  return blend_vectors(pixels, count, even, odd, rest);
}

#else

ptrdiff_t zoetrope_blend_span(
    uint32_t *pixels, ptrdiff_t count, uint32_t even, uint32_t odd, uint32_t rest) {
  (void)pixels, (void)count, (void)even, (void)odd, (void)rest;
  return 0;
}

#endif
