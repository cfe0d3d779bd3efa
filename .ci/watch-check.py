#!/usr/bin/env python3
"""Follows `zoetrope watch` as a person does: saves a file, makes a mistake, mends it, and starts the
watch again, while a browser shows the page.

Usage: .ci/watch-check.py GALLERY SOURCE, where GALLERY is the program of a package made by `init`
and SOURCE is its WheelLayout.swift. Needs chromium, and playwright of PyPI.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request

from playwright.sync_api import Error, sync_playwright

if len(sys.argv) != 3:
    sys.exit(__doc__)
GALLERY, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
ORIGINAL = SOURCE.read_text()
PACKAGE = SOURCE.parent.parent.parent
passed = failed = 0


def check(name, holds):
    global passed, failed
    passed, failed = passed + bool(holds), failed + (not holds)
    print(("ok   " if holds else "FAIL ") + name, flush=True)


def start():
    """Starts the watch, and returns it with the page's address."""
    watch = subprocess.Popen(
        [GALLERY, "watch", "wheel"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    os.set_blocking(watch.stderr.fileno(), False)
    return watch, watch.stdout.readline().strip()


def log(watch):
    text = watch.stderr.read() or ""
    for line in text.splitlines():
        print("     " + line)


def save(text):
    SOURCE.write_text(text)
    return time.monotonic()


def listening(process):
    """The addresses that a process listens on."""
    lines = subprocess.run(["ss", "-ltnpH"], capture_output=True, text=True).stdout.splitlines()
    return [line.split()[3] for line in lines if f"pid={process}," in line]


def wait(page, expression, seconds=240):
    """Waits until an expression holds; the page's policy forbids the library's own way to wait."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if page.evaluate(expression):
                return time.monotonic()
        except Error:
            # The page is being loaded anew.
            pass
        time.sleep(0.01)
    raise TimeoutError(expression)


watch, address = start()
try:
    check("an address on the loopback", re.fullmatch(r"http://127\.0\.0\.1:\d+/\w{12,}/", address))
    check("listens on the loopback only", all(
        place.startswith("127.0.0.1:") for place in listening(watch.pid)) and listening(watch.pid))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        messages = []
        page.on("pageerror", lambda error: messages.append(str(error)))
        # Failed questions to a server that has ended are no faults.
        page.on("console", lambda message: messages.append(message.text)
                if "ERR_CONNECTION" not in message.text else None)
        page.goto(address)
        ready = "document.documentElement.dataset.state === 'ready'"
        wait(page, ready)
        check("the page is there", page.locator("canvas").count() >= 2)
        page.evaluate("location.hash = 'frame=60&view=0'")
        page.wait_for_timeout(500)
        first = page.evaluate("location.hash")
        page.evaluate("window.kept = true")

        start_time = save(ORIGINAL.replace("CGFloat = 120", "CGFloat = 80"))
        building = wait(page, "document.documentElement.dataset.state === 'building'")
        built = wait(page, "document.documentElement.dataset.state !== 'building'")
        still = "document.querySelector('img[alt^=\"The current frame\"]')?.naturalWidth > 0"
        shown = wait(page, f"({ready}) || {still}")
        drawn = page.evaluate(still)
        print(f"     saved to noticed {building - start_time:.2f} s, built {built - building:.2f} s, "
              f"shown {shown - built:.2f} s later")
        print(f"     the first picture was {'a still' if drawn else 'the page'}")
        wait(page, ready)
        print(f"     page {time.monotonic() - built:.2f} s after the build")
        check("the page was not loaded anew", page.evaluate("window.kept === true"))
        check("frame and selection stay", page.evaluate("location.hash") == first and "60" in first)
        log(watch)

        save(ORIGINAL.replace("var turn: Angle", "var turn Angle", 1))
        wait(page, "document.documentElement.dataset.state === 'failed'")
        text = page.locator("pre[aria-label='Output of the compiler']").inner_text()
        check("the compiler's error is shown as it is", "WheelLayout.swift:" in text
              and "error:" in text)
        check("the old page stays", page.locator("canvas").count() >= 2)
        save(ORIGINAL)
        wait(page, ready)
        check("the error is gone again",
              not page.locator("pre[aria-label='Output of the compiler']").is_visible())

        watch.send_signal(signal.SIGKILL)
        watch.wait()
        wait(page, "document.documentElement.dataset.state === 'disconnected'")
        frame = page.evaluate("document.querySelector('canvas').toDataURL()")
        save(ORIGINAL.replace("CGFloat = 120", "CGFloat = 60"))
        watch, again = start()
        check("the address stays the same", again == address)
        wait(page, "document.documentElement.dataset.state === 'building'")
        wait(page, ready)
        time.sleep(0.5)
        check("the page reconnects", page.evaluate("window.kept === true"))
        check("what was saved in between is shown",
              page.evaluate("document.querySelector('canvas').toDataURL()") != frame)
        second = subprocess.run([GALLERY, "watch", "wheel"], capture_output=True, text=True)
        check("a second watch is refused", second.returncode == 73 and "another watch" in
              second.stderr)

        for path in ["/", "/page", "/wrong/", "/wrong/state"]:
            try:
                urllib.request.urlopen(address.rsplit("/", 2)[0] + path, timeout=5)
                status = 200
            except urllib.error.HTTPError as error:
                status = error.code
            check(f"nothing without the token: {path}", status == 404)
        check("no error in the page", not messages)
        for message in messages:
            print("     " + message)
        browser.close()
    watch.send_signal(signal.SIGINT)
    check("ends by SIGINT", watch.wait(timeout=10) != 0)
finally:
    SOURCE.write_text(ORIGINAL)
    watch.kill()
print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed else 0)
