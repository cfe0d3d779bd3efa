#include "ZoetropePixelKernels.h"
#include "vectors.h"

#if HAS_KERNELS

// A product and a sum are rounded one after the other, as in Swift. GCC, which does not know the
// pragma, needs -ffp-contract=off.
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

#if USES_AVX2
#include "avx2/samples.h"
#else
#include "neon/samples.h"
#endif

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

INLINED int sample_count(double length) {
  const double apart = 1.25, most = 32;
  double count = length / apart;
  if (!(count > 1)) return 1;
  if (count > most) return (int)most;
  int whole = (int)count;
  return whole < count ? whole + 1 : whole;
}

INLINED double spread(double length) {
  const double apart = 1.25;
  if (!(length > apart)) return 0;
  double part = (length - apart) * 2;
  return part < 1 ? part : 1;
}

INLINED double depth_at(const zoetrope_projection *p, double x, double y) {
  return p->w[0] * x + p->w[1] * y + p->w[2];
}

// Plans the samples of pixels around a point; returns false if the point lies behind the eye.
INLINED bool plan(const zoetrope_projection *p, double x, double y, block *b) {
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

// Returns the column around which the pixels from `x` on are planned. `end` becomes the column
// after the last pixel of that plan. See `PerspectiveBlock.center`.
INLINED double center_of(const zoetrope_projection *p, ptrdiff_t x, double y, ptrdiff_t *end) {
  ptrdiff_t begin = x & ~(ptrdiff_t)31;
  double start = (double)begin, first = (double)x;
  double a = depth_at(p, start, y), b = depth_at(p, start + 32, y);
  *end = begin + 32;
  if (a > 0 && b > 0 && 4 * a < 5 * b && 4 * b < 5 * a) return start + 16;
  *end = x + 8;
  if (depth_at(p, first + 4, y) > 0) return first + 4;
  return depth_at(p, first + 0.5, y) > 0 ? first + 0.5 : first + 7.5;
}

// Writes eight pixels, each with the mean of its samples.
INLINED void store_mean(uint32_t *target, const block *b, eight_floats x, eight_floats y) {
  sample_sums sums = no_samples();
  for (int row = 0; row < b->rows; row++) {
    for (int column = 0; column < b->columns; column++) {
      float dx = (float)(b->first_x + b->across_x * column + b->down_x * row);
      float dy = (float)(b->first_y + b->across_y * column + b->down_y * row);
      sums = add_samples(sums, take_samples(b->level, plus(x, dx), plus(y, dy)));
    }
  }
  store_scaled(target, sums, 1.0f / (float)(256 * b->columns * b->rows));
}

// Writes eight pixels, each with its only sample.
INLINED void store_single(uint32_t *target, const block *b, eight_floats x, eight_floats y) {
  store_samples(
      target,
      take_samples(b->level, plus(x, (float)b->first_x), plus(y, (float)b->first_y)));
}

VECTORIZED static ptrdiff_t project_vectors(
    const zoetrope_projection *p, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count, uint32_t *target) {
  const eight_floats du = multiples_of((float)p->u[0]);
  const eight_floats dv = multiples_of((float)p->v[0]);
  const eight_floats dw = multiples_of((float)p->w[0]);
  double row = (double)y + 0.5;
  ptrdiff_t done = 0;
  block b = {0};
  ptrdiff_t planned = x;
  for (; done + 8 <= count; done += 8) {
    if (x + done >= planned && !plan(p, center_of(p, x + done, row, &planned), row, &b)) break;
    double first = (double)(x + done) + 0.5;
    float u = (float)(p->u[0] * first + p->u[1] * row + p->u[2]);
    float v = (float)(p->v[0] * first + p->v[1] * row + p->v[2]);
    float w = (float)(p->w[0] * first + p->w[1] * row + p->w[2]);
    eight_floats depth = plus(dw, w);
    eight_floats scale = divided(b.scale, depth);
    eight_floats px = times(plus(du, u), scale), py = times(plus(dv, v), scale);
    // The four pixels around each sample must belong to the level, and each pixel must lie in front
    // of the eye.
    bool is_inside = are_between(px, b.left, b.right) && are_between(py, b.top, b.bottom) &&
                     are_positive(depth);
    if (!is_inside) break;
    if (b.columns * b.rows == 1) {
      store_single(target + done, &b, px, py);
    } else {
      store_mean(target + done, &b, px, py);
    }
  }
  return done;
}

ptrdiff_t zoetrope_project(
    const zoetrope_projection *projection, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count,
    uint32_t *target) {
  if (!has_vectors()) return 0;
  return project_vectors(projection, x, y, count, target);
}

#else

ptrdiff_t zoetrope_project(
    const zoetrope_projection *projection, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count,
    uint32_t *target) {
  (void)projection, (void)x, (void)y, (void)count, (void)target;
  return 0;
}

#endif
