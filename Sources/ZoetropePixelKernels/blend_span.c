#include "ZoetropePixelKernels.h"
#include "vectors.h"

#if HAS_KERNELS

#include "composite.h"

VECTORIZED static ptrdiff_t blend_vectors(
    uint32_t *pixels, ptrdiff_t count, uint32_t even, uint32_t odd, uint32_t rest) {
  const pixel_lanes add_even = for_each_pixel(even);
  const pixel_lanes add_odd = for_each_pixel(odd);
  const pixel_lanes factor = for_each_pixel(rest | rest << 16);
  const ptrdiff_t groups = count >> 3;
  composite_run(pixels, groups, add_even, add_odd, factor);
  return groups << 3;
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
