#include "ZoetropePageAssets.h"

// The directive is of C23; clang has it in all modes.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char html[] = {
#embed "page.html"
};

static const unsigned char css[] = {
#embed "page.css"
};

static const unsigned char js[] = {
#embed "page.js"
};

static const unsigned char live_js[] = {
#embed "live.js"
};

static const unsigned char previews_html[] = {
#embed "previews.html"
};

static const unsigned char previews_css[] = {
#embed "previews.css"
};

static const unsigned char previews_js[] = {
#embed "previews.js"
};

zoetrope_page_asset zoetrope_page_html(void) {
  return (zoetrope_page_asset){html, sizeof html};
}

zoetrope_page_asset zoetrope_page_css(void) { return (zoetrope_page_asset){css, sizeof css}; }

zoetrope_page_asset zoetrope_page_js(void) { return (zoetrope_page_asset){js, sizeof js}; }

zoetrope_page_asset zoetrope_page_live_js(void) {
  return (zoetrope_page_asset){live_js, sizeof live_js};
}

zoetrope_page_asset zoetrope_previews_html(void) {
  return (zoetrope_page_asset){previews_html, sizeof previews_html};
}

zoetrope_page_asset zoetrope_previews_css(void) {
  return (zoetrope_page_asset){previews_css, sizeof previews_css};
}

zoetrope_page_asset zoetrope_previews_js(void) {
  return (zoetrope_page_asset){previews_js, sizeof previews_js};
}
