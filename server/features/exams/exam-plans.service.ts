import type { User } from "#shared/contracts/auth.ts";
import type { ExamPlan, recentExamSessions, saveExamPlan } from "#shared/contracts/exams.ts";
import { beginningOfDay, dayInIndia } from "#shared/domain/day-in-india.ts";
import { type ExamType, examSubjects, mockFormats } from "#shared/domain/exams.ts";
import type { z } from "zod";
import type { BankQuestion } from "../../bank/bank-question.ts";
import type { Bank } from "../../bank/bank.ts";
import type { Db } from "../../db/db.ts";
import { ProductError } from "../../errors.ts";
import { answersOf, dueOf } from "./draw-session.ts";
import * as overview from "./exam-overview.repository.ts";
import type { QuestionHistory } from "./pick-questions.ts";
import { findPlan, savePlan, type StoredPlan } from "./plans.repository.ts";
import { findHistory } from "./question-history.repository.ts";
import { marksIn } from "./show-session.ts";
import type { TopicOf } from "./topic-of.ts";
import { topicStrengthOf } from "./topic-strength.ts";

interface Dependencies {
  db: Db;
  bank: Bank;
  topicOf: TopicOf;
  now: () => Date;
}

type NewPlan = z.output<(typeof saveExamPlan)["body"]>;
type Recent = z.output<(typeof recentExamSessions)["response"]>;

/** The number of sessions listed on the dashboard. */
const mostRecent = 5;

export type ExamPlanService = ReturnType<typeof createExamPlanService>;

export function createExamPlanService({ db, bank, topicOf, now }: Dependencies) {
  async function read(user: User): Promise<ExamPlan | null> {
    const plan = await findPlan(db, user.id);
    return plan ? show(user, plan) : null;
  }

  async function save(user: User, { targetDate, subjects, ...rest }: NewPlan): Promise<ExamPlan> {
    const offered = examSubjects(rest.examType, user.grade);
    if (subjects.some((subject) => !offered.includes(subject))) throw notOfExam(rest.examType);
    const planSubjects = offered.filter((subject) => subjects.includes(subject));
    const date = targetDate === null ? null : beginningOfDay(targetDate);
    // A change of subjects after the exam may keep the past date.
    const isKept = date?.getTime() === (await findPlan(db, user.id))?.targetDate?.getTime();
    if (targetDate !== null && targetDate < dayInIndia(now()) && !isKept) throw dateIsOver();
    const plan = { ...rest, subjects: planSubjects, targetDate: date };
    return show(user, await savePlan(db, user.id, plan, now()));
  }

  async function show({ id: userId, grade }: User, plan: StoredPlan): Promise<ExamPlan> {
    const { examType: exam, subjects, studyHoursPerDay, targetDate } = plan;
    const own = subjects.map((subject) => {
      const of = (kind: "choice" | "numerical" | "short") =>
        bank.forStudent({ exam, subject, grade, kind });
      return { subject, choices: of("choice"), numericals: of("numerical"), shorts: of("short") };
    });
    const choices = own.flatMap((each) => each.choices);
    const questions = choices.map(({ id }) => id);
    const moment = now();
    const [history, counts, openSessionId] = [
      await findHistory(db, { userId, questions, now: moment }),
      await overview.countsOfPlan(db, { userId, examType: exam, subjects }, moment),
      await overview.lastOpenId(db, userId, moment),
    ];
    const { currentProgress, strong, weak } = planProgress(choices, history);
    const mock = bank.fillsMock(exam) ? mockFormats[exam] : undefined;
    return {
      examType: exam,
      subjects,
      studyHoursPerDay,
      targetDate: targetDate && dayInIndia(targetDate),
      currentProgress,
      strongAreas: strong.map(topicOf),
      weakAreas: weak.map(topicOf),
      ...totalsOf(counts),
      bank: own.map(({ subject, choices, numericals, shorts }) => ({
        subject,
        choice: choices.length,
        numerical: numericals.length,
        short: shorts.length,
      })),
      mock: mock ? { name: mock.name, year: mock.year } : null,
      reviewsDue: dueOf(choices, history).length,
      openSessionId,
    };
  }

  async function recent(user: User): Promise<Recent> {
    return (await overview.listRecent(db, user.id, { now: now(), most: mostRecent })).map(recentOf);
  }

  return { read, save, recent };
}

/** A student's progress on the questions of her plan that the three specified modes draw from. */
export function planProgress(choices: readonly BankQuestion[], history: QuestionHistory) {
  const answers = answersOf(choices, history);
  const right = answers.filter(({ isRight }) => isRight).length;
  const share = choices.length === 0 ? 0 : (100 * right) / choices.length;
  // Rounds up below 1%, so that the first right answer shows; rounds down above, so that 100% means all.
  const currentProgress = share < 1 ? Math.ceil(share) : Math.floor(share);
  return { currentProgress, ...topicStrengthOf(answers) };
}

function recentOf({
  marksGained,
  marksOf,
  createdAt,
  ...row
}: Awaited<ReturnType<typeof overview.listRecent>>[number]): Recent[number] {
  return {
    ...row,
    marks: marksIn({ marksGained, marksOf }),
    createdAt: createdAt.toISOString(),
  };
}

type Counts = Awaited<ReturnType<typeof overview.countsOfPlan>>;

/**
 * Board answers are marked by the student herself, and mocks cover all subjects: neither counts in the plan's totals.
 */
function totalsOf(counts: Counts) {
  const practised = counts.filter(
    ({ sessionType }) => sessionType !== "board_answers" && sessionType !== "mock",
  );
  const total = (of: "sessions" | "attempted" | "correct") =>
    practised.reduce((sum, row) => sum + row[of], 0);
  const board = counts.find(({ sessionType }) => sessionType === "board_answers");
  return {
    sessionsFinished: total("sessions"),
    questionsAnswered: total("attempted"),
    correctAnswers: total("correct"),
    boardAnswers: board?.attempted ?? 0,
  };
}

function notOfExam(exam: ExamType): ProductError {
  const sentence = `Choose subjects of ${exam}.`;
  return new ProductError("invalid_input", sentence, { fields: { subjects: sentence } });
}

function dateIsOver(): ProductError {
  const sentence = "This date is over. Choose the day of your next exam.";
  return new ProductError("invalid_input", sentence, { fields: { targetDate: sentence } });
}
