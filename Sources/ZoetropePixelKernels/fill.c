#include "ZoetropePixelKernels.h"
#include "vectors.h"

#if HAS_KERNELS
#if USES_AVX2
#include "avx2/pixels.h"
#else
#include "neon/pixels.h"
#endif
#endif

void zoetrope_fill(uint32_t *pixels, size_t count, uint32_t pixel) {
#if defined(__x86_64__)
  // With this instruction, processors write whole cache lines without reading them first.
  __asm__ volatile("rep stosl" : "+D"(pixels), "+c"(count) : "a"(pixel) : "memory");
#else
#if HAS_KERNELS
  // A whole cache line at a time; processors that see lines written from end to end need not read
  // them either.
  const uint32x4_t four = vdupq_n_u32(pixel);
  for (; count >= 16; count -= 16, pixels += 16) {
    vst1q_u32(pixels, four);
    vst1q_u32(pixels + 4, four);
    vst1q_u32(pixels + 8, four);
    vst1q_u32(pixels + 12, four);
  }
#endif
  for (size_t index = 0; index < count; index++) pixels[index] = pixel;
#endif
}

enum { group_width = 16 };

#if HAS_KERNELS

VECTORIZED static void fill_groups(uint32_t *pixels, uint64_t groups, uint32_t pixel) {
  const pixel_lanes eight = for_each_pixel(pixel);
  for (; groups; groups &= groups - 1) {
    uint32_t *group = pixels + group_width * __builtin_ctzll(groups);
    put_pixels(group, eight);
    put_pixels(group + 8, eight);
  }
}

#endif

void zoetrope_fill_groups(uint32_t *pixels, uint64_t groups, uint32_t pixel) {
#if HAS_KERNELS
  if (has_vectors()) {
    fill_groups(pixels, groups, pixel);
    return;
  }
#endif
  for (; groups; groups &= groups - 1) {
    uint32_t *group = pixels + group_width * __builtin_ctzll(groups);
    for (int index = 0; index < group_width; index++) group[index] = pixel;
  }
}
