// The page of an anim. Its data are compressed in scripts, and decoded when they are needed.
// An "entry" is an index in the list of pictures, a "frame" a number in the whole anim.
const knownFormat = 1;
const cacheBytes = 256 * 1024 * 1024;
const lanes = Math.min(4, Math.max(2, navigator.hardwareConcurrency || 2));
const hues = [
  "#0073b3", "#d65e00", "#009e73", "#cc78a6", "#57b5e8", "#e69e00", "#7359bf", "#a6991a",
];

const $ = (id) => document.getElementById(id);
const [stage, scrubber] = [$("stage"), $("scrubber")];
// The choices of the reader, which outlive a replacement of the data
const state = {
  target: 0, playing: false, direction: 1, show: "side", pair: [0, 1], wipe: 50, blinking: false,
  swapped: false, zoom: 0, selected: null, treeColumn: 0, sort: null,
};
let anim, pictures, panel, panes = [], plots = [], rows = [], shown = -1;

// MARK: Elements and numbers

function put(element, properties, ...children) {
  const isPlain = element.namespaceURI.endsWith("xhtml");
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("--")) element.style.setProperty(key, value);
    else if (isPlain && key in element) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

const make = (tag, properties = {}, ...children) =>
  put(document.createElement(tag), properties, ...children);
const draw = (tag, properties = {}, ...children) =>
  put(document.createElementNS("http://www.w3.org/2000/svg", tag), properties, ...children);

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

// The entry of a list over frames; a single number stands for a list of equal ones
const at = (list, frame) => (Array.isArray(list) ? list[frame] : list) ?? null;
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
const rounded = (value) => Math.round(value * 100) / 100;
// Numbers in tables have a fixed number of digits, those in sentences no trailing zeros
const fixed = (value, digits = 2) =>
  value == null ? "–" : (Math.abs(value) < 0.5 / 10 ** digits ? 0 : value).toFixed(digits);
const brief = (value) => String(+value.toFixed(3));
const mark = (color) => make("span", { className: "mark", "--color": color });
const frameLink = (frame, text) =>
  make("a", { href: `#frame=${frame}`, title: `Go to frame ${frame}` }, text ?? `at ${frame}`);

const faults = new Set();

// Says what is wrong with the page; only the first sentence is shown in full
function complain(sentence) {
  const more = faults.add(sentence).size - 1;
  setText($("alert"), [...faults][0] + (more ? ` Other faults: ${more}.` : ""));
  $("alert").hidden = false;
}

// MARK: Reading the data

function bytes(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function inflate(script) {
  const stream = new Blob([bytes(script.textContent.trim())]).stream();
  return new Response(stream.pipeThrough(new DecompressionStream("deflate"))).json();
}

// The data of one page. Throws a sentence if they cannot be shown at all
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
    Object.assign(this, about, { views: [], movers: [], worst: [], totals: null });
    this.rate = about.rate[0] / about.rate[1];
    this.numbers = root.getElementById("numbers");
    this.scripts = [...root.querySelectorAll("script[type$=json], script[type='text/plain']")];
    this.blocks = { frames: this.columns.map(() => []), tree: this.columns.map(() => []) };
    for (const script of this.scripts) {
      const { column, first } = script.dataset;
      this.blocks[script.className]?.[column]?.push({ first: Number(first), script });
    }
    for (const list of Object.values(this.blocks).flat()) list.sort((a, b) => a.first - b.first);
    this.flames = this.columns.map((_, column) =>
      this.scripts.find(({ className, dataset }) =>
        className === "flames" && Number(dataset.column) === column));
    this.opened = [];
    this.roots = this.columns.map(() => new Map());
    this.tracks = new Map();
  }

  block(kind, column, entry) {
    const block = this.blocks[kind][column].findLast(({ first }) => first <= entry);
    // Only the blocks used last stay split or decoded.
    if (block && !this.opened.includes(block)) {
      this.opened.push(block);
      if (this.opened.length > 16) this.opened.shift().content = null;
    }
    return block;
  }

  line(column, entry) {
    const block = this.block("frames", column, entry);
    if (!block) return null;
    block.content ??= block.script.textContent.trim().split("\n");
    return block.content[entry - block.first]?.trim();
  }

  // The entry that holds the picture of an entry: itself, or the earlier one it equals
  root(column, entry) {
    const roots = this.roots[column];
    if (!roots.has(entry)) {
      const earlier = Number(this.line(column, entry)?.match(/^=(\d+)$/)?.[1] ?? entry);
      roots.set(entry, earlier < entry ? this.root(column, earlier) : entry);
    }
    return roots.get(entry);
  }

  // The nodes of the layout tree at an entry; undefined if the page has none
  async tree(column, entry) {
    const block = this.block("tree", column, entry);
    if (!block) return;
    try {
      const { strings, frames } = await (block.content ??= inflate(block.script));
      let list = frames[entry - block.first];
      if (typeof list === "number") list = frames[list];
      const nodes = [];
      for (let index = 0; index < list?.length;) {
        const [depth, path, title, count] = list.slice(index, index += 4);
        const sentences = list.slice(index, index += count).map((item) => strings[item]);
        nodes.push({ depth, path: strings[path], title: strings[title], sentences });
      }
      return nodes;
    } catch {
      complain(`The layout of "${this.columns[column].name}" from frame `
        + `${this.frames[block.first]} on is damaged.`);
    }
  }

  // The flame graph of a column at an entry, or of all frames: nodes with their children, or null
  async flame(column, entry) {
    const script = this.flames[column];
    if (!script) return null;
    try {
      const { names, total, frames } = await (script.content ??= inflate(script));
      const list = entry === null ? total : frames[entry];
      const root = { depth: -1, name: "", time: 0, children: [] };
      const open = [root];
      for (let index = 0; index < list.length; index += 3) {
        const node = { depth: list[index], name: names[list[index + 1]], time: list[index + 2] / 1e4,
          children: [] };
        open.length = node.depth + 1;
        node.parent = open.at(-1);
        node.parent.children.push(node);
        open.push(node);
      }
      return root.children[0] ?? null;
    } catch {
      complain(`The profile of "${this.columns[column].name}" is damaged.`);
      return null;
    }
  }

  async readNumbers() {
    try {
      const { columns, views } = await inflate(this.numbers);
      Object.assign(this, { totals: columns, views });
    } catch {
      complain("The numbers of this page are missing or damaged, so no view can be selected.");
    }
    // Views that move together share a color and a trail, that of the first one.
    const leaders = new Map();
    let next = 0;
    this.views.forEach((view, index) => {
      const most = (value) => Math.max(0, ...view.columns.map((column) => value(column) ?? 0));
      view.index = index;
      view.length = most((column) => column.length);
      view.rank = this.columns.length > 1 ? most(({ distance }) => distance?.value) : view.length;
      const key = view.length ? this.way(view) : index;
      view.leader = leaders.get(key) ?? view;
      view.color = view.leader.color ?? hues[next++ % hues.length];
      leaders.set(key, view.leader);
    });
    this.movers = this.views.filter((view) => view.leader === view && view.length);
    this.worst = [...this.movers].sort((a, b) => b.rank - a.rank).slice(0, 5);
  }

  // Where a view is at some frames, as text
  way(view) {
    const frames = Array.from({ length: 24 }, (_, step) =>
      Math.round(step / 23 * (this.count - 1)));
    return view.columns.map(({ overTime: { x, y } }) => frames.map((frame) =>
      [fixed(at(x, frame)), fixed(at(y, frame))])).join();
  }

  // The middles of a view over time, in runs of frames at which it is there
  track(view, column) {
    const key = view.index * this.columns.length + column;
    if (this.tracks.has(key)) return this.tracks.get(key);
    const { x, y } = view.columns[column].overTime;
    const near = Math.max(...this.columns[column].size) / 1000;
    const runs = [];
    let run = null;
    for (let frame = 0; frame < this.count; frame++) {
      const point = [at(x, frame), at(y, frame)].map((value) => value ?? NaN);
      if (isNaN(point[0])) run = null;
      else {
        if (!run) runs.push(run = { first: frame, points: [], kept: [0] });
        run.points.push(point);
        // Points close to each other need not all be drawn.
        const [left, top] = run.points[run.kept.at(-1)];
        if (Math.hypot(point[0] - left, point[1] - top) > near) run.kept.push(frame - run.first);
      }
    }
    this.tracks.set(key, runs);
    return runs;
  }
}

// The pictures that are decoded: those used last, and those being decoded
class Pictures {
  bitmaps = new Map();
  pending = new Set();
  bytes = 0;
  closed = false;

  constructor() {
    const size = anim.columns.reduce((sum, { pixels }) => sum + pixels[0] * pixels[1] * 4, 0);
    this.limit = Math.max(cacheBytes, size * 4);
    this.ahead = clamp(Math.floor(this.limit / size) - 3, 1, 24);
  }

  key(column, entry) {
    return anim.root(column, entry) * anim.columns.length + column;
  }

  has(column, entry) {
    return this.bitmaps.has(this.key(column, entry));
  }

  // The picture, or null if it is damaged
  get(column, entry) {
    const key = this.key(column, entry);
    const bitmap = this.bitmaps.get(key);
    this.bitmaps.delete(key);
    this.bitmaps.set(key, bitmap);
    return bitmap;
  }

  // Starts to decode a picture, unless it is decoded or being decoded
  start(column, entry) {
    const key = this.key(column, entry);
    if (this.bitmaps.has(key) || this.pending.has(key)) return false;
    this.pending.add(key);
    this.decode(column, entry).then((bitmap) => {
      this.pending.delete(key);
      if (this.closed) return bitmap?.close();
      this.bitmaps.set(key, bitmap);
      const size = (picture) => (picture ? picture.width * picture.height * 4 : 0);
      this.bytes += size(bitmap);
      for (const [old, picture] of this.bitmaps) {
        if (this.bytes <= this.limit) break;
        this.bitmaps.delete(old);
        this.bytes -= size(picture);
        picture?.close();
      }
      arrived(entry);
    });
    return true;
  }

  async decode(column, entry) {
    const line = anim.line(column, anim.root(column, entry));
    try {
      return await createImageBitmap(new Blob([bytes(line)], { type: "image/png" }));
    } catch {
      complain(`The picture of frame ${anim.frames[entry]} of "${anim.columns[column].name}" is `
        + (line ? "damaged." : "missing."));
      return null;
    }
  }

  close() {
    this.closed = true;
    for (const bitmap of this.bitmaps.values()) bitmap?.close();
  }
}

// MARK: From the chosen frame to the shown one

const others = (columns) => [...anim.columns.keys()].filter((column) => !columns.includes(column));
const seen = () => (state.show === "side" ? others([]) : state.pair);
const isReady = (entry) => seen().every((column) => pictures.has(column, entry));
const frameNow = () => anim.frames[Math.max(0, shown)];

// The entry of the last picture at or before a frame, or of the nearest one
function entryAt(frame, nearest = true) {
  const { frames } = anim;
  let [low, high] = [0, frames.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (frames[middle] <= frame) low = middle;
    else high = middle - 1;
  }
  return nearest && frames[low + 1] - frame < frame - frames[low] ? low + 1 : low;
}

// Chooses an entry. It is shown when its pictures are decoded, unless another is chosen then
function aim(entry) {
  entry = clamp(entry, 0, anim.frames.length - 1);
  if (entry !== state.target) state.direction = state.playing || entry > state.target ? 1 : -1;
  state.target = entry;
  const best = bestEntry();
  if (best >= 0) show(best);
  pump();
  request();
  if (!state.playing) settleLater();
}

// Goes to an entry because the reader asked for it
function go(entry) {
  pause();
  aim(entry);
}

// The chosen entry if it is decoded; while playing, else the last one before it that is
function bestEntry() {
  const { target, playing } = state;
  const least = playing ? Math.max(target - 30, shown < target ? shown + 1 : 0) : target;
  for (let entry = target; entry >= least; entry--) if (isReady(entry)) return entry;
  return -1;
}

// The pictures that are wanted, the most urgent first
function* wishes() {
  const { target, playing, direction } = state;
  const [count, columns] = [anim.frames.length, seen()];
  for (const column of columns) yield [column, target, true];
  if (!playing) for (const column of others(columns)) yield [column, target];
  for (let step = 1; step <= pictures.ahead; step++) {
    let entry = target + direction * step;
    if (playing && $("loop").checked) entry %= count;
    if (entry < 0 || entry >= count) return;
    for (const column of columns) yield [column, entry];
  }
}

// Starts to decode what is wanted next. Only a few at a time, so that nothing queues up
function pump() {
  let free = lanes - pictures.pending.size;
  for (const [column, entry, urgent] of wishes()) {
    if (free + (urgent ? anim.columns.length : 0) <= 0) break;
    if (pictures.start(column, entry)) free--;
  }
}

function arrived(entry) {
  const { target, playing } = state;
  if (shown !== target && isReady(target)) show(target);
  else if (Math.abs(entry - target) < Math.abs(shown - target) && isReady(entry)
    && (entry < target || !playing)) show(entry);
  // The columns that the reader does not see are kept up to date for printing.
  if (!playing && shown === target) {
    for (const column of others(seen())) if (pictures.has(column, shown)) paint(column, shown);
  }
  pump();
}

function show(entry) {
  for (const column of seen()) paint(column, entry);
  shown = entry;
  stage.dataset.frame = anim.frames[entry];
  request();
}

function paint(column, entry) {
  const { canvas, context } = panes[column];
  const bitmap = pictures.get(column, entry);
  if (panes[column].bitmap === bitmap) return;
  panes[column].bitmap = bitmap;
  // "copy" also clears what is transparent in the new picture.
  context.globalCompositeOperation = "copy";
  if (bitmap) context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  else context.clearRect(0, 0, canvas.width, canvas.height);
}

// MARK: Playing

let clock;
const speed = () => parseFloat($("speed").value);

function setClock() {
  clock = { frame: anim.frames[state.target], time: performance.now() };
}

function play() {
  if (anim.frames.length < 2) return;
  if (state.target === anim.frames.length - 1) aim(0);
  state.playing = true;
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
  put($("play"), { ariaLabel: name, title: `${name} (Space)` });
  $("play").querySelector("path").setAttribute("d",
    state.playing ? "M4 2h3v12H4zM9 2h3v12H9z" : "M4 2v12l9-6z");
}

// The frame follows from the time alone, so a slow machine skips frames
function tick(now) {
  if (!state.playing) return;
  const { frames, count, rate } = anim;
  const [first, last] = [frames[0], frames.at(-1)];
  const end = Math.min(count, 2 * last - frames.at(-2));
  let frame = clock.frame + Math.max(0, now - clock.time) / 1000 * rate * speed();
  if (frame >= end) {
    if (!$("loop").checked) return go(frames.length - 1);
    frame = first + (frame - first) % (end - first);
    clock = { frame, time: now };
  }
  const entry = entryAt(frame, false);
  if (entry !== state.target) aim(entry);
  requestAnimationFrame(tick);
}

// MARK: What follows the frame

let requested = false, detailed = 0, settling = 0, wantedView = null;

function request() {
  if (!requested) requestAnimationFrame(follow);
  requested = true;
}

function follow(now) {
  requested = false;
  const [frame, last] = [anim.frames[state.target], String(anim.count - 1)];
  const time = fixed(frame / anim.rate, 3);
  put(scrubber, { value: state.target, "aria-valuetext": `frame ${frame}, ${time} s` });
  setText($("place").firstChild, String(frame).padStart(last.length, "\u2007"));
  setText($("place").lastChild, ` / ${last}   ${time} s`);
  if (shown < 0) return;
  for (const pane of panes) drawOverlay(pane, frameNow());
  for (const plot of plots) plot.follow(frameNow());
  // Tables and trees need not change faster than one can read.
  if (state.playing && now - detailed < 120) return;
  detailed = now;
  for (const plot of plots) plot.read(frameNow());
  panel?.(frameNow());
  if ($("flames-of").querySelector("[value=frame]").checked) showFlames();
}

function settleLater() {
  clearTimeout(settling);
  settling = setTimeout(settle, 150);
}

// Brings up to date what only matters at rest: the link, and what screen readers say
function settle() {
  if (state.playing) return;
  if (shown !== state.target) return settleLater();
  const frame = frameNow();
  panes.forEach(({ canvas }, column) => {
    canvas.ariaLabel = `${anim.columns[column].name}, frame ${frame}`;
  });
  if (document.activeElement !== scrubber) {
    setText($("live"), `Frame ${frame}, ${brief(frame / anim.rate)} s`);
  }
  // Until the numbers are read, the link keeps the view that it named.
  const view = state.selected?.index ?? wantedView;
  const hash = `#frame=${frame}` + (view == null ? "" : `&view=${view}`)
    + (state.show === "side" ? "" : `&show=${state.show}`);
  try {
    if (location.hash !== hash) history.replaceState(null, "", hash);
  } catch {
    // Some embedded documents have no history; the page works without links.
  }
}

function readLink() {
  const link = new URLSearchParams(location.hash.slice(1));
  const [frame, view] = ["frame", "view"].map((key) => parseInt(link.get(key), 10));
  if (["side", "wipe", "blink"].includes(link.get("show"))) setShow(link.get("show"));
  if (frame >= 0) go(entryAt(frame));
  if (view >= 0 && !anim.totals) wantedView = view;
  else if (anim.views[view]) select(anim.views[view]);
}

// MARK: Stage

const divider = make("div", { id: "divider" });
let blinkTimer = 0;

function buildStage() {
  stage.dataset.columns = anim.columns.length;
  stage.style.setProperty("--columns", anim.columns.length);
  panes = anim.columns.map(({ name, size, pixels, background }, index) => {
    const canvas = make("canvas", { width: pixels[0], height: pixels[1], role: "img",
      ariaLabel: name });
    const svg = draw("svg", { viewBox: `0 0 ${size.join(" ")}`, "aria-hidden": true });
    const screen = make("div", { className: background ? "screen" : "screen clear",
      onclick: (event) => pick(event, index) }, canvas, svg);
    screen.style.aspectRatio = size.join(" / ");
    if (background) screen.style.background = background;
    const view = make("div", { className: "view", onscroll: () => {
      for (const pane of panes) pane.view.scrollTo(view.scrollLeft, view.scrollTop);
    } }, screen);
    const frame = make("div", { className: "frame" }, view);
    const figure = make("figure", { className: "pane", "--color": `var(--column${index})` },
      make("figcaption", {}, name), frame);
    const layers = [new Layer(svg, ""), new Layer(svg, "one")];
    return { figure, frame, view, screen, canvas, layers, context: canvas.getContext("2d") };
  });
  stage.replaceChildren(...panes.map((pane) => pane.figure));
  setZoom();
  arrange();
}

// Places the columns as the mode wants it
function arrange() {
  const { show: mode, pair } = state;
  stage.dataset.show = mode;
  $("shows").hidden = anim.columns.length < 2;
  $("shows").querySelector(`[value=${mode}]`).checked = true;
  $("pair").hidden = mode === "side" || anim.columns.length < 3;
  [$("first").value, $("second").value] = pair;
  $("wiping").hidden = mode !== "wipe";
  $("blinking").hidden = mode !== "blink";
  panes.forEach(({ figure, frame }, index) => {
    const over = mode === "wipe" && index === pair[1];
    figure.classList.toggle("out", !seen().includes(index));
    figure.classList.toggle("over", over);
    if (over) frame.append(divider);
  });
  setWipe(state.wipe);
  showBlink();
  if (shown >= 0) aim(state.target);
}

function setShow(mode) {
  if (anim.columns.length < 2 || mode === state.show) return;
  const blinking = mode === "blink" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  Object.assign(state, { show: mode, swapped: false, blinking });
  arrange();
}

function setPair(place, column) {
  if (column === state.pair[1 - place]) state.pair.reverse();
  else state.pair[place] = column;
  arrange();
}

function setWipe(value) {
  state.wipe = clamp(value, 0, 100);
  stage.style.setProperty("--at", `${state.wipe}%`);
  const text = `${Math.round(state.wipe)} % ${anim.columns[state.pair[0]]?.name}`;
  put($("wipe"), { value: state.wipe, "aria-valuetext": text });
}

function showBlink() {
  const { show: mode, pair, swapped, blinking } = state;
  panes.forEach(({ figure }, index) =>
    figure.classList.toggle("rest", mode === "blink" && index !== pair[Number(swapped)]));
  setText($("blink"), blinking ? "Stop" : "Start");
  clearTimeout(blinkTimer);
  if (blinking) blinkTimer = setTimeout(swap, parseFloat($("blink-rate").value) * 1000);
}

function swap() {
  state.swapped = !state.swapped;
  showBlink();
}

divider.onpointerdown = (event) => {
  divider.setPointerCapture(event.pointerId);
  event.preventDefault();
};
divider.onpointermove = ({ buttons, clientX }) => {
  const box = divider.parentElement.getBoundingClientRect();
  if (buttons & 1) setWipe((clientX - box.left) / box.width * 100);
};

// Zoom 0 fits a column into its place, at its size in points at most
function setZoom() {
  const zoom = parseFloat($("zoom").value) / 100 || 0;
  const widths = panes.map(({ figure, screen, view }, column) => {
    const { size: [width, height], name } = anim.columns[column];
    const fit = zoom ? `${width * zoom}px`
      : `min(${width}px, max(16rem, ${72 * width / height}vh))`;
    figure.style.setProperty("--fit", fit);
    screen.style.width = zoom ? fit : "";
    // A scrolling element needs the focus, and with it a name.
    view.tabIndex = zoom ? 0 : -1;
    view.role = zoom ? "region" : null;
    view.ariaLabel = zoom ? `${name}, enlarged` : null;
    view.classList.toggle("large", zoom > 0);
    return fit;
  });
  stage.style.setProperty("--widest", `max(${widths})`);
}

// MARK: Lines over the frames

// Paths over a column. Those that look alike share an element, so that hundreds stay fast
class Layer {
  constructor(svg, className) {
    // Later ranks lie over earlier ones.
    this.ranks = Array.from({ length: 6 }, () => draw("g"));
    this.group = draw("g", { class: className }, ...this.ranks);
    this.paths = new Map();
    svg.append(this.group);
  }

  add(rank, className, stroke, line, opacity = 1) {
    const key = `${className} ${stroke} ${opacity}`;
    let item = this.paths.get(key);
    if (!item) {
      const path = draw("path", { class: className, "stroke-opacity": opacity,
        ...stroke && { stroke } });
      this.ranks[rank].append(path);
      this.paths.set(key, item = { path, next: "" });
    }
    item.next += line;
  }

  // Brings the elements up to date with the lines added since the last call
  finish() {
    for (const item of this.paths.values()) {
      if (item.next !== item.line) item.path.setAttribute("d", item.next);
      item.line = item.next;
      item.next = "";
    }
  }

  // The way up to a frame, brightest at its end, the way to come, and a dot between them
  trail(track, frame, color) {
    const pieces = 6;
    for (const run of track) {
      this.add(1, "future", color, piece(run, frame, Infinity));
      for (let number = 0; number < pieces; number++) {
        const [from, to] = [number, number + 1].map((end) => Math.floor(frame * end / pieces));
        this.add(2, "past", color, piece(run, from, to), 0.3 + 0.7 * number / (pieces - 1));
      }
      const point = run.points[frame - run.first];
      if (!point) continue;
      this.add(4, "dots halo", "", `M${point.map(rounded)}h0`);
      this.add(5, "dots", color, `M${point.map(rounded)}h0`);
    }
    if (!track.length) return;
    const ends = [track[0].points[0], track.at(-1).points.at(-1)];
    this.add(0, "chords", "", `M${ends.map((end) => end.map(rounded)).join("L")}`);
  }
}

// The line through a run of middles from one frame to another
function piece({ first, points, kept }, from, to) {
  const [start, end] = [Math.max(0, from - first), Math.min(points.length - 1, to - first)];
  if (end <= start) return "";
  const inner = kept.filter((index) => index > start && index < end);
  return `M${[start, ...inner, end].map((index) => points[index].map(rounded)).join("L")}`;
}

// A view on the canvas: its middle, and half of its horizontal and of its vertical axis
function place(view, column, frame) {
  const over = view.columns[column]?.overTime ?? {};
  const [x, y, width, height, opacity] = ["x", "y", "width", "height", "opacity"]
    .map((key) => at(over[key], frame));
  if (x === null || y === null || width === null || height === null) return null;
  const [a, b, c, d] = (over.transform ?? [1, 0, 0, 1]).map((list) => at(list, frame) ?? 0);
  return {
    view, x, y, hidden: opacity === 0, area: Math.abs(a * d - b * c) * width * height,
    u: [a * width / 2, b * width / 2], v: [c * height / 2, d * height / 2],
  };
}

const corners = ({ x, y, u, v }) => [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([s, t]) =>
  [x + s * u[0] + t * v[0], y + s * u[1] + t * v[1]]);
const outline = (box) => `M${corners(box).map((corner) => corner.map(rounded)).join("L")}Z`;

function drawOverlay({ layers: [all, one] }, frame) {
  const column = panes.findIndex(({ layers }) => layers[0] === all);
  const { selected } = state;
  const views = { all: anim.movers, worst: anim.worst, selected: [] }[$("which").value];
  for (const view of $("trails").checked ? views : []) {
    if (view !== selected?.leader) all.trail(anim.track(view, column), frame, view.color);
  }
  for (const view of $("boxes").checked ? anim.views : []) {
    const box = view !== selected && place(view, column, frame);
    if (box?.hidden) all.add(3, "faint", "", outline(box));
    else if (box) all.add(3, "outline", view.color, outline(box));
  }
  if (selected?.length) one.trail(anim.track(selected, column), frame, selected.color);
  const box = selected && place(selected, column, frame);
  if (box) {
    one.add(3, "outline halo", "", outline(box));
    one.add(3, "outline", selected.color, outline(box));
  }
  all.group.setAttribute("class", selected ? "dim" : "");
  all.finish();
  one.finish();
}

// MARK: Selecting a view

// Whether a point lies in a view's box; thin views are taken to be some points wide
function contains({ x, y, u, v }, [px, py]) {
  const area = u[0] * v[1] - u[1] * v[0];
  const s = ((px - x) * v[1] - (py - y) * v[0]) / area;
  const t = ((py - y) * u[0] - (px - x) * u[1]) / area;
  const reach = (axis) => Math.max(1.000001, 3 / Math.hypot(...axis));
  return Math.abs(s) <= reach(u) && Math.abs(t) <= reach(v);
}

function pick(event, column) {
  const box = event.currentTarget.getBoundingClientRect();
  const [width, height] = anim.columns[column].size;
  const point = [(event.clientX - box.left) / box.width * width,
    (event.clientY - box.top) / box.height * height];
  const hits = anim.views.map((view) => place(view, column, frameNow()))
    .filter((box) => box && contains(box, point)).reverse();
  // The topmost view, or a smaller one that lies within it. Visible ones come first.
  let best = null;
  for (const hit of hits.some(({ hidden }) => !hidden) ? hits.filter((hit) => !hit.hidden) : hits) {
    if (!best || (hit.area < best.area - 1e-6
      && corners(hit).every((corner) => contains(best, corner)))) best = hit;
  }
  select(best?.view ?? null);
}

function select(view) {
  if (view === state.selected) return;
  state.selected = view;
  buildPanel();
  markRow();
  for (const plot of plots) plot.build();
  request();
  settleLater();
}

// MARK: Panel

const nowRows = [["Middle x", "pt", "x"], ["Middle y", "pt", "y"], ["Width", "pt", "width"],
  ["Height", "pt", "height"], ["Rotation", "°", "rotation"], ["Scale", "", "scale"],
  ["Opacity", "", "opacity"], ["Speed", "pt/s", "speed"], ["Distance", "pt", "distance"]];
// Numbers over the whole anim. The table of views has the first six
const wholeRows = [
  ["Largest distance", "pt", "distance"], ["Mean distance", "pt", "meanDistance"],
  ["Path length", "pt", "length"], ["Length ratio", "", "lengthRatio"],
  ["Largest speed", "pt/s", "speed"], ["Largest acceleration", "pt/s²", "acceleration"],
  ["Turning", "°", "turning"], ["Largest overlap", "pt²", "overlap"],
  ["First difference", "", "firstDifference"],
];

// A table of numbers with a row for each kind that a column has, and a column for each column
function numberTable(columns, kinds, fill) {
  const names = anim.columns.map(({ name }) => make("th", { scope: "col" }, name));
  const body = make("tbody");
  for (const [name, unit, key] of kinds) {
    if (!columns.some((column) => column?.[key] !== undefined)) continue;
    const head = make("th", { scope: "row" }, `${name} `,
      make("span", { className: "unit" }, unit));
    body.append(make("tr", {}, head, ...columns.map((column) => fill(column?.[key], key))));
  }
  return make("table", {}, make("thead", {}, make("tr", {}, make("td"), ...names)), body);
}

// A cell with a number, and with the frame at which it is reached
function wholeCell(value, key) {
  if (key === "firstDifference" && value != null) {
    return make("td", {}, frameLink(value, `frame ${value}`));
  }
  const cell = make("td", {}, fixed(value?.value ?? value));
  if (value?.value > 0) cell.append(frameLink(value.frame));
  return cell;
}

function buildPanel() {
  const { selected: view } = state;
  const body = $("panel-body");
  $("deselect").hidden = !view;
  panel = null;
  if (!view) {
    setText($("panel-heading"), "Whole anim");
    body.replaceChildren(make("p", { className: "controls" }, anim.views.length
      ? "Click a view in a picture, or choose one in the table of views." : ""));
    if (anim.totals) body.append(numberTable(anim.totals, wholeRows, wholeCell));
    return;
  }
  $("panel-heading").replaceChildren(mark(view.color), view.name);
  const [heading, tree, cells] = [make("h3"), make("ul", { className: "tree" }), []];
  const now = numberTable(view.columns.map((column) => column.overTime), nowRows, (list) => {
    const cell = make("td");
    cells.push([cell, list]);
    return cell;
  });
  const who = make("div", { className: "heading" }, make("h3", {}, "Who placed it"));
  state.treeColumn = Math.min(state.treeColumn, anim.columns.length - 1);
  if (anim.columns.length > 1) {
    const chooser = make("select", {}, ...names());
    chooser.value = state.treeColumn;
    chooser.onchange = () => {
      state.treeColumn = Number(chooser.value);
      request();
    };
    who.append(make("label", { className: "controls" }, "in ", chooser));
  }
  body.replaceChildren(make("p", { className: "path" }, make("code", {}, view.path)), heading, now,
    make("h3", {}, "Over the whole anim"), numberTable(view.columns, wholeRows, wholeCell), who,
    tree);

  let busy = false;
  const update = panel = async (frame) => {
    setText(heading, `At frame ${frame}, ${fixed(frame / anim.rate, 3)} s`);
    for (const [cell, list] of cells) setText(cell, fixed(at(list, frame)));
    // The tree is read in the background. If the frame has changed meanwhile, it is read again.
    if (busy) return;
    busy = true;
    const wish = () => `${shown} ${state.treeColumn}`;
    const began = wish();
    const nodes = await anim.tree(state.treeColumn, shown);
    busy = false;
    if (panel !== update) return;
    showTree(tree, lineage(nodes ?? [], view.path));
    if (began !== wish()) update(frameNow());
  };
}

const names = () => anim.columns.map(({ name }, index) => make("option", { value: index }, name));

// The ancestors of a view in a tree, the view itself, and its descendants
function lineage(nodes, path) {
  const find = (path, number) => nodes.findIndex((node, index) => node.path === path
    && !(nodes[index + 1]?.path === path && nodes[index + 1].depth > node.depth) && !--number);
  // Several views can have one path; the second one's has "#2" at its end in the numbers.
  const [, base, number] = path.match(/^(.*?) ?#(\d+)$/s) ?? [];
  let self = find(path, 1);
  if (self < 0 && base) self = find(base, Number(number));
  if (self < 0) return [];
  let { depth } = nodes[self];
  const result = [nodes[self]];
  for (let index = self + 1; nodes[index]?.depth > depth; index++) result.push(nodes[index]);
  for (let index = self - 1; index >= 0; index--) {
    if (nodes[index].depth < depth) {
      ({ depth } = nodes[index]);
      result.unshift(nodes[index]);
    }
  }
  return result.map((node) =>
    ({ ...node, self: node === nodes[self], near: node.path === nodes[self].path }));
}

// Shows a tree. If only texts have changed, elements stay, and with them what is open
function showTree(list, nodes) {
  const shape = nodes.map(({ depth, path, sentences }) => [depth, path, sentences.length]).join();
  if (list.shape !== shape || !shape) {
    list.shape = shape;
    list.replaceChildren();
    if (!shape) list.append(make("li", {}, "The page has no layout of the view at this frame."));
    // lists[depth] holds the nodes of a depth.
    const lists = [];
    list.parts = nodes.map(({ depth, sentences, self, near }) => {
      const title = [make("b"), make("span")];
      const texts = sentences.map(() => make("p"));
      const children = make("ul", { hidden: true });
      const parent = lists.slice(0, depth).findLast(Boolean) ?? list;
      parent.hidden = false;
      lists.splice(depth, Infinity);
      lists[depth] = children;
      parent.append(make("li", { className: self ? "self" : "" }, texts.length
        ? make("details", { open: near }, make("summary", {}, ...title), ...texts)
        : make("div", {}, ...title), children));
      return [...title, ...texts];
    });
  }
  nodes.forEach(({ title, sentences }, index) => {
    const [name, ...where] = title.split("  ");
    [name, where.join("  "), ...sentences].forEach((text, part) =>
      setText(list.parts[index][part], text));
  });
}

// MARK: Table of views

function buildViews() {
  const { views, columns } = anim;
  const several = columns.length > 1;
  $("views-section").hidden = !views.length;
  const head = (name, key, label, className = "") => make("th", { scope: "col", className,
    "data-key": key }, make("button", { type: "button", ariaLabel: label,
    onclick: () => sortViews(key) }, name));
  const top = make("tr", {}, head("View", "view", "View, in their order"));
  const second = make("tr");
  top.firstChild.rowSpan = several ? 2 : 1;
  const fields = [];
  for (const [name, unit, key] of wholeRows.slice(0, 6)) {
    const used = [...columns.keys()]
      .filter((column) => views.some((view) => view.columns[column]?.[key] !== undefined));
    const label = unit ? `${name}, ${unit}` : name;
    if (several && used.length) {
      top.append(make("th", { scope: "colgroup", colSpan: used.length, className: "starts" },
        label));
    }
    used.forEach((column, index) => {
      const className = index ? "" : "starts";
      const title = columns[column].name;
      (several ? second : top).append(several
        ? head(title, `${key} ${column}`, `${title}: ${label}`, className)
        : head(label, `${key} 0`, label));
      fields.push([key, column, className]);
    });
  }
  rows = views.map((view) => make("tr", { onclick: () => select(view) },
    make("th", { scope: "row" },
      make("button", { type: "button", title: view.path }, mark(view.color), view.name)),
    ...fields.map(([key, column, className]) =>
      make("td", { className }, fixed(measure(view, key, column))))));
  $("views").replaceChildren(make("table", {}, make("thead", {}, top, ...several ? [second] : []),
    make("tbody", {}, ...rows)));
  state.sort ??= several ? ["distance 1", -1] : ["view", 1];
  markRow();
  sortViews();
}

const measure = ({ columns }, key, column) => columns[column]?.[key]?.value
  ?? columns[column]?.[key] ?? null;

function markRow() {
  rows.forEach((row, index) => {
    const chosen = index === state.selected?.index;
    row.classList.toggle("chosen", chosen);
    row.querySelector("button").ariaPressed = chosen;
  });
}

// Sorts by a key; by the same key again, the other way around
function sortViews(key) {
  const heads = [...$("views").querySelectorAll("[data-key]")];
  const known = heads.some((head) => head.dataset.key === state.sort[0]);
  if (!known) state.sort = ["view", 1];
  if (key) state.sort = [key, state.sort[0] === key ? -state.sort[1] : key === "view" ? 1 : -1];
  const [by, direction] = state.sort;
  const value = (view) =>
    (by === "view" ? view.index : measure(view, ...by.split(" ")) ?? -Infinity) * direction;
  const order = [...anim.views].sort((a, b) => value(a) - value(b) || a.index - b.index);
  $("views").querySelector("tbody").append(...order.map(({ index }) => rows[index]));
  for (const head of heads) {
    head.ariaSort = head.dataset.key !== by ? null : direction > 0 ? "ascending" : "descending";
  }
}

// MARK: Flame graph

// The names on the way to the activity that fills the width
const flames = { way: [], busy: false, shown: null };
const flameHues = { body: 1, update: 0, size: 2, place: 2, draw: 3 };
const flameKey = () => `${$("flames-of").querySelector(":checked").value === "total"
  ? "all" : shown} ${$("flames-column").value} ${flames.way.join("\n")}`;
const wayTo = (node) => (node.parent?.depth >= 0 ? [...wayTo(node.parent), node.name] : []);

// The graph is read in the background. If another is wanted meanwhile, it is read again
async function showFlames() {
  if (flames.busy || shown < 0 || $("flames-section").hidden) return;
  const key = flameKey();
  if (flames.shown === key) return;
  flames.busy = true;
  const entry = key.startsWith("all") ? null : shown;
  const root = await anim.flame(Number($("flames-column").value), entry);
  flames.busy = false;
  if (root) drawFlames(root);
  flames.shown = key;
  if (key !== flameKey()) showFlames();
}

function drawFlames(root) {
  let top = root;
  for (const name of flames.way) {
    const next = top.children.find((child) => child.name === name);
    if (!next) break;
    top = next;
  }
  const held = $("flames").contains(document.activeElement);
  const items = [];
  let levels = 0;
  const add = (node, start, level, isWhole = true) => {
    const part = top.time ? Math.min(1, node.time / top.time) : 1;
    const inner = node.children.reduce((sum, child) => sum + child.time, 0);
    const text = `${node.name}: ${fixed(node.time, 3)} ms, ${fixed(100 * node.time
      / (root.time || 1), 1)} %, ${fixed(Math.max(0, node.time - inner), 3)} ms of it its own`;
    const kind = node.children.length ? { "aria-expanded": "true" } : {};
    const hue = flameHues[node.name.split(" ")[0]];
    const box = make("div", { role: "treeitem", tabIndex: -1, ariaLabel: text, title: text,
      "aria-level": level + 1, ...kind, className: part < 0.03 ? "thin" : "",
      "--left": `${100 * start}%`, "--wide": `${100 * part}%`, "--top": `${1.5 * level}rem`,
      ...node.name.includes(" ") && hue !== undefined && { "--color": `var(--column${hue})` } },
    // The name without the path, which there is no room for
    part < 0.03 ? "" : node.name.replace(/^(\S+) \S*\//, "$1 "));
    Object.assign(box, { node });
    box.onclick = () => zoomFlames(node);
    box.onfocus = box.onmouseenter = () => setText($("flame-text"), text);
    items.push(box);
    levels = Math.max(levels, level + 1);
    for (const child of isWhole ? node.children : []) {
      add(child, start, level + 1);
      start += top.time ? child.time / top.time : 0;
    }
  };
  const above = [];
  for (let node = top.parent; node?.depth >= 0; node = node.parent) above.unshift(node);
  above.forEach((node, level) => add(node, 0, level, false));
  add(top, 0, above.length);
  const first = items[above.length];
  first.tabIndex = 0;
  $("flames").replaceChildren(...items);
  $("flames").style.setProperty("--levels", levels);
  $("flames-out").hidden = !above.length;
  if (held) first.focus();
  else first.onmouseenter();
}

function zoomFlames(node) {
  flames.way = wayTo(node);
  showFlames();
}

// Arrows follow the tree: up to the whole, down to the parts, left and right among the parts
$("flames").onkeydown = (event) => {
  const box = event.target;
  const { node } = box;
  if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
  const siblings = node.parent?.children ?? [];
  const at = siblings.indexOf(node);
  const goals = { ArrowUp: node.parent, ArrowDown: node.children[0], ArrowLeft: siblings[at - 1],
    ArrowRight: siblings[at + 1], Home: siblings[0], End: siblings.at(-1) };
  if (event.key === "Escape" && flames.way.length) zoomFlames({});
  else if (event.key === "Enter" || event.key === " ") zoomFlames(node);
  else if (event.key in goals) {
    const goal = [...$("flames").children].find((box) => box.node === goals[event.key]);
    if (goal) {
      box.tabIndex = -1;
      goal.tabIndex = 0;
      goal.focus();
    }
  } else return;
  event.preventDefault();
  event.stopPropagation();
};

function buildFlames() {
  const known = Math.min(Number($("flames-column").value), anim.columns.length - 1);
  $("flames-column").replaceChildren(...names());
  $("flames-column").value = Math.max(0, known);
  $("flames-in").hidden = anim.columns.length < 2;
  $("flames-section").hidden = !anim.flames.some(Boolean);
  flames.shown = null;
  showFlames();
}

// MARK: Plots

class Plot {
  constructor(name, unit, key) {
    Object.assign(this, { name, unit, key });
    this.svg = draw("svg", { role: "img" });
    this.legend = make("div", { className: "legend" });
    this.figure = make("figure", { className: "plot" }, make("figcaption", {}, make("b", {}, name),
      make("span", { className: "unit" }, `, ${unit}`)), this.legend, this.svg);
    const move = ({ clientX, buttons }) => {
      const box = this.svg.getBoundingClientRect();
      const x = (clientX - box.left) / box.width * this.width;
      if (buttons & 1) go(entryAt((x - this.left) / (this.right - this.left) * (anim.count - 1)));
    };
    this.svg.onpointermove = move;
    this.svg.onpointerdown = (event) => {
      this.svg.setPointerCapture(event.pointerId);
      move(event);
    };
  }

  // Draws everything but the cursor
  build() {
    const [height, upper, lower] = [138, 8, 118];
    const width = this.width = Math.max(240, this.svg.clientWidth || 480);
    this.series = [];
    anim.totals.forEach((column, index) => this.add(index, column, anim.columns[index].name));
    state.selected?.columns.forEach((column, index) => this.add(index, column, "selected", " own"));
    const top = Math.max(0, ...this.series.map(({ list, peak }) => at(list, peak)));
    const step = niceStep(top / 3 || 1);
    const limit = Math.max(1, Math.ceil(top / step - 1e-9)) * step;
    const label = (value) => value.toFixed(Math.max(0, -Math.floor(Math.log10(step))));
    this.left = Math.max(28, label(limit).length * 6.5 + 8);
    this.right = width - 8;
    const scale = (this.right - this.left) / Math.max(1, anim.count - 1);
    const x = this.x = (frame) => rounded(this.left + frame * scale);
    const y = this.y = (value) => rounded(lower - value / limit * (lower - upper));
    const parts = [];
    const line = (x1, x2, y1, y2) => draw("line", { class: "grid", x1, x2, y1, y2 });
    const text = (x, y, anchor, text) => draw("text", { x, y, "text-anchor": anchor }, text);
    for (let value = 0; value <= limit * 1.0001; value += step) {
      parts.push(line(this.left, this.right, y(value), y(value)),
        text(this.left - 5, y(value) + 4, "end", label(value)));
    }
    const frames = Math.max(1, niceStep((anim.count - 1) * 70 / width));
    for (let frame = 0; frame < anim.count; frame += frames) {
      parts.push(line(x(frame), x(frame), lower, lower + 4));
      if (x(frame) < this.right - 45) parts.push(text(x(frame), lower + 16, "middle", `${frame}`));
    }
    parts.push(text(this.right, lower + 16, "end", "frame"));
    for (const { list, color, own } of this.series) {
      let [path, pen] = ["", "M"];
      for (let frame = 0; frame < anim.count; frame++) {
        const value = at(list, frame);
        if (value !== null) path += `${pen}${x(frame)} ${y(value)}`;
        pen = value === null ? "M" : "L";
      }
      parts.push(draw("path", { class: `curve${own}`, d: path, "--color": color }));
    }
    this.cursor = draw("line", { class: "cursor", y1: upper - 4, y2: lower });
    put(this.svg, { viewBox: `0 0 ${width} ${height}` });
    this.svg.replaceChildren(...parts, this.cursor, ...this.series.map(({ dot }) => dot));
    this.legend.replaceChildren(...this.series.map(({ item }) => item));
    this.svg.setAttribute("aria-label", `${this.name} over time. ${this.series.map((one) =>
      `${one.name}: at most ${brief(at(one.list, one.peak) ?? 0)} ${this.unit}, at frame `
      + one.peak).join("; ")}.`);
    this.follow(frameNow());
    this.read(frameNow());
  }

  add(index, column, name, own = "") {
    const list = column.overTime?.[this.key];
    if (list === undefined) return;
    let peak = 0;
    for (let frame = 0; frame < anim.count; frame++) {
      if (at(list, frame) > at(list, peak)) peak = frame;
    }
    const color = `var(--column${index})`;
    const value = make("b");
    const item = make("span", { "--color": color }, make("i", { className: own }), name, value);
    const dot = draw("circle", { class: "at", r: 3, "--color": color });
    this.series.push({ list, own, name, peak, color, value, item, dot });
  }

  follow(frame) {
    const x = this.x(frame);
    this.cursor.setAttribute("x1", x);
    this.cursor.setAttribute("x2", x);
    for (const { list, dot } of this.series) {
      const value = at(list, frame);
      dot.setAttribute("visibility", value === null ? "hidden" : "visible");
      dot.setAttribute("cx", x);
      dot.setAttribute("cy", this.y(value ?? 0));
    }
  }

  read(frame) {
    for (const { list, value } of this.series) setText(value, fixed(at(list, frame)));
  }
}

// The least of 1, 2, 5, 10, 20, 50 ... that is not below a number
function niceStep(least) {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1e-6)));
  return power * [1, 2, 5, 10].find((factor) => factor * power >= least * 0.9999);
}

function buildPlots() {
  $("plots-section").hidden = !anim.totals;
  plots = [["Largest distance", "pt", "distance"], ["Largest speed", "pt/s", "speed"],
    ["Overlap", "pt²", "overlap"]]
    .filter(([, , key]) => anim.totals?.some((column) => column.overTime?.[key] !== undefined))
    .map((kind) => new Plot(...kind));
  $("plots").replaceChildren(...plots.map((plot) => plot.figure));
  for (const plot of plots) plot.build();
}

new ResizeObserver(() => {
  for (const plot of plots) if (plot.svg.clientWidth !== plot.width) plot.build();
}).observe($("plots"));

// MARK: Controls

const jump = (steps) => go(state.target + steps);
const firstFrame = () => go(0);
const lastFrame = () => go(anim.frames.length - 1);
const help = () => $("help").showModal();
const darkness = matchMedia("(prefers-color-scheme: dark)");
let flipped = false;
const isDark = () => darkness.matches !== flipped;
const nameTheme = () => setText($("theme"), isDark() ? "Light" : "Dark");

const actions = {
  home: firstFrame, end: lastFrame, back: () => jump(-1), next: () => jump(1), swap, keys: help,
  play: () => (state.playing ? pause() : play()),
  blink: () => {
    state.blinking = !state.blinking;
    showBlink();
  },
  "flames-out": () => {
    zoomFlames({});
    $("flames").querySelector("[tabindex='0']")?.focus();
  },
  deselect: () => {
    select(null);
    $("panel").focus();
  },
  theme: () => {
    flipped = !flipped;
    document.documentElement.dataset.theme = isDark() ? "dark" : "light";
    nameTheme();
  },
};
const changes = {
  speed: setClock, zoom: setZoom, trails: request, boxes: request, which: request,
  first: () => setPair(0, Number($("first").value)), "blink-rate": showBlink,
  "flames-of": () => showFlames(), "flames-column": () => showFlames(),
  second: () => setPair(1, Number($("second").value)), shows: ({ target }) => setShow(target.value),
};
const inputs = {
  scrubber: () => go(Number(scrubber.value)), wipe: () => setWipe(Number($("wipe").value)),
};
for (const [id, act] of Object.entries(actions)) $(id).onclick = act;
for (const [id, act] of Object.entries(changes)) $(id).onchange = act;
for (const [id, act] of Object.entries(inputs)) $(id).oninput = act;

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='#frame=']");
  if (!link) return;
  event.preventDefault();
  go(entryAt(parseInt(link.hash.slice(7), 10)));
});
addEventListener("hashchange", () => anim && readLink());
darkness.addEventListener("change", nameTheme);

const letters = {
  l: () => $("loop").click(), t: () => $("trails").click(), b: () => $("boxes").click(),
  1: () => setShow("side"), 2: () => setShow("wipe"), 3: () => setShow("blink"),
  "?": help,
};
const moves = {
  ArrowLeft: (ten) => jump(ten ? -10 : -1), ArrowRight: (ten) => jump(ten ? 10 : 1),
  Home: firstFrame, End: lastFrame,
};

document.addEventListener("keydown", (event) => {
  const { target, key, shiftKey } = event;
  if (!anim || event.ctrlKey || event.metaKey || event.altKey || $("help").open
    || target.matches("select")) return;
  // Space and arrows belong to the control that has the focus, if it uses them.
  const pressed = target.matches("button, summary, a, input:not([type=range])");
  const moved = target.matches("input:not([type=checkbox])") && !(target === scrubber && shiftKey);
  const scrolls = target.matches(".large, .scroller") && target.scrollWidth > target.clientWidth;
  let act;
  if (key === "Escape") act = () => select(null);
  else if (key === " ") act = pressed ? null : actions.play;
  else if (key in moves) act = moved || scrolls ? null : () => moves[key](shiftKey);
  else if ($("letters").checked) act = letters[key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
});

// MARK: Start and replacement

function buildHeader() {
  const { title, description, columns, count, frames, tool, views, totals, rate } = anim;
  document.title = title;
  setText($("title"), title);
  setText($("description"), description ?? "");
  $("description").hidden = !description;
  setText($("tool"), `Written by ${tool}.`);
  const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
  const facts = [
    [`${columns[0].size.join(" × ")} points`],
    [`${plural(count, "frame")} at ${brief(rate)} per second`], [`${brief(count / rate)} s`],
  ];
  if (frames.length < count) facts.push([plural(frames.length, "picture")]);
  if (views.length) facts.push([plural(views.length, "view")]);
  const [worst] = (totals ?? []).map(({ distance }) => distance).filter(Boolean)
    .sort((a, b) => b.value - a.value);
  if (worst) {
    facts.push([`largest distance ${fixed(worst.value)} points `,
      worst.value > 0 ? frameLink(worst.frame, `at frame ${worst.frame}`) : ""]);
  }
  $("facts").replaceChildren(...facts.map((fact) => make("span", {}, ...fact)));
}

// Builds what needs the numbers
function buildNumbers() {
  buildHeader();
  buildPanel();
  buildPlots();
  buildViews();
  buildFlames();
  request();
}

function begin(data) {
  anim = data;
  pictures = new Pictures();
  shown = -1;
  const last = anim.columns.length - 1;
  scrubber.max = anim.frames.length - 1;
  $("place").replaceChildren(make("b"), make("span"));
  for (const id of ["first", "second"]) $(id).replaceChildren(...names());
  if (Math.max(...state.pair) > last) state.pair = [0, Math.min(1, last)];
  if (!last) Object.assign(state, { show: "side", blinking: false });
  setText($("which").options[2], last ? "worst 5" : "longest 5");
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
  $("trails").checked = anim.columns.length > 1;
  aim(0);
  readLink();
  await anim.readNumbers();
  // More trails than this hide each other.
  if (anim.movers.length > 24) $("which").value = "worst";
  state.selected = anim.views[wantedView] ?? null;
  wantedView = null;
  buildNumbers();
  settleLater();
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
    faults.clear();
    $("alert").hidden = true;
    await next.readNumbers();
  } catch (fault) {
    complain(typeof fault === "string" ? fault : "The new data cannot be read.");
    return false;
  }
  const { playing, selected } = state;
  const frame = anim?.frames[state.target] ?? 0;
  state.playing = false;
  pictures?.close();
  // The old data leave the document, so that their memory is free.
  for (const script of anim?.scripts ?? []) script.remove();
  document.body.append(...next.scripts);
  state.selected = next.views.find(({ path }) => path === selected?.path) ?? null;
  begin(next);
  document.querySelector(".desk").hidden = $("transport").hidden = false;
  buildNumbers();
  aim(entryAt(frame));
  if (playing) play();
  else showPlaying();
  return true;
}

window.zoetropePage = { replace };
start();
