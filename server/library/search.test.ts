import fc from "fast-check";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { wholeLibrary as library } from "./testing/whole-library.ts";

/**
 * Written before the search, by an author who had not seen it. Both halves were used to tune it: they guard against
 * regressions, and are no estimate for other questions.
 */
const studentQuestions = z.object({
  known: z.array(
    z.object({ asked: z.string(), id: z.string(), also: z.array(z.string()).default([]) }),
  ),
  unknown: z.array(z.string()),
});
const file = new URL("testing/student-questions.json", import.meta.url);
const { known, unknown } = studentQuestions.parse(JSON.parse(await readFile(file, "utf8")));
const foundFor = (text: string, grade?: number) => {
  const finding = library.find(text, grade === undefined ? {} : { grade });
  return finding.kind === "found" ? finding.concept.id : null;
};

test.each([
  ["of the first half", known.slice(0, 60)],
  ["of the second half", known.slice(60)],
])("all but six of the questions %s find the right concept", (_of, questions) => {
  const wrong = questions.filter(
    ({ asked, id, also }) => ![id, ...also].includes(foundFor(asked) ?? ""),
  );
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(wrong.map(({ asked }) => asked)).toSatisfy((missed: string[]) => missed.length <= 6);
});

test.each([
  ["of the first half", unknown.slice(0, 20), 0],
  // One whose words it really contains: the price of a cell phone.
  ["of the second half", unknown.slice(20), 2],
])("hardly any of 20 questions %s outside the library is answered", (_of, questions, most) => {
  expect(questions).toHaveLength(20);
  const answered = questions.filter((text) => foundFor(text) !== null);
  expect(answered).toSatisfy((texts: string[]) => texts.length <= most);
});

test("every concept is found by its name and by each of its aliases", () => {
  const lost = library.all.flatMap(({ id, name, aliases }) =>
    [name, ...aliases].flatMap((text) => (foundFor(text) === id ? [] : [`${text} (${id})`])),
  );
  expect(lost).toEqual([]);
});

test("every concept is found by each way in which students ask for it", () => {
  const asked = library.all.flatMap(({ id, asked }) => asked.map((text) => ({ id, text })));
  const lost = asked.filter(({ id, text }) => foundFor(text) !== id);
  expect(lost.length / asked.length).toBeLessThan(0.03);
});

test.each([
  [
    "a name of several words that stands whole in it",
    "series n parallal circut",
    "series-and-parallel-circuits",
  ],
  ["a misspelt name beside words that say little", "digestiv sistem diagram", "digestive-system"],
  ["a misspelt name alone", "accelaration", "acceleration"],
  ["a name written as two words", "electro magnet kaise banaye", "electromagnetism"],
  ["a term written as two words", "what are poly gons", "geometry"],
  ["one word that is hardly anybody else's", "what is an antigen", "diseases-and-immunity"],
  ["being nearly one that students ask", "aloo mein taar lagane par dhabba kyu", "electrolysis"],
  ["a formula", "v=u+at derivation", "equations-of-motion"],
])("a question is recognised by %s", (_by, text, id) => {
  expect(foundFor(text)).toBe(id);
});

test("of two matches the one for the student's class comes first", () => {
  expect(foundFor("additive inverse of -12", 6)).toBe("integers");
  expect(foundFor("additive inverse of -12", 8)).toBe("rational-numbers");
});

test.each(["sofa", "night clubs chapter class 12", "google"])(
  "words that a concept mentions in passing make no match: %s",
  (text) => {
    expect(foundFor(text)).toBeNull();
  },
);

test("near matches are offered where nothing is certain", () => {
  const finding = library.find("gold ring price today");
  expect(finding.kind === "unsure" ? finding.nearby.length : 0).toBeLessThanOrEqual(4);
});

test.each(["", "   ", "?", "$$", "the", "क्या", "a".repeat(5000), "\u0000\ud800"])(
  "%j has nothing to search for",
  (text) => {
    expect(library.find(text).kind).toBe("unsure");
  },
);

test("any text gets a result", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(["found", "unsure"]).toContain(library.find(text).kind);
    }),
    { numRuns: 200 },
  );
});

test("every question that the library asks students is recognised", () => {
  for (const concept of library.all) {
    for (const { question, answer } of concept.questions) {
      expect(library.findQuestion(question)).toMatchObject({ kind: "thought", concept, answer });
      expect(foundFor(question)).toBe(concept.id);
    }
    for (const { question, options } of concept.quiz) {
      const [first, ...others] = options;
      const lines = [...others, first].map((text, at) => `- (${"ABCD"[at]}) ${text}`);
      const asked = `${question}\n\n${lines.join("\n")}`;
      expect(library.findQuestion(asked)).toMatchObject({ kind: "quiz", concept, question });
    }
  }
  expect(library.findQuestion("Why do leaves fall?")).toBeUndefined();
});

test("an exact name has priority over its stem", () => {
  expect(foundFor("indices")).toBe("exponents-and-powers");
  expect(foundFor("Factors")).toBe("factors-and-multiples");
});

test("a single content word of a question is no name", () => {
  expect(foundFor("banana")).toBeNull();
});

test.each(["bijli ka bill online kaise bhare", "mirror selfie poses"])(
  "%s is an errand, whatever its other words",
  (text) => {
    expect(foundFor(text)).toBeNull();
  },
);

test("everyday Hindi is not taken for a question on grammar", () => {
  const finding = library.find("tamatar kabhi 20 kabhi 100 rupay kilo kyu ho jata hai");
  const near = finding.kind === "unsure" ? finding.nearby : finding.others;
  expect(near.map(({ subject }) => subject)).not.toContain("Hindi");
});

test.each(["my dog is ill", "hostel room rent", "when is diwali"])(
  "one common word of %s suggests no concept",
  (text) => {
    expect(library.find(text)).toEqual({ kind: "unsure", nearby: [] });
  },
);
