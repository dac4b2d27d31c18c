import type { Page } from "playwright-core";

/** Records in the page when she taps, when the first response appears, what moves and every text that was displayed. */
const watcher = `(() => {
  const notes = { tap: 0, sign: 0, painted: 0, shifts: [], texts: [], received: "" };
  window.watched = notes;
  addEventListener("click", ({ timeStamp, target }) => {
    if (target.closest("button, a")) Object.assign(notes, { tap: timeStamp, sign: 0, painted: 0 });
  }, { capture: true });
  const fetchIt = window.fetch;
  window.fetch = async (...call) => {
    const response = await fetchIt(...call);
    if (!(response.headers.get("content-type") ?? "").startsWith("text/event-stream")) return response;
    const [kept, given] = response.body.tee();
    kept.pipeThrough(new TextDecoderStream()).pipeTo(
      new WritableStream({ write: (text) => { notes.received += text; } }),
    ).catch(() => undefined);
    return new Response(given, response);
  };
  const isThere = () =>
    document.querySelector("[aria-label='Your question']") !== null &&
    [...document.querySelectorAll("h2")].some((h2) => h2.textContent === "Working on your answer");
  const note = () => {
    if (!document.body) return;
    const words = document.querySelector("main")?.textContent ?? "";
    if (notes.texts.at(-1) !== words) notes.texts.push(words);
    if (notes.tap === 0 || notes.sign > 0 || !isThere()) return;
    notes.sign = performance.now();
    requestAnimationFrame(() => setTimeout(() => { notes.painted = performance.now(); }));
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      const what = sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 160));
      notes.shifts.push({ value, at: startTime, what });
    }
  }).observe({ type: "layout-shift", buffered: true });
})()`;

/** Must run before the page is opened. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(watcher);
}

interface Notes {
  tap: number;
  /** Her question and the answer's skeleton are in the document. */
  sign: number;
  /** The frame after that was drawn. */
  painted: number;
  shifts: { value: number; at: number; what: string[] }[];
  /** Every text that the page has displayed, in order. */
  texts: string[];
  /** All that arrived in streams, in order. */
  received: string;
}

export async function watched(page: Page): Promise<Notes> {
  return page.evaluate<Notes>("window.watched");
}

/** The layout shift since the first response, in the unit of Web Vitals; shifts right after a tap count too. */
export async function movedSinceSign(page: Page): Promise<{ total: number; what: string }> {
  const { painted, shifts } = await watched(page);
  const moved = shifts.filter(({ at }) => at > painted);
  return {
    total: moved.reduce((sum, { value }) => sum + value, 0),
    what: moved.map(({ value, what }) => `${value.toFixed(4)}: ${what.join(" / ")}`).join("\n"),
  };
}
