#define _GNU_SOURCE
#include "BareLoops.h"

#include <math.h>

void bare_wheel(struct bare_rectangle *rectangles, long count, double center_x, double center_y,
                double radius, double rotation, double side) {
  double step = 2 * M_PI / (double)count;
  for (long index = 0; index < count; index++) {
    double sine, cosine;
    sincos(rotation + step * (double)index, &sine, &cosine);
    rectangles[index].x = center_x + radius * cosine - side / 2;
    rectangles[index].y = center_y + radius * sine - side / 2;
    rectangles[index].width = side;
    rectangles[index].height = side;
  }
}
