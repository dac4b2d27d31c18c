import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchUntilThere, pauseUntilResume } from "./on-resume.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Whether a pause is over, checked without waiting for it. */
function paused(signal?: AbortSignal) {
  const over = vi.fn<() => void>();
  const pause = pauseUntilResume(4_000, signal);
  pause.then(over, () => undefined);
  return { over, pause };
}

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

test("a pause lasts the given time", async () => {
  const { over } = paused();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

test.each<[string, () => void]>([
  ["the line is there again", () => window.dispatchEvent(new Event("online"))],
  ["the page is seen again", () => show("visible")],
])("a pause ends when %s", async (_name, resume) => {
  const { over } = paused();
  resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledOnce();
});

test("a page that is hidden doesn't resume", async () => {
  const { over } = paused();
  show("hidden");
  await vi.advanceTimersByTimeAsync(0);
  expect(over).not.toHaveBeenCalled();
});

test("an aborted pause throws the abort, also if it was aborted before it began", async () => {
  const controller = new AbortController();
  const { pause } = paused(controller.signal);
  controller.abort();
  await expect(pause).rejects.toMatchObject({ name: "AbortError" });
  await expect(paused(controller.signal).pause).rejects.toMatchObject({ name: "AbortError" });
  expect(vi.getTimerCount()).toBe(0);
});

test("a chunk that couldn't be fetched is fetched again when the connection is back", async () => {
  const failed = vi.fn<() => void>();
  const fetchPart = vi.fn<() => Promise<string>>();
  fetchPart.mockRejectedValueOnce(new TypeError("no line")).mockResolvedValueOnce("the part");
  const part = fetchUntilThere(fetchPart, failed);
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("online"));
  await expect(part).resolves.toBe("the part");
});

test("a chunk whose address failed earlier is fetched from another address of the same file", async () => {
  const address = `${location.origin}/assets/part-abc.js`;
  const fetchPart = vi.fn<() => Promise<string>>(async () => {
    throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  });
  const importFrom = vi.fn<(address: string) => Promise<string>>();
  importFrom.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue("the part");
  const part = fetchUntilThere(fetchPart, () => undefined, importFrom);
  await vi.advanceTimersByTimeAsync(0);
  expect(importFrom).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(part).resolves.toBe("the part");
  // A later fetch on the same page doesn't use an address that has already failed.
  await expect(fetchUntilThere(fetchPart, () => undefined, importFrom)).resolves.toBe("the part");
  const addresses = importFrom.mock.calls.map(([given]) => given);
  expect(new Set(addresses).size).toBe(3);
  for (const given of addresses) expect(given.replace(/\d+$/u, "")).toBe(`${address}?again=`);
});

test.each(["https://elsewhere.test/assets/part.js", "/assets/part.js", "no address"])(
  "nothing is imported from %s if an error message names it",
  async (place) => {
    const fetchPart = vi.fn<() => Promise<string>>().mockResolvedValue("the part");
    for (const _ of [1, 2]) fetchPart.mockRejectedValueOnce(new TypeError(`It failed: ${place}`));
    const importFrom = vi.fn<(address: string) => Promise<string>>();
    const part = fetchUntilThere(fetchPart, () => undefined, importFrom);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(part).resolves.toBe("the part");
    expect(importFrom).not.toHaveBeenCalled();
  },
);
