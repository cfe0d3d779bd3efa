#!/usr/bin/env python3
"""Checks a page that `zoetrope render --html` or `zoetrope compare --html` wrote.

    page-check.py PAGE.html [--screenshots DIR]    opens the page from disk and operates all of it
    page-check.py --speed PAGE.html [VIDEO.mp4]    measures how fast frames are decoded

Needs chromium in the PATH, and the packages playwright and axe-playwright-python.
"""

import argparse
import base64
import json
import os
import re
import shutil
import sys
import tempfile
import zlib

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

passed = failed = 0


def check(name, holds, detail=""):
    global passed, failed
    passed, failed = passed + bool(holds), failed + (not holds)
    print(f"{'ok  ' if holds else 'FAIL'} {name}" + (f"  [{detail}]" if detail and not holds else ""),
          flush=True)


class Data:
    """What the page should show, read without the page's own code."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.text = file.read()
        self.about = json.loads(self.script('id="about"'))
        self.frames, self.columns = self.about["frames"], self.about["columns"]
        packed = self.script('id="numbers"')
        self.numbers = json.loads(zlib.decompress(base64.b64decode(packed))) if packed else None
        self.views = self.numbers["views"] if self.numbers else []
        self.several = len(self.columns) > 1
        self.has_trees = 'class="tree"' in self.text

    def script(self, attributes):
        found = re.search(r"<script[^>]*" + attributes + r"[^>]*>(.*?)</script>", self.text, re.S)
        return found and found[1]

    def picture(self, column, entry):
        """The base64 text of a picture."""
        pattern = r'<script[^>]*class="frames" data-column="%d" data-first="(\d+)">(.*?)</script>'
        blocks = [(int(found[1]), found) for found in re.finditer(pattern % column, self.text, re.S)]
        first, block = max((item for item in blocks if item[0] <= entry), key=lambda item: item[0])
        line = block[2].split()[entry - first]
        return self.picture(column, int(line[1:])) if line[0] == "=" else line

    def value(self, view, column, key, frame):
        over = self.views[view]["columns"][column]["overTime"].get(key)
        return over[frame] if isinstance(over, list) else over

    def corners(self, view, column, frame):
        """The middle of a view and the halves of its axes; None if it is missing or hidden."""
        get = lambda key: self.value(view, column, key, frame)
        if get("x") is None or not get("opacity") or get("width") is None:
            return None
        over = self.views[view]["columns"][column]["overTime"]
        linear = [part[frame] if isinstance(part, list) else part
                  for part in over.get("transform", [1, 0, 0, 1])]
        if None in linear:
            return None
        a, b, c, d = linear
        width, height = get("width") / 2, get("height") / 2
        return get("x"), get("y"), (a * width, b * width), (c * height, d * height)

    def contains(self, view, column, frame, x, y):
        box = self.corners(view, column, frame)
        if not box:
            return False
        mx, my, u, v = box
        area = u[0] * v[1] - u[1] * v[0]
        if abs(area) < 1e-9:
            return False
        s = ((x - mx) * v[1] - (y - my) * v[0]) / area
        t = ((y - my) * u[0] - (x - mx) * u[1]) / area
        return abs(s) <= 1.001 and abs(t) <= 1.001


class Session:
    """A page in the browser."""

    def __init__(self, browser, path, link="", wait=True, **options):
        self.messages, self.requests = [], []
        self.context = browser.new_context(**{"viewport": {"width": 1440, "height": 900}, **options})
        self.page = self.context.new_page()
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto("file://" + os.path.abspath(path) + link)
        if wait:
            self.page.wait_for_function("document.documentElement.dataset.ready !== undefined")
            self.settle()

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def settle(self):
        """Waits until the chosen frame is shown and the link follows it."""
        self.page.wait_for_function("""() => {
          const frame = document.querySelector("#stage").dataset.frame;
          return new URLSearchParams(location.hash.slice(1)).get("frame") === frame;
        }""", timeout=15000)

    def leave(self, frame):
        """Waits, but not forever, until another frame than this one is shown, and then settles."""
        try:
            self.page.wait_for_function(
                "frame => document.querySelector('#stage').dataset.frame !== String(frame)",
                arg=frame, timeout=5000)
        except Exception as error:
            if "Timeout" not in str(error):
                raise
        self.settle()

    def press(self, key, times=1):
        for _ in range(times):
            self.page.keyboard.press(key)
        self.page.wait_for_timeout(250)

    def focus(self, selector):
        self.run("selector => document.querySelector(selector).focus()", selector)

    def unfocus(self):
        self.run("document.activeElement.blur()")

    def text(self, selector):
        return self.page.inner_text(selector)

    @property
    def frame(self):
        return int(self.run("document.querySelector('#stage').dataset.frame"))

    @property
    def hash(self):
        return self.run("location.hash")

    def is_checked(self, name):
        return self.page.is_checked("#" + name)

    def axe(self, name):
        found = Axe().run(self.page, options={"resultTypes": ["violations"]}).response["violations"]
        check(f"axe: {name}", not found, "; ".join(
            f"{item['id']}: {item['nodes'][0]['html'][:120]}" for item in found))


# --- Parts of the check ---


def opening(session, data):
    check("no console message at the start", not session.messages, session.messages[:3])
    check("no request but the page", len(session.requests) == 1, session.requests)
    check("title", session.page.title() == data.about["title"]
          and session.text("h1") == data.about["title"])
    check("columns are named", [name.strip() for name in
          session.page.locator("figcaption:visible").all_inner_texts()][:len(data.columns)]
          == [column["name"] for column in data.columns])
    check("starts at the first frame", session.frame == data.frames[0])
    check("no alert", not session.page.is_visible("#alert"))


def pictures(session, data):
    """The canvases show the very pixels of the pictures."""
    last = len(data.frames) - 1
    for entry in sorted({0, last // 2, last}):
        session.run("frame => { location.hash = `#frame=${frame}` }", data.frames[entry])
        session.page.wait_for_timeout(100)
        session.settle()
        for column in range(len(data.columns)):
            same = session.run("""async ([column, base64]) => {
              const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
              const bitmap = await createImageBitmap(new Blob([bytes]));
              const canvas = document.querySelectorAll("#stage canvas")[column];
              const { width, height } = bitmap;
              const [left, right] = [canvas, bitmap].map((image) => {
                const copy = new OffscreenCanvas(width, height);
                const context = copy.getContext("2d", { willReadFrequently: true });
                context.drawImage(image, 0, 0);
                return context.getImageData(0, 0, width, height).data;
              });
              return width === canvas.width && height === canvas.height
                && left.every((value, index) => value === right[index]);
            }""", [column, data.picture(column, entry)])
            check(f"pixels of frame {data.frames[entry]}, column {column}", same)


def accessibility(browser, path, data, screenshots):
    view = "&view=0" if data.views else ""
    cases = [
        ("light", "", {}), ("dark", "", {"color_scheme": "dark"}),
        ("narrow", "", {"viewport": {"width": 400, "height": 800}}),
        ("view selected", f"#frame=0{view}", {}),
        ("view selected, dark", f"#frame=0{view}", {"color_scheme": "dark"}),
        ("view selected, narrow", f"#frame=0{view}", {"viewport": {"width": 400, "height": 800}}),
    ]
    if data.several:
        cases += [("wipe", "#show=wipe", {}), ("blink", "#show=blink", {"reduced_motion": "reduce"})]
    for name, link, options in cases:
        session = Session(browser, path, link, **options)
        session.page.wait_for_timeout(300)
        session.axe(name)
        if "narrow" in name:
            check(f"nothing is wider than the window: {name}", session.run(
                "document.documentElement.scrollWidth <= innerWidth"))
        if screenshots:
            file = os.path.join(screenshots, re.sub(r"\W+", "-", name) + ".png")
            session.page.screenshot(path=file, full_page=True)
        session.context.close()
    session = Session(browser, path)
    session.press("?")
    session.axe("list of keys")
    session.press("Escape")
    session.page.select_option("#zoom", "200 %")
    session.page.wait_for_timeout(200)
    session.axe("enlarged")
    session.context.close()


def keys(session, data):
    """The keys that work anywhere in the page."""
    frames, last = data.frames, len(data.frames) - 1
    session.unfocus()
    session.press("Home")
    check("Home", session.frame == frames[0])
    session.press("End")
    session.settle()
    check("End", session.frame == frames[last])
    session.press("ArrowLeft")
    check("Left", session.frame == frames[max(0, last - 1)])
    session.press("Home")
    session.press("ArrowRight", 2)
    check("Right", session.frame == frames[min(2, last)])
    session.press("Shift+ArrowRight")
    check("Shift and Right", session.frame == frames[min(12, last)])
    session.press("Shift+ArrowLeft")
    check("Shift and Left", session.frame == frames[max(0, min(12, last) - 10)])
    session.press("Home")
    session.press("Space")
    session.page.wait_for_timeout(400)
    playing, moved = session.page.get_attribute("#play", "aria-label"), session.frame
    session.press("Space")
    check("Space plays", playing == "Pause" and (moved > frames[0] or last == 0), moved)
    still = session.frame
    session.page.wait_for_timeout(200)
    check("Space pauses", session.frame == still
          and session.page.get_attribute("#play", "aria-label") == "Play")
    for key, name in [("l", "loop"), ("t", "trails"), ("b", "boxes")]:
        before = session.is_checked(name)
        session.press(key)
        changed = session.is_checked(name) != before
        session.press(key)
        check(f"{key.upper()} toggles {name}", changed and session.is_checked(name) == before)
    if data.several:
        for key, mode in [("2", "wipe"), ("3", "blink"), ("1", "side")]:
            session.press(key)
            check(f"{key} shows {mode}",
                  session.page.get_attribute("#stage", "data-show") == mode
                  and session.page.is_checked(f"input[value={mode}]"))
    session.press("?")
    opened = session.page.is_visible("#help")
    session.focus("#letters")
    session.press("Space")
    session.press("Escape")
    check("? lists the keys, Escape closes", opened and not session.page.is_visible("#help"))
    before = session.is_checked("loop")
    session.unfocus()
    session.press("l")
    check("letters can be turned off", session.is_checked("loop") == before)
    session.focus("#keys")
    session.press("Enter")
    session.focus("#letters")
    session.press("Space")
    session.press("Escape")


def controls(session, data):
    """Every control, by the keyboard only."""
    page, frames, last = session.page, data.frames, len(data.frames) - 1
    session.run("scrollTo(0, 0)")
    session.focus("#theme")
    reached = {"theme"}
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(session.run("document.activeElement.id"))
    wanted = {"theme", "keys", "trails", "which", "boxes", "zoom", "home", "back", "play", "next",
              "end", "scrubber", "speed", "loop"}
    check("Tab reaches the controls", wanted <= reached, wanted - reached)

    def use(name, key, effect, detail=""):
        session.focus("#" + name)
        session.press(key)
        check(f"#{name}: {key}{detail}", effect())

    use("home", "Enter", lambda: session.frame == frames[0])
    use("next", "Enter", lambda: session.frame == frames[min(1, last)])
    use("next", "Space", lambda: session.frame == frames[min(2, last)])
    use("back", "Enter", lambda: session.frame == frames[max(0, min(2, last) - 1)])
    use("end", "Enter", lambda: session.frame == frames[last])
    use("scrubber", "Home", lambda: session.frame == frames[0])
    use("scrubber", "ArrowRight", lambda: session.frame == frames[min(1, last)]
        and f"frame {frames[min(1, last)]}," in page.get_attribute("#scrubber", "aria-valuetext"))
    use("scrubber", "Shift+ArrowRight", lambda: session.frame == frames[min(11, last)])
    use("play", "Enter", lambda: page.get_attribute("#play", "aria-label") == "Pause")
    use("play", "Space", lambda: page.get_attribute("#play", "aria-label") == "Play")
    use("speed", "Home", lambda: page.input_value("#speed") == "0.1×")
    played = []
    for choice in ("0.1×", "2×"):
        page.select_option("#speed", choice)
        session.run("document.querySelector('#home').click()")
        session.settle()
        session.run("document.querySelector('#play').click()")
        page.wait_for_timeout(600)
        session.run("document.querySelector('#play').click()")
        played.append(session.frame - frames[0])
    check("speed", last == 0 or played[0] < played[1], played)
    page.select_option("#speed", "1×")
    for name in ("loop", "trails", "boxes"):
        before = session.is_checked(name)
        use(name, "Space", lambda: session.is_checked(name) != before)
        use(name, "Space", lambda: session.is_checked(name) == before, " again")
    lines = """className => [...document.querySelectorAll(`#stage svg ${className}`)]
      .reduce((sum, path) => sum + (path.getAttribute("d") ?? "").split("M").length - 1, 0)"""
    session.run("document.querySelector('#end').click()")
    session.settle()
    moving = any(column.get("length", 0) > 0 for view in data.views for column in view["columns"])
    for name, mark in [("trails", ".past"), ("boxes", ".outline, .faint")]:
        page.set_checked("#" + name, False)
        page.wait_for_timeout(100)
        off = session.run(lines, mark)
        page.set_checked("#" + name, True)
        page.wait_for_timeout(200)
        on = session.run(lines, mark)
        check(f"{name} are drawn", off == 0 and (on > 0 or not (moving and data.views)), (off, on))
    counts = []
    for choice in ("all", "worst", "selected"):
        page.select_option("#which", choice)
        page.wait_for_timeout(200)
        counts.append(session.run(lines, ".past"))
    check("fewer trails", counts[0] >= counts[1] >= counts[2] == 0, counts)
    page.select_option("#which", "all")
    widths = []
    for choice in ("100 %", "200 %", "fit"):
        page.select_option("#zoom", choice)
        widths.append(session.run("document.querySelector('.screen').clientWidth"))
    points = data.columns[0]["size"][0]
    check("zoom", abs(widths[0] - points) <= 1 and abs(widths[1] - 2 * points) <= 1
          and widths[2] <= points, widths)
    background = "getComputedStyle(document.body).backgroundColor"
    before = session.run(background)
    use("theme", "Enter", lambda: session.run(background) != before)
    use("theme", "Enter", lambda: session.run(background) == before, " again")


def modes(session, data):
    """Wipe and blink."""
    page = session.page
    session.focus("input[value=side]")
    session.press("ArrowRight")
    check("arrow keys choose wipe", page.get_attribute("#stage", "data-show") == "wipe"
          and "show=wipe" in session.hash, session.hash)
    check("two columns lie in one place", session.run("""() => {
      const boxes = [...document.querySelectorAll(".pane:not(.out) canvas")]
        .map((canvas) => canvas.getBoundingClientRect());
      return boxes.length === 2 && Math.abs(boxes[0].left - boxes[1].left) < 1
        && Math.abs(boxes[0].top - boxes[1].top) < 1;
    }"""))
    clip = "getComputedStyle(document.querySelector('.over .view')).clipPath"
    before = session.run(clip)
    session.focus("#wipe")
    session.press("ArrowLeft", 10)
    check("the divider moves by keys", session.run(clip) != before
          and page.get_attribute("#wipe", "aria-valuetext").startswith("40 %"))
    box = page.locator("#divider").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=4)
    page.mouse.up()
    check("the divider is dragged", float(page.input_value("#wipe")) > 45)
    session.focus("input[value=wipe]")
    session.press("ArrowRight")
    hidden = "[...document.querySelectorAll('.pane')].map(p => getComputedStyle(p).visibility)"
    page.select_option("#blink-rate", "0.35 s")
    states = set()
    for _ in range(12):
        states.add(str(session.run(hidden)))
        page.wait_for_timeout(100)
    check("blink takes turns", len(states) == 2, states)
    session.focus("#blink")
    session.press("Enter")
    before = session.run(hidden)
    page.wait_for_timeout(600)
    check("blink stops", session.run(hidden) == before and session.text("#blink") == "Start")
    session.focus("#swap")
    session.press("Enter")
    check("swap shows the other column", session.run(hidden) != before)
    if len(data.columns) > 2:
        session.focus("#second")
        page.select_option("#second", "2")
        page.wait_for_timeout(300)
        session.settle()
        names = page.locator(".pane:not(.out) figcaption").all_text_contents()
        check("a pair is chosen", names == [data.columns[0]["name"], data.columns[2]["name"]], names)
        page.select_option("#first", "2")
        check("the pair is swapped", page.input_value("#second") == "0")
        page.select_option("#first", "0")
        page.select_option("#second", "1")
    session.unfocus()
    session.press("1")


def links(browser, path, data):
    middle = data.frames[len(data.frames) // 2]
    link = f"#frame={middle}" + ("&view=0" if data.views else "") + (
        "&show=wipe" if data.several else "")
    session = Session(browser, path, link)
    check("deep link: frame", session.frame == middle)
    check("deep link: view", not data.views
          or session.text("#panel-heading").strip() == data.views[0]["name"])
    if data.several:
        check("deep link: mode", session.page.get_attribute("#stage", "data-show") == "wipe")
    check("the link is kept", session.hash == link, session.hash)
    session.run("frame => { location.hash = `#frame=${frame}` }", data.frames[-1])
    session.page.wait_for_timeout(200)
    session.settle()
    check("hashchange", session.frame == data.frames[-1])
    session.run("""() => { window.replaced = 0; const old = history.replaceState;
      history.replaceState = function (...all) { window.replaced++; old.apply(this, all); } }""")
    session.run("document.querySelector('#play').click()")
    session.page.wait_for_timeout(500)
    check("no link while playing", session.run("window.replaced") == 0)
    session.run("document.querySelector('#play').click()")
    session.settle()
    check("a link when paused", session.run("window.replaced") > 0 or len(data.frames) == 1)
    spoken = session.text("#live")
    check("the frame is spoken", spoken.startswith(f"Frame {session.frame},"), spoken)
    session.run("location.hash = '#frame=999999&view=99999&show=nonsense'")
    session.page.wait_for_timeout(300)
    check("a wrong link does no harm", session.frame == data.frames[-1] and not session.messages)
    session.context.close()


def plots(session, data):
    page = session.page
    names = page.locator(".plot figcaption b").all_inner_texts()
    check("plots", len(names) == (3 if data.several else 2), names)
    check("plots have axes and curves", session.run("""() =>
      [...document.querySelectorAll(".plot svg")].every((svg) => svg.querySelector(".curve")
        && svg.querySelectorAll("text").length > 3 && svg.getAttribute("aria-label").length > 20)"""))
    cursor = "Number(document.querySelector('.plot .cursor').getAttribute('x1'))"
    session.unfocus()
    session.press("Home")
    first = session.run(cursor)
    session.press("End")
    session.settle()
    check("the cursor follows", session.run(cursor) > first + 50 or len(data.frames) == 1)
    page.locator(".plot svg").first.scroll_into_view_if_needed()
    box = page.locator(".plot svg").first.bounding_box()
    last = session.frame
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + 60)
    session.leave(last)
    part = (session.frame - data.frames[0]) / max(1, data.frames[-1] - data.frames[0])
    check("a click in a plot", 0.3 < part < 0.7 or len(data.frames) < 5, part)
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.8, box["y"] + 60, steps=5)
    page.mouse.up()
    page.wait_for_timeout(300)
    session.leave(round(data.frames[0] + part * (data.frames[-1] - data.frames[0])))
    after = (session.frame - data.frames[0]) / max(1, data.frames[-1] - data.frames[0])
    check("dragging in a plot", after > part + 0.15 or len(data.frames) < 5, after)


def flames(session, data):
    """The flame graph, by the mouse and by keys."""
    page = session.page
    boxes = page.locator("#flames > div")
    session.unfocus()
    session.press("Home")
    session.settle()
    check("flame graph", page.is_visible("#flames") and boxes.count() > 1, boxes.count())
    check("the parts of an activity fit into it", session.run("""() => {
      const boxes = [...document.querySelectorAll("#flames > div")];
      const sides = (box) => box.getBoundingClientRect();
      return boxes.every((box) => box.node.children.map((child) =>
        boxes.find(({ node }) => node === child)).filter(Boolean).every((part) =>
        sides(part).left >= sides(box).left - 1 && sides(part).right <= sides(box).right + 1));
    }"""))
    total = "parseFloat(document.querySelector('#flames > div').ariaLabel.split(': ')[1])"
    one = session.run(total)
    session.focus("#flames-of input:checked")
    session.press("ArrowRight")
    page.wait_for_timeout(200)
    check("all frames take longer than one", session.run(total) > one or len(data.frames) == 1,
          (session.run(total), one))
    session.focus("#flames [tabindex='0']")
    level = "Number(document.activeElement.getAttribute('aria-level'))"
    frame, before = session.frame, session.run(level)
    session.press("ArrowDown")
    inner = session.run("document.activeElement.ariaLabel")
    check("Down goes to a part", session.run(level) == before + 1 and session.frame == frame)
    check("the focused activity is told", session.text("#flame-text") == inner)
    session.press("Enter")
    wide = "Math.round(parseFloat(document.activeElement.style.getPropertyValue('--wide')))"
    check("Enter enlarges it", session.run(wide) == 100 and page.is_visible("#flames-out")
          and session.run("document.activeElement.ariaLabel") == inner)
    session.axe("flame graph, enlarged")
    session.press("ArrowUp")
    check("Up goes to the whole", session.run(level) == before)
    session.press("Escape")
    check("Escape shows everything", not page.is_visible("#flames-out") and session.frame == frame)
    boxes.nth(1).click()
    page.wait_for_timeout(200)
    check("a click enlarges", page.is_visible("#flames-out"))
    session.focus("#flames-out")
    session.press("Enter")
    check("zooming out", not page.is_visible("#flames-out"))
    if data.several:
        before = session.run("document.querySelector('#flames > div').ariaLabel")
        page.select_option("#flames-column", str(len(data.columns) - 1))
        page.wait_for_timeout(200)
        check("another column", session.run("document.querySelector('#flames > div').ariaLabel")
              != before)
        page.select_option("#flames-column", "0")
    session.focus("#flames-of input:checked")
    session.press("ArrowLeft")
    session.unfocus()


def selection(session, data):
    page = session.page
    session.unfocus()
    session.press("Escape")
    frame = session.frame
    session.run("scrollTo(0, 0)")
    column = len(data.columns) - 1
    size = data.columns[column]["size"]
    target = next((index for index in reversed(range(len(data.views)))
                   if (box := data.corners(index, column, frame))
                   and 0 < box[0] < size[0] and 0 < box[1] < size[1]
                   and data.contains(index, column, frame, box[0], box[1])), None)
    if target is None:
        check("a view to click", False)
        return
    x, y = data.corners(target, column, frame)[:2]
    screen = page.locator(".screen").nth(column)
    screen.scroll_into_view_if_needed()
    box = screen.bounding_box()
    page.mouse.click(box["x"] + x / size[0] * box["width"], box["y"] + y / size[1] * box["height"])
    page.wait_for_timeout(400)
    name = session.text("#panel-heading").strip()
    fits = [index for index, view in enumerate(data.views)
            if data.contains(index, column, frame, x, y) and view["name"] == name]
    check("a click selects a view at that point", fits, name)
    if not fits:
        return
    view = fits[-1]
    check("its row is marked", page.locator("#views tr.chosen button").inner_text().strip() == name)
    check("the link names it", f"view={view}" in session.hash, session.hash)
    check("its box is drawn", session.run(
        "document.querySelectorAll('#stage .one .outline[d*=M]').length") == 2 * len(data.columns))
    panel(session, data, view)
    session.press("Home")
    session.press("ArrowRight")
    session.settle()
    panel(session, data, view)
    links = page.locator("#panel a[href^='#frame=']")
    if links.count():
        goal = int(links.first.get_attribute("href")[7:])
        links.first.focus()
        session.press("Enter")
        session.settle()
        nearest = min(data.frames, key=lambda number: abs(number - goal))
        check("a link in the panel jumps", abs(session.frame - goal) == abs(nearest - goal))
    own = page.locator(".curve.own").count()
    check("its curves are drawn", own == (2 * len(data.columns) - 1 if data.several else 1), own)
    session.unfocus()
    session.press("Escape")
    check("Escape deselects", page.locator("tr.chosen").count() == 0 and "view=" not in session.hash)


def panel(session, data, view):
    """The panel shows the numbers of the frame."""
    page, frame = session.page, session.frame
    text = page.inner_text("#panel")
    entry = data.views[view]
    wanted = [entry["path"], f"frame {frame},"]
    for column in range(len(data.columns)):
        for key in ("x", "y", "width", "height", "speed", "distance"):
            value = data.value(view, column, key, frame)
            if value is not None:
                wanted.append(f"{value if abs(value) >= 0.005 else 0:.2f}")
        wanted.append(f"{entry['columns'][column]['length']:.2f}")
    missing = [part for part in wanted if part not in text]
    # Halves may be rounded differently.
    missing = [part for part in missing if not re.fullmatch(r"-?[\d.]+", part)
               or not any(f"{float(part) + step:.2f}" in text for step in (0.01, -0.01))]
    check(f"panel at frame {frame}", not missing, missing)
    if not data.has_trees:
        return
    titles = page.locator("#panel .tree b")
    own = page.locator("#panel .tree .self")
    check(f"who placed it, frame {frame}", titles.count() > 1 and own.count() == 1
          and len(own.inner_text()) > 3, titles.count())
    if data.several:
        page.locator("#panel select").select_option("1")
        page.wait_for_timeout(200)
        check("who placed it, the other column", page.locator("#panel .tree .self").count() == 1)


def table(session, data):
    page = session.page
    names = "[...document.querySelectorAll('#views tbody button')].map(b => b.textContent)"
    check("a row for each view", len(session.run(names)) == len(data.views))
    buttons = page.locator("#views thead button")
    broken = []
    for index in range(buttons.count()):
        button = buttons.nth(index)
        button.focus()
        orders = []
        for _ in range(2):
            session.page.keyboard.press("Enter")
            orders.append(button.evaluate("b => b.closest('th').getAttribute('aria-sort')"))
        if set(orders) != {"ascending", "descending"}:
            broken.append(orders)
    check("every column sorts both ways", not broken, broken)
    buttons.first.focus()
    session.press("Enter")
    if buttons.first.evaluate("b => b.closest('th').getAttribute('aria-sort')") != "ascending":
        session.press("Enter")
    check("views in their order", session.run(names) == [view["name"] for view in data.views])
    last = page.locator("#views tbody button").last
    last.focus()
    session.press("Enter")
    check("a row's button selects",
          session.text("#panel-heading").strip() == data.views[-1]["name"]
          and last.get_attribute("aria-pressed") == "true")
    session.focus("#deselect")
    session.press("Enter")
    check("#deselect", page.locator("tr.chosen").count() == 0)


def printing(session, data, screenshots):
    page = session.page
    session.unfocus()
    if data.several:
        session.press("2")
    page.emulate_media(media="print")
    check("printed: no controls", page.locator(".controls:visible").count() == 0)
    check("printed: all columns", page.locator("#stage canvas:visible").count() == len(data.columns))
    check("printed: plots and table", not data.views or (
        page.is_visible("#plots") and page.locator("#views tbody tr:visible").count()
        == len(data.views)))
    document = page.pdf(format="A4", print_background=True)
    check("printed: PDF", document.startswith(b"%PDF") and len(document) > 10000, len(document))
    if screenshots:
        with open(os.path.join(screenshots, "printed.pdf"), "wb") as file:
            file.write(document)
    page.emulate_media(media="screen")
    session.press("1")


def replacement(browser, path, data):
    """window.zoetropePage.replace keeps what the reader chose."""
    frame = data.frames[len(data.frames) // 2]
    link = f"#frame={frame}" + ("&view=0" if data.views else "") + (
        "&show=wipe" if data.several else "")
    session = Session(browser, path, link)
    session.page.select_option("#speed", "0.5×")
    session.page.set_checked("#loop", False)
    session.page.select_option("#zoom", "100 %")
    new = data.text.replace(f'"title": {json.dumps(data.about["title"])}', '"title": "Another"', 1)
    new = new.replace(f'"title":{json.dumps(data.about["title"])}', '"title":"Another"', 1)
    check("replace", session.run("text => window.zoetropePage.replace(text)", new) is True)
    session.settle()
    kept = [session.text("h1"), session.frame, session.page.input_value("#speed"),
            session.is_checked("loop"), session.page.input_value("#zoom"), session.hash]
    check("replace keeps the rest", kept == ["Another", frame, "0.5×", False, "100 %", link], kept)
    if data.views:
        check("replace keeps the view",
              session.text("#panel-heading").strip() == data.views[0]["name"])
    check("replace refuses what is no page", session.run(
        "window.zoetropePage.replace('<p>nothing</p>')") is False
        and session.page.is_visible("#alert") and session.frame == frame)
    check("no console message after replacing", not session.messages, session.messages)
    session.context.close()


def faults(browser, data):
    """Damaged pages say so and show the rest."""
    block = re.compile(r'<script[^>]*class="frames" data-column="0" data-first="0">.*?</script>', re.S)
    picture = data.picture(0, 0)
    cases = {
        "damaged picture": (data.text.replace(picture, picture[:len(picture) // 3], 1), "damaged"),
        "missing block": (block.sub("", data.text, 1), "missing"),
        "unknown format": (re.sub(r'"format": ?1', '"format": 99', data.text, count=1), "version"),
        "damaged numbers": (re.sub(r'(id="numbers">.{40})[^<]*', r"\1", data.text), "numbers"),
    }
    with tempfile.TemporaryDirectory() as folder:
        for name, (text, word) in cases.items():
            path = os.path.join(folder, "page.html")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            session = Session(browser, path, wait=False)
            session.page.wait_for_timeout(1000)
            alert = session.page.locator("#alert")
            check(f"{name}: an alert", alert.is_visible() and word in alert.inner_text(),
                  alert.inner_text())
            check(f"{name}: no console message", not session.messages, session.messages[:2])
            if name != "unknown format":
                session.press("End")
                session.page.wait_for_timeout(300)
                check(f"{name}: the rest works", session.frame == data.frames[-1])
            session.context.close()


def without_script(browser, path):
    session = Session(browser, path, wait=False, java_script_enabled=False)
    check("without JavaScript, a sentence says so",
          "JavaScript" in session.page.inner_text("main"))
    session.context.close()


def calm(browser, path):
    session = Session(browser, path, "#show=blink", reduced_motion="reduce")
    check("reduced motion: blink waits", session.text("#blink") == "Start")
    session.context.close()


def check_page(browser, path, screenshots):
    data = Data(path)
    session = Session(browser, path)
    opening(session, data)
    pictures(session, data)
    keys(session, data)
    controls(session, data)
    if data.several:
        modes(session, data)
    if data.views:
        plots(session, data)
        flames(session, data)
        selection(session, data)
        table(session, data)
    printing(session, data, screenshots)
    check("no console message at all", not session.messages, session.messages[:3])
    check("no request at all but the page", len(session.requests) == 1, session.requests[:3])
    session.context.close()
    links(browser, path, data)
    accessibility(browser, path, data, screenshots)
    replacement(browser, path, data)
    faults(browser, data)
    without_script(browser, path)
    if data.several:
        calm(browser, path)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


# --- Speed ---


def speed(browser, path, video):
    session = Session(browser, path, wait=False)
    session.page.wait_for_function("document.querySelector('#stage')?.dataset.frame !== undefined")
    print(f"first frame after {session.run('Math.round(performance.now())')} ms")
    session.page.wait_for_function("document.documentElement.dataset.ready !== undefined")
    print(f"numbers read after {session.run('Math.round(performance.now())')} ms")
    count, elapsed = session.run("""async () => {
      const scrubber = document.querySelector("#scrubber");
      const stage = document.querySelector("#stage");
      const last = Math.min(Number(scrubber.max), 1200);
      const move = (entry) => {
        scrubber.value = entry;
        scrubber.dispatchEvent(new Event("input"));
      };
      move(last);
      await new Promise((done) => setTimeout(done, 500));
      const began = performance.now();
      for (let entry = 0; entry <= last; entry++) {
        const before = stage.dataset.frame;
        move(entry);
        if (stage.dataset.frame === before) {
          await new Promise((done) => {
            const watch = new MutationObserver(() => { watch.disconnect(); done(); });
            watch.observe(stage, { attributeFilter: ["data-frame"] });
          });
        }
      }
      return [last + 1, (performance.now() - began) / 1000];
    }""")
    print(f"page: {count} frames in {elapsed:.2f} s, {count / elapsed:.0f} frames per second")
    shown, skipped = session.run("""async () => {
      document.querySelector("#home").click();
      await new Promise((done) => setTimeout(done, 500));
      const stage = document.querySelector("#stage");
      const seen = [];
      const watch = new MutationObserver(() => seen.push(Number(stage.dataset.frame)));
      watch.observe(stage, { attributeFilter: ["data-frame"] });
      document.querySelector("#play").click();
      await new Promise((done) => setTimeout(done, 2000));
      document.querySelector("#play").click();
      watch.disconnect();
      return [new Set(seen).size, Math.max(...seen) - new Set(seen).size];
    }""")
    print(f"playing for 2 s: {shown} frames shown, {max(0, skipped)} skipped")
    session.context.close()
    if video:
        video_speed(browser, video)


def video_speed(browser, video):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "video.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(f'<video muted preload="auto" src="file://{os.path.abspath(video)}"></video>')
        page = browser.new_page()
        page.goto("file://" + path)
        page.wait_for_function("document.querySelector('video').readyState >= 2", timeout=20000)
        count, elapsed = page.evaluate("""async () => {
          const video = document.querySelector("video");
          const count = 120;
          const began = performance.now();
          for (let step = 0; step < count; step++) {
            const shown = new Promise((done) => video.requestVideoFrameCallback(done));
            video.currentTime = (step + 0.5) * video.duration / count;
            await Promise.race([shown, new Promise((done) => setTimeout(done, 2000))]);
          }
          return [count, (performance.now() - began) / 1000];
        }""")
        print(f"video: {count} frames in {elapsed:.2f} s, {count / elapsed:.0f} frames per second")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page")
    parser.add_argument("video", nargs="?")
    parser.add_argument("--screenshots", metavar="DIR")
    parser.add_argument("--speed", action="store_true")
    options = parser.parse_args()
    if options.screenshots:
        os.makedirs(options.screenshots, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        if options.speed:
            speed(browser, options.page, options.video)
            return 0
        return check_page(browser, options.page, options.screenshots)


if __name__ == "__main__":
    sys.exit(main())
