import { expect, test, vi } from "vitest";
import { threeConcepts } from "../testing/library.ts";
import { cachedLibrary } from "./cached-library.ts";

function watched() {
  const find = vi.fn(threeConcepts.find);
  return { find, library: cachedLibrary({ ...threeConcepts, find }) };
}

test("equal questions of a class cause one search", () => {
  const { find, library } = watched();
  const first = library.find("photosynthesis", { grade: 7 });
  expect(first).toMatchObject({ kind: "found" });
  expect(library.find("photosynthesis", { grade: 7 })).toBe(first);
  expect(find).toHaveBeenCalledOnce();
});

test("the cache distinguishes classes", () => {
  const { find, library } = watched();
  for (const options of [{ grade: 7 }, { grade: 8 }, {}]) library.find("photosynthesis", options);
  expect(find).toHaveBeenCalledTimes(3);
});

test("a full cache evicts only the oldest text", () => {
  const { find, library } = watched();
  for (let text = 0; text <= 500; text += 1) library.find(`text ${text}`);
  library.find("text 1");
  expect(find).toHaveBeenCalledTimes(501);
  library.find("text 0");
  expect(find).toHaveBeenCalledTimes(502);
});
