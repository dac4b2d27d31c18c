import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pauseUntilResume } from "./on-resume.ts";

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
