// Finds previews, opens their pictures at full size, and plays those that move, all by one clock.
const $ = (id) => document.getElementById(id);
const [search, dialog, full, player, scrubber] =
  ["search", "dialog", "full", "player", "scrubber"].map($);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const make = (tag, properties) => Object.assign(document.createElement(tag), properties);

// MARK: Finding previews

const text = (selector, root) => root.querySelector(selector).textContent.toLowerCase();
const previews = all(".preview").map((preview) =>
  ({ preview, words: `${text("h2", preview.closest(".file"))} ${text("h3", preview)}` }));

// Shows the previews whose file and name contain every word searched for
function find() {
  const wanted = search.value.toLowerCase().split(/\s+/);
  for (const { preview, words } of previews) {
    preview.hidden = !wanted.every((word) => words.includes(word));
  }
  for (const file of all(".file")) file.hidden = !file.querySelector(".preview:not([hidden])");
  const total = previews.length;
  const shown = all(".preview:not([hidden])").length;
  const failed = all(".failed:not([hidden])").length;
  $("count").textContent = `${shown < total ? `${shown} of ` : ""}${total} `
    + `preview${total === 1 ? "" : "s"}${failed ? ` · ${failed} failed` : ""}`;
  $("nothing").textContent = shown ? ""
    : total ? `No preview matches “${search.value.trim()}”.` : "There are no previews.";
}

// A link to a preview that the search hides ends the search.
function reveal() {
  const target = document.querySelector(".preview:target");
  if (!target?.hidden) return;
  search.value = "";
  find();
  target.scrollIntoView();
}

// MARK: Films

const mostBitmaps = 4; // of each film
let [time, playing, lastTick, nextTick] = [0, false, null, 0];

function bytes(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

// A place where a film is drawn. Until then the picture is seen, which is frame 0
function makeScreen(box, image) {
  const canvas = make("canvas", { role: "img", ariaLabel: image.alt });
  box.append(canvas);
  return { box, canvas, painted: 0 };
}

// The frames of one figure. A "root" is the frame that holds the picture of a frame
class Film {
  bitmaps = new Map();
  wanted = 0;
  isNear = false;
  isBusy = false;

  constructor(script, box, image) {
    this.figure = script.parentElement;
    this.lines = script.textContent.trim().split("\n");
    this.rate = Number(script.dataset.rate) || 60;
    this.length = this.lines.length / this.rate;
    this.screens = [makeScreen(box, image)];
  }

  get isSeen() {
    return dialog.open ? this === opened?.film : this.isNear;
  }

  // The root of a frame, or of the last frame if there are fewer
  root(frame) {
    frame = Math.min(frame, this.lines.length - 1);
    const [, earlier] = /^=(\d+)/.exec(this.lines[frame]) ?? [];
    return earlier < frame ? this.root(Number(earlier)) : frame;
  }

  // Brings the film to the time of the clock, or frees its memory if nobody sees it
  update() {
    // Without the summand, rounding would sometimes show the frame before.
    this.wanted = Math.floor(time * this.rate + 0.001);
    if (this.isSeen) {
      this.paint(this.root(this.wanted));
      this.decode();
    } else {
      for (const root of [...this.bitmaps.keys()]) this.forget(root);
    }
  }

  // The root to decode next: the one wanted, and while playing the two after it
  wish() {
    for (let step = 0; step <= (playing ? 2 : 0); step++) {
      const root = this.root(this.wanted + step);
      const isPainted = this.screens.every(({ painted }) => painted === root);
      if (!isPainted && !this.bitmaps.has(root)) return root;
    }
    return null;
  }

  // Decodes one picture at a time, the one most needed then, so late frames drop out
  async decode() {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let root; this.isSeen && (root = this.wish()) !== null;) {
      const wasWanted = root === this.root(this.wanted);
      let bitmap = null;
      try {
        bitmap = await createImageBitmap(new Blob([bytes(this.lines[root])]));
      } catch {
        // The picture is damaged, so the one before it stays.
      }
      this.bitmaps.set(root, bitmap);
      const now = this.root(this.wanted);
      // If decoding is slower than the clock, a picture that comes late is better than none.
      this.paint(wasWanted && !this.bitmaps.has(now) ? root : now);
      const others = [...this.bitmaps.keys()].filter((other) => other !== now);
      for (const other of others.slice(0, -mostBitmaps + 1)) this.forget(other);
    }
    this.isBusy = false;
    if (!this.isSeen) this.update();
  }

  forget(root) {
    this.bitmaps.get(root)?.close();
    this.bitmaps.delete(root);
  }

  paint(root) {
    const bitmap = this.bitmaps.get(root);
    if (!bitmap) return;
    for (const screen of this.screens) {
      if (screen.painted === root) continue;
      const { width, height } = bitmap;
      // This also clears the canvas.
      Object.assign(screen.canvas, { width, height });
      screen.canvas.getContext("2d").drawImage(bitmap, 0, 0);
      screen.painted = root;
      screen.box.classList.add("drawn");
    }
  }
}

// MARK: Pictures

// Tells the style the size of a picture in points
function setSize(element, image) {
  for (const side of ["width", "height"]) {
    element.style.setProperty(`--${side}`, image.getAttribute(side));
  }
}

// Each picture becomes a button that opens it.
const pictures = all(".pictures img").map((image) => {
  const figure = image.closest("figure");
  const button = make("button",
    { className: "picture", title: "Open at full size", ariaHasPopup: "dialog" });
  setSize(figure, image);
  // The pictures of a preview have one size, from which their row takes its own.
  setSize(figure.parentElement, image);
  image.replaceWith(button);
  button.append(image);
  const script = figure.querySelector(".frames");
  const film = script && new Film(script, button, image);
  const picture = { image, figure, button, film };
  button.onclick = () => open(picture);
  return picture;
});
const films = pictures.flatMap(({ film }) => film ?? []);
const updateFilms = () => films.forEach((film) => film.update());
let opened = null;

function open(picture) {
  const { image, figure, film } = picture;
  leave();
  opened = picture;
  setSize(full, image);
  full.className = figure.className;
  full.replaceChildren(image.cloneNode());
  full.scrollTo(0, 0);
  film?.screens.push(makeScreen(full, image));
  const seen = seenPictures();
  $("title").textContent = image.alt;
  $("position").textContent = `${seen.indexOf(picture) + 1} of ${seen.length}`;
  if (!dialog.open) {
    // The rest of the page cannot be reached now, so the player comes along.
    if (films.length) dialog.append(player);
    dialog.showModal();
    full.focus();
  }
  updateFilms();
}

// Stops to draw the film of the opened picture in the dialog
function leave() {
  if (opened?.film) opened.film.screens.length = 1;
}

const seenPictures = () => pictures.filter(({ button }) => button.offsetWidth);

function move(step) {
  const seen = seenPictures();
  open(seen.at((seen.indexOf(opened) + step) % seen.length));
}

dialog.onclose = () => {
  // The event comes late, so the dialog may be open again.
  if (dialog.open) return;
  if (films.length) document.querySelector("main").append(player);
  leave();
  full.replaceChildren();
  opened.button.focus();
  opened = null;
  updateFilms();
};
$("close").onclick = () => dialog.close();
$("previous").onclick = () => move(-1);
$("next").onclick = () => move(1);

// MARK: Playing

const length = Math.max(...films.map((film) => film.length));
// The scrubber counts the frames of the fastest film, so that an arrow key moves by one of them.
const rate = Math.max(...films.map((film) => film.rate));

function setTime(seconds) {
  time = seconds;
  scrubber.value = Math.floor(time * rate + 0.001);
  scrubber.ariaValueText = `${time.toFixed(2)} seconds`;
  $("place").textContent = `${time.toFixed(2)} / ${length.toFixed(2)} s`;
  updateFilms();
}

function setPlaying(value) {
  playing = value;
  lastTick = null;
  const name = playing ? "Pause" : "Play";
  Object.assign($("play"), { ariaLabel: name, title: `${name} (Space)` });
  $("play").querySelector("path").setAttribute("d",
    playing ? "M4 2h3v12H4zM9 2h3v12H9z" : "M4 2v12l9-6z");
  cancelAnimationFrame(nextTick);
  if (playing) nextTick = requestAnimationFrame(tick);
}

function tick(now) {
  let next = time + (now - (lastTick ?? now)) / 1000 * parseFloat($("speed").value);
  lastTick = now;
  if (next >= length) {
    if ($("loop").checked) next %= length;
    else setPlaying(false);
  }
  setTime(Math.min(next, length));
  if (playing) nextTick = requestAnimationFrame(tick);
}

function togglePlaying() {
  if (!playing && time >= length) setTime(0);
  setPlaying(!playing);
}

if (films.length) {
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      films.find(({ figure }) => figure === target).isNear = isIntersecting;
    }
    updateFilms();
  }, { rootMargin: "100px" });
  for (const { figure } of films) near.observe(figure);
  scrubber.max = Math.round(length * rate);
  scrubber.oninput = () => {
    setPlaying(false);
    setTime(Math.min(Number(scrubber.value) / rate, length));
  };
  $("play").onclick = togglePlaying;
  player.hidden = false;
  setTime(0);
} else {
  player.remove();
}

// MARK: Keys

document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (key === "/" && !dialog.open && target !== search) {
    search.select();
    search.focus();
  } else if (key === " " && films.length
    && !target.matches("button, select, input:not([type=range])")) {
    if (!event.repeat) togglePlaying();
  } else if (step && dialog.open && !target.matches("input, select")) {
    // Arrows change the picture, so with Shift they scroll one that is too wide.
    if (event.shiftKey) full.scrollBy(step * 80, 0);
    else move(step);
  } else {
    return;
  }
  event.preventDefault();
});

search.oninput = find;
addEventListener("hashchange", reveal);
find();
