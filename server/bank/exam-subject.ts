import { type ExamType, mockFormats } from "#shared/domain/exams.ts";
import type { BankQuestion } from "./bank-question.ts";
import type { BankSubject } from "./bank-file.ts";

const sciences = ["Physics", "Chemistry", "Biology"] as const;

/** Subjects of exams that the bank keeps in several folders; every other subject is the folder of its name. */
const made: Partial<Record<string, readonly BankSubject[]>> = {
  Science: ["Science", ...sciences],
  "Social Science": ["History", "Geography", "Civics", "Economics"],
  "History & Civics": ["History", "Civics"],
};

/**
 * The subjects of the bank that the subject of an exam is made of. Up to class 8 the books have one science: of its
 * questions those are physics whose concept is of physics.
 */
export function isOfExamSubject(
  { subject }: Pick<BankQuestion, "subject">,
  examSubject: string,
  conceptSubject: string | undefined,
): boolean {
  if (subject === "Science" && sciences.some((science) => science === examSubject)) {
    return conceptSubject === examSubject;
  }
  return (made[examSubject] ?? [examSubject]).includes(subject);
}

/** The classes whose books an entrance exam asks from. */
const entranceClasses = [11, 12] as const;

/** The classes whose questions are a student's own: hers, and of an entrance exam what was taught for it before. */
export function ownClasses(
  exam: ExamType,
  grade: number,
): readonly [lowest: number, highest: number] {
  const [lowest] = entranceClasses;
  return isEntrance(exam) ? [Math.min(lowest, grade), grade] : [grade, grade];
}

/** The classes that the paper of an exam asks from, whatever class a student is in. */
export function paperClasses(): readonly [lowest: number, highest: number] {
  return entranceClasses;
}

/** An exam that has a mock is one that is sat after school. */
function isEntrance(exam: ExamType): boolean {
  return mockFormats[exam] !== undefined;
}

/**
 * How many questions of a kind are enough for a student: two full tests, or some sessions of the other kinds. Where her
 * own classes have fewer, the class nearest below adds its own, and so on; not further below than `mostClassesBelow`.
 * An entrance exam asks of classes 11 and 12: whoever prepares for it earlier and has too few gets from above as well.
 */
export const enough = { choice: 60, numerical: 20, short: 20 } as const;
export const mostClassesBelow = 3;

/** How many classes a question is away from a student's own: 0 within, below them negative. */
export function classesAway(
  [lowest, highest]: readonly [number, number],
  [from, to]: readonly [number, number],
): number {
  if (highest < from) return highest - from;
  return lowest > to ? lowest - to : 0;
}

/** Whether questions of classes above a student's own may be taken. */
export function mayReachUp(exam: ExamType): boolean {
  return isEntrance(exam);
}
