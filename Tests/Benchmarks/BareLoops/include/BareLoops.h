#pragma once

struct bare_rectangle {
  double x, y, width, height;
};

/// Centres `count` squares of a side on a circle, from an angle on; all in points and radians.
void bare_wheel(struct bare_rectangle *rectangles, long count, double center_x, double center_y,
                double radius, double rotation, double side);
