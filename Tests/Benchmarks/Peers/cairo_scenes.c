#include "scenes.h"

#include <cairo/cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FONTS "/usr/share/fonts/truetype/dejavu/"

enum { rectangle_count = 1000, curve_count = 200, stroke_count = 10000, glyph_count = 2000 };

typedef struct {
  double red, green, blue;
} color_t;

typedef struct {
  double x, y, width, height;
  color_t color;
} rectangle_t;

typedef struct {
  double points[16][2];
  color_t color;
} curve_t;

typedef struct {
  double from[2], to[2];
  color_t color;
} stroke_t;

struct canvas {
  int width, height;
  double s;
  cairo_surface_t *surface;
  cairo_t *context;
  FT_Library library;
  cairo_font_face_t *regular, *bold;
  rectangle_t rectangles[rectangle_count];
  curve_t curves[curve_count];
  stroke_t strokes[stroke_count];
  cairo_glyph_t glyphs[glyph_count];
};

// MARK: Random numbers

uint64_t random_next(random_t *random) {
  random->state += 0x9E3779B97F4A7C15u;
  uint64_t z = random->state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static double unit(random_t *random) { return (double)(random_next(random) >> 11) * 0x1p-53; }

static double byte(random_t *random) { return floor(unit(random) * 256) / 255; }

static color_t random_color(random_t *random) {
  color_t color;
  color.red = byte(random);
  color.green = byte(random);
  color.blue = byte(random);
  return color;
}

static void random_point(random_t *random, double s, double point[2]) {
  point[0] = unit(random) * 1920 * s;
  point[1] = unit(random) * 1080 * s;
}

// MARK: Setting up

static void fail(const char *what) {
  fprintf(stderr, "peer_cairo: %s\n", what);
  exit(1);
}

static cairo_font_face_t *face(canvas_t *canvas, const char *path) {
  FT_Face face;
  if (FT_New_Face(canvas->library, path, 0, &face)) fail("cannot read " FONTS);
  return cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
}

static void set_font(canvas_t *canvas, cairo_font_face_t *face, double size) {
  cairo_set_font_face(canvas->context, face);
  cairo_set_font_size(canvas->context, size * canvas->s);
}

static void make_shapes(canvas_t *canvas) {
  double s = canvas->s;
  random_t random = {2};
  for (int i = 0; i < rectangle_count; i++) {
    rectangle_t *r = &canvas->rectangles[i];
    r->x = unit(&random) * 1920 * s;
    r->y = unit(&random) * 1080 * s;
    r->width = (10 + 50 * unit(&random)) * s;
    r->height = (10 + 50 * unit(&random)) * s;
    r->color = random_color(&random);
  }
  random.state = 3;
  for (int i = 0; i < curve_count; i++) {
    curve_t *curve = &canvas->curves[i];
    curve->color = random_color(&random);
    for (int p = 0; p < 16; p++) random_point(&random, s, curve->points[p]);
  }
  random.state = 4;
  for (int i = 0; i < stroke_count; i++) {
    stroke_t *stroke = &canvas->strokes[i];
    stroke->color = random_color(&random);
    random_point(&random, s, stroke->from);
    double length = (5 + 35 * unit(&random)) * s;
    double angle = 2 * M_PI * unit(&random);
    stroke->to[0] = stroke->from[0] + length * cos(angle);
    stroke->to[1] = stroke->from[1] + length * sin(angle);
  }
}

static void make_glyphs(canvas_t *canvas) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  set_font(canvas, canvas->regular, 20);
  cairo_scaled_font_t *font = cairo_get_scaled_font(canvas->context);
  FT_Face face = cairo_ft_scaled_font_lock_face(font);
  random_t random = {7};
  for (int i = 0; i < glyph_count; i++) {
    cairo_glyph_t *glyph = &canvas->glyphs[i];
    glyph->index = FT_Get_Char_Index(face, (FT_ULong)letters[(int)(unit(&random) * 62)]);
    glyph->x = (40 + i % 50 * 37) * canvas->s;
    glyph->y = (40 + i / 50 * 26) * canvas->s;
  }
  cairo_ft_scaled_font_unlock_face(font);
}

canvas_t *canvas_create(int width) {
  canvas_t *canvas = calloc(1, sizeof *canvas);
  if (!canvas || FT_Init_FreeType(&canvas->library)) fail("out of memory");
  canvas->width = width;
  canvas->height = width * 9 / 16;
  canvas->s = width / 1920.0;
  canvas->regular = face(canvas, FONTS "DejaVuSans.ttf");
  canvas->bold = face(canvas, FONTS "DejaVuSans-Bold.ttf");
  canvas->surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, canvas->height);
  canvas->context = cairo_create(canvas->surface);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(canvas->context, options);
  cairo_font_options_destroy(options);
  make_shapes(canvas);
  make_glyphs(canvas);
  return canvas;
}

void canvas_destroy(canvas_t *canvas) {
  cairo_destroy(canvas->context);
  cairo_surface_destroy(canvas->surface);
  cairo_font_face_destroy(canvas->regular);
  cairo_font_face_destroy(canvas->bold);
  free(canvas);
}

int canvas_width(const canvas_t *canvas) { return canvas->width; }
int canvas_height(const canvas_t *canvas) { return canvas->height; }

const uint32_t *canvas_row(const canvas_t *canvas, int y) {
  const unsigned char *data = cairo_image_surface_get_data(canvas->surface);
  return (const uint32_t *)(data + (size_t)y * cairo_image_surface_get_stride(canvas->surface));
}

// MARK: Drawing

static void add_rounded(cairo_t *context, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(context);
  cairo_arc(context, x + r, y + r, r, M_PI, 1.5 * M_PI);
  cairo_arc(context, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(context, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(context, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_close_path(context);
}

static void set_color(cairo_t *context, color_t color, double alpha) {
  cairo_set_source_rgba(context, color.red, color.green, color.blue, alpha);
}

static void draw_label(cairo_t *context, int number, double x, double y) {
  char text[2] = {(char)('0' + number), 0};
  cairo_text_extents_t ink;
  cairo_text_extents(context, text, &ink);
  cairo_set_source_rgb(context, 0, 0, 0);
  cairo_move_to(context, x - ink.x_bearing - ink.width / 2, y - ink.y_bearing - ink.height / 2);
  cairo_show_text(context, text);
}

static void draw_wheel(canvas_t *canvas, int frame, int is_labelled) {
  static const color_t colors[8] = {
      {255, 59, 48},  {255, 149, 0}, {255, 204, 0}, {52, 199, 89},
      {0, 199, 190}, {0, 122, 255}, {88, 86, 214}, {255, 45, 85}};
  cairo_t *context = canvas->context;
  double s = canvas->s, side = 189 * s, t = frame / 120.0;
  double rotation = M_PI / 2 * (t * t * (3 - 2 * t));
  set_font(canvas, canvas->bold, 75.6);
  for (int i = 0; i < 8; i++) {
    double angle = rotation + i * (M_PI / 4) - M_PI / 2;
    double x = canvas->width / 2.0 + 351 * s * cos(angle);
    double y = canvas->height / 2.0 + 351 * s * sin(angle);
    add_rounded(context, x - side / 2, y - side / 2, side, side, 21.6 * s);
    color_t color = {colors[i].red / 255, colors[i].green / 255, colors[i].blue / 255};
    set_color(context, color, 0.7);
    cairo_fill(context);
    if (is_labelled) draw_label(context, i + 1, x, y);
  }
}

static void draw_rectangles(canvas_t *canvas) {
  for (int i = 0; i < rectangle_count; i++) {
    const rectangle_t *r = &canvas->rectangles[i];
    add_rounded(canvas->context, r->x, r->y, r->width, r->height, 0.2 * fmin(r->width, r->height));
    set_color(canvas->context, r->color, 128 / 255.0);
    cairo_fill(canvas->context);
  }
}

static void draw_curves(canvas_t *canvas) {
  cairo_t *context = canvas->context;
  cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD);
  for (int i = 0; i < curve_count; i++) {
    const double (*p)[2] = (const double (*)[2])canvas->curves[i].points;
    cairo_move_to(context, p[0][0], p[0][1]);
    for (int k = 1; k < 16; k += 3)
      cairo_curve_to(
          context, p[k][0], p[k][1], p[k + 1][0], p[k + 1][1], p[k + 2][0], p[k + 2][1]);
    cairo_close_path(context);
    set_color(context, canvas->curves[i].color, 128 / 255.0);
    cairo_fill(context);
  }
  cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING);
}

static void draw_strokes(canvas_t *canvas) {
  cairo_set_line_width(canvas->context, 2 * canvas->s);
  cairo_set_line_cap(canvas->context, CAIRO_LINE_CAP_BUTT);
  for (int i = 0; i < stroke_count; i++) {
    const stroke_t *stroke = &canvas->strokes[i];
    cairo_move_to(canvas->context, stroke->from[0], stroke->from[1]);
    cairo_line_to(canvas->context, stroke->to[0], stroke->to[1]);
    set_color(canvas->context, stroke->color, 1);
    cairo_stroke(canvas->context);
  }
}

static void draw_gradient(canvas_t *canvas, int is_radial) {
  double w = canvas->width, h = canvas->height;
  cairo_pattern_t *pattern =
      is_radial ? cairo_pattern_create_radial(w / 2, h / 2, 0, w / 2, h / 2, 0.6 * h)
                : cairo_pattern_create_linear(0, 0, w, h);
  cairo_pattern_add_color_stop_rgb(pattern, 0, 1, 59 / 255.0, 48 / 255.0);
  cairo_pattern_add_color_stop_rgb(pattern, 0.5, 52 / 255.0, 199 / 255.0, 89 / 255.0);
  cairo_pattern_add_color_stop_rgb(pattern, 1, 0, 122 / 255.0, 1);
  cairo_set_source(canvas->context, pattern);
  cairo_paint(canvas->context);
  cairo_pattern_destroy(pattern);
}

// Averages each row over 2 radius + 1 values and writes it as a column: twice gives both ways.
static void box_blur(const uint8_t *from, uint8_t *to, int width, int height, int radius) {
  unsigned length = 2 * (unsigned)radius + 1;
  for (int y = 0; y < height; y++, from += width) {
    unsigned sum = 0;
    for (int x = 0; x < radius && x < width; x++) sum += from[x];
    for (int x = 0; x < width; x++) {
      if (x + radius < width) sum += from[x + radius];
      if (x > radius) sum -= from[x - radius - 1];
      to[(size_t)x * height + y] = (uint8_t)(sum / length);
    }
  }
}

static void draw_shadow(canvas_t *canvas) {
  cairo_t *context = canvas->context;
  double s = canvas->s, w = 800 * s, h = 500 * s, sigma = 10 * s;
  double x = (canvas->width - w) / 2, y = (canvas->height - h) / 2;
  int pad = (int)(3 * sigma) + 1;
  int width = ((int)w + 2 * pad + 3) & ~3, height = ((int)h + 2 * pad + 3) & ~3;
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_t *drawing = cairo_create(mask);
  add_rounded(drawing, pad, pad, w, h, 40 * s);
  cairo_fill(drawing);
  cairo_destroy(drawing);
  cairo_surface_flush(mask);
  uint8_t *pixels = cairo_image_surface_get_data(mask);
  uint8_t *other = malloc((size_t)width * height);
  if (!other) fail("out of memory");
  int radius = (int)lround((sqrt(4 * sigma * sigma + 1) - 1) / 2);
  for (int pass = 0; pass < 3; pass++) {
    box_blur(pixels, other, width, height, radius);
    box_blur(other, pixels, height, width, radius);
  }
  free(other);
  cairo_surface_mark_dirty(mask);
  cairo_set_source_rgba(context, 0, 0, 0, 84 / 255.0);
  cairo_mask_surface(context, mask, x - pad, y - pad + 8 * s);
  cairo_surface_destroy(mask);
  add_rounded(context, x, y, w, h, 40 * s);
  cairo_set_source_rgb(context, 0, 122 / 255.0, 1);
  cairo_fill(context);
}

static void draw_glyphs(canvas_t *canvas) {
  set_font(canvas, canvas->regular, 20);
  cairo_set_source_rgb(canvas->context, 0, 0, 0);
  cairo_show_glyphs(canvas->context, canvas->glyphs, glyph_count);
}

int canvas_draw(canvas_t *canvas, const char *scene, int frame) {
  cairo_set_operator(canvas->context, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_rgb(canvas->context, 1, 1, 1);
  cairo_paint(canvas->context);
  cairo_set_operator(canvas->context, CAIRO_OPERATOR_OVER);
  if (!strcmp(scene, "wheel")) draw_wheel(canvas, frame, 1);
  else if (!strcmp(scene, "wheel-nolabels")) draw_wheel(canvas, frame, 0);
  else if (!strcmp(scene, "rrects1000")) draw_rectangles(canvas);
  else if (!strcmp(scene, "bezier200")) draw_curves(canvas);
  else if (!strcmp(scene, "strokes10k")) draw_strokes(canvas);
  else if (!strcmp(scene, "lingrad")) draw_gradient(canvas, 0);
  else if (!strcmp(scene, "radgrad")) draw_gradient(canvas, 1);
  else if (!strcmp(scene, "shadow20")) draw_shadow(canvas);
  else if (!strcmp(scene, "glyphs2000")) draw_glyphs(canvas);
  else if (strcmp(scene, "clear")) return 0;
  cairo_surface_flush(canvas->surface);
  return 1;
}
