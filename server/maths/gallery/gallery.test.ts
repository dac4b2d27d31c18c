import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeGallery } from "./gallery.ts";

test("the gallery shows the current output of the solver; `npm run gallery` regenerates it", () => {
  const page = new URL("../../../docs/maths-gallery.md", import.meta.url);
  expect(writeGallery() === readFileSync(page, "utf8")).toBe(true);
});
