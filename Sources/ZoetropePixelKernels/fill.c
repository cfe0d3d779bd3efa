#include "ZoetropePixelKernels.h"

void zoetrope_fill(uint32_t *pixels, size_t count, uint32_t pixel) {
#if defined(__x86_64__)
  // With this instruction, processors write whole cache lines without reading them first.
  __asm__ volatile("rep stosl" : "+D"(pixels), "+c"(count) : "a"(pixel) : "memory");
#else
  for (size_t index = 0; index < count; index++) pixels[index] = pixel;
#endif
}
