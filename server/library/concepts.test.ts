import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readBooks } from "./books.ts";
import { librarySubjects } from "./concept.ts";
import { wholeLibrary } from "./testing/whole-library.ts";
import { overviewOf } from "./overview.ts";
import { conceptFaults } from "./testing/concept-faults.ts";
import { longestOptions, middleNumbers, onlyKeyHasReason } from "./testing/giveaways.ts";
import { isShortQuiz } from "./testing/quiz-faults.ts";

const concepts = wholeLibrary.all;
const ids = new Set(concepts.map(({ id }) => id));

test.each(concepts)("the strict check finds no fault in $id", (concept) => {
  expect(conceptFaults(concept, ids)).toEqual([]);
});

test.each([
  ["Mathematics", 60],
  ["Physics", 35],
  ["Chemistry", 30],
  ["Biology", 30],
  ["Science", 15],
  ["Social Science", 15],
  ["English", 10],
  ["Hindi", 5],
] as const)("%s has at least %i concepts", (subject, fewest) => {
  expect(librarySubjects).toContain(subject);
  expect(concepts.filter((concept) => concept.subject === subject).length).toBeGreaterThanOrEqual(
    fewest,
  );
});

test("no two concepts share a name", () => {
  const names = concepts.flatMap(({ id, name, aliases }) =>
    [...new Set([name, ...aliases].map((each) => each.toLowerCase()))].map((each) => ({
      each,
      id,
    })),
  );
  const shared = names.filter(({ each, id }) =>
    names.some((other) => other.each === each && other.id !== id),
  );
  expect(shared).toEqual([]);
});

test("the prerequisites have no cycle", () => {
  const before = new Map(concepts.map(({ id, prerequisites }) => [id, prerequisites]));
  const leadsBack = (start: string) => {
    const visited = new Set<string>();
    const toVisit = [...(before.get(start) ?? [])];
    for (let id = toVisit.pop(); id !== undefined; id = toVisit.pop()) {
      if (id === start) return true;
      if (!visited.has(id)) toVisit.push(...(before.get(id) ?? []));
      visited.add(id);
    }
    return false;
  };
  expect([...ids].filter(leadsBack)).toEqual([]);
});

test("no Hindi lesson has a sequel or a prerequisite in another language", () => {
  const subjectOf = new Map(concepts.map(({ id, subject }) => [id, subject]));
  const leads = concepts.flatMap(({ id, subject, prerequisites, next }) =>
    [...prerequisites, ...next].map((other) => ({
      id,
      other,
      of: [subject, subjectOf.get(other)],
    })),
  );
  const across = leads.filter(
    ({ of }) => of.includes("Hindi") && of.some((each) => each !== "Hindi"),
  );
  expect(across).toEqual([]);
});

test("a Hindi alias of an English lesson says that it is English", () => {
  const isHindi = (alias: string) => /^[\p{Script=Devanagari}\s-]+$/u.test(alias);
  const terms = /संज्ञा|सर्वनाम|विशेषण|क्रिया(?!एँ)|काल|वाच्य|वाक्य|अलंकार|कारक|कथन|कर्ता|संबंधबोधक|समास|संधि/u;
  const names = concepts.flatMap(({ subject, aliases }) => (subject === "English" ? aliases : []));
  expect(
    names.filter((name) => isHindi(name) && terms.test(name) && !/अंग्रेज|इंग्लिश/u.test(name)),
  ).toEqual([]);
});

test("a concept of five classes and more has at least five questions", () => {
  expect(concepts.filter(isShortQuiz).map(({ id }) => id)).toEqual([]);
});

test("the right option of a quiz can't be guessed from its position", () => {
  const keys = concepts.flatMap(({ quiz }) => quiz.map(({ key }) => key));
  for (const place of [0, 1, 2, 3]) {
    const share = keys.filter((key) => key === place).length / keys.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  }
});

const quiz = concepts.flatMap((concept) => concept.quiz);

test("the right option of a quiz can't be guessed from its length", () => {
  const { all, right } = longestOptions(quiz);
  expect(all.length).toBeGreaterThan(200);
  expect(right.length / all.length).toBeLessThan(0.25);
});

test.each(librarySubjects)("the right option can't be guessed from its length in %s", (subject) => {
  const ofSubject = concepts.filter((concept) => concept.subject === subject);
  const { all, right } = longestOptions(ofSubject.flatMap((concept) => concept.quiz));
  // A quarter by chance, with a tolerance where there are few questions.
  expect(right.length).toBeLessThanOrEqual(Math.ceil(all.length / 4) + 1);
});

test("the right option of a quiz is never the only one that gives a reason", () => {
  expect(quiz.filter(onlyKeyHasReason).map(({ question }) => question)).toEqual([]);
});

test("the right number of a quiz can't be guessed as a middle value", () => {
  const { all, middle } = middleNumbers(quiz);
  expect(all.length).toBeGreaterThan(200);
  expect(middle.length / all.length).toBeLessThan(0.57);
});

test("docs/library.md is up to date", async () => {
  expect(await readFile("docs/library.md", "utf8")).toBe(overviewOf(concepts, await readBooks()));
});
