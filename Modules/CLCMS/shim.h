// The package's only access to Little CMS, which is loaded for the first picture with a color
// profile.

#ifndef ZOETROPE_CLCMS_SHIM_H
#define ZOETROPE_CLCMS_SHIM_H

#include <lcms2.h>
#include <stdint.h>

#include "../functions.h"

/// The functions in use, without the `cms` in front of their names.
#define CLCMS_FUNCTIONS(F)  \
  F(CloseProfile)           \
  F(CreateContext)          \
  F(CreateTransformTHR)     \
  F(Create_sRGBProfileTHR)  \
  F(DeleteContext)          \
  F(DeleteTransform)        \
  F(DoTransform)            \
  F(GetColorSpace)          \
  F(OpenProfileFromMemTHR)

/// The addresses of the functions: `DoTransform` is that of `cmsDoTransform`.
typedef struct {
#define CLCMS_FIELD(name) __typeof__(cms##name) *name;
  CLCMS_FUNCTIONS(CLCMS_FIELD)
#undef CLCMS_FIELD
} clcms_functions;

/// A conversion of colors to sRGB. Contexts are its own, so that threads may use several at a time.
typedef struct {
  clcms_functions functions;
  cmsContext context;
  cmsHTRANSFORM transform;
} clcms_conversion;

/// Loads Little CMS for a conversion. Returns NULL, or the reason why it cannot be loaded, as
/// `functions_load` does.
static inline const char *clcms_load(clcms_conversion *conversion) {
#define CLCMS_NAME(name) "cms" #name,
  static const char *const names[] = {CLCMS_FUNCTIONS(CLCMS_NAME)};
#undef CLCMS_NAME
  return functions_load("liblcms2.so.2", names, sizeof names / sizeof *names,
                        (void **)&conversion->functions);
}

static inline void clcms_free(clcms_conversion *conversion) {
  const clcms_functions *cms = &conversion->functions;
  if (conversion->transform) cms->DeleteTransform(conversion->transform);
  if (conversion->context) cms->DeleteContext(conversion->context);
  conversion->transform = NULL;
  conversion->context = NULL;
}

/// Makes a conversion of straight RGBA, 8 bits per channel, from the colors of an ICC profile.
/// `clcms_load` has returned NULL before. Returns 0, or 1 if the bytes are no profile of RGB colors
/// that can be read. In both cases the caller calls `clcms_free`.
static inline int clcms_make(const uint8_t *profile, uint32_t count,
                             clcms_conversion *conversion) {
  const clcms_functions *cms = &conversion->functions;
  conversion->transform = NULL;
  conversion->context = cms->CreateContext(NULL, NULL);
  if (!conversion->context) return 1;
  cmsHPROFILE source = cms->OpenProfileFromMemTHR(conversion->context, profile, count);
  cmsHPROFILE target = cms->Create_sRGBProfileTHR(conversion->context);
  if (source && target && cms->GetColorSpace(source) == cmsSigRgbData)
    conversion->transform =
        cms->CreateTransformTHR(conversion->context, source, TYPE_RGBA_8, target, TYPE_RGBA_8,
                                INTENT_RELATIVE_COLORIMETRIC, cmsFLAGS_COPY_ALPHA);
  if (source) cms->CloseProfile(source);
  if (target) cms->CloseProfile(target);
  return conversion->transform ? 0 : 1;
}

/// Converts pixels in place.
static inline void clcms_convert(const clcms_conversion *conversion, uint8_t *pixels,
                                 uint32_t count) {
  conversion->functions.DoTransform(conversion->transform, pixels, pixels, count);
}

#endif
