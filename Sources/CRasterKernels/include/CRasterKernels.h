#ifndef CRASTERKERNELS_H
#define CRASTERKERNELS_H

#include <stddef.h>
#include <stdint.h>

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

#endif
