// The package's only access to libjpeg. libjpeg reports errors through a function that must not
// return, and whose only way out is a longjmp, which must not cross Swift stack frames. A picture is
// therefore decoded by one C function, which reports the error as a message.

#ifndef ZOETROPE_CJPEG_SHIM_H
#define ZOETROPE_CJPEG_SHIM_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

/// A decoded picture: straight RGBA, 8 bits per channel, rows without gaps.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// The number of channels in the file: 1 gray, 3 colors, 4 CMYK.
  int channel_count;
  uint8_t *pixels;
  /// The color profile of the file; NULL if it has none.
  uint8_t *profile;
  size_t profile_count;
  /// The EXIF data, beginning with the TIFF header; NULL if there are none.
  uint8_t *exif;
  size_t exif_count;
  /// An error message; empty if there was no error.
  char message[JMSG_LENGTH_MAX];
} cjpeg_picture;

// libjpeg's error handler with the place to return to. The handler is the first member, so that a
// pointer to it is a pointer to the whole.
typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf place;
  cjpeg_picture *picture;
  /// Whether the header has been read.
  int has_header;
} cjpeg_errors;

// Stores libjpeg's message and returns to the caller's setjmp.
static inline void cjpeg_fail(j_common_ptr info) {
  cjpeg_errors *errors = (cjpeg_errors *)info->err;
  (*info->err->format_message)(info, errors->picture->message);
  longjmp(errors->place, 1);
}

// Stores a message of this shim and returns to the caller's setjmp.
static inline void cjpeg_fail_with(j_common_ptr info, const char *text) {
  cjpeg_errors *errors = (cjpeg_errors *)info->err;
  snprintf(errors->picture->message, JMSG_LENGTH_MAX, "%s", text);
  longjmp(errors->place, 1);
}

// libjpeg's warning handler. Damage that changes pixels is an error: a picture whose lower half is
// gray must not pass for the picture. Stray bytes between segments and odd version numbers change
// nothing, and a damaged profile is none.
static inline void cjpeg_warn(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
  case JWRN_EXTRANEOUS_DATA:
  case JWRN_JFIF_MAJOR:
  case JWRN_ADOBE_XFORM:
    return;
  case JWRN_BOGUS_ICC:
    return;
  case JWRN_JPEG_EOF:
    // Pixels that are missing in the only scan are told by another warning. If none are, only the
    // last two bytes are missing, which end the file.
    if (((cjpeg_errors *)info->err)->has_header &&
        !jpeg_has_multiple_scans((j_decompress_ptr)info))
      return;
    cjpeg_fail(info);
    return;
  default:
    cjpeg_fail(info);
  }
}

// The largest number of passes over a progressive picture. A small file may ask for thousands, each
// of which takes the time of a whole picture (libjpeg-turbo's advisory LJT-01-005).
enum { cjpeg_scan_limit = 200 };

static inline void cjpeg_progress(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > cjpeg_scan_limit)
    cjpeg_fail_with(info, "it has more than 200 scans");
}

// Copies the content of the first EXIF segment.
static inline void cjpeg_copy_exif(j_decompress_ptr info, cjpeg_picture *picture) {
  for (jpeg_saved_marker_ptr marker = info->marker_list; marker; marker = marker->next) {
    if (marker->marker != JPEG_APP0 + 1 || marker->data_length <= 6) continue;
    if (memcmp(marker->data, "Exif\0\0", 6)) continue;
    picture->exif_count = marker->data_length - 6;
    picture->exif = (uint8_t *)malloc(picture->exif_count);
    if (!picture->exif) cjpeg_fail_with((j_common_ptr)info, "out of memory");
    memcpy(picture->exif, marker->data + 6, picture->exif_count);
    return;
  }
}

// Frees what belongs to a picture.
static inline void cjpeg_free(cjpeg_picture *picture) {
  free(picture->pixels);
  free(picture->profile);
  free(picture->exif);
  picture->pixels = picture->profile = picture->exif = NULL;
}

// Turns a row of CMYK into RGBA. Adobe's files, which are the only ones in use, store the amounts
// of ink inverted: 255 is none.
static inline void cjpeg_convert_inks(uint8_t *row, uint32_t width, int is_inverted) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    unsigned black = is_inverted ? row[3] : 255u - row[3];
    for (int channel = 0; channel < 3; channel++) {
      unsigned ink = is_inverted ? row[channel] : 255u - row[channel];
      row[channel] = (uint8_t)((ink * black + 127) / 255);
    }
    row[3] = 255;
  }
}

/// Decodes a picture of at most `limit` pixels. Returns 0, or 1 with a message. In both cases the
/// caller calls `cjpeg_free`.
static inline int cjpeg_decode(const uint8_t *bytes, size_t count, uint64_t limit,
                               cjpeg_picture *picture) {
  memset(picture, 0, sizeof *picture);
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress;
  cjpeg_errors errors;
  info.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = cjpeg_fail;
  errors.manager.emit_message = cjpeg_warn;
  errors.picture = picture;
  errors.has_header = 0;
  memset(&progress, 0, sizeof progress);
  progress.progress_monitor = cjpeg_progress;
  // Freed in both cases: the structure is set up by jpeg_create_decompress, or zero until then.
  memset((char *)&info + sizeof info.err, 0, sizeof info - sizeof info.err);
  if (setjmp(errors.place)) {
    jpeg_destroy_decompress(&info);
    return 1;
  }
  jpeg_create_decompress(&info);
  info.progress = &progress;
  jpeg_mem_src(&info, (unsigned char *)bytes, count);
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
  jpeg_save_markers(&info, JPEG_APP0 + 2, 0xFFFF);
  jpeg_read_header(&info, TRUE);
  errors.has_header = 1;
  picture->width = info.image_width;
  picture->height = info.image_height;
  picture->channel_count = info.num_components;
  if ((uint64_t)info.image_width * info.image_height > limit)
    cjpeg_fail_with((j_common_ptr)&info, "too many pixels");
  cjpeg_copy_exif(&info, picture);
  JOCTET *profile = NULL;
  unsigned int profile_count = 0;
  if (jpeg_read_icc_profile(&info, &profile, &profile_count)) {
    picture->profile = profile;
    picture->profile_count = profile_count;
  }
  int has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(&info);
  size_t stride = (size_t)info.output_width * 4;
  picture->pixels = (uint8_t *)malloc(stride * info.output_height);
  if (!picture->pixels) cjpeg_fail_with((j_common_ptr)&info, "out of memory");
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = picture->pixels + stride * info.output_scanline;
    jpeg_read_scanlines(&info, &row, 1);
    if (has_inks) cjpeg_convert_inks(row, info.output_width, info.saw_Adobe_marker);
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return 0;
}

#endif
