#ifndef CPIXELKERNELS_H
#define CPIXELKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Asks for memory to be brought near, without waiting for it. Any address will do.
static inline void zoetrope_prefetch(const void *place) { __builtin_prefetch(place); }

/// Sets many pixels to one value, as fast as memory takes them.
void zoetrope_fill(uint32_t *pixels, size_t count, uint32_t pixel);

/// Composites one colour over a span of premultiplied pixels, as many as whole vectors hold, if the
/// processor has wide ones. The arithmetic is that of `SolidSource.blend`, to the last bit.
///
/// - Parameters:
///   - pixels: The span.
///   - count: Its length.
///   - even: The colour's red and blue times its coverage, plus 128, in 16 bits each.
///   - odd: The same of green and alpha.
///   - rest: What is left of the backdrop, 0 to 255.
/// - Returns: The number of pixels that are done, from the first on; 0 without wide vectors.
ptrdiff_t zoetrope_blend_span(
    uint32_t *pixels, ptrdiff_t count, uint32_t even, uint32_t odd, uint32_t rest);

/// The rows of a shape whose cells are to be summed up, see `CoverageAccumulator`, and the pixels that
/// they cover. Columns are counted from the first cell.
typedef struct {
  /// The cell of column 0 in the first row.
  int32_t *cells;
  /// Cells from one row to the next.
  ptrdiff_t cell_stride;
  /// The first row's first word of touched bits. Another word can be read behind the last row's last.
  uint64_t *marks;
  /// Words from one row to the next.
  ptrdiff_t mark_stride;
  /// Premultiplied pixels: that of column 0 in the first row, which need not exist.
  uint32_t *pixels;
  /// Pixels from one row to the next.
  ptrdiff_t pixel_stride;
  /// The columns that are drawn in, `left..<right`. Another seven cells and pixels lie to the right
  /// of them; the cells are zero, or the first one touched, and the pixels stay as they are.
  ptrdiff_t left;
  ptrdiff_t right;
  ptrdiff_t rows;
  /// The colour, premultiplied.
  uint32_t pixel;
  /// Even-odd rather than non-zero.
  bool is_even_odd;
} zoetrope_sweep;

/// Sums up the rows of a shape, composites one colour through their antialiased coverage, and zeroes
/// them, eight pixels at a time, if the processor has wide vectors. The arithmetic is that of
/// `CoverageAccumulator.sweep` and `SolidSource.draw`, to the last bit.
///
/// - Returns: Whether it is done; false without wide vectors, and then nothing has changed.
bool zoetrope_sweep_color(const zoetrope_sweep *sweep);

/// 64 bytes of which some differ from what they are compared with.
typedef struct {
  /// Bit k: byte k differs.
  uint64_t mask;
  /// The place of the first byte.
  ptrdiff_t place;
} zoetrope_difference;

/// Finds the groups of 64 bytes in which some bytes differ, if the processor has wide vectors: those
/// that `ByteMask.differences` finds.
///
/// - Parameters:
///   - bytes: What is compared.
///   - others: What it is compared with.
///   - place: The place of the first group.
///   - end: That place plus a multiple of 64.
///   - found: Room for as many groups as there are.
/// - Returns: The number of groups found; -1 without wide vectors.
ptrdiff_t zoetrope_find_differences(
    const void *bytes, const void *others, ptrdiff_t place, ptrdiff_t end,
    zoetrope_difference *found);

/// The same for some of 64 groups.
///
/// - Parameters:
///   - groups: Bit k: group k is looked at.
///   - first: The place of group 0.
ptrdiff_t zoetrope_find_differences_among(
    const void *bytes, const void *others, uint64_t groups, ptrdiff_t first,
    zoetrope_difference *found);

#endif
