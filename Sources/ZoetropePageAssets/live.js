// Keeps a page up to date while `zoetrope watch` runs: asks the server for its state, swaps the
// content of the page, and shows what the compiler says.
"use strict";
(() => {
  const bar = document.createElement("div");
  bar.setAttribute("role", "status");
  bar.style.cssText =
    "position:fixed;right:1rem;bottom:1rem;z-index:9;max-width:min(60rem,calc(100vw - 2rem));" +
    "font:13px/1.45 system-ui,sans-serif;background:#1d1d1f;color:#fff;border-radius:6px;" +
    "padding:.5rem .75rem;box-shadow:0 2px 12px #0006";
  const line = document.createElement("div");
  const output = document.createElement("pre");
  output.tabIndex = 0;
  output.setAttribute("aria-label", "Output of the compiler");
  output.style.cssText =
    "margin:.5rem 0 0;max-height:60vh;overflow:auto;white-space:pre-wrap;" +
    "font:12px/1.4 ui-monospace,monospace";
  const picture = document.createElement("img");
  picture.style.cssText = "display:block;max-width:20rem;max-height:20rem;margin-top:.5rem";
  bar.append(line, output, picture);
  document.body.append(bar);

  function show(text, details) {
    bar.hidden = !text;
    if (line.textContent !== text) line.textContent = text;
    output.hidden = !details;
    if (output.textContent !== details) output.textContent = details;
  }

  let drawn = 0;

  // Shows the still of a version; none for 0. The page's policy allows no other pictures than its own.
  async function showStill(version) {
    if (version === drawn) return;
    drawn = version;
    if (picture.src) URL.revokeObjectURL(picture.src);
    picture.hidden = !version;
    picture.removeAttribute("src");
    if (!version) return;
    const response = await fetch("still?v=" + version);
    if (!response.ok || drawn !== version) return;
    picture.src = URL.createObjectURL(await response.blob());
    picture.alt = "The current frame of the new build";
  }

  // The frame in the address, which the page keeps current.
  function frame() {
    const found = /[#&]frame=(\d+)/.exec(location.hash);
    return found ? found[1] : "0";
  }

  let seen = -1;
  let shown = Number(document.documentElement.dataset.page || 0);

  async function replace(version) {
    const response = await fetch("page?v=" + version);
    if (!response.ok) return;
    const text = await response.text();
    shown = version;
    if (window.zoetropePage) return window.zoetropePage.replace(text);
    // This is not the page yet. The new document goes on from here.
    location.reload();
    await new Promise(() => {});
  }

  async function follow() {
    for (;;) {
      try {
        const response = await fetch(`state?seen=${seen}&frame=${frame()}`);
        if (!response.ok) throw new Error(String(response.status));
        const state = await response.json();
        seen = state.version;
        if (state.page && state.page !== shown) await replace(state.page);
        document.documentElement.dataset.state = state.phase;
        if (state.phase === "building") show("Building…", "");
        else if (state.phase === "rendering") show("Rendering…", "");
        else if (state.phase === "failed") show(state.message, state.output);
        else show("", "");
        await showStill(state.phase === "rendering" ? state.still : 0);
      } catch {
        document.documentElement.dataset.state = "disconnected";
        show("The watch has ended; waiting for it to start again…", "");
        seen = -1;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  follow();
})();
