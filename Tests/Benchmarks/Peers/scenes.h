// The scenes of ../Scenes, drawn by cairo, and the clock.
#ifndef SCENES_H
#define SCENES_H

#include <cairo/cairo.h>
#include <stdint.h>
#include <time.h>

// The generator splitmix64; see ../Scenes/SplitMix64.swift.
typedef struct {
  uint64_t state;
} random_t;

uint64_t random_next(random_t *random);

// A canvas with the state for drawing.
typedef struct canvas canvas_t;

// Makes a white canvas of `width` by nine sixteenths of it, or ends the program.
canvas_t *canvas_create(int width);
void canvas_destroy(canvas_t *canvas);

// Clears the canvas and draws a scene; `frame`, 0 to 119, matters to the wheels only. Returns 0
// for an unknown scene.
int canvas_draw(canvas_t *canvas, const char *scene, int frame);

int canvas_width(const canvas_t *canvas);
int canvas_height(const canvas_t *canvas);

// A row's pixels: blue in the lowest byte.
const uint32_t *canvas_row(const canvas_t *canvas, int y);

static inline double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
}

#endif
