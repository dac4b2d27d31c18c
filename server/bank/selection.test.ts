import { examSubjects, mockFormats, sessionLengths } from "#shared/domain/exams.ts";
import { grades } from "#shared/domain/grade.ts";
import { examTypes } from "#shared/domain/study.ts";
import { expect, test } from "vitest";
import { readConcepts } from "../library/library.ts";
import { choiceQuestion, several } from "../testing/bank-questions.ts";
import type { BankQuestion } from "./bank-question.ts";
import type { BankSubject } from "./bank-file.ts";
import { createBank, familyOf } from "./bank.ts";
import { readQuestions } from "./read-bank.ts";
import { storedQuestions } from "./stored-question.ts";

const subjectOf = (concept: string) => (concept === "friction" ? "Physics" : "Biology");

function idsFor(
  questions: Parameters<typeof createBank>[0],
  wanted: { exam: "CBSE" | "ICSE" | "JEE"; subject: string; grade: number },
): string[] {
  const selected = createBank(questions, subjectOf).forStudent({ kind: "choice", ...wanted });
  return selected.map(({ id }) => id);
}

const folders: BankSubject[] = [
  "Mathematics",
  "Physics",
  "Chemistry",
  "Biology",
  "Science",
  "History",
  "Geography",
  "Civics",
  "Economics",
  "English",
  "Hindi",
];
const oneOfEach = folders.map((subject) =>
  choiceQuestion(subject, { subject, exams: ["CBSE", "ICSE"], topic: "friction" }),
);

test.each([
  ["CBSE", "Science", ["Physics", "Chemistry", "Biology", "Science"]],
  ["CBSE", "Social Science", ["History", "Geography", "Civics", "Economics"]],
  ["ICSE", "History & Civics", ["History", "Civics"]],
  ["ICSE", "Geography", ["Geography"]],
  ["ICSE", "Physics", ["Physics", "Science"]],
  ["ICSE", "Biology", ["Biology"]],
  ["CBSE", "Hindi", ["Hindi"]],
] as const)("%s %s is made of %j", (exam, subject, ids) => {
  expect(idsFor(oneOfEach, { exam, subject, grade: 8 })).toEqual(ids);
});

const ofClass = (grade: number, exams: ("CBSE" | "JEE")[] = ["CBSE"], count = 1) =>
  several(count, (id) => choiceQuestion(id, { classes: [grade, grade], exams }), `of-${grade}`);

test("classes below add theirs until there are enough, and classes above don't", () => {
  const mathematics = { exam: "CBSE", subject: "Mathematics", grade: 9 } as const;
  const few = [6, 7, 8, 9, 10, 5].flatMap((grade) => ofClass(grade));
  expect(idsFor(few, mathematics)).toEqual(["of-9-0", "of-8-0", "of-7-0", "of-6-0"]);
  const many = [...ofClass(9, ["CBSE"], 60), ...ofClass(8)];
  expect(idsFor(many, mathematics)).toHaveLength(60);
});

test("for an entrance exam classes 11 and 12 are one, and who prepares earlier gets from above", () => {
  const all = [9, 10, 11, 12].flatMap((grade) => ofClass(grade, ["JEE"]));
  const wanted = { exam: "JEE", subject: "Mathematics" } as const;
  const many = [...ofClass(11, ["JEE"], 40), ...ofClass(12, ["JEE"], 40), ...ofClass(10, ["JEE"])];
  expect(idsFor(many, { ...wanted, grade: 12 })).toHaveLength(80);
  expect(idsFor(all, { ...wanted, grade: 9 })).toEqual(["of-9-0", "of-10-0", "of-11-0", "of-12-0"]);
});

const questions = await readQuestions();
const concepts = new Map((await readConcepts()).map(({ id, subject }) => [id, subject]));
const bank = createBank(questions, (concept) => concepts.get(concept));

/** How many different questions so many sessions can have, each with one of a template. */
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

test("what the build stores is the bank as it was read", () => {
  const written: unknown = JSON.parse(JSON.stringify(questions));
  expect(storedQuestions.parse(written)).toEqual(questions);
});
