#include "ZoetropePixelKernels.h"

#if defined(__x86_64__)

#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF

#define AVX2 __attribute__((target("avx2"), always_inline)) static inline

// The samples of 8 or 32 pixels; see `PerspectiveBlock`.
typedef struct {
  const zoetrope_level *level;
  int columns, rows;
  // The range of pixel centers for which all samples lie in the level, in 1/256 pixel of the level.
  float left, top, right, bottom;
  // The place of a pixel's first sample relative to the pixel's center, and the changes from one
  // sample to the next, in 1/256 pixel of the level.
  double first_x, first_y, across_x, across_y, down_x, down_y;
  float scale;
} block;

AVX2 double square_root(double x) { return _mm_cvtsd_f64(_mm_sqrt_pd(_mm_set_sd(x))); }

AVX2 int sample_count(double length) {
  const double apart = 1.25, most = 32;
  double count = length / apart;
  if (!(count > 1)) return 1;
  if (count > most) return (int)most;
  int whole = (int)count;
  return whole < count ? whole + 1 : whole;
}

AVX2 double spread(double length) {
  const double apart = 1.25;
  if (!(length > apart)) return 0;
  double part = (length - apart) * 2;
  return part < 1 ? part : 1;
}

AVX2 double depth_at(const zoetrope_projection *p, double x, double y) {
  return p->w[0] * x + p->w[1] * y + p->w[2];
}

// Plans the samples of pixels around a point; returns false if the point lies behind the eye.
AVX2 bool plan(const zoetrope_projection *p, double x, double y, block *b) {
  double w = depth_at(p, x, y);
  if (!(w > 0)) return false;
  double s = 1 / w;
  double u = (p->u[0] * x + p->u[1] * y + p->u[2]) * s;
  double v = (p->v[0] * x + p->v[1] * y + p->v[2]) * s;
  double right_x = (p->u[0] - u * p->w[0]) * s, right_y = (p->v[0] - v * p->w[0]) * s;
  double down_x = (p->u[1] - u * p->w[1]) * s, down_y = (p->v[1] - v * p->w[1]) * s;
  double across = square_root(right_x * right_x + right_y * right_y);
  double along = square_root(down_x * down_x + down_y * down_y);
  double least = across < along ? across : along;
  double factor = 1;
  ptrdiff_t level = 0;
  while (least >= 2 && level + 1 < p->level_count) {
    least *= 0.5, factor *= 0.5;
    level++;
  }
  across *= factor, along *= factor;
  double unit = 256 * factor;
  b->level = p->levels + level;
  b->scale = (float)unit;
  b->columns = sample_count(across);
  b->rows = sample_count(along);
  double step_x = spread(across) * unit / b->columns, step_y = spread(along) * unit / b->rows;
  b->across_x = right_x * step_x, b->across_y = right_y * step_x;
  b->down_x = down_x * step_y, b->down_y = down_y * step_y;
  double half_columns = (b->columns - 1) * 0.5, half_rows = (b->rows - 1) * 0.5;
  b->first_x = -127.5 - b->across_x * half_columns - b->down_x * half_rows;
  b->first_y = -127.5 - b->across_y * half_columns - b->down_y * half_rows;
  double reach_x = __builtin_fabs(b->across_x) * b->columns + __builtin_fabs(b->down_x) * b->rows;
  double reach_y = __builtin_fabs(b->across_y) * b->columns + __builtin_fabs(b->down_y) * b->rows;
  // 128 is half a pixel. One more unit allows for rounding.
  b->left = (float)(129 + reach_x * 0.5), b->top = (float)(129 + reach_y * 0.5);
  b->right = (float)(256.0 * b->level->width) - b->left;
  b->bottom = (float)(256.0 * b->level->height) - b->top;
  return true;
}

// Returns the column around which eight pixels from `x` on are planned; see
// `PerspectiveBlock.center`.
AVX2 double center_of(const zoetrope_projection *p, ptrdiff_t x, double y) {
  double start = (double)(x & ~(ptrdiff_t)31), first = (double)x;
  double a = depth_at(p, start, y), b = depth_at(p, start + 32, y);
  if (a > 0 && b > 0 && 4 * a < 5 * b && 4 * b < 5 * a) return start + 16;
  if (depth_at(p, first + 4, y) > 0) return first + 4;
  return depth_at(p, first + 0.5, y) > 0 ? first + 0.5 : first + 7.5;
}

AVX2 __m256i two(const uint32_t *a, const uint32_t *b) {
  __m128i low = _mm_loadl_epi64((const __m128i *)a);
  return _mm256_cvtepu8_epi16(
      _mm_castps_si128(_mm_loadh_pi(_mm_castsi128_ps(low), (const __m64 *)b)));
}

// Interpolates between four pixels at two places, with 8 fractional bits in each channel. The
// results are in the low halves of the two lanes. `fx` is the weight of the right pixels, times
// 256. `fy` is the weight of the lower pixels.
AVX2 __m256i mixed(
    const uint32_t *a, const uint32_t *b, ptrdiff_t stride, __m256i fx, __m256i fy) {
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(256), fy);
  __m256i v = _mm256_add_epi16(
      _mm256_mullo_epi16(two(a, b), rest), _mm256_mullo_epi16(two(a + stride, b + stride), fy));
  __m256i part = _mm256_mulhi_epu16(v, fx);
  return _mm256_add_epi16(_mm256_sub_epi16(v, part), _mm256_srli_si256(part, 8));
}

// Samples a level, the picture or a halved copy of it, at eight places, in 1/256 pixel. The results
// have 8 fractional bits in each channel: `low` has those of places 0, 1, 4 and 5, `high` those of
// 2, 3, 6 and 7.
AVX2 void sample(const zoetrope_level *level, __m256 x, __m256 y, __m256i *low, __m256i *high) {
  __m256i xi = _mm256_cvttps_epi32(x), yi = _mm256_cvttps_epi32(y);
  __m256i byte = _mm256_set1_epi32(255);
  __m256i fx = _mm256_slli_epi32(_mm256_and_si256(xi, byte), 8);
  __m256i fy = _mm256_and_si256(yi, byte);
  fx = _mm256_or_si256(fx, _mm256_slli_epi32(fx, 16));
  fy = _mm256_or_si256(fy, _mm256_slli_epi32(fy, 16));
  __m256i offset = _mm256_add_epi32(
      _mm256_mullo_epi32(_mm256_srli_epi32(yi, 8), _mm256_set1_epi32((int)level->stride)),
      _mm256_srli_epi32(xi, 8));
  int32_t at[8] __attribute__((aligned(32)));
  _mm256_store_si256((__m256i *)at, offset);
  const uint32_t *p = level->pixels;
  ptrdiff_t stride = level->stride;
  __m256i m04 = mixed(
      p + at[0], p + at[4], stride, _mm256_shuffle_epi32(fx, 0x00), _mm256_shuffle_epi32(fy, 0x00));
  __m256i m15 = mixed(
      p + at[1], p + at[5], stride, _mm256_shuffle_epi32(fx, 0x55), _mm256_shuffle_epi32(fy, 0x55));
  __m256i m26 = mixed(
      p + at[2], p + at[6], stride, _mm256_shuffle_epi32(fx, 0xAA), _mm256_shuffle_epi32(fy, 0xAA));
  __m256i m37 = mixed(
      p + at[3], p + at[7], stride, _mm256_shuffle_epi32(fx, 0xFF), _mm256_shuffle_epi32(fy, 0xFF));
  *low = _mm256_unpacklo_epi64(m04, m15);
  *high = _mm256_unpacklo_epi64(m26, m37);
}

AVX2 __m256i mean_of(__m256i sum, __m256 share) {
  return _mm256_cvtps_epi32(_mm256_mul_ps(_mm256_cvtepi32_ps(sum), share));
}

// Returns the means of all samples of eight pixels.
AVX2 __m256i mean(const block *b, __m256 x, __m256 y) {
  __m256i zero = _mm256_setzero_si256();
  __m256i s04 = zero, s15 = zero, s26 = zero, s37 = zero;
  for (int row = 0; row < b->rows; row++) {
    for (int column = 0; column < b->columns; column++) {
      float dx = (float)(b->first_x + b->across_x * column + b->down_x * row);
      float dy = (float)(b->first_y + b->across_y * column + b->down_y * row);
      __m256i low, high;
      sample(
          b->level, _mm256_add_ps(x, _mm256_set1_ps(dx)), _mm256_add_ps(y, _mm256_set1_ps(dy)),
          &low, &high);
      s04 = _mm256_add_epi32(s04, _mm256_unpacklo_epi16(low, zero));
      s15 = _mm256_add_epi32(s15, _mm256_unpackhi_epi16(low, zero));
      s26 = _mm256_add_epi32(s26, _mm256_unpacklo_epi16(high, zero));
      s37 = _mm256_add_epi32(s37, _mm256_unpackhi_epi16(high, zero));
    }
  }
  __m256 share = _mm256_set1_ps(1.0f / (float)(256 * b->columns * b->rows));
  return _mm256_packus_epi16(
      _mm256_packs_epi32(mean_of(s04, share), mean_of(s15, share)),
      _mm256_packs_epi32(mean_of(s26, share), mean_of(s37, share)));
}

AVX2 __m256i single(const block *b, __m256 x, __m256 y) {
  __m256i low, high, half = _mm256_set1_epi16(128);
  sample(
      b->level, _mm256_add_ps(x, _mm256_set1_ps((float)b->first_x)),
      _mm256_add_ps(y, _mm256_set1_ps((float)b->first_y)), &low, &high);
  low = _mm256_srli_epi16(_mm256_add_epi16(low, half), 8);
  high = _mm256_srli_epi16(_mm256_add_epi16(high, half), 8);
  return _mm256_packus_epi16(low, high);
}

// Whether the four pixels around each sample of eight pixels belong to the level.
AVX2 bool is_inside(const block *b, __m256 x, __m256 y, __m256 w) {
  __m256 ok = _mm256_and_ps(
      _mm256_and_ps(
          _mm256_cmp_ps(x, _mm256_set1_ps(b->left), _CMP_GE_OQ),
          _mm256_cmp_ps(x, _mm256_set1_ps(b->right), _CMP_LE_OQ)),
      _mm256_and_ps(
          _mm256_cmp_ps(y, _mm256_set1_ps(b->top), _CMP_GE_OQ),
          _mm256_cmp_ps(y, _mm256_set1_ps(b->bottom), _CMP_LE_OQ)));
  ok = _mm256_and_ps(ok, _mm256_cmp_ps(w, _mm256_setzero_ps(), _CMP_GT_OQ));
  return _mm256_movemask_ps(ok) == 255;
}

__attribute__((target("avx2"))) static ptrdiff_t project_avx2(
    const zoetrope_projection *p, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count, uint32_t *target) {
  const __m256 lanes = _mm256_setr_ps(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256 du = _mm256_mul_ps(lanes, _mm256_set1_ps((float)p->u[0]));
  const __m256 dv = _mm256_mul_ps(lanes, _mm256_set1_ps((float)p->v[0]));
  const __m256 dw = _mm256_mul_ps(lanes, _mm256_set1_ps((float)p->w[0]));
  double row = (double)y + 0.5;
  ptrdiff_t done = 0;
  block b;
  double planned = 0;
  for (; done + 8 <= count; done += 8) {
    double center = center_of(p, x + done, row);
    if ((done == 0 || center != planned) && !plan(p, center, row, &b)) break;
    planned = center;
    double first = (double)(x + done) + 0.5;
    float u = (float)(p->u[0] * first + p->u[1] * row + p->u[2]);
    float v = (float)(p->v[0] * first + p->v[1] * row + p->v[2]);
    float w = (float)(p->w[0] * first + p->w[1] * row + p->w[2]);
    __m256 depth = _mm256_add_ps(_mm256_set1_ps(w), dw);
    __m256 scale = _mm256_div_ps(_mm256_set1_ps(b.scale), depth);
    __m256 px = _mm256_mul_ps(_mm256_add_ps(_mm256_set1_ps(u), du), scale);
    __m256 py = _mm256_mul_ps(_mm256_add_ps(_mm256_set1_ps(v), dv), scale);
    if (!is_inside(&b, px, py, depth)) break;
    __m256i result = b.columns * b.rows == 1 ? single(&b, px, py) : mean(&b, px, py);
    _mm256_storeu_si256((__m256i *)(target + done), result);
  }
  return done;
}

ptrdiff_t zoetrope_project(
    const zoetrope_projection *projection, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count,
    uint32_t *target) {
  if (!__builtin_cpu_supports("avx2")) return 0;
  return project_avx2(projection, x, y, count, target);
}

#else

ptrdiff_t zoetrope_project(
    const zoetrope_projection *projection, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count,
    uint32_t *target) {
  (void)projection, (void)x, (void)y, (void)count, (void)target;
  return 0;
}

#endif
