#include "ZoetropePixelKernels.h"

#if defined(__x86_64__)

#include <immintrin.h>

// The distance, in bytes, between the compared bytes and those that are prefetched: two pages. The
// processor's own prefetching stops at the next page.
enum { ahead = 8192 };

// Compares 32 bytes. A byte of the result is 255 if the bytes of `a` and `b` are equal, and
// otherwise 0.
__attribute__((target("avx2"), always_inline)) static inline __m256i same(
    const unsigned char *a, const unsigned char *b) {
  return _mm256_cmpeq_epi8(
      _mm256_loadu_si256((const __m256i *)a), _mm256_loadu_si256((const __m256i *)b));
}

__attribute__((target("avx2"), always_inline)) static inline ptrdiff_t add_group(
    __m256i low, __m256i high, ptrdiff_t place, zoetrope_difference *found, ptrdiff_t number) {
  uint64_t mask = (uint32_t)_mm256_movemask_epi8(low);
  mask |= (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32;
  // A branch would be hard to predict. The group is therefore always stored, but only counted if it
  // differs.
  found[number].mask = ~mask;
  found[number].place = place;
  return number + (~mask != 0);
}

__attribute__((target("avx2"))) static ptrdiff_t find_avx2(
    const unsigned char *a, const unsigned char *b, ptrdiff_t place, ptrdiff_t end,
    zoetrope_difference *found) {
  ptrdiff_t number = 0;
  for (; place + 128 <= end; place += 128) {
    _mm_prefetch((const char *)a + place + ahead, _MM_HINT_T1);
    _mm_prefetch((const char *)a + place + ahead + 64, _MM_HINT_T1);
    __m256i p = same(a + place, b + place);
    __m256i q = same(a + place + 32, b + place + 32);
    __m256i r = same(a + place + 64, b + place + 64);
    __m256i s = same(a + place + 96, b + place + 96);
    __m256i all = _mm256_and_si256(_mm256_and_si256(p, q), _mm256_and_si256(r, s));
    if (_mm256_movemask_epi8(all) == -1) continue;
    number = add_group(p, q, place, found, number);
    number = add_group(r, s, place + 64, found, number);
  }
  if (place < end) {
    __m256i p = same(a + place, b + place);
    __m256i q = same(a + place + 32, b + place + 32);
    number = add_group(p, q, place, found, number);
  }
  return number;
}

__attribute__((target("avx2"))) static ptrdiff_t find_among_avx2(
    const unsigned char *a, const unsigned char *b, uint64_t groups, ptrdiff_t first,
    zoetrope_difference *found) {
  ptrdiff_t number = 0;
  for (; groups; groups &= groups - 1) {
    ptrdiff_t place = first + 64 * __builtin_ctzll(groups);
    __m256i p = same(a + place, b + place);
    __m256i q = same(a + place + 32, b + place + 32);
    number = add_group(p, q, place, found, number);
  }
  return number;
}

ptrdiff_t zoetrope_find_differences(
    const void *bytes, const void *others, ptrdiff_t place, ptrdiff_t end,
    zoetrope_difference *found) {
  if (!__builtin_cpu_supports("avx2")) return -1;
  return find_avx2(bytes, others, place, end, found);
}

ptrdiff_t zoetrope_find_differences_among(
    const void *bytes, const void *others, uint64_t groups, ptrdiff_t first,
    zoetrope_difference *found) {
  if (!__builtin_cpu_supports("avx2")) return -1;
  return find_among_avx2(bytes, others, groups, first, found);
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
