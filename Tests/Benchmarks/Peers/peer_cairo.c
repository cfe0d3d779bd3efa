// Cairo and libpng, in the usual way of writing frames quickly:
//   peer_cairo raster SCENE WIDTH REPETITIONS [PNG]         milliseconds of each repetition
//   peer_cairo encode RAW WIDTH LEVEL FILTERS REPETITIONS   bytes, milliseconds of each repetition
//   peer_cairo job FOLDER LEVEL FILTERS THREADS             120 frames of the wheel at 1920x1080
//   peer_cairo pipe                                         the wheel as raw BGRX on standard output
//   peer_cairo raw flat|text|gradshadow|noise FILE          a frame as raw RGB
//   peer_cairo versions
// LEVEL is zlib's, FILTERS none, up or all.

#include "scenes.h"

#include <png.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { frame_count = 120, most_threads = 64 };

static void fail(const char *what) {
  fprintf(stderr, "peer_cairo: %s\n", what);
  exit(1);
}

static int filters_named(const char *name) {
  if (!strcmp(name, "none")) return PNG_FILTER_NONE;
  if (!strcmp(name, "up")) return PNG_FILTER_UP;
  if (!strcmp(name, "all")) return PNG_ALL_FILTERS;
  fail("filters are none, up or all");
  return 0;
}

static void print_times(const double *times, int count) {
  printf("ms");
  for (int i = 0; i < count; i++) printf(" %.4f", times[i]);
  printf("\n");
}

static double *room_for_times(int count) {
  double *times = calloc((size_t)count, sizeof *times);
  if (count < 1 || !times) fail("that is no number of repetitions");
  return times;
}

static void pack_row(const uint32_t *pixels, uint8_t *row, int width) {
  for (int x = 0; x < width; x++, row += 3) {
    row[0] = (uint8_t)(pixels[x] >> 16);
    row[1] = (uint8_t)(pixels[x] >> 8);
    row[2] = (uint8_t)pixels[x];
  }
}

// MARK: PNG

// A growing buffer that a file is written into.
typedef struct {
  uint8_t *bytes;
  size_t count, room;
} buffer_t;

static void write_to_buffer(png_structp png, png_bytep bytes, size_t count) {
  buffer_t *buffer = png_get_io_ptr(png);
  if (buffer->count + count > buffer->room) png_error(png, "no room");
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
}

static void flush_buffer(png_structp png) { (void)png; }

typedef struct {
  png_structp png;
  png_infop info;
} writer_t;

// Begins a picture in RGB. The caller sets the destination of its bytes before writing rows.
static writer_t begin_png(int width, int height, int level, int filters) {
  writer_t writer;
  writer.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  writer.info = png_create_info_struct(writer.png);
  if (!writer.png || !writer.info) fail("out of memory");
  png_set_IHDR(
      writer.png, writer.info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(writer.png, level);
  png_set_filter(writer.png, PNG_FILTER_TYPE_BASE, filters);
  png_set_compression_buffer_size(writer.png, 1 << 16);
  return writer;
}

static void end_png(writer_t *writer) {
  png_write_end(writer->png, writer->info);
  png_destroy_write_struct(&writer->png, &writer->info);
}

static uint8_t *read_file(const char *path, size_t *count) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END)) fail("cannot read the raw file");
  *count = (size_t)ftell(file);
  rewind(file);
  uint8_t *bytes = malloc(*count + 1);
  if (!bytes || fread(bytes, 1, *count, file) != *count) fail("cannot read the raw file");
  fclose(file);
  return bytes;
}

static void run_encode(const char *path, int width, int level, int filters, int repetitions) {
  size_t count;
  uint8_t *pixels = read_file(path, &count);
  size_t stride = 3 * (size_t)width;
  int height = (int)(count / stride);
  if (width < 1 || height < 1 || count != stride * (size_t)height) fail("that is no such picture");
  buffer_t buffer = {malloc(2 * count + 65536), 0, 2 * count + 65536};
  double *times = room_for_times(repetitions);
  for (int i = -1; i < repetitions; i++) {
    double start = milliseconds();
    buffer.count = 0;
    writer_t writer = begin_png(width, height, level, filters);
    png_set_write_fn(writer.png, &buffer, write_to_buffer, flush_buffer);
    png_write_info(writer.png, writer.info);
    for (int y = 0; y < height; y++) png_write_row(writer.png, pixels + stride * (size_t)y);
    end_png(&writer);
    if (i >= 0) times[i] = milliseconds() - start;
  }
  printf("bytes %zu\n", buffer.count);
  print_times(times, repetitions);
}

// MARK: Drawing

static void run_raster(const char *scene, int width, int repetitions, const char *png) {
  canvas_t *canvas = canvas_create(width);
  double *times = room_for_times(repetitions);
  if (!canvas_draw(canvas, scene, 0)) fail("there is no such scene");
  for (int i = 0; i < repetitions; i++) {
    double start = milliseconds();
    canvas_draw(canvas, scene, i * 7 % frame_count);
    times[i] = milliseconds() - start;
  }
  print_times(times, repetitions);
  if (!png) return;
  canvas_draw(canvas, scene, 40);
  FILE *file = fopen(png, "wb");
  if (!file) fail("cannot write the picture");
  writer_t writer = begin_png(width, canvas_height(canvas), 6, PNG_FILTER_UP);
  png_init_io(writer.png, file);
  png_write_info(writer.png, writer.info);
  uint8_t *row = malloc(3 * (size_t)width);
  for (int y = 0; y < canvas_height(canvas); y++) {
    pack_row(canvas_row(canvas, y), row, width);
    png_write_row(writer.png, row);
  }
  end_png(&writer);
  fclose(file);
}

static void write_noise(FILE *file) {
  random_t random = {11};
  for (int i = 0; i < 1920 * 1080 * 3 / 8; i++) {
    uint64_t word = random_next(&random);
    fwrite(&word, 8, 1, file);
  }
}

static void run_raw(const char *kind, const char *path) {
  FILE *file = fopen(path, "wb");
  if (!file) fail("cannot write the raw file");
  if (!strcmp(kind, "noise")) {
    write_noise(file);
    fclose(file);
    return;
  }
  int is_product = !strcmp(kind, "gradshadow");
  canvas_t *canvas = canvas_create(1920), *other = canvas_create(1920);
  canvas_draw(canvas, is_product ? "lingrad" : strcmp(kind, "text") ? "wheel" : "glyphs2000", 40);
  canvas_draw(other, is_product ? "shadow20" : "clear", 0);
  uint8_t row[1920 * 3], factors[1920 * 3];
  for (int y = 0; y < 1080; y++) {
    pack_row(canvas_row(canvas, y), row, 1920);
    pack_row(canvas_row(other, y), factors, 1920);
    for (int i = 0; i < 1920 * 3; i++) row[i] = (uint8_t)((row[i] * factors[i] + 127) / 255);
    fwrite(row, 1, sizeof row, file);
  }
  fclose(file);
}

// MARK: The whole job

typedef struct {
  const char *folder;
  int level, filters, first, step;
} share_t;

static void *do_share(void *argument) {
  const share_t *share = argument;
  canvas_t *canvas = canvas_create(1920);
  uint8_t row[1920 * 3];
  for (int frame = share->first; frame < frame_count; frame += share->step) {
    canvas_draw(canvas, "wheel", frame);
    char path[4096];
    snprintf(path, sizeof path, "%s/wheel_%05d.png", share->folder, frame);
    FILE *file = fopen(path, "wb");
    if (!file) fail("cannot write a frame");
    writer_t writer = begin_png(1920, 1080, share->level, share->filters);
    png_init_io(writer.png, file);
    png_write_info(writer.png, writer.info);
    for (int y = 0; y < 1080; y++) {
      pack_row(canvas_row(canvas, y), row, 1920);
      png_write_row(writer.png, row);
    }
    end_png(&writer);
    fclose(file);
  }
  canvas_destroy(canvas);
  return NULL;
}

static void run_job(const char *folder, int level, int filters, int threads) {
  if (threads < 1 || threads > most_threads) fail("that is no number of threads");
  pthread_t ids[most_threads];
  share_t shares[most_threads];
  for (int i = 0; i < threads; i++) {
    shares[i] = (share_t){folder, level, filters, i, threads};
    pthread_create(&ids[i], NULL, do_share, &shares[i]);
  }
  for (int i = 0; i < threads; i++) pthread_join(ids[i], NULL);
}

static void run_pipe(void) {
  canvas_t *canvas = canvas_create(1920);
  for (int frame = 0; frame < frame_count; frame++) {
    canvas_draw(canvas, "wheel", frame);
    for (int y = 0; y < 1080; y++) fwrite(canvas_row(canvas, y), 4, 1920, stdout);
  }
}

int main(int count, char **words) {
  const char *task = count > 1 ? words[1] : "";
  if (!strcmp(task, "raster") && count >= 5)
    run_raster(words[2], atoi(words[3]), atoi(words[4]), count > 5 ? words[5] : NULL);
  else if (!strcmp(task, "encode") && count == 7)
    run_encode(
        words[2], atoi(words[3]), atoi(words[4]), filters_named(words[5]), atoi(words[6]));
  else if (!strcmp(task, "job") && count == 6)
    run_job(words[2], atoi(words[3]), filters_named(words[4]), atoi(words[5]));
  else if (!strcmp(task, "pipe"))
    run_pipe();
  else if (!strcmp(task, "raw") && count == 4)
    run_raw(words[2], words[3]);
  else if (!strcmp(task, "versions"))
    printf("cairo %s, libpng %s, zlib %s\n", cairo_version_string(), PNG_LIBPNG_VER_STRING,
           zlibVersion());
  else
    fail("see the head of the source");
  return 0;
}
