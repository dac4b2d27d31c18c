import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk } from "./load-chunk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a chunk that couldn't be fetched is fetched again when the connection is back", async () => {
  const failed = vi.fn<() => void>();
  const fetchChunk = vi.fn<() => Promise<string>>();
  fetchChunk.mockRejectedValueOnce(new TypeError("no line")).mockResolvedValueOnce("the part");
  const part = loadChunk(fetchChunk, failed);
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("online"));
  await expect(part).resolves.toBe("the part");
});

test("a chunk whose address failed earlier is fetched from another address of the same file", async () => {
  const address = `${location.origin}/assets/part-abc.js`;
  const fetchChunk = vi.fn<() => Promise<string>>(async () => {
    throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  });
  const importFrom = vi.fn<(address: string) => Promise<string>>();
  importFrom.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue("the part");
  const part = loadChunk(fetchChunk, () => undefined, importFrom);
  await vi.advanceTimersByTimeAsync(0);
  expect(importFrom).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(part).resolves.toBe("the part");
  // A later fetch on the same page doesn't use an address that has already failed.
  await expect(loadChunk(fetchChunk, () => undefined, importFrom)).resolves.toBe("the part");
  const addresses = importFrom.mock.calls.map(([given]) => given);
  expect(new Set(addresses).size).toBe(3);
  for (const given of addresses) expect(given.replace(/\d+$/u, "")).toBe(`${address}?again=`);
});

test.each(["https://elsewhere.test/assets/part.js", "/assets/part.js", "no address"])(
  "nothing is imported from %s if an error message names it",
  async (place) => {
    const fetchChunk = vi.fn<() => Promise<string>>().mockResolvedValue("the part");
    for (const _ of [1, 2]) fetchChunk.mockRejectedValueOnce(new TypeError(`It failed: ${place}`));
    const importFrom = vi.fn<(address: string) => Promise<string>>();
    const part = loadChunk(fetchChunk, () => undefined, importFrom);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(part).resolves.toBe("the part");
    expect(importFrom).not.toHaveBeenCalled();
  },
);
