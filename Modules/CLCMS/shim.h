// The package's only access to Little CMS.

#ifndef ZOETROPE_CLCMS_SHIM_H
#define ZOETROPE_CLCMS_SHIM_H

#include <lcms2.h>
#include <stdint.h>

/// A conversion of colors to sRGB. Contexts are its own, so that threads may use several at a time.
typedef struct {
  cmsContext context;
  cmsHTRANSFORM transform;
} clcms_conversion;

static inline void clcms_free(clcms_conversion *conversion) {
  if (conversion->transform) cmsDeleteTransform(conversion->transform);
  if (conversion->context) cmsDeleteContext(conversion->context);
  conversion->transform = NULL;
  conversion->context = NULL;
}

/// Makes a conversion of straight RGBA, 8 bits per channel, from the colors of an ICC profile.
/// Returns 0, or 1 if the bytes are no profile of RGB colors that can be read. In both cases the
/// caller calls `clcms_free`.
static inline int clcms_make(const uint8_t *profile, uint32_t count,
                             clcms_conversion *conversion) {
  conversion->transform = NULL;
  conversion->context = cmsCreateContext(NULL, NULL);
  if (!conversion->context) return 1;
  cmsHPROFILE source = cmsOpenProfileFromMemTHR(conversion->context, profile, count);
  cmsHPROFILE target = cmsCreate_sRGBProfileTHR(conversion->context);
  if (source && target && cmsGetColorSpace(source) == cmsSigRgbData)
    conversion->transform =
        cmsCreateTransformTHR(conversion->context, source, TYPE_RGBA_8, target, TYPE_RGBA_8,
                              INTENT_RELATIVE_COLORIMETRIC, cmsFLAGS_COPY_ALPHA);
  if (source) cmsCloseProfile(source);
  if (target) cmsCloseProfile(target);
  return conversion->transform ? 0 : 1;
}

/// Converts pixels in place.
static inline void clcms_convert(const clcms_conversion *conversion, uint8_t *pixels,
                                 uint32_t count) {
  cmsDoTransform(conversion->transform, pixels, pixels, count);
}

#endif
