// Comparison of 64 bytes, for processors with NEON.
#ifndef NEON_BYTES_H
#define NEON_BYTES_H

#include <arm_neon.h>
#include <stdint.h>

#include "../vectors.h"

// 64 bytes: 255 where the compared bytes are equal, and otherwise 0.
typedef struct {
  uint8x16_t a, b, c, d;
} byte_group;

// Compares 16 bytes.
INLINED uint8x16_t same(const unsigned char *a, const unsigned char *b) {
  return vceqq_u8(vld1q_u8(a), vld1q_u8(b));
}

INLINED byte_group compare(const unsigned char *a, const unsigned char *b) {
  return (byte_group){
      same(a, b), same(a + 16, b + 16), same(a + 32, b + 32), same(a + 48, b + 48)};
}

INLINED uint8x16_t common(byte_group group) {
  return vandq_u8(vandq_u8(group.a, group.b), vandq_u8(group.c, group.d));
}

// Whether all compared bytes in both groups are equal.
INLINED bool are_equal(byte_group p, byte_group q) {
  uint8x16_t all = vandq_u8(common(p), common(q));
  // The smallest of four lanes of 32 bits is found faster than that of sixteen lanes.
  return vminvq_u32(vreinterpretq_u32_u8(all)) == UINT32_MAX;
}

// Returns the mask of the bytes that differ: bit k stands for byte k.
INLINED uint64_t differences(byte_group group) {
  // Bit k of each eight bytes. Sums of eight neighbors are eight bits of the mask.
  const uint8x16_t bits = vreinterpretq_u8_u64(vdupq_n_u64(0x8040201008040201));
  uint8x16_t low = vpaddq_u8(vbicq_u8(bits, group.a), vbicq_u8(bits, group.b));
  uint8x16_t high = vpaddq_u8(vbicq_u8(bits, group.c), vbicq_u8(bits, group.d));
  uint8x16_t quarters = vpaddq_u8(low, high);
  uint8x16_t eighths = vpaddq_u8(quarters, quarters);
  return vgetq_lane_u64(vreinterpretq_u64_u8(eighths), 0);
}

#endif
