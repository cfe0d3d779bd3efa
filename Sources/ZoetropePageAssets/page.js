// The page of an anim. The data are in scripts of the document, compressed, and are decoded when
// they are needed. "Entry" is an index in about.frames, "frame" a number in the whole anim.
"use strict";
(() => {
  const knownFormat = 1;
  const cacheBytes = 256 * 1024 * 1024;
  const lanes = Math.min(4, Math.max(2, navigator.hardwareConcurrency || 2));
  const hues = [
    "#0073b3", "#d65e00", "#009e73", "#cc78a6", "#57b5e8", "#e69e00", "#7359bf", "#a6991a",
  ];
  const none = "–";

  const $ = (id) => document.getElementById(id);
  const stage = $("stage");
  const scrubber = $("scrubber");
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

  /** What the reader chose. It outlives a replacement of the data. */
  const state = {
    target: 0, playing: false, speed: 1, loop: true, direction: 1, show: "side", pair: [0, 1],
    wipe: 50, blinking: false, swapped: false, trails: false, which: "all", boxes: false, zoom: 0,
    selected: null, treeColumn: 0, sort: null, letters: true,
  };
  let anim = null;
  let pictures = null;
  let panes = [];
  let plots = [];
  let shown = -1;

  // MARK: Elements and numbers

  function make(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [key, value] of Object.entries(properties)) {
      if (key in element) element[key] = value;
      else element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  }

  function draw(tag, attributes = {}, ...children) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  function setText(node, text) {
    if (node.textContent !== text) node.textContent = text;
  }

  /** The entry of a list over frames; a single number stands for a list of equal ones. */
  const at = (list, frame) => (Array.isArray(list) ? list[frame] : list) ?? null;
  const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
  /** A number with a fixed number of digits, for columns of numbers. */
  const fixed = (value, digits = 2) =>
    value == null ? none : (Math.abs(value) < 0.5 / 10 ** digits ? 0 : value).toFixed(digits);
  /** A number without trailing zeros, for sentences. */
  const brief = (value, digits = 2) => (value == null ? none : String(+value.toFixed(digits)));
  const seconds = (frame) => frame / anim.rate;
  const mark = (color) => {
    const element = make("span", { className: "mark" });
    element.style.setProperty("--color", color);
    return element;
  };
  const frameLink = (frame) =>
    make("a", { href: `#frame=${frame}`, title: `Go to frame ${frame}` }, `frame ${frame}`);

  const faults = new Set();

  /** Says what is wrong with the page; only the first sentence is shown in full. */
  function complain(sentence) {
    faults.add(sentence);
    const more = faults.size - 1;
    const rest = more ? ` ${more} other ${more > 1 ? "parts" : "part"} cannot be shown, either.` : "";
    setText($("alert"), [...faults][0] + rest);
    $("alert").hidden = false;
  }

  // MARK: Reading the data

  function bytes(base64) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
    const text = atob(base64);
    const result = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index++) result[index] = text.charCodeAt(index);
    return result;
  }

  function inflate(base64) {
    const stream = new Blob([bytes(base64)]).stream();
    return new Response(stream.pipeThrough(new DecompressionStream("deflate"))).json();
  }

  /** The data of one page. Throws a sentence if they cannot be shown at all. */
  class Anim {
    constructor(root) {
      let about;
      try {
        about = JSON.parse(root.getElementById("about").textContent);
      } catch {
        throw "The description of the anim in this page is missing or damaged.";
      }
      if (about.format !== knownFormat) {
        throw `The data have format ${about.format}, which needs another version of this page.`;
      }
      Object.assign(this, about);
      this.rate = about.rate[0] / about.rate[1];
      this.numbersScript = root.getElementById("numbers");
      this.views = [];
      this.totals = null;
      this.blocks = { frames: this.columns.map(() => []), tree: this.columns.map(() => []) };
      this.scripts = [...root.querySelectorAll("script[type='application/json'],"
        + "script[type='text/plain']")];
      for (const script of this.scripts) {
        const list = this.blocks[script.className]?.[Number(script.dataset.column)];
        list?.push({ first: Number(script.dataset.first), script });
      }
      for (const list of Object.values(this.blocks).flat()) list.sort((a, b) => a.first - b.first);
      this.roots = this.columns.map(() => new Map());
      this.opened = { frames: [], tree: [] };
    }

    block(kind, column, entry) {
      const block = this.blocks[kind][column].findLast((block) => block.first <= entry);
      if (!block) return null;
      // Only the blocks used last stay split or decoded.
      const opened = this.opened[kind];
      if (!opened.includes(block)) {
        opened.push(block);
        if (opened.length > 16) opened.shift().content = null;
      }
      return block;
    }

    line(column, entry) {
      const block = this.block("frames", column, entry);
      if (!block) return null;
      block.content ??= block.script.textContent.trim().split("\n");
      return block.content[entry - block.first]?.trim() || null;
    }

    /** The entry that holds the picture of an entry: itself, or the earlier one it equals. */
    root(column, entry) {
      const roots = this.roots[column];
      if (!roots.has(entry)) {
        const line = this.line(column, entry);
        const earlier = line?.startsWith("=") ? Number(line.slice(1)) : entry;
        roots.set(entry, earlier < entry ? this.root(column, earlier) : entry);
      }
      return roots.get(entry);
    }

    /** The nodes of the layout tree at an entry; null if the page has none. */
    async tree(column, entry) {
      const block = this.block("tree", column, entry);
      if (!block) return null;
      try {
        block.content ??= inflate(block.script.textContent.trim());
        const { strings, frames } = await block.content;
        let list = frames[entry - block.first];
        if (typeof list === "number") list = frames[list];
        if (!list) return null;
        const nodes = [];
        for (let index = 0; index < list.length;) {
          const [depth, path, title, count] = list.slice(index, index + 4);
          const sentences = list.slice(index + 4, index + 4 + count).map((item) => strings[item]);
          nodes.push({ depth, path: strings[path], title: strings[title], sentences });
          index += 4 + count;
        }
        return nodes;
      } catch {
        complain(`The layout of "${this.columns[column].name}" from frame `
          + `${this.frames[block.first]} on is damaged.`);
        return null;
      }
    }

    async readNumbers() {
      try {
        const numbers = await inflate(this.numbersScript.textContent.trim());
        this.totals = numbers.columns;
        this.views = numbers.views;
      } catch {
        complain("The numbers of this page are missing or damaged; views cannot be selected.");
      }
      this.views.forEach((view, index) => {
        view.index = index;
        view.worst = Math.max(0, ...view.columns.map((column) => column.distance?.value ?? 0));
        view.longest = Math.max(0, ...view.columns.map((column) => column.length ?? 0));
      });
      // Views that move together share a color and a trail, that of the first one.
      const leaders = new Map();
      let next = 0;
      for (const view of this.views) {
        const key = view.longest > 0 ? this.way(view) : view.index;
        view.leader = leaders.get(key) ?? view;
        if (view.leader === view) view.color = hues[next++ % hues.length];
        else view.color = view.leader.color;
        leaders.set(key, view.leader);
      }
      this.movers = this.views.filter((view) => view.leader === view && view.longest > 0);
      const size = this.columns.length > 1 ? "worst" : "longest";
      this.worst = [...this.movers].sort((a, b) => b[size] - a[size]).slice(0, 5);
      this.tracks = new Map();
    }

    way(view) {
      const steps = Math.min(24, this.count);
      return view.columns.map(({ overTime: { x, y } }) => Array.from({ length: steps }, (_, step) => {
        const frame = Math.round(step * (this.count - 1) / Math.max(1, steps - 1));
        return [x, y].map((list) => at(list, frame)?.toFixed(2));
      })).join();
    }

    /** The middles of a view over time, in runs of frames at which it is there. */
    track(view, column) {
      const key = view.index * this.columns.length + column;
      if (!this.tracks.has(key)) {
        const { x, y } = view.columns[column].overTime;
        const runs = [];
        let run = null;
        for (let frame = 0; frame < this.count; frame++) {
          const [left, top] = [at(x, frame), at(y, frame)];
          if (left == null || top == null) run = null;
          else {
            if (!run) runs.push(run = { first: frame, xs: [], ys: [] });
            run.xs.push(left);
            run.ys.push(top);
          }
        }
        const tolerance = Math.max(...this.columns[column].size) / 4000;
        for (const run of runs) run.kept = simplify(run.xs, run.ys, tolerance);
        this.tracks.set(key, runs);
      }
      return this.tracks.get(key);
    }
  }

  /** Indices of the points that are needed to draw a line (Douglas and Peucker's method). */
  function simplify(xs, ys, tolerance) {
    const keep = new Uint8Array(xs.length);
    keep[0] = keep[xs.length - 1] = 1;
    const spans = [[0, xs.length - 1]];
    while (spans.length) {
      const [first, last] = spans.pop();
      const [x, y, dx, dy] = [xs[first], ys[first], xs[last] - xs[first], ys[last] - ys[first]];
      const square = dx * dx + dy * dy;
      let [most, place] = [tolerance, -1];
      for (let index = first + 1; index < last; index++) {
        const [px, py] = [xs[index] - x, ys[index] - y];
        const part = square ? clamp((px * dx + py * dy) / square, 0, 1) : 0;
        const distance = Math.hypot(px - part * dx, py - part * dy);
        if (distance > most) [most, place] = [distance, index];
      }
      if (place < 0) continue;
      keep[place] = 1;
      spans.push([first, place], [place, last]);
    }
    return [...keep.keys()].filter((index) => keep[index]);
  }

  /** The pictures that are decoded: the ones used last, and those being decoded. */
  class Pictures {
    constructor(anim) {
      this.anim = anim;
      this.bitmaps = new Map();
      this.pending = new Set();
      this.bytes = 0;
      this.closed = false;
      /** The mean time to decode a picture, in milliseconds. */
      this.pace = 0;
      const size = anim.columns.reduce((sum, { pixels }) => sum + pixels[0] * pixels[1] * 4, 0);
      this.limit = Math.max(cacheBytes, size * 4);
      this.ahead = clamp(Math.floor(this.limit / size) - 3, 1, 24);
    }

    key(column, entry) {
      return this.anim.root(column, entry) * this.anim.columns.length + column;
    }

    has(column, entry) {
      return this.bitmaps.has(this.key(column, entry));
    }

    /** The picture; null if it is damaged, undefined if it is not decoded. */
    get(column, entry) {
      const key = this.key(column, entry);
      const bitmap = this.bitmaps.get(key);
      if (bitmap !== undefined) {
        this.bitmaps.delete(key);
        this.bitmaps.set(key, bitmap);
      }
      return bitmap;
    }

    /** Starts to decode a picture, unless it is decoded or being decoded. */
    start(column, entry, done) {
      const key = this.key(column, entry);
      if (this.bitmaps.has(key) || this.pending.has(key)) return false;
      this.pending.add(key);
      this.decode(column, entry).then((bitmap) => {
        this.pending.delete(key);
        if (this.closed) {
          bitmap?.close();
          return;
        }
        this.bitmaps.set(key, bitmap);
        this.bytes += bitmap ? bitmap.width * bitmap.height * 4 : 0;
        for (const [old, picture] of this.bitmaps) {
          if (this.bytes <= this.limit || old === key) break;
          this.bitmaps.delete(old);
          if (picture) this.bytes -= picture.width * picture.height * 4;
          picture?.close();
        }
        done(entry);
      });
      return true;
    }

    async decode(column, entry) {
      const [began, inFlight] = [performance.now(), this.pending.size];
      const line = this.anim.line(column, this.anim.root(column, entry));
      try {
        const blob = new Blob([bytes(line)], { type: "image/png" });
        const bitmap = await createImageBitmap(blob);
        const time = (performance.now() - began) / inFlight;
        this.pace = this.pace ? this.pace * 0.8 + time * 0.2 : time;
        return bitmap;
      } catch {
        const what = line ? "is damaged" : "is missing";
        const { columns, frames } = this.anim;
        complain(`The picture of frame ${frames[entry]} of "${columns[column].name}" ${what}.`);
        return null;
      }
    }

    close() {
      this.closed = true;
      for (const bitmap of this.bitmaps.values()) bitmap?.close();
      this.bitmaps.clear();
    }
  }

  // MARK: From the chosen frame to the shown one

  const others = (columns) => anim.columns.map((_, index) => index)
    .filter((column) => !columns.includes(column));
  const seen = () => (state.show === "side" ? others([]) : state.pair);
  const isReady = (entry) => seen().every((column) => pictures.has(column, entry));
  const frameNow = () => anim.frames[Math.max(0, shown)];

  /** The entry of the last picture at or before a frame, or of the nearest one. */
  function entryAt(frame, nearest = false) {
    const { frames } = anim;
    let [low, high] = [0, frames.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (frames[middle] <= frame) low = middle;
      else high = middle - 1;
    }
    const next = frames[low + 1];
    return nearest && next !== undefined && next - frame < frame - frames[low] ? low + 1 : low;
  }

  /** Chooses an entry. It is shown when its pictures are decoded, unless another one is chosen. */
  function aim(entry) {
    entry = clamp(entry, 0, anim.frames.length - 1);
    if (entry !== state.target && !state.playing) state.direction = entry < state.target ? -1 : 1;
    state.target = entry;
    const best = bestEntry();
    if (best >= 0) show(best);
    pump();
    request();
    if (!state.playing) settleLater();
  }

  /** Goes to a frame because the reader asked for it. */
  function go(entry) {
    pause();
    aim(entry);
  }

  /** The chosen entry if it is decoded; while playing, else the last one before it that is. */
  function bestEntry() {
    if (isReady(state.target)) return state.target;
    if (!state.playing) return -1;
    const least = shown < state.target ? shown + 1 : 0;
    for (let entry = state.target - 1; entry >= Math.max(least, state.target - 30); entry--) {
      if (isReady(entry)) return entry;
    }
    return -1;
  }

  /** The pictures that are wanted, the most urgent first. */
  function* wishes() {
    const { frames } = anim;
    const last = frames.length - 1;
    const columns = seen();
    // If decoding is slower than playing, only every so manyth entry can be shown in time.
    const gap = Math.max(1, frames[last] - frames[0]) / Math.max(1, last);
    const perEntry = pictures.pace * columns.length * anim.rate * state.speed / 1000 / gap;
    const stride = state.playing ? Math.max(1, Math.ceil(perEntry)) : 1;
    if (stride === 1 || !pictures.pending.size) {
      for (const column of columns) yield [column, state.target, true];
    }
    if (!state.playing) for (const column of others(columns)) yield [column, state.target, false];
    const first = stride === 1 ? state.target + state.direction
      : (Math.floor((state.target + stride / 2) / stride) + 1) * stride;
    for (let step = 0; step < pictures.ahead; step++) {
      let entry = first + state.direction * stride * step;
      if (entry > last && state.playing && state.loop) entry %= last + 1;
      if (entry < 0 || entry > last) return;
      for (const column of columns) yield [column, entry, false];
    }
  }

  /** Starts to decode what is wanted next. Never more than a few at a time: nothing queues up. */
  function pump() {
    let free = lanes - pictures.pending.size;
    for (const [column, entry, urgent] of wishes()) {
      if (free + (urgent ? anim.columns.length : 0) <= 0) break;
      if (pictures.start(column, entry, arrived)) free--;
    }
  }

  function arrived(entry) {
    const { target } = state;
    if (shown !== target && isReady(target)) show(target);
    else if (Math.abs(entry - target) < Math.abs(shown - target) && isReady(entry)
      && (entry < target || !state.playing)) show(entry);
    if (!state.playing) paintHidden();
    pump();
  }

  function show(entry) {
    for (const column of seen()) paint(column, entry);
    shown = entry;
    stage.dataset.frame = anim.frames[entry];
    request();
  }

  /** The columns that the reader does not see are kept up to date for printing. */
  function paintHidden() {
    if (shown !== state.target) return;
    for (const column of others(seen())) {
      if (pictures.has(column, shown)) paint(column, shown);
    }
  }

  function paint(column, entry) {
    const pane = panes[column];
    const bitmap = pictures.get(column, entry);
    if (pane.bitmap === bitmap) return;
    pane.bitmap = bitmap;
    const { canvas } = pane.context;
    // "copy" also clears what is transparent in the new picture.
    pane.context.globalCompositeOperation = "copy";
    if (bitmap) pane.context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    else pane.context.clearRect(0, 0, canvas.width, canvas.height);
  }

  // MARK: Playing

  let clock = { frame: 0, time: 0 };

  function setClock() {
    clock = { frame: anim.frames[state.target], time: performance.now() };
  }

  function play() {
    if (state.playing || anim.frames.length < 2) return;
    if (state.target === anim.frames.length - 1) aim(0);
    state.playing = true;
    state.direction = 1;
    setClock();
    showPlaying();
    requestAnimationFrame(tick);
  }

  function pause() {
    if (!state.playing) return;
    state.playing = false;
    showPlaying();
    aim(state.target);
  }

  function showPlaying() {
    const name = state.playing ? "Pause" : "Play";
    $("play").setAttribute("aria-label", name);
    $("play").title = `${name} (Space)`;
    $("play").querySelector("path").setAttribute("d",
      state.playing ? "M4 2h3v12H4zM9 2h3v12H9z" : "M4 2v12l9-6z");
  }

  /** The frame follows from the time alone, so a slow machine skips frames. */
  function tick(now) {
    if (!state.playing) return;
    const { frames } = anim;
    const last = frames[frames.length - 1];
    const end = Math.min(anim.count, last + last - frames[frames.length - 2]);
    let frame = clock.frame + Math.max(0, now - clock.time) / 1000 * anim.rate * state.speed;
    if (frame >= end) {
      if (!state.loop) {
        go(frames.length - 1);
        return;
      }
      frame = frames[0] + (frame - frames[0]) % (end - frames[0]);
      clock = { frame, time: now };
    }
    const entry = entryAt(frame);
    if (entry !== state.target) aim(entry);
    requestAnimationFrame(tick);
  }

  // MARK: What follows the frame

  let requested = false;
  let detailed = 0;

  function request() {
    if (requested) return;
    requested = true;
    requestAnimationFrame(follow);
  }

  function follow(now) {
    requested = false;
    if (!anim) return;
    const frame = anim.frames[state.target];
    const time = fixed(seconds(frame), 3);
    scrubber.value = state.target;
    scrubber.setAttribute("aria-valuetext", `frame ${frame}, ${time} s`);
    setText($("place").firstChild, String(frame).padStart(String(anim.count - 1).length, "\u2007"));
    setText($("place").lastChild, ` / ${anim.count - 1}   ${time} s`);
    if (shown < 0) return;
    for (const pane of panes) drawOverlay(pane, frameNow());
    for (const plot of plots) plot.follow(frameNow());
    // Tables and trees need not change faster than one can read.
    if (state.playing && now - detailed < 120) return;
    detailed = now;
    for (const plot of plots) plot.read(frameNow());
    panel?.follow(frameNow());
  }

  let settling = 0;

  function settleLater() {
    clearTimeout(settling);
    settling = setTimeout(settle, 150);
  }

  /** Brings up to date what only matters at rest: the link, and what screen readers say. */
  function settle() {
    if (state.playing || !anim) return;
    if (shown !== state.target) {
      settleLater();
      return;
    }
    const frame = frameNow();
    panes.forEach(({ context }, column) => context.canvas.setAttribute("aria-label",
      `${anim.columns[column].name}, frame ${frame}`));
    if (document.activeElement !== scrubber) {
      setText($("live"), `Frame ${frame}, ${brief(seconds(frame), 3)} s`);
    }
    const view = state.selected ? `&view=${state.selected.index}` : "";
    const mode = state.show === "side" ? "" : `&show=${state.show}`;
    const hash = `#frame=${frame}${view || pendingView()}${mode}`;
    try {
      if (location.hash !== hash) history.replaceState(null, "", hash);
    } catch {
      // Some embedded documents have no history; the page works without links.
    }
  }

  // Until the numbers are read, the link keeps the view that it named.
  const pendingView = () => (wantedView == null ? "" : `&view=${wantedView}`);
  let wantedView = null;

  function readLink() {
    const link = new URLSearchParams(location.hash.slice(1));
    const frame = parseInt(link.get("frame"), 10);
    const view = parseInt(link.get("view"), 10);
    if (["side", "wipe", "blink"].includes(link.get("show"))) setShow(link.get("show"));
    if (frame >= 0) go(entryAt(frame, true));
    if (view >= 0 && !anim.totals) wantedView = view;
    else if (anim.views[view]) select(anim.views[view]);
  }

  // MARK: Stage

  function buildStage() {
    for (const pane of panes) pane.observer?.disconnect();
    stage.dataset.columns = anim.columns.length;
    stage.style.setProperty("--columns", anim.columns.length);
    panes = anim.columns.map((column, index) => {
      const canvas = make("canvas", { width: column.pixels[0], height: column.pixels[1] });
      canvas.setAttribute("role", "img");
      canvas.setAttribute("aria-label", column.name);
      const svg = draw("svg", { viewBox: `0 0 ${column.size.join(" ")}`, "aria-hidden": "true" });
      const screen = make("div", { className: "screen" }, canvas, svg);
      screen.style.aspectRatio = column.size.join(" / ");
      if (column.background) screen.style.background = column.background;
      else screen.classList.add("clear");
      const view = make("div", { className: "view" }, screen);
      const frame = make("div", { className: "frame" }, view);
      const caption = make("figcaption", {}, make("span", {}, column.name));
      const figure = make("figure", { className: "pane" }, caption, frame);
      figure.style.setProperty("--color", `var(--column${index})`);
      screen.addEventListener("click", (event) => pick(event, index));
      view.addEventListener("scroll", () => scrollTogether(view));
      const layers = [new Layer(svg, ""), new Layer(svg, "one")];
      return { figure, frame, view, screen, layers, index, context: canvas.getContext("2d") };
    });
    stage.replaceChildren(...panes.map((pane) => pane.figure));
    setZoom(state.zoom);
    arrange();
  }

  /** Places the columns as the mode wants it. */
  function arrange() {
    const several = anim.columns.length > 1;
    const [first, second] = state.pair;
    stage.dataset.show = state.show;
    $("shows").hidden = !several;
    for (const input of $("shows").querySelectorAll("input")) {
      input.checked = input.value === state.show;
    }
    $("pair").hidden = state.show === "side" || anim.columns.length < 3;
    $("first").value = first;
    $("second").value = second;
    $("wiping").hidden = state.show !== "wipe";
    $("blinking").hidden = state.show !== "blink";
    divider.remove();
    for (const { figure, index } of panes) {
      figure.classList.toggle("out", !seen().includes(index));
      figure.classList.toggle("over", state.show === "wipe" && index === second);
    }
    if (state.show === "wipe") {
      panes[second].frame.append(divider);
      // The left part must come first, so that its caption does.
      stage.style.setProperty("--at", `${state.wipe}%`);
      $("wipe").value = state.wipe;
      $("wipe").setAttribute("aria-valuetext",
        `${Math.round(state.wipe)} % ${anim.columns[first].name}`);
    }
    showBlink();
    if (shown >= 0) aim(state.target);
  }

  function setShow(mode) {
    if (anim.columns.length < 2 || mode === state.show) return;
    state.show = mode;
    state.swapped = false;
    state.blinking = mode === "blink" && !lessMotion.matches;
    arrange();
  }

  function setPair(place, column) {
    const other = state.pair[1 - place];
    if (column === other) state.pair.reverse();
    else state.pair[place] = column;
    arrange();
  }

  let blinkTimer = 0;

  function showBlink() {
    clearInterval(blinkTimer);
    const blinks = state.show === "blink";
    const visible = state.pair[state.swapped ? 1 : 0];
    for (const { figure, index } of panes) {
      figure.classList.toggle("rest", blinks && index !== visible);
    }
    setText($("blink"), state.blinking ? "Stop" : "Start");
    if (blinks && state.blinking) blinkTimer = setInterval(swap, Number($("blink-rate").value));
  }

  function swap() {
    state.swapped = !state.swapped;
    const visible = state.pair[state.swapped ? 1 : 0];
    for (const { figure, index } of panes) figure.classList.toggle("rest", index !== visible);
  }

  function setWipe(value) {
    state.wipe = clamp(value, 0, 100);
    stage.style.setProperty("--at", `${state.wipe}%`);
    $("wipe").value = state.wipe;
    $("wipe").setAttribute("aria-valuetext",
      `${Math.round(state.wipe)} % ${anim.columns[state.pair[0]].name}`);
  }

  const divider = make("div", { id: "divider" });
  divider.addEventListener("pointerdown", (event) => {
    divider.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  divider.addEventListener("pointermove", (event) => {
    if (!divider.hasPointerCapture(event.pointerId)) return;
    const box = divider.parentElement.getBoundingClientRect();
    setWipe((event.clientX - box.left) / box.width * 100);
  });

  /** Zoom 0 fits a column into its place, at its size in points at most. */
  function setZoom(zoom) {
    state.zoom = zoom;
    $("zoom").value = zoom;
    const widths = panes.map((pane) => {
      const { size, pixels } = anim.columns[pane.index];
      const width = zoom ? `${size[0] * zoom}px`
        : `min(${size[0]}px, max(16rem, ${72 * size[0] / size[1]}vh))`;
      pane.figure.style.setProperty("--fit", width);
      pane.screen.style.width = zoom ? width : "";
      pane.screen.classList.toggle("coarse",
        zoom * devicePixelRatio >= 2 * pixels[0] / size[0]);
      if (zoom) pane.view.tabIndex = 0;
      else pane.view.removeAttribute("tabindex");
      if (zoom) {
        pane.view.setAttribute("role", "region");
        pane.view.setAttribute("aria-label", `${anim.columns[pane.index].name}, enlarged`);
      } else {
        pane.view.removeAttribute("role");
        pane.view.removeAttribute("aria-label");
      }
      return width;
    });
    stage.style.setProperty("--widest", `max(${widths.join(", ")})`);
  }

  function scrollTogether(view) {
    for (const pane of panes) {
      if (pane.view === view) continue;
      pane.view.scrollLeft = view.scrollLeft;
      pane.view.scrollTop = view.scrollTop;
    }
  }

  // MARK: Lines over the frames

  const rounded = (value) => Math.round(value * 100) / 100;

  /** Paths over a column. Those that look alike share an element, so that hundreds stay fast. */
  class Layer {
    constructor(svg, className) {
      // Later ranks lie over earlier ones.
      this.ranks = Array.from({ length: 6 }, () => draw("g"));
      this.group = draw("g", { class: className }, ...this.ranks);
      this.paths = new Map();
      svg.append(this.group);
    }

    add(rank, className, color, line, opacity = 1) {
      if (!line) return;
      const key = `${rank} ${className} ${color} ${opacity}`;
      let item = this.paths.get(key);
      if (!item) {
        const path = draw("path", { class: className });
        if (color) path.setAttribute("stroke", color);
        if (opacity < 1) path.setAttribute("stroke-opacity", opacity);
        this.ranks[rank].append(path);
        this.paths.set(key, item = { path, lines: [], line: "" });
      }
      item.lines.push(line);
    }

    /** Brings the elements up to date with the lines added since the last call. */
    finish() {
      for (const item of this.paths.values()) {
        const line = item.lines.join("");
        if (line !== item.line) item.path.setAttribute("d", line);
        item.line = line;
        item.lines = [];
      }
    }

    trail(track, frame, color) {
      const pieces = 6;
      for (const run of track) {
        this.add(1, "future", color, piece(run, frame, Infinity));
        for (let number = 0; number < pieces; number++) {
          const opacity = rounded(0.3 + 0.7 * number / (pieces - 1));
          this.add(2, "past", color,
            piece(run, frame * number / pieces | 0, frame * (number + 1) / pieces | 0), opacity);
        }
      }
      const [first, last] = [track[0], track[track.length - 1]];
      if (first) {
        const end = last.xs.length - 1;
        this.add(0, "chords", "", `M${rounded(first.xs[0])} ${rounded(first.ys[0])}`
          + `L${rounded(last.xs[end])} ${rounded(last.ys[end])}`);
      }
    }

    dot(track, frame, color) {
      const run = track.find(({ first, xs }) => frame >= first && frame < first + xs.length);
      if (!run) return;
      const index = frame - run.first;
      const line = `M${rounded(run.xs[index])} ${rounded(run.ys[index])}h0`;
      this.add(4, "dots halo", "", line);
      this.add(5, "dots", color, line);
    }
  }

  /** The line through a run of middles from one frame to another. */
  function piece(run, from, to) {
    const { first, xs, ys, kept } = run;
    const start = Math.max(0, from - first);
    const end = Math.min(xs.length - 1, to - first);
    if (end <= start) return "";
    let line = `M${rounded(xs[start])} ${rounded(ys[start])}L`;
    for (const index of kept) {
      if (index >= end) break;
      if (index > start) line += `${rounded(xs[index])} ${rounded(ys[index])} `;
    }
    return line + `${rounded(xs[end])} ${rounded(ys[end])}`;
  }

  /** A view on the canvas: its middle, and half of its horizontal and of its vertical axis. */
  function place(view, column, frame) {
    const over = view.columns[column]?.overTime;
    const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => at(over?.[key], frame));
    if (x == null || y == null || width == null || height == null) return null;
    const [a, b, c, d] = (over.transform ?? [1, 0, 0, 1]).map((list) => at(list, frame) ?? 0);
    return {
      x, y, opacity: at(over.opacity, frame) ?? 1,
      u: [a * width / 2, b * width / 2], v: [c * height / 2, d * height / 2],
    };
  }

  function outline({ x, y, u, v }) {
    const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([s, t]) =>
      `${rounded(x + s * u[0] + t * v[0])} ${rounded(y + s * u[1] + t * v[1])}`);
    return `M${corners.join("L")}Z`;
  }

  function drawOverlay(pane, frame) {
    const [all, one] = pane.layers;
    const column = pane.index;
    const { selected } = state;
    const views = !state.trails || state.which === "selected" ? []
      : state.which === "worst" ? anim.worst : anim.movers ?? [];
    for (const view of views) {
      if (view === selected?.leader) continue;
      const track = anim.track(view, column);
      all.trail(track, frame, view.color);
      all.dot(track, frame, view.color);
    }
    if (state.boxes) {
      for (const view of anim.views) {
        const box = view === selected ? null : place(view, column, frame);
        if (!box) continue;
        if (box.opacity > 0) all.add(3, "outline", view.color, outline(box));
        else all.add(3, "faint", "", outline(box));
      }
    }
    if (selected) {
      if (selected.longest > 0) {
        const track = anim.track(selected, column);
        one.trail(track, frame, selected.color);
        one.dot(track, frame, selected.color);
      }
      const box = place(selected, column, frame);
      if (box) {
        one.add(3, "outline halo", "", outline(box));
        one.add(3, "outline", selected.color, outline(box));
      }
    }
    all.group.setAttribute("class", selected ? "dim" : "");
    all.finish();
    one.finish();
  }

  // MARK: Selecting a view

  /** Whether a point lies in a view's box; thin views are taken to be some points wide. */
  function contains({ x, y, u, v }, px, py) {
    const area = u[0] * v[1] - u[1] * v[0];
    if (!area) return false;
    const s = ((px - x) * v[1] - (py - y) * v[0]) / area;
    const t = ((py - y) * u[0] - (px - x) * u[1]) / area;
    const reach = (axis) => Math.max(1, 3 / Math.hypot(...axis));
    return Math.abs(s) <= reach(u) && Math.abs(t) <= reach(v);
  }

  function pick(event, column) {
    const box = event.currentTarget.getBoundingClientRect();
    const [width, height] = anim.columns[column].size;
    const x = (event.clientX - box.left) / box.width * width;
    const y = (event.clientY - box.top) / box.height * height;
    const hits = [];
    for (const view of anim.views) {
      const box = place(view, column, frameNow());
      if (box && contains(box, x, y)) hits.unshift({ view, box });
    }
    const visible = hits.filter(({ box }) => box.opacity > 0);
    const area = ({ u, v }) => Math.abs(u[0] * v[1] - u[1] * v[0]);
    let best = null;
    for (const hit of visible.length ? visible : hits) {
      // The topmost view, or a smaller one that lies within it.
      const { x, y, u, v } = hit.box;
      const inside = () => [[-1, -1], [1, -1], [1, 1], [-1, 1]].every(([s, t]) =>
        contains(best.box, x + s * u[0] + t * v[0], y + s * u[1] + t * v[1]));
      if (!best || (area(hit.box) < area(best.box) - 1e-6 && inside())) best = hit;
    }
    select(best?.view ?? null);
  }

  function select(view) {
    wantedView = null;
    if (view === state.selected) return;
    state.selected = view;
    buildPanel();
    for (const [index, row] of rows.entries()) {
      const chosen = index === view?.index;
      row.classList.toggle("chosen", chosen);
      row.querySelector("button").setAttribute("aria-pressed", chosen);
    }
    for (const plot of plots) plot.build();
    request();
    settleLater();
  }

  // MARK: Panel

  let panel = null;

  const nowRows = [
    ["Middle x", "pt", "x"], ["Middle y", "pt", "y"], ["Width", "pt", "width"],
    ["Height", "pt", "height"], ["Rotation", "°", "rotation"], ["Scale", "", "scale", 3],
    ["Opacity", "", "opacity", 3], ["Speed", "pt/s", "speed"], ["Distance", "pt", "distance"],
  ];
  const wholeRows = [
    ["Path length", "pt", "length"], ["Length ratio", "", "lengthRatio", 4],
    ["Largest speed", "pt/s", "speed"], ["Largest acceleration", "pt/s²", "acceleration"],
    ["Turning", "°", "turning"], ["Largest distance", "pt", "distance"],
    ["Mean distance", "pt", "meanDistance"], ["First difference", "", "firstDifference"],
  ];

  function headRow(caption) {
    const names = anim.columns.map(({ name }) => make("th", { scope: "col" }, name));
    return make("thead", {}, make("tr", {}, make("td", {}, caption), ...names));
  }

  function rowHead(name, unit) {
    const head = make("th", { scope: "row" }, name);
    if (unit) head.append(" ", make("span", { className: "unit" }, unit));
    return head;
  }

  /** A cell with a number, and with the frame at which it is reached. */
  function extremeCell(value, digits, key) {
    const cell = make("td");
    if (key === "firstDifference") cell.append(value == null ? none : frameLink(value));
    else if (value === null || typeof value !== "object") cell.append(fixed(value, digits));
    else {
      cell.append(fixed(value.value, digits));
      if (value.value > 0) cell.append(frameLink(value.frame));
    }
    return cell;
  }

  /** Rows of numbers over the whole anim; those that no column has are left out. */
  function wholeTable(columns, list) {
    const body = make("tbody");
    for (const [name, unit, key, digits] of list) {
      if (!columns.some((column) => column[key] !== undefined)) continue;
      body.append(make("tr", {}, rowHead(name, unit),
        ...columns.map((column) => extremeCell(column[key], digits, key))));
    }
    return make("table", {}, headRow(""), body);
  }

  function buildPanel() {
    const view = state.selected;
    const body = $("panel-body");
    $("deselect").hidden = !view;
    $("panel").classList.toggle("full", Boolean(view));
    panel = null;
    if (!view) {
      setText($("panel-heading"), "No view selected");
      body.replaceChildren(make("p", {}, anim.views.length
        ? "Click a view in the picture, or choose one in the table of views."
        : "The numbers of the views are not there."));
      return;
    }
    $("panel-heading").replaceChildren(mark(view.color), view.name);
    const nowHead = make("h3");
    const cells = [];
    const nowBody = make("tbody");
    for (const [name, unit, key, digits] of nowRows) {
      if (!view.columns.some((column) => column.overTime?.[key] !== undefined)) continue;
      const row = view.columns.map((column) => {
        const cell = make("td");
        cells.push({ cell, list: column.overTime?.[key], digits });
        return cell;
      });
      nowBody.append(make("tr", {}, rowHead(name, unit), ...row));
    }
    const tree = make("ul", { className: "tree" });
    const who = make("div", { className: "who" }, make("h3", {}, "Who placed it"));
    state.treeColumn = Math.min(state.treeColumn, anim.columns.length - 1);
    if (anim.columns.length > 1) {
      const chooser = make("select", { onchange: () => {
        state.treeColumn = Number(chooser.value);
        followTree();
      } }, ...anim.columns.map(({ name }, index) => make("option", { value: index }, name)));
      chooser.value = state.treeColumn;
      who.append(make("label", { className: "controls" }, "in ", chooser));
    }
    body.replaceChildren(make("p", { className: "path" }, make("code", {}, view.path)),
      nowHead, make("table", {}, headRow(""), nowBody),
      make("h3", {}, "Over the whole anim"), wholeTable(view.columns, wholeRows), who, tree);

    // The tree is read in the background. The newest wish counts.
    let [busy, again] = [false, false];
    const followTree = async () => {
      again = busy;
      if (busy) return;
      busy = true;
      const nodes = await anim.tree(state.treeColumn, shown);
      busy = false;
      if (panel !== current) return;
      showTree(tree, nodes && lineage(nodes, view.path));
      if (again) followTree();
    };
    const current = panel = {
      follow(frame) {
        setText(nowHead, `At frame ${frame}, ${fixed(seconds(frame), 3)} s`);
        for (const { cell, list, digits } of cells) setText(cell, fixed(at(list, frame), digits));
        followTree();
      },
    };
  }

  /** The ancestors of a view in a tree, the view itself, and its descendants. */
  function lineage(nodes, path) {
    const isLast = (index, path) => nodes[index].path === path
      && !(nodes[index + 1]?.depth > nodes[index].depth && nodes[index + 1].path === path);
    const find = (path, number) => nodes.findIndex((_, index) => isLast(index, path) && !--number);
    // Several views can have one path; the second one's has "#2" at its end in the numbers.
    let self = find(path, 1);
    const [, base, number] = path.match(/^(.*?) ?#(\d+)$/s) ?? [];
    if (self < 0 && base !== undefined) self = find(base, Number(number));
    if (self < 0) return null;
    const result = [{ ...nodes[self], self: true }];
    let depth = nodes[self].depth;
    for (let index = self - 1; index >= 0 && depth > 0; index--) {
      if (nodes[index].depth >= depth) continue;
      depth = nodes[index].depth;
      result.unshift(nodes[index]);
    }
    for (let index = self + 1; nodes[index]?.depth > nodes[self].depth; index++) {
      result.push(nodes[index]);
    }
    return result;
  }

  /** Shows a tree. If only texts have changed, elements stay, and with them what is open. */
  function showTree(list, nodes) {
    if (!nodes) {
      list.shape = null;
      list.replaceChildren(make("li", {}, make("p", {}, "The view is not in the layout here.")));
      return;
    }
    const shape = nodes.map((node) => [node.depth, node.path, node.sentences.length]).join("\n");
    if (list.shape !== shape) {
      list.shape = shape;
      list.parts = [];
      const target = nodes.find((node) => node.self);
      const lists = [];
      list.replaceChildren();
      for (const node of nodes) {
        const [name, where] = [make("b"), make("span")];
        const sentences = node.sentences.map(() => make("p"));
        const item = make("li", { className: node.self ? "self" : "" });
        if (sentences.length) {
          const near = node.path === target.path;
          item.append(make("details", { open: near }, make("summary", {}, name, where),
            ...sentences));
        } else item.append(make("div", { className: "leaf" }, name, where));
        list.parts.push({ name, where, sentences });
        let parent = list;
        while (lists.length && lists[lists.length - 1].depth >= node.depth) lists.pop();
        if (lists.length) {
          const above = lists[lists.length - 1];
          if (!above.list) above.item.append(above.list = make("ul"));
          parent = above.list;
        }
        parent.append(item);
        lists.push({ depth: node.depth, item, list: null });
      }
    }
    nodes.forEach((node, index) => {
      const part = list.parts[index];
      const [name, ...where] = node.title.split("  ");
      setText(part.name, name);
      setText(part.where, where.join("  "));
      part.sentences.forEach((paragraph, index) => setText(paragraph, node.sentences[index]));
    });
  }

  // MARK: Tables

  let rows = [];

  function buildTotals() {
    $("totals-section").hidden = !anim.totals;
    if (!anim.totals) return;
    $("totals").replaceChildren(wholeTable(anim.totals, [
      ["Largest distance", "pt", "distance"], ["Mean distance", "pt", "meanDistance"],
      ["First difference", "", "firstDifference"], ["Total path length", "pt", "length"],
      ["Largest speed", "pt/s", "speed"], ["Largest acceleration", "pt/s²", "acceleration"],
      ["Largest overlap", "pt²", "overlap"],
    ]));
  }

  /** The groups of columns in the table of views. */
  function tableGroups() {
    const value = (key) => (column) => column[key]?.value ?? column[key] ?? null;
    const groups = [
      ["Largest distance", "pt", "distance"], ["Mean distance", "pt", "meanDistance"],
      ["Path length", "pt", "length"], ["Length ratio", "", "lengthRatio", 4],
      ["Largest speed", "pt/s", "speed"], ["Largest acceleration", "pt/s²", "acceleration"],
    ];
    return groups.map(([name, unit, key, digits = 2]) => ({
      name, unit, key, digits, value: value(key),
      columns: anim.columns.map((_, index) => index)
        .filter((index) => anim.views.some((view) => view.columns[index]?.[key] !== undefined)),
    })).filter((group) => group.columns.length);
  }

  function buildViews() {
    const { views } = anim;
    $("views-section").hidden = !views.length;
    const groups = tableGroups();
    const sorter = (name, key, label) => make("th", { scope: "col", "data-key": key },
      make("button", { type: "button", ariaLabel: label, onclick: () => sortViews(key) }, name));
    const top = make("tr", {}, sorter("View", "view", "View, in their order"));
    const second = make("tr");
    const several = anim.columns.length > 1;
    top.firstChild.rowSpan = several ? 2 : 1;
    for (const { name, unit, key, columns } of groups) {
      const label = unit ? `${name}, ${unit}` : name;
      if (!several) {
        top.append(sorter(label, `${key} 0`, label));
        continue;
      }
      top.append(make("th", { scope: "colgroup", colSpan: columns.length, className: "starts" },
        label));
      for (const column of columns) {
        const head = sorter(anim.columns[column].name, `${key} ${column}`,
          `${anim.columns[column].name}: ${label}`);
        if (column === columns[0]) head.className = "starts";
        second.append(head);
      }
    }
    const body = make("tbody");
    rows = views.map((view) => {
      const button = make("button", { type: "button" }, mark(view.color), view.name);
      button.setAttribute("aria-pressed", view === state.selected);
      button.title = view.path;
      const row = make("tr", {}, make("th", { scope: "row" }, button));
      row.classList.toggle("chosen", view === state.selected);
      row.onclick = (event) => {
        if (!event.target.closest("a")) select(view);
      };
      for (const group of groups) {
        for (const column of group.columns) {
          const cell = make("td", {}, fixed(group.value(view.columns[column]), group.digits));
          if (column === group.columns[0] && several) cell.className = "starts";
          row.append(cell);
        }
      }
      return row;
    });
    body.append(...rows);
    const head = make("thead", {}, top);
    if (several) head.append(second);
    $("views").replaceChildren(make("table", {}, head, body));
    state.sort ??= several ? ["distance 1", -1] : ["view", 1];
    sortViews();
    filterViews();
  }

  /** Sorts by a key; by the same key again, the other way around. */
  function sortViews(key = null) {
    if (key) {
      const first = key === "view" ? 1 : -1;
      state.sort = state.sort[0] === key ? [key, -state.sort[1]] : [key, first];
    }
    const heads = [...$("views").querySelectorAll("[data-key]")];
    if (!heads.some((head) => head.dataset.key === state.sort[0])) state.sort = ["view", 1];
    const [[by, direction], { views }] = [state.sort, anim];
    const [field, column] = by.split(" ");
    const value = ({ index, columns }) => {
      if (field === "view") return index;
      const number = columns[column]?.[field];
      return number?.value ?? number ?? -Infinity;
    };
    const order = views.map((view) => ({ view, value: value(view) }));
    // Equal values keep the order of the views.
    order.sort((a, b) => (a.value === b.value ? a.view.index - b.view.index
      : (a.value < b.value ? -1 : 1) * direction));
    $("views").querySelector("tbody").append(...order.map(({ view }) => rows[view.index]));
    for (const head of heads) {
      if (head.dataset.key !== by) head.removeAttribute("aria-sort");
      else head.setAttribute("aria-sort", direction > 0 ? "ascending" : "descending");
    }
  }

  function filterViews() {
    const word = $("filter").value.trim().toLowerCase();
    let count = 0;
    anim.views.forEach((view, index) => {
      const fits = `${view.path}\n${view.name}`.toLowerCase().includes(word);
      rows[index].hidden = !fits;
      count += fits;
    });
    setText($("filtered"), word ? `${count} of ${rows.length} views` : `${rows.length} views`);
  }

  // MARK: Plots

  class Plot {
    constructor(name, unit, key, own) {
      Object.assign(this, { name, unit, key, own });
      this.svg = draw("svg", { role: "img" });
      this.legend = make("div", { className: "legend" });
      this.figure = make("figure", { className: "plot" },
        make("figcaption", {}, make("span", {}, make("span", { className: "name" }, name),
          make("span", { className: "unit" }, `, ${unit}`)), this.legend), this.svg);
      let held = false;
      const move = (event) => {
        const box = this.svg.getBoundingClientRect();
        const x = (event.clientX - box.left) / box.width * this.width;
        const part = (x - this.left) / (this.width - this.left - this.right);
        go(entryAt(part * (anim.count - 1), true));
      };
      this.svg.onpointerdown = (event) => {
        if (event.button) return;
        held = true;
        this.svg.setPointerCapture(event.pointerId);
        move(event);
      };
      this.svg.onpointermove = (event) => {
        if (held) move(event);
      };
      this.svg.onpointerup = this.svg.onpointercancel = () => {
        held = false;
      };
    }

    /** Draws everything but the cursor. */
    build() {
      const height = 150;
      const width = this.width = Math.max(240, this.svg.clientWidth || 480);
      const view = this.own ? state.selected : null;
      this.series = [];
      anim.totals.forEach((column, index) => this.addSeries(index, column, false));
      if (view) view.columns.forEach((column, index) => this.addSeries(index, column, true));
      let most = 0;
      for (const { list } of this.series) {
        for (let frame = 0; frame < anim.count; frame++) most = Math.max(most, at(list, frame));
      }
      const step = niceStep(most / 3 || 1);
      const top = Math.max(1, Math.ceil(most / step - 1e-9)) * step;
      const digits = Math.max(0, -Math.floor(Math.log10(step)));
      const label = (value) => value.toFixed(digits);
      this.left = Math.max(30, label(top).length * 6.5 + 10);
      this.right = 10;
      const [upper, lower] = [8, height - 32];
      this.x = (frame) => this.left
        + frame / Math.max(1, anim.count - 1) * (width - this.left - this.right);
      const y = this.y = (value) => lower - value / top * (lower - upper);
      this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
      const parts = [];
      for (let value = 0; value <= top * 1.0001; value += step) {
        parts.push(
          draw("line", {
            class: "grid", x1: this.left, x2: width - this.right, y1: y(value), y2: y(value),
          }),
          draw("text", { x: this.left - 5, y: y(value) + 4, "text-anchor": "end" }, label(value)));
      }
      const frames = Math.max(1, Math.round(niceStep((anim.count - 1) / (width / 90))));
      for (let frame = 0; frame < anim.count; frame += frames) {
        const [x, anchor] = [this.x(frame), "middle"];
        parts.push(draw("line", { class: "grid", x1: x, x2: x, y1: lower, y2: lower + 4 }),
          draw("text", { x, y: lower + 16, "text-anchor": anchor }, String(frame)));
      }
      parts.push(draw("text", { x: width - this.right, y: height - 3, "text-anchor": "end" },
        `frame (${brief(anim.rate, 3)} per second)`));
      this.cursor = draw("line", { class: "cursor", y1: upper - 4, y2: lower });
      const curves = this.series.map(({ list, own, color }) => {
        const line = draw("path", { class: own ? "curve own" : "curve", d: this.line(list) });
        line.style.setProperty("--color", color);
        return line;
      });
      this.svg.replaceChildren(...parts, ...curves, this.cursor,
        ...this.series.map(({ dot }) => dot));
      this.legend.replaceChildren(...this.series.map(({ item }) => item));
      this.svg.setAttribute("aria-label", this.describe());
      this.follow(frameNow());
      this.read(frameNow());
    }

    addSeries(index, column, own) {
      const list = column.overTime?.[this.key];
      if (list === undefined) return;
      const color = `var(--column${index})`;
      const name = own ? "selected view" : anim.columns[index].name;
      const value = make("b");
      const item = make("span", {}, make("i", { className: own ? "bold" : "" }), name, value);
      const dot = draw("circle", { class: "at", r: own ? 3.5 : 3 });
      for (const element of [item, dot]) element.style.setProperty("--color", color);
      this.series.push({ list, own, color, value, item, dot, name });
    }

    /** A line through the values. Of many frames at one pixel, the least and the most are drawn. */
    line(list) {
      const size = Math.max(1, Math.floor(anim.count / (2 * this.width)));
      let [path, pen] = ["", false];
      const add = (frame) => {
        const value = at(list, frame);
        if (value == null) pen = false;
        else {
          path += `${pen ? "L" : "M"}${rounded(this.x(frame))} ${rounded(this.y(value))}`;
          pen = true;
        }
      };
      for (let first = 0; first < anim.count; first += size) {
        let [least, most] = [first, first];
        for (let frame = first; frame < Math.min(first + size, anim.count); frame++) {
          if (at(list, frame) < at(list, least)) least = frame;
          if (at(list, frame) > at(list, most)) most = frame;
        }
        add(Math.min(least, most));
        if (least !== most) add(Math.max(least, most));
      }
      return path;
    }

    describe() {
      const parts = this.series.map(({ name, list }) => {
        let most = 0;
        for (let frame = 0; frame < anim.count; frame++) {
          if (at(list, frame) > at(list, most)) most = frame;
        }
        return `${name}: at most ${brief(at(list, most) ?? 0)} ${this.unit}, at frame ${most}`;
      });
      return `${this.name} over time. ${parts.join("; ")}.`;
    }

    follow(frame) {
      const x = rounded(this.x(frame));
      this.cursor.setAttribute("x1", x);
      this.cursor.setAttribute("x2", x);
      for (const { list, dot } of this.series) {
        const value = at(list, frame);
        dot.setAttribute("visibility", value == null ? "hidden" : "visible");
        dot.setAttribute("cx", x);
        dot.setAttribute("cy", rounded(this.y(value ?? 0)));
      }
    }

    read(frame) {
      for (const { list, value } of this.series) setText(value, fixed(at(list, frame)));
    }
  }

  /** The least of 1, 2, 5, 10, 20, 50 ... that is not below a number. */
  function niceStep(least) {
    const power = 10 ** Math.floor(Math.log10(Math.max(least, 1e-6)));
    return power * [1, 2, 5, 10].find((factor) => factor * power >= least * 0.9999);
  }

  function buildPlots() {
    $("plots-section").hidden = !anim.totals;
    plots = !anim.totals ? [] : [
      new Plot("Largest distance", "pt", "distance", true),
      new Plot("Largest speed", "pt/s", "speed", true),
      new Plot("Overlap", "pt²", "overlap", false),
    ].filter(({ key }) => anim.totals.some((column) => column.overTime?.[key] !== undefined));
    $("plots").replaceChildren(...plots.map((plot) => plot.figure));
    for (const plot of plots) plot.build();
  }

  new ResizeObserver(() => {
    for (const plot of plots) if (plot.svg.clientWidth !== plot.width) plot.build();
  }).observe($("plots"));

  // MARK: Controls

  const jump = (steps) => go(state.target + steps);
  const toggle = (id) => $(id).click();

  $("home").onclick = () => go(0);
  $("back").onclick = () => jump(-1);
  $("play").onclick = () => (state.playing ? pause() : play());
  $("next").onclick = () => jump(1);
  $("end").onclick = () => go(anim.frames.length - 1);
  $("deselect").onclick = () => {
    select(null);
    $("panel").focus();
  };
  scrubber.oninput = () => go(Number(scrubber.value));
  $("speed").onchange = () => {
    setClock();
    state.speed = Number($("speed").value);
  };
  $("loop").onchange = () => {
    state.loop = $("loop").checked;
  };
  $("trails").onchange = () => {
    state.trails = $("trails").checked;
    request();
  };
  $("which").onchange = () => {
    state.which = $("which").value;
    request();
  };
  $("boxes").onchange = () => {
    state.boxes = $("boxes").checked;
    request();
  };
  $("zoom").onchange = () => setZoom(Number($("zoom").value));
  $("shows").onchange = (event) => {
    setShow(event.target.value);
    settleLater();
  };
  $("first").onchange = () => setPair(0, Number($("first").value));
  $("second").onchange = () => setPair(1, Number($("second").value));
  $("wipe").oninput = () => setWipe(Number($("wipe").value));
  $("blink").onclick = () => {
    state.blinking = !state.blinking;
    showBlink();
  };
  $("swap").onclick = swap;
  $("blink-rate").onchange = showBlink;
  $("filter").oninput = filterViews;
  $("keys").onclick = () => $("help").showModal();
  $("letters").onchange = () => {
    state.letters = $("letters").checked;
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href^='#frame=']");
    if (!link) return;
    event.preventDefault();
    go(entryAt(parseInt(link.hash.slice(7), 10), true));
  });
  addEventListener("hashchange", () => anim && readLink());

  const isDark = () => (document.documentElement.dataset.theme
    ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  const nameTheme = () => setText($("theme"), isDark() ? "Light" : "Dark");
  $("theme").onclick = () => {
    document.documentElement.dataset.theme = isDark() ? "light" : "dark";
    nameTheme();
  };
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", nameTheme);

  const letters = {
    l: () => toggle("loop"), t: () => toggle("trails"), b: () => toggle("boxes"),
    1: () => setShow("side"), 2: () => setShow("wipe"), 3: () => setShow("blink"),
    s: () => state.show === "blink" && swap(), "?": () => $("help").showModal(),
  };
  const moves = {
    ArrowLeft: (ten) => jump(ten ? -10 : -1), ArrowRight: (ten) => jump(ten ? 10 : 1),
    Home: () => go(0), End: () => go(anim.frames.length - 1),
  };

  document.addEventListener("keydown", (event) => {
    if (!anim || event.ctrlKey || event.metaKey || event.altKey || $("help").open) return;
    const { target, key } = event;
    const typing = target.matches("input[type=search], select");
    // Space and arrows belong to the control that has the focus, if it uses them.
    const pressed = target.matches("button, summary, a, input:not([type=range])");
    const moved = target.matches("input:not([type=checkbox])");
    let act = null;
    if (key === "Escape" && state.selected && !typing) act = () => select(null);
    else if (key === " " && !typing && !pressed) act = () => toggle("play");
    else if (key in moves && !typing && (!moved || (target === scrubber && event.shiftKey))
      && !scrolls(target)) act = () => moves[key](event.shiftKey);
    else if (state.letters && !typing) {
      act = letters[key.toLowerCase()];
      if (act) settleLater();
    }
    if (!act) return;
    event.preventDefault();
    act();
  });

  /** Whether an element with the focus needs the arrow keys to scroll. */
  const scrolls = (element) => element.tabIndex === 0 && element.matches(".view, .scroller")
    && element.scrollWidth > element.clientWidth;

  // MARK: Start and replacement

  function buildHeader() {
    const { title, description, columns, count, frames, tool } = anim;
    document.title = title;
    setText($("title"), title);
    setText($("description"), description ?? "");
    $("description").hidden = !description;
    setText($("tool"), `Written by ${tool}.`);
    const facts = [
      `${columns[0].size.join(" × ")} points`,
      `${count} ${count === 1 ? "frame" : "frames"} at ${brief(anim.rate, 3)} per second`,
      `${brief(count / anim.rate, 3)} s`,
    ];
    if (frames.length < count) facts.push(`${frames.length} of them with pictures`);
    if (anim.views.length) {
      facts.push(`${anim.views.length} ${anim.views.length === 1 ? "view" : "views"}`);
    }
    const nodes = facts.map((fact) => make("span", {}, fact));
    const largest = [...anim.totals ?? []].sort((a, b) =>
      (b.distance?.value ?? -1) - (a.distance?.value ?? -1))[0]?.distance;
    if (largest) {
      const fact = make("span", {}, `largest distance ${brief(largest.value)} points`);
      if (largest.value > 0) fact.append(", ", frameLink(largest.frame));
      nodes.push(fact);
    }
    $("facts").replaceChildren(...nodes);
  }

  function buildControls() {
    scrubber.max = anim.frames.length - 1;
    $("place").replaceChildren(make("b"), make("span"));
    for (const id of ["first", "second"]) {
      $(id).replaceChildren(...anim.columns.map(({ name }, index) =>
        make("option", { value: index }, name)));
    }
    const last = anim.columns.length - 1;
    if (Math.max(...state.pair) > last) state.pair = [0, Math.min(1, last)];
    if (last === 0) state.show = "side";
    $("which").querySelector("[value=worst]").textContent = last ? "worst 5" : "longest 5";
    $("trails").checked = state.trails;
    $("boxes").checked = state.boxes;
    $("loop").checked = state.loop;
    $("letters").checked = state.letters;
    $("speed").value = state.speed;
  }

  /** Builds what needs the numbers. */
  function buildNumbers() {
    $("which").value = state.which;
    buildHeader();
    buildPanel();
    buildPlots();
    buildTotals();
    buildViews();
    request();
  }

  function begin(data) {
    anim = data;
    pictures = new Pictures(anim);
    shown = -1;
    buildControls();
    buildHeader();
    buildStage();
  }

  async function start() {
    nameTheme();
    try {
      begin(new Anim(document));
    } catch (fault) {
      if (typeof fault !== "string") throw fault;
      complain(fault);
      document.querySelector(".desk").hidden = $("transport").hidden = true;
      return;
    }
    state.trails = $("trails").checked = anim.columns.length > 1;
    buildPanel();
    aim(0);
    readLink();
    await anim.readNumbers();
    // More trails than this hide each other.
    if (anim.movers.length > 24) state.which = "worst";
    buildNumbers();
    if (wantedView != null && anim.views[wantedView]) select(anim.views[wantedView]);
    wantedView = null;
    document.documentElement.dataset.ready = "";
  }

  /**
   * Shows the data of another page of this kind, and keeps what the reader chose. The promise is
   * true if the data are shown; if they cannot be, the page stays as it is and says why.
   */
  async function replace(text) {
    let next;
    try {
      next = new Anim(new DOMParser().parseFromString(text, "text/html"));
      await next.readNumbers();
    } catch (fault) {
      complain(typeof fault === "string" ? fault : "The new data cannot be read.");
      return false;
    }
    const [frame, view, wasPlaying] = [anim && anim.frames[state.target], state.selected, state.playing];
    faults.clear();
    $("alert").hidden = true;
    state.playing = false;
    pictures?.close();
    // The old data leave the document, so that their memory is free.
    for (const script of anim?.scripts ?? []) script.remove();
    document.body.append(...next.scripts.map((script) => document.adoptNode(script)));
    state.selected = next.views.find(({ path }) => path === view?.path) ?? null;
    begin(next);
    document.querySelector(".desk").hidden = $("transport").hidden = false;
    buildNumbers();
    aim(entryAt(frame ?? 0, true));
    if (wasPlaying) play();
    else showPlaying();
    return true;
  }

  window.zoetropePage = { replace };
  start();
})();
