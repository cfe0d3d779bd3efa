#!/usr/bin/env python3
"""Checks the page of previews in headless Chromium: sample pages made of its parts, and a real one.

Usage: previews-check.py PAGE FOLDER, where PAGE is a page of the tool and FOLDER gets screenshots.
Needs playwright, axe-playwright-python and pillow of PyPI, and /usr/bin/chromium."""
import base64, html, io, os, re, sys
from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import sync_playwright
from axe_playwright_python.sync_playwright import Axe

if len(sys.argv) != 3:
    sys.exit(__doc__)
HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Sources/ZoetropePageAssets")
PAGE, OUT = map(os.path.abspath, sys.argv[1:])
os.makedirs(OUT, exist_ok=True)
# name, file, width, height, kind ("", "failed", "dark" for one figure only)
SAMPLES = [
    ("Small", "Demo/Tile.swift", 120, 80, ""),
    ("Dot", "Demo/Tile.swift", 20, 20, ""),
    ("A tile with quite a long name that has to wrap somewhere", "Demo/Tile.swift", 160, 100, ""),
    ("Wide", "Demo/Tile.swift", 320, 60, ""),
    ("Night only", "Demo/Tile.swift", 200, 140, "dark"),
    ("Phone", "Demo/Screens/Home.swift", 393, 852, ""),
    ("Phone, large text", "Demo/Screens/Home.swift", 393, 852, ""),
    ("Landscape", "Demo/Screens/Home.swift", 852, 393, ""),
    ("Missing model", "Demo/Screens/Home.swift", 0, 0, "failed"),
    ("Row", "Demo/Settings.swift", 375, 44, ""),
    ("Tablet", "Demo/Settings.swift", 1024, 1366, ""),
    ("Badge", "Demo/Settings.swift", 64, 64, ""),
]
PREVIEWS, PICTURES = 12, 21  # 10 previews with two pictures, one with one, one with none


def png(width, height, dark, step=0):
    back, ink, tint = ((0, 0, 0), (255, 255, 255), (10, 132, 255)) if dark else (
        (255, 255, 255), (0, 0, 0), (0, 122, 255))
    image = Image.new("RGB", (width * 2, height * 2), back)
    draw = ImageDraw.Draw(image)
    side = max(8, min(width, height) // 3)
    left = width * 2 * step // 40
    draw.rounded_rectangle((left, height // 2, left + side * 2, height // 2 + side * 2), side // 4,
                           fill=tint)
    for line in range(3):
        top = height * 2 - 24 * (line + 1)
        draw.rectangle((width // 4, top, width * 2 - width // 3 * (line + 1), top + 8),
                       fill=ink if line else (142, 142, 147))
    # The lower left block of pixels tells the frame: its red is 10 times the step.
    draw.rectangle((0, height * 2 - 12, 11, height * 2 - 1), fill=(step * 10, 0, 0))
    out = io.BytesIO()
    image.save(out, "PNG")
    return base64.b64encode(out.getvalue()).decode()


def figure(name, width, height, scheme, animated, index):
    first = png(width, height, scheme == "dark")
    text = (f'<figure class="{scheme}"><img src="data:image/png;base64,{first}" width="{width}" '
            f'height="{height}" alt="{html.escape(name)}, {scheme}">'
            f'<figcaption>{scheme}</figcaption>')
    if animated:
        # The first two films have 20 frames with one repeated, the others 10.
        count = 20 if index < 2 else 10
        lines = [first if step == 0 else "=1" if step == 5 else
                 png(width, height, scheme == "dark", step) for step in range(count)]
        joined = "\n".join(lines)
        text += f'<script type="text/plain" class="frames" data-rate="20">{joined}\n</script>'
    return text + "</figure>"


def page(animated):
    blocks, files = [], []
    for index, (name, file, width, height, kind) in enumerate(SAMPLES):
        if file not in files:
            if files:
                blocks.append("</section>")
            number = len(files)
            files.append(file)
            blocks.append(f'<section class="file" aria-labelledby="file-{number}">\n'
                          f'<h2 id="file-{number}">{file}</h2>')
        stem = os.path.basename(file)[:-6]
        ident = stem + "-" + re.sub(r"\W+", "-", name)
        failed = " failed" if kind == "failed" else ""
        size = "" if failed else f" · {width} × {height} points"
        block = (f'<article class="preview{failed}" id="{ident}" aria-labelledby="name-{index}">\n'
                 f'<h3 id="name-{index}"><a href="#{ident}">{name}</a></h3>\n'
                 f'<p class="facts">line {12 + 9 * index}{size}</p>\n')
        if failed:
            block += ('<p class="failure">Home.swift:84: no ObservableObject of type Model found. '
                      'A View.environmentObject(_:) for Model may be missing as an ancestor of this '
                      'view.\nDemo/Screens/Home/averyveryverylongpathwithoutanyspaceinittoseewhat'
                      'happensthen.swift</p>\n')
        else:
            block += '<div class="pictures">\n'
            for scheme in ["dark"] if kind == "dark" else ["light", "dark"]:
                block += figure(name, width, height, scheme, animated, index) + "\n"
            block += "</div>\n"
        blocks.append(block + "</article>")
    blocks.append("</section>")
    text = read("previews.html")
    for marker, content in [("<!--TITLE-->", "Previews of Demo"), ("<!--HEADING-->", "Demo"),
                            ("/*STYLE*/", read("previews.css")),
                            ("<!--PREVIEWS-->", "\n".join(blocks)),
                            ("/*SCRIPT*/", read("previews.js"))]:
        assert text.count(marker) == 1, marker
        text = text.replace(marker, content)
    path = os.path.join(OUT, "animated.html" if animated else "still.html")
    with open(path, "w") as file:
        file.write(text)
    return "file://" + path


def read(name):
    with open(os.path.join(HERE, name)) as file:
        return file.read()


passed, failures = 0, []


def check(label, condition, detail=""):
    global passed
    if condition:
        passed += 1
    else:
        failures.append(label)
        print("FAILED:", label, detail)


def equal(label, value, wanted):
    check(label, value == wanted, f"is {value!r}, should be {wanted!r}")


# Counts decoding and open bitmaps without changing what the page does.
SPY = """
window.spy = { decoded: 0, alive: 0, most: 0 };
const decode = window.createImageBitmap;
window.createImageBitmap = async (...all) => {
  spy.decoded++;
  const bitmap = await decode(...all);
  spy.most = Math.max(spy.most, ++spy.alive);
  return bitmap;
};
const close = ImageBitmap.prototype.close;
ImageBitmap.prototype.close = function () { spy.alive--; return close.call(this); };
"""


class Site:
    def __init__(self, browser, url, **options):
        options.setdefault("viewport", {"width": 1440, "height": 900})
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.messages, self.requests = [], []
        self.page.add_init_script(SPY)
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.url = url
        self.page.goto(url)
        self.page.wait_for_timeout(200)

    def js(self, code):
        return self.page.evaluate(code)

    def axe(self, label):
        # The site's own CSP stays: playwright evaluates outside of it.
        result = Axe().run(self.page, options={"rules": {"target-size": {"enabled": True}}})
        found = [(v["id"], [n["html"][:90] for n in v["nodes"]][:3])
                 for v in result.response["violations"]]
        equal(f"axe {label}", found, [])

    def end(self, label):
        equal(f"{label}: no console message", self.messages, [])
        others = [url[:80] for url in self.requests
                  if not url.startswith(("data:", "blob:", self.url.split("#")[0]))]
        equal(f"{label}: no request", others, [])
        self.context.close()

    def shown(self):
        return self.js("[...document.querySelectorAll('.preview')]"
                       ".filter(e => e.offsetWidth).map(e => e.querySelector('h3').innerText)")

    def figures(self):
        return self.js("['light', 'dark'].map(s => [...document.querySelectorAll('figure.' + s)]"
                       ".filter(e => e.offsetWidth).length)")

    def focus(self):
        return self.js("document.activeElement.id || document.activeElement.className || "
                       "document.activeElement.tagName")

    def wide(self):
        return self.js("document.documentElement.scrollWidth > innerWidth")

    def text(self, selector):
        return self.page.inner_text(selector)


# Elements that can be pressed and are smaller than 24 pixels; a label counts for its field.
SMALL = """[...document.querySelectorAll('a, button, input, select')].filter((e) => {
  const box = (e.matches('input') && e.closest('label') || e).getBoundingClientRect();
  return box.width && Math.min(box.width, box.height) < 24;
}).map(e => e.outerHTML.slice(0, 80))"""


def check_files():
    total = sum(len(read(f"previews.{kind}").encode()) for kind in ["html", "css", "js"])
    check("at most 20 KB", total <= 20000, total)
    for name in ["previews.html", "previews.css", "previews.js"]:
        longest = max(map(len, read(name).splitlines()))
        check(f"{name}: lines of at most 100 letters", longest <= 100, longest)
        check(f"{name}: no comment begins with What",
              not re.search(r"(//|/\*|<!--)\s*What", read(name)))
    check("a module script is strict", '<script type="module">' in read("previews.html"))


def check_still(browser, url):
    site = Site(browser, url, color_scheme="light")
    page = site.page
    equal("title", page.title(), "Previews of Demo")
    equal("heading", site.text("h1"), "Demo")
    equal("count", site.text("#count"), "12 previews · 1 failed")
    equal("all shown", len(site.shown()), PREVIEWS)
    equal("figures", site.figures(), [10, 11])
    equal("no player", page.locator("#player").count(), 0)
    equal("no canvas", page.locator("canvas").count(), 0)
    equal("buttons", page.locator("button.picture").count(), PICTURES)
    check("not too wide", not site.wide())
    equal("targets", site.js(SMALL), [])
    page.screenshot(path=f"{OUT}/light.png", full_page=True)
    site.axe("light")

    # Sizes
    sizes = dict(site.js("[...document.querySelectorAll('.pictures img')]"
                         ".map(e => [e.alt, [e.clientWidth, e.clientHeight]])"))
    for name, size in [("Dot", [20, 20]), ("Small", [120, 80]), ("Badge", [64, 64]),
                       ("Wide", [320, 60]), ("Row", [375, 44])]:
        equal(f"natural size of {name}", sizes[name + ", light"], size)
    for name in ["Phone", "Tablet", "Landscape"]:
        width, height = sizes[name + ", light"]
        check(f"{name} is reduced", max(width, height) in (415, 416, 417), (width, height))
        full = next(s for s in SAMPLES if s[0] == name)
        check(f"{name} keeps its shape", abs(width / height - full[2] / full[3]) < 0.01)
    tops = site.js("['Phone', 'Phone, large text'].map(n => document.querySelector("
                   "`img[alt='${n}, light']`).getBoundingClientRect().top)")
    check("phones are in one row", abs(tops[0] - tops[1]) < 40, tops)
    pair = site.js("['light', 'dark'].map(s => document.querySelector(`img[alt='Phone, ${s}']`)"
                   ".getBoundingClientRect().top)")
    check("light and dark are side by side", pair[0] == pair[1], pair)
    equal("border of pictures", site.js("getComputedStyle(document.querySelector('figure img'))"
                                        ".outlineWidth"), "1px")

    # Search
    page.keyboard.press("/")
    equal("slash focuses the search", site.focus(), "search")
    page.keyboard.type("phone")
    equal("search by name", site.shown(), ["Phone", "Phone, large text"])
    equal("search hides files", site.js("[...document.querySelectorAll('.file')]"
                                        ".filter(e => e.offsetWidth).length"), 1)
    equal("count while searching", site.text("#count"), "2 of 12 previews")
    page.fill("#search", "SETTINGS")
    equal("search by file", site.shown(), ["Row", "Tablet", "Badge"])
    page.fill("#search", "tile dot")
    equal("search by both", site.shown(), ["Dot"])
    page.fill("#search", "a/b")
    equal("nothing found", site.shown(), [])
    equal("it says so", site.text("#nothing"), "No preview matches “a/b”.")
    equal("politely", page.get_attribute("#nothing", "aria-live"), "polite")
    equal("count of nothing", site.text("#count"), "0 of 12 previews")
    site.axe("nothing found")
    page.screenshot(path=f"{OUT}/nothing.png")
    page.fill("#search", "")
    page.keyboard.type("/")
    equal("slash can be typed", page.input_value("#search"), "/")
    page.fill("#search", "")
    equal("search ends", len(site.shown()), PREVIEWS)
    equal("nothing is empty", site.text("#nothing"), "")

    # Scheme
    page.get_by_role("radio", name="Light").check()
    equal("light only, and the one without", site.figures(), [10, 1])
    page.screenshot(path=f"{OUT}/only-light.png", full_page=True)
    page.locator("button.picture:has(img[alt='Night only, dark'])").click()
    check("a lone dark picture opens", page.locator("#full img").is_visible())
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="Light").focus()
    page.keyboard.press("ArrowRight")
    equal("dark by arrow key", site.figures(), [0, 11])
    page.get_by_role("radio", name="Both").check()
    equal("both again", site.figures(), [10, 11])

    # Dialog
    phone = page.locator("button.picture:has(img[alt='Phone, light'])")
    phone.click()
    check("dialog opens", site.js("dialog.open"))
    equal("dialog title", site.text("#title"), "Phone, light")
    equal("dialog place", site.text("#position"), "10 of 21")
    equal("full size", site.js("(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])"
                               "(document.querySelector('#full img'))"), [393, 852])
    equal("focus in the dialog", site.focus(), "full")
    site.axe("dialog")
    equal("targets in the dialog", site.js(SMALL), [])
    page.screenshot(path=f"{OUT}/dialog.png")
    page.keyboard.press("ArrowRight")
    equal("next", site.text("#title"), "Phone, dark")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    equal("next across previews", site.text("#title"), "Landscape, light")
    page.keyboard.press("ArrowLeft")
    equal("previous", site.text("#title"), "Phone, large text, dark")
    page.click("#next")
    page.click("#previous")
    page.click("#previous")
    equal("buttons", site.text("#title"), "Phone, large text, light")
    page.keyboard.press("/")
    equal("slash stays in the dialog", site.focus(), "previous")
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    check("Escape closes", not site.js("dialog.open"))
    equal("focus is at the last picture",
          site.js("document.activeElement.querySelector('img').alt"), "Phone, large text, light")
    page.keyboard.press("Enter")
    check("Enter opens", site.js("dialog.open"))
    page.click("#close")
    page.wait_for_timeout(100)
    check("Close closes", not site.js("dialog.open"))
    page.evaluate("""const one = document.querySelector('.picture');
        one.click(); dialog.close(); one.click()""")
    page.wait_for_timeout(100)
    equal("opened again at once", site.text("#title"), "Small, light")
    check("and stays open", site.js("dialog.open"))
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    page.fill("#search", "badge")
    page.locator("button.picture:visible").first.focus()
    page.keyboard.press("Space")
    equal("Space opens", site.text("#position"), "1 of 2")
    page.keyboard.press("ArrowLeft")
    equal("only visible pictures, around", site.text("#title"), "Badge, dark")
    page.screenshot(path=f"{OUT}/dialog-small.png")
    page.keyboard.press("ArrowRight")
    equal("around forward", site.text("#title"), "Badge, light")
    page.keyboard.press("Escape")

    # Links
    page.goto(url + "#Home-Landscape")
    page.wait_for_timeout(100)
    check("a link to a hidden preview shows it", "Landscape" in site.shown())
    equal("the search is empty", page.input_value("#search"), "")
    box = page.locator("#Home-Landscape").bounding_box()
    check("the link scrolls", 0 <= box["y"] < 800, box)
    header = page.locator("header").bounding_box()
    check("below the header", box["y"] >= header["y"] + header["height"], (box, header))
    shadow = "getComputedStyle(document.querySelector('%s')).boxShadow"
    check("the target is marked", site.js(shadow % "#Home-Landscape") != "none")
    equal("others are not", site.js(shadow % "#Home-Phone"), "none")
    page.screenshot(path=f"{OUT}/target.png")
    page.locator("#Settings-Badge h3 a").click()
    check("the heading links", page.url.endswith("#Settings-Badge"))
    site.axe("target")

    # Tab order: everything that can be pressed is reached
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    page.goto("about:blank")
    site.requests.clear()
    page.goto(url)
    seen = []
    for _ in range(3 + PREVIEWS + PICTURES):
        page.keyboard.press("Tab")
        seen.append(site.focus())
    equal("tab order", seen[:4], ["search", "INPUT", "A", "picture"])
    equal("all pictures by tab", seen.count("picture"), PICTURES)

    # Print
    page.emulate_media(media="print")
    check("print: no controls", not page.locator(".controls").first.is_visible())
    equal("print: kept together", site.js("[...new Set([...document.querySelectorAll('.preview')]"
                                          ".map(e => getComputedStyle(e).breakInside))]"), ["avoid"])
    equal("print: header scrolls", site.js("getComputedStyle(document.querySelector('header'))"
                                           ".position"), "static")
    page.pdf(path=f"{OUT}/print.pdf", format="A4", print_background=False)
    page.emulate_media(media="screen")
    site.end("still")

    # A link opened directly
    site = Site(browser, url + "#Settings-Tablet")
    box = site.page.locator("#Settings-Tablet").bounding_box()
    check("opened with a link", 0 <= box["y"] < 700, box)
    site.end("link")

    site = Site(browser, url, color_scheme="dark")
    site.axe("dark")
    check("dark paper", site.js("getComputedStyle(document.body).backgroundColor")
          == "rgb(22, 24, 27)")
    site.page.screenshot(path=f"{OUT}/dark.png", full_page=True)
    site.page.locator("button.picture").first.click()
    site.axe("dark dialog")
    site.end("dark")

    for width in (380, 320):
        site = Site(browser, url, viewport={"width": width, "height": 780})
        check(f"{width}: not too wide", not site.wide())
        over = site.js("[...document.querySelectorAll('.preview, .preview *, header *')]"
                       ".filter(e => e.getBoundingClientRect().right > innerWidth && "
                       "!e.closest('.unseen')).map(e => e.outerHTML.slice(0, 60))")
        equal(f"{width}: nothing is cut", over, [])
        equal(f"{width}: targets", site.js(SMALL), [])
        pair = site.js("['light', 'dark'].map(s => document.querySelector("
                       "`img[alt='Phone, ${s}']`).getBoundingClientRect().top)")
        check(f"{width}: phones are side by side", pair[0] == pair[1], pair)
        site.axe(f"{width}")
        site.page.screenshot(path=f"{OUT}/narrow-{width}.png", full_page=True)
        site.page.locator("button.picture:has(img[alt='Landscape, light'])").click()
        check(f"{width}: dialog fits", site.js("dialog.getBoundingClientRect().right <= innerWidth"))
        site.page.keyboard.press("Shift+ArrowRight")
        site.page.wait_for_timeout(200)
        check(f"{width}: Shift and arrow scroll", site.js("full.scrollLeft") > 0)
        equal(f"{width}: dialog title", site.text("#title"), "Landscape, light")
        site.axe(f"{width} dialog")
        site.page.screenshot(path=f"{OUT}/narrow-dialog-{width}.png")
        site.end(f"{width}")

    # Without a script
    site = Site(browser, url, java_script_enabled=False)
    site.page.screenshot(path=f"{OUT}/no-script.png", full_page=True)
    site.end("no script")


FRAME_OF_DIALOG = """(() => {
  const copy = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  copy.drawImage(document.querySelector("#full canvas"), 2, 157, 1, 1, 0, 0, 1, 1);
  return copy.getImageData(0, 0, 1, 1).data[0] / 10;
})()"""
# The frame a figure shows, told by the color of its lower left pixels; null while it shows the img
FRAME = """(alt) => {
  const box = document.querySelector(`.pictures img[alt="${alt}"]`).parentElement;
  const canvas = box.querySelector("canvas");
  if (!canvas.offsetWidth) return null;
  // A copy, because reading often from the page's own canvas makes Chromium print advice
  const copy = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, 2, canvas.height - 3, 1, 1, 0, 0, 1, 1);
  return copy.getImageData(0, 0, 1, 1).data[0] / 10;
}"""


def check_animated(browser, url):
    site = Site(browser, url, color_scheme="light", reduced_motion="reduce")
    page = site.page
    frame = lambda alt: page.evaluate(FRAME, alt)

    def wait(label, alt, wanted):
        for _ in range(100):
            if frame(alt) == wanted:
                return check(label, True)
            page.wait_for_timeout(20)
        equal(label, frame(alt), wanted)

    def scrub(value):
        page.evaluate("""(value) => { scrubber.value = value;
            scrubber.dispatchEvent(new Event("input")); }""", value)

    check("the player is there", page.locator("#player").is_visible())
    equal("nothing plays by itself", [site.text("#place"), site.js("spy.decoded")],
          ["0.00 / 1.00 s", 0])
    check("the img is seen first", page.locator(".pictures img").first.is_visible())
    equal("canvases", page.locator("canvas").count(), PICTURES)
    equal("player targets", site.js(SMALL), [])
    site.axe("animated")

    # Scrubber
    scrub(7)
    wait("scrub to 7", "Small, light", 7)
    wait("dark too", "Small, dark", 7)
    equal("time", site.text("#place"), "0.35 / 1.00 s")
    equal("spoken time", site.js("scrubber.ariaValueText"), "0.35 seconds")
    check("canvas replaces img", not page.locator(".pictures img").first.is_visible())
    equal("canvas size", site.js("(({ clientWidth, clientHeight, width, height }) => [clientWidth, "
                                 "clientHeight, width, height])(document.querySelector('canvas'))"),
          [120, 80, 240, 160])
    equal("canvas name", page.get_by_role("img", name="Small, light").count(), 1)
    equal("canvas role", site.js("document.querySelector('canvas').getAttribute('role')"), "img")
    scrub(5)
    wait("a repeated frame", "Small, light", 1)
    scrub(15)
    wait("late frame", "Small, light", 15)
    wait("a shorter film stays at its end", "Wide, light", 9)
    check("few bitmaps", site.js("spy.most") <= 4 * 12, site.js("spy.most"))
    equal("no frame outside the window", frame("Badge, light"), None)
    site.axe("animated, drawn")
    page.screenshot(path=f"{OUT}/animated.png")
    scrub(0)
    wait("back to the first", "Small, light", 0)
    scrub(3)
    page.focus("#scrubber")
    page.keyboard.press("ArrowRight")
    equal("arrow of the scrubber", site.text("#place"), "0.20 / 1.00 s")
    wait("it moves one frame", "Small, light", 4)

    # Outside the window
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    wait("drawn when it comes into the window", "Badge, light", 4)
    page.wait_for_timeout(200)
    decoded = site.js("spy.decoded")
    scrub(8)
    wait("only those in the window", "Badge, light", 8)
    equal("not those outside", frame("Small, light"), 4)
    seen = site.js("[...document.querySelectorAll('figure')].filter(e => { const b = "
                   "e.getBoundingClientRect(); return b.bottom > -110 && b.top < innerHeight + 110"
                   " }).length")
    page.wait_for_timeout(200)
    check("decodes only what is near", site.js("spy.decoded") - decoded <= seen,
          (site.js("spy.decoded") - decoded, seen))
    check("bitmaps outside are closed", site.js("spy.alive") <= 4 * seen, site.js("spy.alive"))
    page.evaluate("scrollTo(0, 0)")
    wait("catches up", "Small, light", 8)

    page.evaluate("scrollTo(0, 300)")
    page.focus("#play")
    equal("focus in the player does not scroll", site.js("scrollY"), 300)
    page.evaluate("scrollTo(0, 0)")

    # Playing
    scrub(0)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    equal("Space plays", page.get_attribute("#play", "aria-label"), "Pause")
    values = set()
    for _ in range(25):
        values.add(frame("Small, light"))
        page.wait_for_timeout(30)
    check("frames pass", len(values) > 5, values)
    page.wait_for_timeout(600)
    equal("loops", page.get_attribute("#play", "aria-label"), "Pause")
    page.keyboard.press("Space")
    equal("Space pauses", page.get_attribute("#play", "aria-label"), "Play")
    stopped = site.text("#place")
    page.wait_for_timeout(200)
    equal("it stands", site.text("#place"), stopped)
    page.uncheck("#loop")
    scrub(16)
    page.click("#play")
    page.wait_for_timeout(800)
    equal("stops at the end", [site.text("#place"), page.get_attribute("#play", "aria-label")],
          ["1.00 / 1.00 s", "Play"])
    wait("at its last frame", "Small, light", 19)
    page.select_option("#speed", "0.25×")
    page.click("#play")
    page.wait_for_timeout(1000)
    page.click("#play")
    value = float(site.text("#place").split()[0])
    check("a quarter of the speed, from the start", 0.1 < value < 0.5, value)
    page.focus("#search")
    page.keyboard.press("Space")
    equal("Space in a field", page.get_attribute("#play", "aria-label"), "Play")
    page.fill("#search", "")
    page.focus("#loop")
    page.keyboard.press("Space")
    check("Space at the checkbox", page.is_checked("#loop"))
    equal("does not play", page.get_attribute("#play", "aria-label"), "Play")
    check("few bitmaps while playing", site.js("spy.most") <= 4 * 14, site.js("spy.most"))

    # Dialog
    scrub(6)
    page.locator("button.picture").first.click()
    page.wait_for_function("document.querySelector('#full canvas').offsetWidth > 0")
    big = FRAME_OF_DIALOG
    equal("the dialog shows the frame", site.js(big), 6)
    check("the player is in the dialog", page.locator("dialog #player").is_visible())
    site.axe("animated dialog")
    page.screenshot(path=f"{OUT}/animated-dialog.png")
    scrub(12)
    page.wait_for_timeout(300)
    equal("the dialog follows", site.js(big), 12)
    equal("only it decodes", frame("Small, dark"), 6)
    page.keyboard.press("Space")
    equal("Space in the dialog", page.get_attribute("#play", "aria-label"), "Pause")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    equal("arrows in the dialog", site.text("#title"), "Small, dark")
    page.focus("#scrubber")
    page.keyboard.press("ArrowRight")
    equal("arrows belong to the scrubber", site.text("#title"), "Small, dark")
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    check("the player is back", page.locator("main > #player").is_visible())
    page.wait_for_timeout(300)
    check("the others catch up", frame("Wide, light") == frame("Small, dark") or
          frame("Wide, light") == 9, (frame("Wide, light"), frame("Small, dark")))

    # Print shows the pictures instead of the canvases
    page.emulate_media(media="print")
    check("print: img", page.locator(".pictures img").first.is_visible())
    check("print: no canvas", not page.locator("canvas").first.is_visible())
    check("print: no player", not page.locator("#player").is_visible())
    page.emulate_media(media="screen")
    site.end("animated")

    site = Site(browser, url, viewport={"width": 380, "height": 780}, color_scheme="dark")
    check("narrow player: not too wide", not site.wide())
    equal("narrow player: targets", site.js(SMALL), [])
    site.axe("narrow player")
    site.page.screenshot(path=f"{OUT}/animated-narrow.png")
    site.page.locator("button.picture").first.click()
    check("narrow dialog fits", site.js("dialog.getBoundingClientRect().right <= innerWidth"))
    site.axe("narrow animated dialog")
    site.page.screenshot(path=f"{OUT}/animated-narrow-dialog.png")
    site.end("narrow animated")


def check_odd(browser, url):
    """Slow decoding, damaged pictures, chains of equal frames, pages with one or no preview."""
    path = url[7:]
    with open(path) as file:
        text = file.read()
    film = re.search(r'(data-rate="20">)(.*?)(</script>)', text, re.S)
    lines = film[2].split("\n")
    lines[6], lines[7], lines[8], lines[9] = "iVBORw0KGgo=", "=5", "=7", "=9"
    odd = OUT + "/odd.html"
    with open(odd, "w") as file:
        file.write(text.replace(film[2], "\n".join(lines)))
    site = Site(browser, "file://" + odd)
    page = site.page
    for value, wanted in [(4, 4), (6, 4), (8, 1), (9, 1), (10, 10)]:
        page.evaluate("""(value) => { scrubber.value = value;
            scrubber.dispatchEvent(new Event("input")); }""", value)
        page.wait_for_timeout(300)
        equal(f"odd frame {value}", page.evaluate(FRAME, "Small, light"), wanted)
    page.evaluate("""() => { const quick = window.createImageBitmap; spy.decoded = 0;
        window.createImageBitmap = async (...all) => {
          await new Promise((done) => setTimeout(done, 150));
          return quick(...all);
        }; }""")
    page.keyboard.press("Space")
    values = set()
    for _ in range(40):
        values.add(page.evaluate(FRAME, "Small, light"))
        page.wait_for_timeout(50)
    page.keyboard.press("Space")
    check("slow decoding still moves", len(values) > 4, values)
    figures = site.js("[...document.querySelectorAll('figure')].filter(e => "
                      "e.getBoundingClientRect().top < innerHeight + 100).length")
    check("and drops frames", site.js("spy.decoded") / figures < 20, site.js("spy.decoded"))
    site.end("odd")

    for name, pattern, count, nothing in [
            ("one", r'(?s)(</article>).*(</section>)(?=\s*<div id="player")', "1 preview", ""),
            ("none", r'(?s)(</?)<section.*(</section>)|<section class="file".*</section>',
             "0 previews", "There are no previews.")]:
        path = f"{OUT}/{name}.html"
        with open(path, "w") as file:
            file.write(re.sub(pattern, lambda m: "".join(g or "" for g in m.groups()), text, count=1))
        site = Site(browser, "file://" + path)
        equal(f"count of {name}", site.text("#count"), count)
        equal(f"words of {name}", site.text("#nothing"), nothing)
        equal(f"player of {name}", site.page.locator("#player").count(), int(name == "one"))
        if name == "one":
            foot = site.page.locator("#player").bounding_box()
            check("the player is at the lower edge", abs(foot["y"] + foot["height"] - 900) < 1, foot)
        site.axe(name)
        site.end(name)


def check_real(browser, url):
    """A page of the tool has one card for each of its previews, and pictures that can be decoded."""
    for scheme in ["light", "dark"]:
        site = Site(browser, url, color_scheme=scheme)
        cards = site.js("document.querySelectorAll('.preview').length")
        check("real page: has previews", cards > 0)
        equal("real page: count", site.text("#count"), f"{cards} preview{'s' if cards > 1 else ''}")
        broken = site.js("[...document.images].filter(e => !e.complete || !e.naturalWidth).length")
        equal("real page: broken pictures", broken, 0)
        ids = site.js("[...document.querySelectorAll('[id]')].map(e => e.id)")
        equal("real page: ids occur once", len(ids), len(set(ids)))
        site.axe(f"real page, {scheme}")
        site.page.screenshot(path=f"{OUT}/real-{scheme}.png", full_page=True)
        site.end(f"real page, {scheme}")


check_files()
still, animated = page(False), page(True)
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    check_still(browser, still)
    check_animated(browser, animated)
    check_odd(browser, animated)
    check_real(browser, "file://" + PAGE)
    browser.close()
print(f"{passed} checks passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
