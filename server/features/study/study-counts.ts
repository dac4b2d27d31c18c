import type { Difficulty } from "#shared/contracts/answer.ts";
import type { StudyAct } from "#shared/domain/study.ts";

/** The counters that badges use. Each depends only on the acts, not on their order. */
export type StudyCount =
  | "acts"
  | "right"
  | "understood"
  | "early"
  | "weekend"
  | `act:${StudyAct}`
  | `right:${Difficulty}`
  | `right:${SchoolSubject}`
  | `subject:${SchoolSubject}`;

/** The value of each counter, by `StudyCount` name; missing for zero. */
export type StudyCounts = Readonly<Record<string, number>>;

/** The subjects of a school's timetable. */
export const schoolSubjects = [
  "Mathematics",
  "Science",
  "Social Science",
  "English",
  "Hindi",
] as const;
type SchoolSubject = (typeof schoolSubjects)[number];

const schoolOf = new Map<string, SchoolSubject>([
  ...schoolSubjects.map((school): [string, SchoolSubject] => [school, school]),
  ...["Physics", "Chemistry", "Biology"].map((subject): [string, SchoolSubject] => [
    subject,
    "Science",
  ]),
  ...["History", "Geography", "Civics", "Economics", "History & Civics"].map(
    (subject): [string, SchoolSubject] => [subject, "Social Science"],
  ),
]);

/** The fields of a study act that are counted. */
export interface CountedAct {
  act: StudyAct;
  subject: string | null;
  difficulty: Difficulty | null;
  /** Whether it is a right first try without the solution in view. */
  isFirstRight: boolean;
  isUnderstood: boolean;
  moment: Date;
}

/** The counters that one act increments by 1. */
function countsOfAct(counted: CountedAct): StudyCount[] {
  const { act, difficulty, isFirstRight, isUnderstood, moment } = counted;
  const school = counted.subject === null ? undefined : schoolOf.get(counted.subject);
  const counts: StudyCount[] = ["acts", `act:${act}`];
  if (school) counts.push(`subject:${school}`);
  if (isFirstRight) {
    counts.push("right");
    if (difficulty) counts.push(`right:${difficulty}`);
    if (school) counts.push(`right:${school}`);
  }
  if (isUnderstood) counts.push("understood");
  const { hour, isWeekend } = timeInIndia(moment);
  if (hour >= earlyFrom && hour < earlyUntil) counts.push("early");
  if (isWeekend) counts.push("weekend");
  return counts;
}

/** The counts after further acts. */
export function afterActs(before: StudyCounts, acts: readonly CountedAct[]): StudyCounts {
  const counts: Record<string, number> = { ...before };
  for (const count of acts.flatMap(countsOfAct)) counts[count] = (counts[count] ?? 0) + 1;
  return counts;
}

/** Before school, in hours of the day in India. */
const [earlyFrom, earlyUntil] = [4, 7];
const aheadOfUtcMs = 5.5 * 60 * 60 * 1000;

function timeInIndia(moment: Date): { hour: number; isWeekend: boolean } {
  const there = new Date(moment.getTime() + aheadOfUtcMs);
  const day = there.getUTCDay();
  return { hour: there.getUTCHours(), isWeekend: day === 0 || day === 6 };
}
