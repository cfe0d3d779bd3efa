// The package's only access to libpng and zlib. libpng reports errors by longjmp, which must not
// cross Swift stack frames. Every libpng function that can do so is therefore called from a C
// function here, which reports the error as a message.

#ifndef ZOETROPE_CPNG_SHIM_H
#define ZOETROPE_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/// A growing buffer, whose memory is reused for the next picture.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_buffer;

/// An error message from libpng; empty if there was no error.
typedef struct {
  char text[160];
} cpng_message;

/// The format in which a picture is stored.
typedef struct {
  uint32_t width;
  uint32_t height;
  int bit_depth;
  int color_type;
  int palette_count;
  int transparent_count;
  /// The red, green and blue components of each palette entry.
  uint8_t palette[768];
  /// The alpha values of the first `transparent_count` palette entries.
  uint8_t transparency[256];
} cpng_format;

// Stores an error message, cut to the size of the buffer.
static inline void cpng_note(cpng_message *message, const char *text) {
  size_t length = strlen(text);
  if (length > sizeof message->text - 1) length = sizeof message->text - 1;
  memcpy(message->text, text, length);
  message->text[length] = 0;
}

// libpng's error handler: stores the message and returns to the caller's setjmp.
static inline void cpng_fail(png_structp png, png_const_charp text) {
  cpng_message *message = (cpng_message *)png_get_error_ptr(png);
  if (message) cpng_note(message, text);
  png_longjmp(png, 1);
}

// libpng's warning handler: ignores warnings.
static inline void cpng_ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

/// Reserves space for `count` more bytes. Returns 0, or 1 if there is no memory.
static inline int cpng_reserve(cpng_buffer *buffer, size_t count) {
  if (count <= buffer->capacity - buffer->count) return 0;
  size_t capacity = buffer->capacity * 2;
  if (capacity < buffer->count + count) capacity = buffer->count + count;
  if (capacity < 65536) capacity = 65536;
  uint8_t *larger = (uint8_t *)realloc(buffer->bytes, capacity);
  if (!larger) return 1;
  buffer->bytes = larger;
  buffer->capacity = capacity;
  return 0;
}

// libpng's write function: appends bytes to a buffer.
static inline void cpng_append(png_structp png, png_bytep bytes, size_t count) {
  cpng_buffer *buffer = (cpng_buffer *)png_get_io_ptr(png);
  if (cpng_reserve(buffer, count)) png_error(png, "out of memory");
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
}

static inline void cpng_flush(png_structp png) { (void)png; }

// Frees a buffer, which can be used again afterward.
static inline void cpng_free(cpng_buffer *buffer) {
  free(buffer->bytes);
  buffer->bytes = NULL;
  buffer->count = 0;
  buffer->capacity = 0;
}

/// Writes a picture into `out`, replacing its content. `stream` is the zlib stream of the picture's
/// filtered rows. Returns 0, or 1 with a message.
static inline int cpng_wrap(const cpng_format *format, const void *stream, size_t count,
                            cpng_buffer *out, cpng_message *message) {
  message->text[0] = 0;
  out->count = 0;
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, message, cpng_fail, cpng_ignore);
  if (!png) {
    cpng_note(message, "libpng could not be set up");
    return 1;
  }
  png_infop volatile info = NULL;
  if (setjmp(png_jmpbuf(png))) {
    png_infop made = info;
    png_destroy_write_struct(&png, made ? &made : NULL);
    return 1;
  }
  png_infop created = png_create_info_struct(png);
  info = created;
  if (!created) png_error(png, "out of memory");
  png_set_write_fn(png, out, cpng_append, cpng_flush);
  png_set_IHDR(png, created, format->width, format->height, format->bit_depth,
               format->color_type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, created, PNG_sRGB_INTENT_PERCEPTUAL);
  if (format->palette_count > 0) {
    png_color palette[256];
    for (int i = 0; i < format->palette_count; i++) {
      palette[i].red = format->palette[3 * i];
      palette[i].green = format->palette[3 * i + 1];
      palette[i].blue = format->palette[3 * i + 2];
    }
    png_set_PLTE(png, created, palette, format->palette_count);
    if (format->transparent_count > 0) {
      png_set_tRNS(png, created, (png_bytep)format->transparency, format->transparent_count,
                   NULL);
    }
  }
  png_write_info(png, created);
  // A chunk may hold up to 2^31 - 1 bytes. IEND is written directly, because png_write_end would
  // report missing rows.
  const uint8_t *bytes = (const uint8_t *)stream;
  while (count > 0) {
    size_t part = count < 0x40000000 ? count : 0x40000000;
    png_write_chunk(png, (png_const_bytep) "IDAT", bytes, part);
    bytes += part;
    count -= part;
  }
  png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
  png_destroy_write_struct(&png, &created);
  return 0;
}

/// Compresses bytes into `out`, replacing its content, as long as the result is smaller than
/// `limit` bytes. `level` and `strategy` are those of zlib. Returns 0, 1 if the result is not
/// smaller than `limit`, or 2 if there is no memory.
static inline int cpng_compress(const void *bytes, size_t count, int level, int strategy,
                                size_t limit, cpng_buffer *out) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  out->count = 0;
  if (deflateInit2(&stream, level, Z_DEFLATED, 15, 9, strategy) != Z_OK) return 2;
  stream.next_in = (z_const Bytef *)bytes;
  int result = Z_OK;
  while (result != Z_STREAM_END && out->count < limit) {
    // zlib counts bytes in 32 bits.
    size_t part = count < 0x40000000 ? count : 0x40000000;
    if (stream.avail_in == 0) {
      stream.avail_in = (uInt)part;
      count -= part;
    }
    if (cpng_reserve(out, 65536)) {
      deflateEnd(&stream);
      return 2;
    }
    stream.next_out = out->bytes + out->count;
    stream.avail_out = 65536;
    result = deflate(&stream, count > 0 ? Z_NO_FLUSH : Z_FINISH);
    out->count += 65536 - stream.avail_out;
  }
  deflateEnd(&stream);
  return result == Z_STREAM_END && out->count < limit ? 0 : 1;
}

/// The remaining bytes of a file that is being read.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} cpng_input;

// libpng's read function: takes bytes from the input.
static inline void cpng_read(png_structp png, png_bytep bytes, size_t count) {
  cpng_input *input = (cpng_input *)png_get_io_ptr(png);
  if (count > input->count) png_error(png, "the file ends too early");
  memcpy(bytes, input->bytes, count);
  input->bytes += count;
  input->count -= count;
}

/// A decoded picture: straight RGBA, 8 bits per channel, rows without gaps.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// The format of the file.
  int bit_depth;
  int color_type;
  int palette_count;
  uint8_t *pixels;
  /// The file's color profile, decompressed; NULL if it has none that can be read.
  uint8_t *profile;
  size_t profile_count;
} cpng_picture;

/// The largest color profile that is read, in bytes.
enum { cpng_profile_limit = 4 << 20 };

// Stores the profile of an iCCP chunk: a name, a zero, the method 0, and a zlib stream (PNG
// specification, third edition, 11.3.2.3). A damaged chunk is ignored: libpng itself would reject
// the picture.
static inline void cpng_store_profile(const uint8_t *chunk, size_t count, cpng_picture *picture) {
  const uint8_t *end = (const uint8_t *)memchr(chunk, 0, count);
  if (!end || (size_t)(end - chunk) + 2 >= count || end[1] != 0) return;
  const uint8_t *stream = end + 2;
  uLong stream_count = (uLong)(count - (size_t)(stream - chunk));
  // Profiles hardly shrink, but tables of zeros do.
  for (uLong room = 1 << 16; room <= cpng_profile_limit; room *= 8) {
    uint8_t *profile = (uint8_t *)malloc(room);
    if (!profile) return;
    uLongf length = room;
    int result = uncompress(profile, &length, stream, stream_count);
    if (result == Z_OK) {
      picture->profile = profile;
      picture->profile_count = length;
      return;
    }
    free(profile);
    if (result != Z_BUF_ERROR) return;
  }
}

/// Decodes a picture of at most `limit` pixels. Returns 0, and pixels that the caller frees and a
/// profile that the caller frees with `free`, or 1 with a message.
static inline int cpng_decode(const uint8_t *bytes, size_t count, uint64_t limit,
                              cpng_picture *picture, cpng_message *message) {
  message->text[0] = 0;
  memset(picture, 0, sizeof *picture);
  if (count < 8 || png_sig_cmp((png_bytep)bytes, 0, 8)) {
    cpng_note(message, "not a PNG file");
    return 1;
  }
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, message, cpng_fail, cpng_ignore);
  if (!png) {
    cpng_note(message, "libpng could not be set up");
    return 1;
  }
  png_infop volatile info = NULL;
  uint8_t *volatile pixels = NULL;
  png_bytep *volatile rows = NULL;
  if (setjmp(png_jmpbuf(png))) {
    png_infop made = info;
    png_destroy_read_struct(&png, made ? &made : NULL, NULL);
    free(pixels);
    free((void *)rows);
    free(picture->profile);
    picture->profile = NULL;
    return 1;
  }
  png_infop created = png_create_info_struct(png);
  info = created;
  if (!created) png_error(png, "out of memory");
  // Only pixels, transparency and profiles matter. Skip all other chunks, such as gamma and text, so
  // that errors in them are ignored. Errors in the remaining chunks are fatal, but for profiles,
  // which libpng does not look into.
  static const png_byte ignored[] =
      "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0"
      "sRGB\0tEXt\0tIME\0zTXt";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, ignored, (int)(sizeof ignored / 5));
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, (png_const_bytep) "iCCP", 1);
  png_set_benign_errors(png, 0);
  cpng_input input = {bytes, count};
  png_set_read_fn(png, &input, cpng_read);
  png_read_info(png, created);
  picture->width = png_get_image_width(png, created);
  picture->height = png_get_image_height(png, created);
  picture->bit_depth = png_get_bit_depth(png, created);
  picture->color_type = png_get_color_type(png, created);
  png_colorp palette = NULL;
  png_get_PLTE(png, created, &palette, &picture->palette_count);
  if ((uint64_t)picture->width * picture->height > limit) png_error(png, "too many pixels");
  png_unknown_chunkp chunks = NULL;
  int chunk_count = png_get_unknown_chunks(png, created, &chunks);
  for (int i = 0; i < chunk_count && !picture->profile; i++)
    if (!memcmp(chunks[i].name, "iCCP", 4))
      cpng_store_profile(chunks[i].data, chunks[i].size, picture);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, created);
  size_t stride = (size_t)picture->width * 4;
  if (png_get_rowbytes(png, created) != stride) png_error(png, "unexpected pixel format");
  pixels = (uint8_t *)malloc(stride * picture->height);
  rows = (png_bytep *)malloc(sizeof(png_bytep) * picture->height);
  if (!pixels || !rows) png_error(png, "out of memory");
  for (uint32_t y = 0; y < picture->height; y++) rows[y] = pixels + stride * y;
  png_read_image(png, (png_bytepp)rows);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &created, NULL);
  free((void *)rows);
  picture->pixels = pixels;
  return 0;
}

#endif
