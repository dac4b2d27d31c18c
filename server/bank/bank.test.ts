import { readFile } from "node:fs/promises";
import { examSubjects, mockFormats, sessionLengths } from "#shared/domain/exams.ts";
import { grades } from "#shared/domain/grade.ts";
import { examTypes } from "#shared/domain/study.ts";
import { expect, test } from "vitest";
import { readBooks } from "../library/books.ts";
import { wholeLibrary } from "../library/testing/whole-library.ts";
import { longestOptions, onlyKeyHasReason } from "../library/testing/giveaways.ts";
import type { BankQuestion, ChoiceQuestion } from "./bank-question.ts";
import { createBank, familyOf } from "./bank.ts";
import { setup as buildIfStale } from "../testing/build-server.ts";
import { builtBank } from "./built-bank.ts";
import { drawsInProduct } from "./draw-template.ts";
import { bankOverviewOf } from "./overview.ts";
import { questionsOf, readChapters } from "./read-bank.ts";
import { storedQuestions } from "./stored-question.ts";
import { questionFaults } from "./testing/bank-faults.ts";
import { doublesIn } from "./testing/doubles.ts";

buildIfStale();
/** All questions of the bank as the current build has drawn and stored them. */
const all: BankQuestion[] = storedQuestions.parse(
  JSON.parse(await readFile(`dist/server/${builtBank}`, "utf8")),
);
const chapters = (await readChapters()).map((chapter) => ({
  ...chapter,
  questions: all.filter(({ id }) => id.slice(0, id.lastIndexOf("/")) === chapter.name),
}));
const concepts = new Map(wholeLibrary.all.map(({ id, subject }) => [id, subject]));
const curriculum = await readBooks();
const bank = createBank(all, (concept) => concepts.get(concept));

test.each(chapters)("the strict check finds no fault in $name", ({ questions }) => {
  expect(questions.flatMap(questionFaults)).toEqual([]);
});

test.each(chapters)("$name is a chapter of a school book or a topic beside them", ({ chapter }) => {
  const { grade, name, edition } = chapter;
  const listed = curriculum.chapters.filter(
    (each) => each.grade === grade && each.name === name && each.edition === edition,
  );
  // Grammar and writing have no book; their edition is that of the list, as in the concepts.
  const beside = curriculum.topics.filter(
    ({ names, grades: [from, to] }) => names.includes(name) && from <= grade && grade <= to,
  );
  expect([...listed, ...beside]).not.toEqual([]);
});

test("every topic is a concept of the library", () => {
  const unknown = all.filter(({ topic }) => !concepts.has(topic));
  expect(unknown.map(({ id, topic }) => `${id}: ${topic}`)).toEqual([]);
});

test("no two questions share an id, or ask the same", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(doublesIn(all)).toEqual([]);
});

const choices = all.filter((question): question is ChoiceQuestion => question.kind === "choice");
const asQuiz = choices.map(({ question, options, key, explanation }) => ({
  question,
  options: options.map(({ text }) => text),
  key,
  why: explanation,
}));

test("the right option can't be guessed from its position, its length or its reason", () => {
  for (const place of [0, 1, 2, 3]) {
    const share = choices.filter(({ key }) => key === place).length / choices.length;
    // A quarter by chance, with a tolerance of three standard deviations.
    expect(share).toBeLessThan(0.25 + 1.3 / Math.sqrt(choices.length));
  }
  const { all: worded, right } = longestOptions(asQuiz);
  expect(right.length).toBeLessThanOrEqual(Math.ceil(worded.length / 4) + 1);
  expect(asQuiz.filter(onlyKeyHasReason).map(({ question }) => question)).toEqual([]);
});

test("few options are all of these or none of these", () => {
  const texts = choices.flatMap(({ options }) => options.map(({ text }) => text));
  const together = texts.filter((text) =>
    /\b(?:all|none|both|neither) of (?:these|the above)\b/iu.test(text),
  );
  expect(together.length).toBeLessThanOrEqual(choices.length / 100);
});

test("docs/bank.md is up to date", async () => {
  expect(await readFile("docs/bank.md", "utf8")).toBe(bankOverviewOf(all));
});

/** The number of distinct questions that this many sessions can have, with one per template in each. */
function mostIn(sessions: number, available: readonly BankQuestion[]): number {
  const draws = new Map<string, number>();
  for (const question of available) {
    const family = familyOf(question);
    draws.set(family, (draws.get(family) ?? 0) + 1);
  }
  return [...draws.values()].reduce((sum, count) => sum + Math.min(sessions, count), 0);
}

test("every subject of every exam fills two full tests in every class without a repeat", () => {
  const wanted = 2 * sessionLengths.full_test.questions;
  const all = examTypes.flatMap((exam) =>
    grades.flatMap((grade) =>
      examSubjects(exam, grade).map((subject) => ({ exam, grade, subject })),
    ),
  );
  const few = all.flatMap(({ exam, grade, subject }) => {
    const most = mostIn(2, bank.forStudent({ exam, grade, subject, kind: "choice" }));
    return most >= wanted ? [] : [`${exam}, class ${grade}, ${subject}: ${most}`];
  });
  expect(few).toEqual([]);
});

test.each(["JEE", "NEET"] as const)("the paper of %s is filled twice without a repeat", (exam) => {
  const sections = mockFormats[exam]?.sections ?? [];
  expect(sections.length).toBeGreaterThan(0);
  for (const { subject, choice, numerical } of sections) {
    const most = (kind: "choice" | "numerical") =>
      mostIn(2, bank.forPaper({ exam, subject, kind }));
    expect(most("choice")).toBeGreaterThanOrEqual(2 * choice);
    expect(most("numerical")).toBeGreaterThanOrEqual(2 * numerical);
  }
});

test("the build stores the questions of every chapter, in their order, and no others", () => {
  expect(all).toEqual(chapters.flatMap(({ questions }) => questions));
});

test.each(chapters)(
  "the build stores for $name the questions of its file and the draws of its templates",
  (chapter) => {
    const draws = new Map<string, number>();
    const written = chapter.questions.filter((question) => {
      const family = familyOf(question);
      const before = draws.get(family) ?? 0;
      draws.set(family, before + 1);
      return before === 0;
    });
    // The first draw of each template; the others follow the same rule with the next numbers.
    expect(written).toEqual(questionsOf(chapter, 1));
    const { name, templates } = chapter;
    const drawn = templates.map(({ id }) => draws.get(`${name}/${id}`));
    expect(drawn).toEqual(templates.map(() => drawsInProduct));
  },
);
