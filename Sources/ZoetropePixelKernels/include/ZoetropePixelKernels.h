#ifndef CPIXELKERNELS_H
#define CPIXELKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// AVX2 is used on x86-64 if the processor has it, NEON on little-endian arm64. On other processors,
// callers use equivalent functions in Swift.

/// Requests that memory be loaded into the cache, without waiting for it. Any address is allowed.
static inline void zoetrope_prefetch(const void *place) { __builtin_prefetch(place); }

/// Sets many pixels to one value, as fast as the memory permits.
void zoetrope_fill(uint32_t *pixels, size_t count, uint32_t pixel);

/// Sets groups of 16 pixels to one value.
///
/// - Parameters:
///   - pixels: The first pixel of group 0.
///   - groups: The groups that are set: bit k stands for group k.
///   - pixel: The value.
void zoetrope_fill_groups(uint32_t *pixels, uint64_t groups, uint32_t pixel);

/// Composites one color over the premultiplied pixels of a span, if the processor has AVX2 or
/// NEON. Only whole groups of eight pixels are composited; fewer than eight may be left at the end.
/// The arithmetic is that of `SolidSource.blend`, to the last bit.
///
/// - Parameters:
///   - pixels: The pixels of the span.
///   - count: The number of pixels.
///   - even: The color's red and blue times its coverage, plus 128, in 16 bits each.
///   - odd: The color's green and alpha times its coverage, plus 128, in 16 bits each.
///   - rest: The factor of the backdrop, 0 to 255.
/// - Returns: The number of pixels that were composited, from the first on; 0 without
///   AVX2 and NEON.
ptrdiff_t zoetrope_blend_span(
    uint32_t *pixels, ptrdiff_t count, uint32_t even, uint32_t odd, uint32_t rest);

/// The rows of a shape whose cells are to be summed up (see `CoverageAccumulator`), and the pixels
/// that the rows cover. Columns are counted from the first cell.
typedef struct {
  /// The cell of column 0 in the first row.
  int32_t *cells;
  /// The number of cells from one row to the next.
  ptrdiff_t cell_stride;
  /// The first machine word with mark bits of the first row. A mark bit says whether an edge
  /// touched a cell. One more word must be readable after the words of the last row.
  uint64_t *marks;
  /// The number of words from the mark bits of one row to those of the next row.
  ptrdiff_t mark_stride;
  /// Premultiplied pixels: the pixel of column 0 in the first row, which may lie outside of the
  /// memory.
  uint32_t *pixels;
  /// The number of pixels from one row to the next.
  ptrdiff_t pixel_stride;
  /// The columns that are painted, `left..<right`. Seven more cells and seven more pixels must
  /// exist to the right of these columns. The seven cells must be zero, except that an edge may
  /// have touched the first one. The seven pixels keep their values.
  ptrdiff_t left;
  ptrdiff_t right;
  ptrdiff_t rows;
  /// Rows that have the same coverage: the first of them, counted from the first row, and their
  /// number; 0 if there are none. Only the first of them has cells and marks.
  ptrdiff_t steady_row;
  ptrdiff_t steady_count;
  /// The premultiplied color.
  uint32_t pixel;
  /// Whether the fill rule is even-odd rather than non-zero.
  bool is_even_odd;
} zoetrope_sweep;

/// Whether the processor has AVX2 or NEON.
bool zoetrope_has_vectors(void);

/// Sums up the cells of a shape's rows, composites one color through the antialiased coverage, and
/// zeroes the cells and marks. It processes eight pixels at a time, if the processor has AVX2
/// or NEON. The arithmetic is that of `CoverageAccumulator.sweep` and `SolidSource.draw`, to the
/// last bit.
///
/// - Returns: False, without any effect, if the processor has neither AVX2 nor NEON.
bool zoetrope_sweep_color(const zoetrope_sweep *sweep);

/// A picture of premultiplied pixels, or a smaller copy of one.
typedef struct {
  const uint32_t *pixels;
  /// The number of pixels from one row to the next.
  ptrdiff_t stride;
  int32_t width;
  int32_t height;
} zoetrope_level;

/// The mapping from the pixels of a surface to those of a picture. The surface shows the picture
/// through a projection. Columns and rows of the picture are counted from its top left corner.
///
/// The places are homogeneous: (u, v, w) for the place (u / w, v / w), where w is positive in front
/// of the eye. Each array has the change from one column to the next, the change from one row to
/// the next, and the value at the corner of the surface.
typedef struct {
  double u[3];
  double v[3];
  double w[3];
  /// The picture, and copies of it that are halved once, twice and so on.
  const zoetrope_level *levels;
  ptrdiff_t level_count;
} zoetrope_projection;

/// Writes pixels of one row of a surface on which a picture is seen through a projection, if the
/// processor has AVX2 or NEON. It processes eight pixels at a time, and stops before eight pixels
/// that show anything beside the picture. The arithmetic is that of `PerspectiveKernel`, to the
/// last bit.
///
/// - Parameters:
///   - projection: The picture and the mapping to it.
///   - x: The first column, a multiple of eight.
///   - y: The row.
///   - count: The number of pixels, a multiple of eight.
///   - target: Receives the pixels.
/// - Returns: The number of pixels that were written, a multiple of eight; 0 without AVX2
///   and NEON.
ptrdiff_t zoetrope_project(
    const zoetrope_projection *projection, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count,
    uint32_t *target);

/// A group of 64 bytes, at least one of which differs from the byte that it is compared with.
typedef struct {
  /// The differences: bit k says that byte k differs.
  uint64_t mask;
  /// The index of the group's first byte.
  ptrdiff_t place;
} zoetrope_difference;

/// Finds the groups of 64 bytes in which some bytes differ, if the processor has AVX2 or NEON. The
/// result is that of `ByteMask.differences`.
///
/// - Parameters:
///   - bytes: The bytes that are compared.
///   - others: The bytes that they are compared with.
///   - place: The index of the first byte that is compared.
///   - end: The index after the last byte that is compared: `place` plus a multiple of 64.
///   - found: Receives the groups that differ. It must have room for all groups.
/// - Returns: The number of groups that differ; -1 without AVX2 and NEON.
ptrdiff_t zoetrope_find_differences(
    const void *bytes, const void *others, ptrdiff_t place, ptrdiff_t end,
    zoetrope_difference *found);

/// Finds the groups of 64 bytes in which some bytes differ, among up to 64 chosen groups. The other
/// parameters and the result are those of `zoetrope_find_differences`.
///
/// - Parameters:
///   - groups: The groups that are compared: bit k stands for group k.
///   - first: The index of the first byte of group 0.
ptrdiff_t zoetrope_find_differences_among(
    const void *bytes, const void *others, uint64_t groups, ptrdiff_t first,
    zoetrope_difference *found);

#endif
