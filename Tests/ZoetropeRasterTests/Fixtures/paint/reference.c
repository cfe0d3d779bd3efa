// Draws the scenes of scenes.txt with cairo, as the reference of the tests.
//
//     cc -O2 reference.c -o /tmp/reference $(pkg-config --cflags --libs cairo) -lm
//     /tmp/reference scenes.txt .
//
// Cairo draws the pixels as they are compared, over white: it evaluates gradients at the centres of
// pixels, and with CAIRO_ANTIALIAS_BEST covers edges by 15 by 17 samples a pixel.
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { side = 64 };

static char scene[64];
static cairo_pattern_t *paint;
/// Opacities and operators of the open layers.
static double opacities[16];
static cairo_operator_t operators[16];
static int depth;

static void fail(const char *what) {
  fprintf(stderr, "%s: %s\n", scene, what);
  exit(1);
}

static cairo_matrix_t matrix_of(const char *text) {
  cairo_matrix_t m;
  cairo_matrix_init_identity(&m);
  while (*text == ' ') text++;
  if (*text == '-' && (text[1] == ' ' || !text[1] || text[1] == '\n')) return m;
  if (sscanf(text, "%lf %lf %lf %lf %lf %lf", &m.xx, &m.yx, &m.xy, &m.yy, &m.x0, &m.y0) != 6)
    fail("transform");
  return m;
}

static void add_path(cairo_t *cr, char *text) {
  double p[6];
  int count = 0;
  cairo_new_path(cr);
  for (char *word = strtok(text, " \n"); word; word = strtok(NULL, " \n")) {
    char *end;
    double number = strtod(word, &end);
    if (end != word) {
      if (count == 6) fail("too many numbers");
      p[count++] = number;
      continue;
    }
    if (*word == 'm') cairo_move_to(cr, p[0], p[1]);
    else if (*word == 'l') cairo_line_to(cr, p[0], p[1]);
    else if (*word == 'c') cairo_curve_to(cr, p[0], p[1], p[2], p[3], p[4], p[5]);
    else if (*word == 'h') cairo_close_path(cr);
    else fail("an unknown letter");
    count = 0;
  }
}

static void add_stops(char *text) {
  for (char *stop = strtok(text, ",\n"); stop; stop = strtok(NULL, ",\n")) {
    double location;
    char hex[16];
    if (sscanf(stop, "%lf %15s", &location, hex) != 2) fail("stop");
    unsigned long value = strtoul(hex, NULL, 16);
    if (strlen(hex) == 6) value = value << 8 | 255;
    cairo_pattern_add_color_stop_rgba(
        paint, location, (value >> 24 & 255) / 255.0, (value >> 16 & 255) / 255.0,
        (value >> 8 & 255) / 255.0, (value & 255) / 255.0);
  }
}

/// color HEX | linear x0 y0 x1 y1 | radial x y r0 r1, then | spread | transform | stops
static void set_paint(char *text) {
  char *fields[4], *rest = text;
  double a, b, c, d;
  unsigned hex;
  if (paint) cairo_pattern_destroy(paint);
  if (sscanf(text, " color %x", &hex) == 1) {
    paint = cairo_pattern_create_rgb(
        (hex >> 16 & 255) / 255.0, (hex >> 8 & 255) / 255.0, (hex & 255) / 255.0);
    return;
  }
  for (int i = 0; i < 4; i++)
    if (!(fields[i] = strsep(&rest, "|"))) fail("too few fields");
  if (sscanf(fields[0], " linear %lf %lf %lf %lf", &a, &b, &c, &d) == 4)
    paint = cairo_pattern_create_linear(a, b, c, d);
  else if (sscanf(fields[0], " radial %lf %lf %lf %lf", &a, &b, &c, &d) == 4)
    paint = cairo_pattern_create_radial(a, b, c, a, b, d);
  else fail("gradient");
  cairo_pattern_set_extend(
      paint, strstr(fields[1], "repeat") ? CAIRO_EXTEND_REPEAT
             : strstr(fields[1], "mirror") ? CAIRO_EXTEND_REFLECT : CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter(paint, CAIRO_FILTER_BEST);
  cairo_matrix_t m = matrix_of(fields[2]);
  if (cairo_matrix_invert(&m)) fail("a gradient's transform");
  cairo_pattern_set_matrix(paint, &m);
  add_stops(fields[3]);
}

/// fill or clip: rule | transform | path
static void shape(cairo_t *cr, char *text, int is_clip) {
  char *fields[3], *rest = text;
  for (int i = 0; i < 3; i++)
    if (!(fields[i] = strsep(&rest, "|"))) fail("too few fields");
  cairo_matrix_t m = matrix_of(fields[1]), identity;
  cairo_matrix_init_identity(&identity);
  if (is_clip) cairo_save(cr);
  cairo_set_matrix(cr, &m);
  cairo_set_fill_rule(
      cr, strstr(fields[0], "evenodd") ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
  add_path(cr, fields[2]);
  if (is_clip) {
    cairo_clip(cr);
  } else {
    if (!paint) fail("no paint");
    cairo_set_source(cr, paint);
    cairo_fill(cr);
  }
  cairo_set_matrix(cr, &identity);
}

static void push_layer(cairo_t *cr, const char *text) {
  char mode[16];
  if (depth == 16 || sscanf(text, "%lf %15s", &opacities[depth], mode) != 2) fail("layer");
  operators[depth++] = strcmp(mode, "normal") ? CAIRO_OPERATOR_DEST_IN : CAIRO_OPERATOR_OVER;
  cairo_save(cr);
  cairo_push_group(cr);
  // The layer is clipped when it is composited, so its content is drawn without the clip.
  cairo_reset_clip(cr);
  cairo_set_antialias(cr, CAIRO_ANTIALIAS_BEST);
}

static void pop_layer(cairo_t *cr) {
  if (!depth) fail("pop");
  cairo_pop_group_to_source(cr);
  depth--;
  cairo_set_operator(cr, operators[depth]);
  cairo_paint_with_alpha(cr, opacities[depth]);
  cairo_restore(cr);
}

static void finish(cairo_t *cr, const char *folder) {
  char path[4096];
  if (!*scene) return;
  if (cairo_status(cr)) fail(cairo_status_to_string(cairo_status(cr)));
  snprintf(path, sizeof path, "%s/%s.png", folder, scene);
  if (cairo_surface_write_to_png(cairo_get_target(cr), path)) fail("cannot be written");
}

static cairo_t *begin(void) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, side, side);
  cairo_t *cr = cairo_create(surface);
  cairo_surface_destroy(surface);
  cairo_set_antialias(cr, CAIRO_ANTIALIAS_BEST);
  cairo_set_tolerance(cr, 0.01);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  return cr;
}

int main(int argc, char **argv) {
  FILE *file = argc == 3 ? fopen(argv[1], "r") : NULL;
  if (!file) {
    fprintf(stderr, "usage: %s scenes.txt folder\n", argv[0]);
    return 1;
  }
  cairo_t *cr = NULL;
  char line[4096], word[16];
  while (fgets(line, sizeof line, file)) {
    int length = 0;
    if (*line == '#' || sscanf(line, "%15s%n", word, &length) != 1) continue;
    char *rest = line + length;
    if (!strcmp(word, "scene")) {
      if (cr) finish(cr, argv[2]), cairo_destroy(cr);
      sscanf(rest, "%63s", scene);
      cr = begin();
    } else if (!strcmp(word, "paint")) set_paint(rest);
    else if (!strcmp(word, "fill")) shape(cr, rest, 0);
    else if (!strcmp(word, "clip")) shape(cr, rest, 1);
    else if (!strcmp(word, "unclip")) cairo_restore(cr);
    else if (!strcmp(word, "layer")) push_layer(cr, rest);
    else if (!strcmp(word, "end")) pop_layer(cr);
    else fail("an unknown word");
  }
  if (cr) finish(cr, argv[2]), cairo_destroy(cr);
  return 0;
}
