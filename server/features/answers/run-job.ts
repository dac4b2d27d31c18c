import type { Concern, ConcernSource, TutorFeature } from "#shared/domain/study.ts";
import { z } from "zod";
import { isAccountGone } from "../../db/account-gone.ts";
import type { Db } from "../../db/db.ts";
import { holdStudent } from "../../db/lock-student.ts";
import { retryOnOutage } from "../../db/outage.ts";
import { ProductError } from "../../errors.ts";
import type { Logger } from "../../logger.ts";
import type { AnswerEnd } from "../../metrics/answer-meters.ts";
import type { AccountedCall } from "../../metrics/tutor-meters.ts";
import type { AskContext, TutorCall } from "../../tutor/ask-engine.ts";
import type { Turn } from "../../tutor/operations.ts";
import { TutorError } from "../../tutor/tutor-error.ts";
import {
  answerInterrupted,
  productErrorOf,
  answerStopped,
  answerFailed,
} from "./answer-problems.ts";
import * as repository from "./answers.repository.ts";
import type { Job, JobKind, StudentContext, Work } from "./job.ts";
import type { LiveAnswer } from "./live-answer.ts";
import { type PaidAskLimit, recordCalls, storeAnswer } from "./store-answer.ts";
import type { ConceptFinder } from "../study/concept-of.ts";
import { askerChoices } from "../study/asker-choices.repository.ts";
import { failureOf } from "./stored-answer.ts";
import * as turnRows from "./turns.repository.ts";

/** The longest time for an answer, including retries. */
const longestWorkMs = 150_000;
/** The time for aborted work to notice the abort. */
const graceMs = 2_000;

/** Counters besides the rows. */
interface AnswerObserver {
  call: (call: AccountedCall) => void;
  answer: (feature: TutorFeature, end: AnswerEnd) => void;
  concern: (concern: Concern, source: ConcernSource) => void;
}

export interface RunnerDependencies {
  db: Db;
  now: () => Date;
  /** Identifies this process among those on the same database. */
  workerId: string;
  logger: Logger;
  kinds: readonly JobKind[];
  /** Whether today's model tokens are used up, for this student or for the whole service. */
  isUsedUp: (userId: number) => Promise<boolean>;
  /** In millionths of a US dollar; null if the price is unknown. */
  costOf: (call: TutorCall) => number | null;
  observe: AnswerObserver;
  limits: PaidAskLimit;
  /** Finds the concept that an answer is about. */
  library: ConceptFinder;
}

const storedAsk = z.object({ kind: z.string(), input: z.looseObject({}) });

interface JobRun {
  job: Job;
  kind: JobKind;
  input: unknown;
  live: LiveAnswer;
  calls: TutorCall[];
}

/** Works on one answer from its stored question to its end, whatever the outcome. Never rejects. */
export function createJobRunner(dependencies: RunnerDependencies) {
  const { db, now, workerId, logger, kinds, costOf, limits, library } = dependencies;

  return async function runJob(job: Job, live: LiveAnswer): Promise<void> {
    const ask = storedAsk.safeParse(job.storedAsk).data;
    const kind = kinds.find(({ name }) => name === ask?.kind);
    if (!ask || !kind) {
      // Its lease expires, and another process, which may run the version that stored it, ends it as failed.
      logger.error({ kind: ask?.kind, answerId: job.answerId }, "no ask is of this kind");
      live.reject(answerFailed(undefined));
      return;
    }
    const run: JobRun = { job, kind, input: ask.input, live, calls: [] };
    try {
      const work = await workOn(run, dependencies);
      const answer = { job, kind, work, calls: run.calls, costOf, workerId, limits, library };
      const tutorAnswer = await retryOnOutage(() =>
        db.transaction((transaction) => storeAnswer(transaction, { ...answer, moment: now() })),
      );
      account(run, tutorAnswer ? "complete" : "failed", dependencies);
      if (tutorAnswer) {
        if (work.concern) dependencies.observe.concern(work.concern.concern, work.concern.source);
        live.resolve(tutorAnswer);
      } else live.reject(answerInterrupted());
    } catch (error) {
      await giveUp(run, error, dependencies);
    }
  };
}

async function workOn(
  { job, kind, input, live, calls }: JobRun,
  { db, workerId, logger, isUsedUp, now }: RunnerDependencies,
): Promise<Work> {
  const [turns, builtInOnly, choices] = await Promise.all([
    turnsBefore(db, job),
    isUsedUp(job.user.id),
    askerChoices(db, job.user.id, now()),
  ]);
  const signal = AbortSignal.any([live.signal, AbortSignal.timeout(longestWorkMs)]);
  let marking: Promise<void> | undefined;
  const context: AskContext = {
    signal,
    record: (call) => calls.push(call),
    show: (part) => {
      live.show(part);
      // Caught here: nothing awaits it until the work is done.
      marking ??= repository
        .markStreaming(db, { id: job.answerId, workerId })
        .catch((error: unknown) => {
          logger.warn({ err: error }, "an answer could not be marked as streaming");
        });
    },
    ...(builtInOnly && { builtInOnly }),
  };
  const { user, conversationId } = job;
  const student: StudentContext = { user, conversationId, turns, ...choices };
  try {
    return await untilAborted(kind.work(input, student, context), signal);
  } finally {
    await marking;
  }
}

async function turnsBefore(
  db: Db,
  { user, conversationId, questionId, answerId }: Job,
): Promise<Turn[]> {
  const conversation = { id: conversationId, ownerId: user.id };
  const rows = await turnRows.turnsBefore(db, conversation, questionId ?? answerId);
  return rows.map(({ role, content }) => ({
    role: role === "user" ? "student" : "tutor",
    text: content,
  }));
}

/** Ends an answer without a result: stores the part shown so far, with the reason. */
async function giveUp(
  run: JobRun,
  cause: unknown,
  dependencies: RunnerDependencies,
): Promise<void> {
  const { db, now, workerId, logger, costOf } = dependencies;
  const { job, kind, live, calls } = run;
  const error = endOf(cause, live);
  const state = live.cancelReason() === "stopped" ? "stopped" : "failed";
  if (error.code === "answer_failed") {
    logger.error({ err: cause, answerId: job.answerId }, "an answer failed");
  }
  const part = live.shownPart();
  const visiblePart = Object.keys(part).length > 0 ? part : null;
  const failure = state === "failed" ? failureOf(error) : null;
  try {
    await retryOnOutage(() =>
      db.transaction(async (transaction) => {
        const key = { id: job.answerId, workerId };
        const moment = now();
        const [, isOurs] = await Promise.all([
          holdStudent(transaction, job.user.id),
          repository.end(transaction, key, { state, written: visiblePart, failure }, moment),
        ]);
        await recordCalls(transaction, { job, kind, calls, costOf, moment }, isOurs);
      }),
    );
  } catch (storing) {
    // The row keeps its lease until it expires; then any process ends it as failed. A deleted account has no row.
    if (!isAccountGone(storing)) {
      logger.error({ err: storing, answerId: job.answerId }, "an answer's end could not be stored");
    }
  }
  account(run, state, dependencies);
  live.reject(error);
}

function account(
  { kind: { feature }, calls }: JobRun,
  end: AnswerEnd,
  { observe, costOf }: RunnerDependencies,
): void {
  observe.answer(feature, end);
  for (const call of calls) observe.call({ ...call, feature, costMicroUsd: costOf(call) });
}

/** The error that the student gets. */
function endOf(cause: unknown, live: LiveAnswer): ProductError {
  if (live.cancelReason() === "stopped") return answerStopped();
  if (live.cancelReason() !== null) return answerInterrupted();
  const error = productErrorOf(isTimeUp(cause) ? new TutorError("timed_out", "Time is up") : cause);
  return error instanceof ProductError ? error : answerFailed(error);
}

/** An abort without a Stop by the student: the time limit was reached. */
function isTimeUp(cause: unknown): boolean {
  return cause instanceof TutorError && cause.failure === "stopped";
}

/** Abandons work that doesn't notice the abort within a grace period. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let onAbort: () => void = () => undefined;
  const abortPromise = new Promise<never>((_resolve, reject) => {
    onAbort = () => {
      const late = () => reject(new TutorError("stopped", "The work did not notice its end"));
      setTimeout(late, graceMs).unref();
    };
    signal.addEventListener("abort", onAbort, { once: true });
  });
  try {
    return await Promise.race([work, abortPromise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
