"""Headless Chromium, controlled through its pipe: peer_chromium.py CHROMIUM FOLDER canvas|screen

`canvas` draws on a canvas and takes its data as PNG; `screen` moves elements and takes
screenshots."""

import base64
import json
import os
import subprocess
import sys
import tempfile

import wheel

PAGE = """<!doctype html><style>
body { margin: 0; background: #fff } canvas { display: block }
div { position: absolute; left: 0; top: 0; width: %(side)spx; height: %(side)spx;
  border-radius: %(corner)spx; font: bold %(label)spx "DejaVu Sans";
  display: flex; align-items: center; justify-content: center }
</style><body><script>
const side = %(side)s, colors = %(colors)s, canvas = document.createElement("canvas");
const css = i => `rgba(${colors[i]},${%(alpha)s / 255})`;
let context, tiles;
function useCanvas() {
  [canvas.width, canvas.height] = [%(width)s, %(height)s];
  document.body.append(canvas);
  context = canvas.getContext("2d", { willReadFrequently: true, alpha: false });
  context.font = 'bold %(label)spx "DejaVu Sans"';
  context.textAlign = "center";
  context.textBaseline = "middle";
}
function useElements() {
  tiles = colors.map((_, i) => {
    const tile = document.createElement("div");
    tile.style.background = css(i);
    tile.textContent = i + 1;
    document.body.append(tile);
    return tile;
  });
}
function draw(middles) {
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  middles.forEach(([x, y], i) => {
    context.fillStyle = css(i);
    context.beginPath();
    context.roundRect(x - side / 2, y - side / 2, side, side, %(corner)s);
    context.fill();
    context.fillStyle = "#000";
    context.fillText(i + 1, x, y);
  });
  return canvas.toDataURL("image/png").slice(22);
}
function move(middles) {
  middles.forEach(([x, y], i) => {
    tiles[i].style.transform = `translate(${x - side / 2}px, ${y - side / 2}px)`;
  });
}
</script>"""


class Browser:
    """A process of Chromium; messages are JSON, each followed by a zero byte."""

    def __init__(self, program, profile):
        from_us, self.output = os.pipe()
        self.input, to_us = os.pipe()

        def arrange():
            # The ends may be 3 and 4 already, in any order.
            copies = os.dup(from_us), os.dup(to_us)
            os.dup2(copies[0], 3)
            os.dup2(copies[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--remote-debugging-pipe", f"--user-data-dir={profile}", "about:blank"],
            preexec_fn=arrange, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(from_us)
        os.close(to_us)
        self.rest, self.number, self.session = b"", 0, None

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        with memoryview(json.dumps(message).encode() + b"\0") as rest:
            sent = 0
            while sent < len(rest):
                sent += os.write(self.output, rest[sent:])
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer or "exceptionDetails" in answer.get("result", {}):
                    raise RuntimeError(f"{method}: {answer}")
                return answer["result"]

    def receive(self):
        parts = [self.rest]
        while b"\0" not in parts[-1]:
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("Chromium has ended")
            parts.append(part)
        message, _, self.rest = b"".join(parts).partition(b"\0")
        return json.loads(message)

    def open_page(self, html):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call(
            "Emulation.setDeviceMetricsOverride", width=wheel.WIDTH, height=wheel.HEIGHT,
            deviceScaleFactor=1, mobile=False)
        frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self.call("Page.setDocumentContent", frameId=frame, html=html)

    def evaluate(self, script):
        return self.call("Runtime.evaluate", expression=script)["result"].get("value")

    def tell_cost(self):
        """Prints the CPU seconds and the peak megabytes of all of its processes."""
        self.session = None
        cpu = peak = 0.0
        for process in self.call("SystemInfo.getProcessInfo")["processInfo"]:
            cpu += process["cpuTime"]
            with open(f"/proc/{process['id']}/status") as file:
                for line in file:
                    if line.startswith("VmHWM:"):
                        peak += int(line.split()[1]) * 1024 / 1e6
        print(f"cpu {cpu:.3f}\npeak {peak:.1f}")

    def close(self):
        self.session = None
        try:
            self.call("Browser.close")
        except (OSError, RuntimeError):
            self.process.terminate()
        self.process.wait()


def main(program, folder, mode):
    page = PAGE % {
        "side": wheel.SIDE, "corner": wheel.CORNER, "label": wheel.LABEL, "alpha": wheel.ALPHA,
        "colors": json.dumps([",".join(map(str, color)) for color in wheel.COLORS]),
        "width": wheel.WIDTH, "height": wheel.HEIGHT}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        browser.open_page(page)
        browser.evaluate("useCanvas()" if mode == "canvas" else "useElements()")
        for frame in range(wheel.FRAMES):
            middles = json.dumps(list(wheel.middles(frame)))
            if mode == "canvas":
                data = browser.evaluate(f"draw({middles})")
            else:
                browser.evaluate(f"move({middles})")
                data = browser.call("Page.captureScreenshot", optimizeForSpeed=True)["data"]
            with open(wheel.path(folder, frame), "wb") as file:
                file.write(base64.b64decode(data))
        browser.tell_cost()
        browser.close()


main(*sys.argv[1:])
