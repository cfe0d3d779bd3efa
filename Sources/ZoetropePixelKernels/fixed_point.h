// The constants of FixedPoint.
#ifndef FIXED_POINT_H
#define FIXED_POINT_H

enum {
  area_bits = 17,
  full_area = 1 << area_bits,
};

#endif
