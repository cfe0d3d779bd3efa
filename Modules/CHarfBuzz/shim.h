// The package's only access to HarfBuzz, which is loaded when the first text is laid out, or for
// its version in a manifest: with the libraries that it needs itself, it takes a quarter of the
// time of a program's start.

#ifndef ZOETROPE_CHARFBUZZ_SHIM_H
#define ZOETROPE_CHARFBUZZ_SHIM_H

#include <hb-ot.h>
#include <hb.h>

#include "../functions.h"

/// The functions in use, without the `hb_` in front of their names.
#define CHB_FUNCTIONS(F)               \
  F(blob_create)                       \
  F(blob_destroy)                      \
  F(buffer_add_utf16)                  \
  F(buffer_clear_contents)             \
  F(buffer_create)                     \
  F(buffer_destroy)                    \
  F(buffer_get_glyph_infos)            \
  F(buffer_get_glyph_positions)        \
  F(buffer_guess_segment_properties)   \
  F(buffer_set_cluster_level)          \
  F(buffer_set_direction)              \
  F(buffer_set_flags)                  \
  F(buffer_set_language)               \
  F(buffer_set_script)                 \
  F(face_create)                       \
  F(face_destroy)                      \
  F(face_get_glyph_count)              \
  F(face_get_upem)                     \
  F(font_create)                       \
  F(font_destroy)                      \
  F(font_get_glyph_h_advance)          \
  F(font_get_nominal_glyph)            \
  F(font_set_scale)                    \
  F(font_set_synthetic_slant)          \
  F(font_set_var_coords_design)        \
  F(language_from_string)              \
  F(ot_font_set_funcs)                 \
  F(ot_metrics_get_position_with_fallback) \
  F(ot_var_get_axis_count)             \
  F(ot_var_get_axis_infos)             \
  F(script_from_string)                \
  F(shape)                             \
  F(tag_from_string)                   \
  F(version_string)

/// The addresses of the functions: `shape` is that of `hb_shape`.
typedef struct {
#define CHB_FIELD(name) __typeof__(hb_##name) *name;
  CHB_FUNCTIONS(CHB_FIELD)
#undef CHB_FIELD
} chb_functions;

/// Loads HarfBuzz. Returns NULL, or the reason why it cannot be loaded, as `functions_load` does.
static inline const char *chb_load(chb_functions *functions) {
#define CHB_NAME(name) "hb_" #name,
  static const char *const names[] = {CHB_FUNCTIONS(CHB_NAME)};
#undef CHB_NAME
  return functions_load("libharfbuzz.so.0", names, sizeof names / sizeof *names,
                        (void **)functions);
}

#endif
