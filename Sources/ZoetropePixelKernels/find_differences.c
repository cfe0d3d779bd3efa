#include "ZoetropePixelKernels.h"
#include "vectors.h"

#if HAS_KERNELS

#if USES_AVX2
#include "avx2/bytes.h"
#else
#include "neon/bytes.h"
#endif

// The distance, in bytes, between the compared bytes and those that are prefetched: two pages. The
// processor's own prefetching stops at the next page.
enum { ahead = 8192 };

// Requests that 128 bytes be loaded into the second level of the cache.
INLINED void prefetch(const unsigned char *bytes) {
  __builtin_prefetch(bytes, 0, 2);
  __builtin_prefetch(bytes + 64, 0, 2);
}

INLINED ptrdiff_t add_group(
    byte_group group, ptrdiff_t place, zoetrope_difference *found, ptrdiff_t number) {
  uint64_t mask = differences(group);
  // A branch would be hard to predict. The group is therefore always stored, but only counted if it
  // differs.
  found[number].mask = mask;
  found[number].place = place;
  return number + (mask != 0);
}

VECTORIZED static ptrdiff_t find(
    const unsigned char *a, const unsigned char *b, ptrdiff_t place, ptrdiff_t end,
    zoetrope_difference *found) {
  ptrdiff_t number = 0;
  for (; place + 128 <= end; place += 128) {
    prefetch(a + place + ahead);
    byte_group p = compare(a + place, b + place);
    byte_group q = compare(a + place + 64, b + place + 64);
    if (are_equal(p, q)) continue;
    number = add_group(p, place, found, number);
    number = add_group(q, place + 64, found, number);
  }
  if (place < end) number = add_group(compare(a + place, b + place), place, found, number);
  return number;
}

VECTORIZED static ptrdiff_t find_among(
    const unsigned char *a, const unsigned char *b, uint64_t groups, ptrdiff_t first,
    zoetrope_difference *found) {
  ptrdiff_t number = 0;
  for (; groups; groups &= groups - 1) {
    ptrdiff_t place = first + 64 * __builtin_ctzll(groups);
    number = add_group(compare(a + place, b + place), place, found, number);
  }
  return number;
}

ptrdiff_t zoetrope_find_differences(
    const void *bytes, const void *others, ptrdiff_t place, ptrdiff_t end,
    zoetrope_difference *found) {
  if (!has_vectors()) return -1;
  return find(bytes, others, place, end, found);
}

ptrdiff_t zoetrope_find_differences_among(
    const void *bytes, const void *others, uint64_t groups, ptrdiff_t first,
    zoetrope_difference *found) {
  if (!has_vectors()) return -1;
  return find_among(bytes, others, groups, first, found);
}

#else

ptrdiff_t zoetrope_find_differences(
    const void *bytes, const void *others, ptrdiff_t place, ptrdiff_t end,
    zoetrope_difference *found) {
  (void)bytes, (void)others, (void)place, (void)end, (void)found;
  return -1;
}

ptrdiff_t zoetrope_find_differences_among(
    const void *bytes, const void *others, uint64_t groups, ptrdiff_t first,
    zoetrope_difference *found) {
  (void)bytes, (void)others, (void)groups, (void)first, (void)found;
  return -1;
}

#endif
