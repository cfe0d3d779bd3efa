#ifndef CPIXELKERNELS_H
#define CPIXELKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Asks for memory to be brought into cache, without waiting for it. Any address is allowed.
static inline void zoetrope_prefetch(const void *place) { __builtin_prefetch(place); }

/// Sets many pixels to one value, at the speed of memory.
void zoetrope_fill(uint32_t *pixels, size_t count, uint32_t pixel);

/// Composites one color over the premultiplied pixels of a span that fill whole vectors, if the
/// processor has wide vectors. The arithmetic is that of `SolidSource.blend`, to the last bit.
///
/// - Parameters:
///   - pixels: The pixels of the span.
///   - count: The number of pixels.
///   - even: The color's red and blue times its coverage, plus 128, in 16 bits each.
///   - odd: The color's green and alpha, in the same way.
///   - rest: The factor of the backdrop, 0 to 255.
/// - Returns: The number of pixels that were composited, from the first on; 0 without wide vectors.
ptrdiff_t zoetrope_blend_span(
    uint32_t *pixels, ptrdiff_t count, uint32_t even, uint32_t odd, uint32_t rest);

/// The rows of a shape whose cells are to be summed up (see `CoverageAccumulator`), and the pixels
/// that the rows cover. Columns are counted from the first cell.
typedef struct {
  /// The cell of column 0 in the first row.
  int32_t *cells;
  /// The number of cells from one row to the next.
  ptrdiff_t cell_stride;
  /// The first word of marks of the first row. One word after those of the last row must be
  /// readable.
  uint64_t *marks;
  /// The number of words from one row to the next.
  ptrdiff_t mark_stride;
  /// Premultiplied pixels: the pixel of column 0 in the first row, which may lie outside of the
  /// memory.
  uint32_t *pixels;
  /// The number of pixels from one row to the next.
  ptrdiff_t pixel_stride;
  /// The columns that are painted, `left..<right`. Seven more cells and pixels must exist to the
  /// right of them: those cells are zero, except that the first may be touched, and the pixels keep
  /// their values.
  ptrdiff_t left;
  ptrdiff_t right;
  ptrdiff_t rows;
  /// The premultiplied color.
  uint32_t pixel;
  /// Whether the fill rule is even-odd rather than non-zero.
  bool is_even_odd;
} zoetrope_sweep;

/// Sums up the rows of a shape, composites one color through their antialiased coverage, and zeroes
/// their cells and marks. It processes eight pixels at a time, if the processor has wide vectors.
/// The arithmetic is that of `CoverageAccumulator.sweep` and `SolidSource.draw`, to the last bit.
///
/// - Returns: False if the processor has no wide vectors. Nothing has changed then.
bool zoetrope_sweep_color(const zoetrope_sweep *sweep);

/// A group of 64 bytes, at least one of which differs from the byte that it is compared with.
typedef struct {
  /// The differences: bit k says that byte k differs.
  uint64_t mask;
  /// The place of the first byte.
  ptrdiff_t place;
} zoetrope_difference;

/// Finds the groups of 64 bytes in which some bytes differ, if the processor has wide vectors. The
/// result is that of `ByteMask.differences`.
///
/// - Parameters:
///   - bytes: The bytes that are compared.
///   - others: The bytes that they are compared with.
///   - place: The place of the first group.
///   - end: `place` plus a multiple of 64.
///   - found: Receives the groups; must have room for all of them.
/// - Returns: The number of groups found; -1 without wide vectors.
ptrdiff_t zoetrope_find_differences(
    const void *bytes, const void *others, ptrdiff_t place, ptrdiff_t end,
    zoetrope_difference *found);

/// Finds the groups in which some bytes differ, among up to 64 groups.
///
/// - Parameters:
///   - groups: The groups that are compared: bit k stands for group k.
///   - first: The place of group 0.
ptrdiff_t zoetrope_find_differences_among(
    const void *bytes, const void *others, uint64_t groups, ptrdiff_t first,
    zoetrope_difference *found);

#endif
