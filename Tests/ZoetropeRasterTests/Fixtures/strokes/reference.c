// Draws the scenes of scenes.txt with cairo, as the reference of the tests.
//
//     cc -O2 reference.c -o /tmp/reference $(pkg-config --cflags --libs cairo) -lm
//     /tmp/reference scenes.txt .
//
// Cairo's own antialiasing samples a grid of 15 by 17 points a pixel. Here every pixel is the mean
// of 16 by 16 pixels of cairo's, and curves are flattened to 1/200 of a pixel.
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { side = 64, factor = 16, maximum = 64 };

static void fail(const char *scene, const char *what) {
  fprintf(stderr, "%s: %s\n", scene, what);
  exit(1);
}

static cairo_line_cap_t cap_of(const char *name) {
  if (!strcmp(name, "round")) return CAIRO_LINE_CAP_ROUND;
  return strcmp(name, "square") ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_SQUARE;
}

static cairo_line_join_t join_of(const char *name) {
  if (!strcmp(name, "round")) return CAIRO_LINE_JOIN_ROUND;
  return strcmp(name, "bevel") ? CAIRO_LINE_JOIN_MITER : CAIRO_LINE_JOIN_BEVEL;
}

static void set_dash(cairo_t *cr, const char *scene, char *text) {
  double lengths[maximum];
  int count = 0;
  if (strstr(text, "solid")) return;
  char *at = strchr(text, '@');
  if (!at) fail(scene, "a dash without a phase");
  double phase = atof(at + 1);
  for (char *word = strtok(text, " "); word && *word != '@'; word = strtok(NULL, " "))
    lengths[count++] = atof(word);
  cairo_set_dash(cr, lengths, count, phase);
}

static void quad_to(cairo_t *cr, const double *p) {
  double x, y;
  cairo_get_current_point(cr, &x, &y);
  cairo_curve_to(
      cr, x + (p[0] - x) * 2 / 3, y + (p[1] - y) * 2 / 3, p[2] + (p[0] - p[2]) * 2 / 3,
      p[3] + (p[1] - p[3]) * 2 / 3, p[2], p[3]);
}

static void add_path(cairo_t *cr, const char *scene, char *text) {
  double p[6];
  int count = 0;
  for (char *word = strtok(text, " \n"); word; word = strtok(NULL, " \n")) {
    char *end;
    double number = strtod(word, &end);
    if (end != word) {
      if (count == 6) fail(scene, "too many numbers");
      p[count++] = number;
      continue;
    }
    if (*word == 'm') cairo_move_to(cr, p[0], p[1]);
    else if (*word == 'l') cairo_line_to(cr, p[0], p[1]);
    else if (*word == 'q') quad_to(cr, p);
    else if (*word == 'c') cairo_curve_to(cr, p[0], p[1], p[2], p[3], p[4], p[5]);
    else if (*word == 'h') cairo_close_path(cr);
    else fail(scene, "an unknown letter");
    count = 0;
  }
}

static void write_reduced(cairo_surface_t *large, const char *path) {
  cairo_surface_t *small = cairo_image_surface_create(CAIRO_FORMAT_A8, side, side);
  cairo_surface_flush(large);
  const unsigned char *from = cairo_image_surface_get_data(large);
  unsigned char *to = cairo_image_surface_get_data(small);
  int from_stride = cairo_image_surface_get_stride(large);
  int to_stride = cairo_image_surface_get_stride(small);
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++) {
      int sum = 0;
      for (int j = 0; j < factor; j++)
        for (int i = 0; i < factor; i++)
          sum += from[(y * factor + j) * from_stride + x * factor + i];
      to[y * to_stride + x] = (sum + factor * factor / 2) / (factor * factor);
    }
  cairo_surface_mark_dirty(small);
  if (cairo_surface_write_to_png(small, path)) fail(path, "cannot be written");
  cairo_surface_destroy(small);
}

static void draw(char *line, const char *folder) {
  char *fields[5], *rest = line;
  for (int i = 0; i < 5; i++)
    if (!(fields[i] = strsep(&rest, "|"))) fail(line, "too few fields");
  char name[64], cap[16], join[16];
  double width, limit;
  cairo_matrix_t m;
  if (sscanf(fields[0], "%63s", name) != 1) fail(line, "no name");
  if (sscanf(fields[1], "%lf %15s %15s %lf", &width, cap, join, &limit) != 4) fail(name, "pen");
  if (sscanf(fields[3], "%lf %lf %lf %lf %lf %lf", &m.xx, &m.yx, &m.xy, &m.yy, &m.x0, &m.y0) != 6)
    fail(name, "transform");

  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_A8, side * factor, side * factor);
  cairo_t *cr = cairo_create(surface);
  cairo_set_antialias(cr, CAIRO_ANTIALIAS_BEST);
  cairo_set_tolerance(cr, factor / 200.0);
  cairo_scale(cr, factor, factor);
  cairo_transform(cr, &m);
  cairo_set_line_width(cr, width);
  cairo_set_line_cap(cr, cap_of(cap));
  cairo_set_line_join(cr, join_of(join));
  cairo_set_miter_limit(cr, limit);
  set_dash(cr, name, fields[2]);
  add_path(cr, name, fields[4]);
  cairo_stroke(cr);
  if (cairo_status(cr)) fail(name, cairo_status_to_string(cairo_status(cr)));

  char path[4096];
  snprintf(path, sizeof path, "%s/%s.png", folder, name);
  write_reduced(surface, path);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
}

int main(int argc, char **argv) {
  FILE *scenes = argc == 3 ? fopen(argv[1], "r") : NULL;
  if (!scenes) {
    fprintf(stderr, "usage: %s scenes.txt folder\n", argv[0]);
    return 1;
  }
  char line[4096];
  while (fgets(line, sizeof line, scenes))
    if (*line != '#' && *line != '\n') draw(line, argv[2]);
  return 0;
}
