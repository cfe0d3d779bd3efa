// The files of the pages that show animations and previews in a browser, as they are in this folder.
// They are part of the program, so that it can be copied anywhere.

#ifndef ZOETROPE_PAGE_ASSETS_H
#define ZOETROPE_PAGE_ASSETS_H

#include <stddef.h>

/// A file, in UTF-8.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} zoetrope_page_asset;

/// Returns the skeleton of the page. It has a marker for each of the other parts.
zoetrope_page_asset zoetrope_page_html(void);

/// Returns the style sheet.
zoetrope_page_asset zoetrope_page_css(void);

/// Returns the script.
zoetrope_page_asset zoetrope_page_js(void);

/// Returns the script that keeps a page up to date while its sources are watched.
zoetrope_page_asset zoetrope_page_live_js(void);

/// Returns the skeleton of the page with previews. It has a marker for each of the other parts.
zoetrope_page_asset zoetrope_previews_html(void);

/// Returns the style sheet of the page with previews.
zoetrope_page_asset zoetrope_previews_css(void);

/// Returns the script of the page with previews.
zoetrope_page_asset zoetrope_previews_js(void);

#endif
