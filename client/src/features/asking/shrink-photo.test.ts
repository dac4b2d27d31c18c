import { expect, test, vi } from "vitest";
import { shrinkPhoto, shrunkSize } from "./shrink-photo.ts";

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 1601, height: 1601 },
    { width: 1600, height: 1600 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 20_000, height: 3 },
    { width: 1600, height: 1 },
  ],
])("a photo of %j becomes %j", (size, shrunk) => {
  expect(shrunkSize(size)).toEqual(shrunk);
});

test("a file that the browser can't decode is unchanged", async () => {
  vi.stubGlobal("createImageBitmap", () =>
    Promise.reject(new Error("The source image could not be decoded")),
  );
  const heic = new Blob(["heic"], { type: "image/heic" });
  expect(await shrinkPhoto(heic)).toBe(heic);
});
