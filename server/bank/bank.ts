import { type ExamType, mockFormats } from "#shared/domain/exams.ts";
import type { BankQuestion } from "./bank-question.ts";
import {
  classesAway,
  enough,
  isOfExamSubject,
  mayReachUp,
  mostClassesBelow,
  ownClasses,
  paperClasses,
} from "./exam-subject.ts";

type QuestionKind = BankQuestion["kind"];

interface QuestionFilter {
  exam: ExamType;
  /** The exam's name for it: "Social Science". */
  subject: string;
  kind: QuestionKind;
}

/** The question bank, indexed for drawing. */
export interface Bank {
  all: readonly BankQuestion[];
  /** The questions that a student of a class may get in a subject of her exam. */
  forStudent: (filter: QuestionFilter & { grade: number }) => readonly BankQuestion[];
  /** The questions for the paper of an exam, whatever class a student is in. */
  forPaper: (filter: QuestionFilter) => readonly BankQuestion[];
  /** Whether there are questions for a whole mock of an exam. */
  fillsMock: (exam: ExamType) => boolean;
}

/** The subject of a concept of the library, by its id. */
export type SubjectOf = (concept: string) => string | undefined;

/**
 * Creates the bank from these questions. Each selection is computed once and cached: there are a few hundred of them.
 */
export function createBank(all: readonly BankQuestion[], subjectOf: SubjectOf): Bank {
  const selections = new Map<string, readonly BankQuestion[]>();
  const once = (key: string, select: () => readonly BankQuestion[]) => {
    const before = selections.get(key);
    if (before) return before;
    const selected = select();
    selections.set(key, selected);
    return selected;
  };
  const matching = ({ exam, subject, kind }: QuestionFilter) =>
    once(`${exam}/${subject}/${kind}`, () =>
      all.filter(
        (question) =>
          question.kind === kind &&
          question.exams.includes(exam) &&
          isOfExamSubject(question, subject, subjectOf(question.topic)),
      ),
    );
  const forPaper = (filter: QuestionFilter) =>
    once(`${filter.exam}/${filter.subject}/${filter.kind}/paper`, () =>
      matching(filter).filter(({ classes }) => classesAway(classes, paperClasses()) === 0),
    );
  return {
    all,
    forPaper,
    forStudent: ({ grade, ...filter }) =>
      once(`${filter.exam}/${filter.subject}/${filter.kind}/${grade}`, () =>
        nearest(matching(filter), { ...filter, grade }),
      ),
    fillsMock: (exam) =>
      mockFormats[exam]?.sections.every(
        ({ subject, choice, numerical }) =>
          mostAtOnce(forPaper({ exam, subject, kind: "choice" })) >= choice &&
          mostAtOnce(forPaper({ exam, subject, kind: "numerical" })) >= numerical,
      ) ?? false,
  };
}

/** The questions of a student's own classes; where they are few, with those of the nearest other classes. */
function nearest(
  questions: readonly BankQuestion[],
  { exam, grade, kind }: QuestionFilter & { grade: number },
): readonly BankQuestion[] {
  const own = ownClasses(exam, grade);
  const byDistance = new Map<number, BankQuestion[]>();
  for (const question of questions) {
    const away = classesAway(question.classes, own);
    byDistance.set(away, [...(byDistance.get(away) ?? []), question]);
  }
  const reachable = [...byDistance.keys()]
    .filter((away) => (away > 0 ? mayReachUp(exam) : away >= -mostClassesBelow))
    .toSorted((one, other) => Math.abs(one) - Math.abs(other) || one - other);
  const picks: BankQuestion[] = [];
  for (const away of reachable) {
    if (away !== 0 && mostAtOnce(picks) >= enough[kind]) break;
    picks.push(...(byDistance.get(away) ?? []));
  }
  return picks;
}

/** The number of them that one session can have: one per template. */
function mostAtOnce(questions: readonly BankQuestion[]): number {
  return new Set(questions.map(familyOf)).size;
}

/** What a session may have only one question of: its template, or the question itself. */
export function familyOf(question: BankQuestion): string {
  return (question.kind === "choice" ? question.template : undefined) ?? question.id;
}
