import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { wholeLibrary as library } from "./testing/whole-library.ts";

/**
 * Questions by an author who hadn't seen the listed questions in the concepts' files, a third of them Hindi or
 * Hinglish.
 */
const questions = z.object({
  topics: z.array(z.object({ asked: z.string(), pages: z.array(z.string()).min(1) })),
  strays: z.array(z.string()),
});
const file = new URL("testing/ways-to-ask.json", import.meta.url);
const { topics, strays } = questions.parse(JSON.parse(await readFile(file, "utf8")));
test("every expected page is in the library", () => {
  const pages = topics.flatMap((each) => each.pages);
  expect(pages.filter((id) => !library.get(id))).toEqual([]);
});

test("85% of the questions get their page, and at most 2% another", () => {
  const findings = topics.map((each) => ({ ...each, ...library.find(each.asked) }));
  const sure = findings.filter((finding) => finding.kind === "found");
  const wrong = sure.filter(({ concept, pages }) => !pages.includes(concept.id));
  expect((sure.length - wrong.length) / topics.length).toBeGreaterThanOrEqual(0.85);
  expect(wrong.length / topics.length).toBeLessThanOrEqual(0.02);
});

test("at most 2% of the questions outside the library get a page", () => {
  const sure = strays.filter((text) => library.find(text).kind === "found");
  expect(sure.length / strays.length).toBeLessThanOrEqual(0.02);
});
