import { type ExamType, mockFormats } from "#shared/domain/exams.ts";
import type { BankQuestion } from "./bank-question.ts";
import type { BankSubject } from "./bank-file.ts";

const sciences = ["Physics", "Chemistry", "Biology"] as const;

/**
 * Subjects of exams that are divided over several folders of the bank; every other subject is the folder of its name.
 */
const combinedSubjects: Partial<Record<string, readonly BankSubject[]>> = {
  Science: ["Science", ...sciences],
  "Social Science": ["History", "Geography", "Civics", "Economics"],
  "History & Civics": ["History", "Civics"],
};

/**
 * The bank's subjects for a subject of an exam. Up to class 8 the books have one science: its questions count as
 * physics where their concept does.
 */
export function isOfExamSubject(
  { subject }: Pick<BankQuestion, "subject">,
  examSubject: string,
  conceptSubject: string | undefined,
): boolean {
  if (subject === "Science" && sciences.some((science) => science === examSubject)) {
    return conceptSubject === examSubject;
  }
  return (combinedSubjects[examSubject] ?? [examSubject]).includes(subject);
}

/** The classes whose books an entrance exam covers. */
const entranceClasses = [11, 12] as const;

/** The classes whose questions a student gets: her class, and for an entrance exam earlier ones that it covers. */
export function ownClasses(
  exam: ExamType,
  grade: number,
): readonly [lowest: number, highest: number] {
  const [lowest] = entranceClasses;
  return isEntrance(exam) ? [Math.min(lowest, grade), grade] : [grade, grade];
}

/** The classes that the paper of an exam covers, whatever class a student is in. */
export function paperClasses(): readonly [lowest: number, highest: number] {
  return entranceClasses;
}

/** Exams with a mock are those that are taken after school. */
function isEntrance(exam: ExamType): boolean {
  return mockFormats[exam] !== undefined;
}

/**
 * The number of questions of a kind that suffices for a student: two full tests, or some sessions of the other kinds.
 * Where her own classes have fewer, the nearest lower class adds its own, and so on; not below `mostClassesBelow`. An
 * entrance exam covers classes 11 and 12: a younger student with too few questions gets higher classes too.
 */
export const enough = { choice: 60, numerical: 20, short: 20 } as const;
export const mostClassesBelow = 3;

/** The distance in classes between a question and the student's own: 0 inside, negative below. */
export function classesAway(
  [lowest, highest]: readonly [number, number],
  [from, to]: readonly [number, number],
): number {
  if (highest < from) return highest - from;
  return lowest > to ? lowest - to : 0;
}

/** Whether questions of higher classes may be used. */
export function mayReachUp(exam: ExamType): boolean {
  return isEntrance(exam);
}
