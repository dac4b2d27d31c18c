// @vitest-environment node
import { expect, test } from "vitest";
import { largestPhoto } from "#shared/contracts/uploads.ts";
import { preparePhoto } from "./prepare-photo.ts";

const unchanged = async (file: Blob) => file;
const fileOf = (name: string, type: string, size = 4) =>
  new File([new Uint8Array(size)], name, { type });

test("a photo is accepted as shrunk by the browser", async () => {
  const jpeg = new Blob(["small"], { type: "image/jpeg" });
  const taken = await preparePhoto(fileOf("sum.png", "image/png"), async () => jpeg);
  expect(taken).toEqual({ kind: "photo", file: jpeg });
});

test.each([
  ["IMG_1.HEIC", ""],
  ["IMG_1.heif", "application/octet-stream"],
  ["IMG_1.heic", "image/heic"],
])("%s of type %j is accepted as a photo of an iPhone", async (name, type) => {
  const file = fileOf(name, type);
  expect(await preparePhoto(file, unchanged)).toEqual({ kind: "photo", file });
});

test.each([
  ["homework.pdf", "application/pdf", /isn't a photo/u],
  ["notes", "", /isn't a photo/u],
  ["drawing.svg", "image/svg+xml", /can't be opened/u],
  ["scan.tiff", "image/tiff", /can't be opened/u],
])("%s of type %j is refused with a sentence", async (name, type, reason) => {
  const taken = await preparePhoto(fileOf(name, type), unchanged);
  expect(taken).toEqual({ kind: "refused", reason: expect.stringMatching(reason) });
});

test("a photo may have 10 MB, but not a byte more", async () => {
  const fits = await preparePhoto(fileOf("a.jpg", "image/jpeg", largestPhoto), unchanged);
  const tooLarge = await preparePhoto(fileOf("a.jpg", "image/jpeg", largestPhoto + 1), unchanged);
  expect(fits.kind).toBe("photo");
  expect(tooLarge).toEqual({ kind: "refused", reason: expect.stringContaining("10 MB") });
});
