import { expect, test } from "vitest";
import { choiceQuestion, several } from "../testing/bank-questions.ts";
import type { BankSubject } from "./bank-file.ts";
import { createBank } from "./bank.ts";

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
] as const)("%s %s consists of %j", (exam, subject, ids) => {
  expect(idsFor(oneOfEach, { exam, subject, grade: 8 })).toEqual(ids);
});

const ofClass = (grade: number, exams: ("CBSE" | "JEE")[] = ["CBSE"], count = 1) =>
  several(count, (id) => choiceQuestion(id, { classes: [grade, grade], exams }), `of-${grade}`);

test("lower classes add their questions until there are enough, and higher classes don't", () => {
  const mathematics = { exam: "CBSE", subject: "Mathematics", grade: 9 } as const;
  const few = [6, 7, 8, 9, 10, 5].flatMap((grade) => ofClass(grade));
  expect(idsFor(few, mathematics)).toEqual(["of-9-0", "of-8-0", "of-7-0", "of-6-0"]);
  const many = [...ofClass(9, ["CBSE"], 60), ...ofClass(8)];
  expect(idsFor(many, mathematics)).toHaveLength(60);
});

test("for an entrance exam classes 11 and 12 are one, and younger students get questions of higher classes", () => {
  const all = [9, 10, 11, 12].flatMap((grade) => ofClass(grade, ["JEE"]));
  const wanted = { exam: "JEE", subject: "Mathematics" } as const;
  const many = [...ofClass(11, ["JEE"], 40), ...ofClass(12, ["JEE"], 40), ...ofClass(10, ["JEE"])];
  expect(idsFor(many, { ...wanted, grade: 12 })).toHaveLength(80);
  expect(idsFor(all, { ...wanted, grade: 9 })).toEqual(["of-9-0", "of-10-0", "of-11-0", "of-12-0"]);
});
