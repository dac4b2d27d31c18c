import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { notFound } from "../../errors.ts";
import type { Photo } from "../../tutor/photo.ts";
import type { AnswerRow } from "../answers/answers.repository.ts";
import type { Answers } from "../answers/answers.service.ts";
import type { AnswerStream, LiveAnswer } from "../answers/live-answer.ts";
import type { NewAsk } from "./new-ask.ts";
import { admit, restart, submitAsk, type SubmissionLimits } from "./submit-ask.ts";

interface Dependencies {
  db: Db;
  now: () => Date;
  limits: SubmissionLimits;
  answers: Pick<Answers, "workerId" | "begin" | "abandon" | "findLive" | "require" | "follow">;
  /** Decodes a student's photo, which is expensive; rejects a file that is not a photo. */
  encodePhoto: (userId: number, photo: Uint8Array) => Promise<Photo>;
  /** Whether a text needs a person rather than a tutor: such a question is private from the time it is stored. */
  isTroubling: (text: string) => boolean;
}

export type AskService = ReturnType<typeof createAskService>;

/** Accepts a student's questions: checks the limits, stores the question with its empty answer, starts the work. */
export function createAskService(dependencies: Dependencies) {
  const { db, now, limits, answers, encodePhoto, isTroubling } = dependencies;
  const { workerId } = answers;

  /** Asks, or returns the existing answer of the same request. */
  async function submit(ask: NewAsk): Promise<AnswerStream> {
    const uploaded = ask.question?.photo;
    if (!uploaded) return store(ask, undefined);
    const existing = await admit(db, { ask, limits });
    if (existing !== null) return repeat(ask.user, existing);
    return store(ask, await encodePhoto(ask.user.id, uploaded));
  }

  async function store(ask: NewAsk, photo: Photo | undefined): Promise<AnswerStream> {
    const submission = { ask, photo, workerId, limits, isTroubling, moment: now() };
    const submitted = await db.transaction((transaction) => submitAsk(transaction, submission));
    if (submitted.kind === "existing") return repeat(ask.user, submitted.answerId);
    const { user, conversationId } = ask;
    return answers.begin({ user, conversationId, ...submitted });
  }

  /** The same request repeated: returns its answer, or retries if that failed. */
  async function repeat(user: User, answerId: number): Promise<AnswerStream> {
    const { row, live } = await find(user, answerId);
    return row.state === "failed" ? tryAgain(user, row, live) : answers.follow(user, row);
  }

  /** Retries an answer that failed or was stopped. */
  async function retry(
    user: User,
    conversationId: number,
    answerId: number,
  ): Promise<AnswerStream> {
    const { row, live } = await find(user, answerId);
    if (row.conversationId !== conversationId) throw notFound("Answer");
    const isOver = row.state === "failed" || row.state === "stopped";
    return isOver ? tryAgain(user, row, live) : answers.follow(user, row);
  }

  /**
   * Looks up the local work before the row: if the row, read later, is over, the work belongs to the earlier attempt.
   */
  async function find(user: User, answerId: number) {
    const live = answers.findLive(answerId);
    return { live, row: await answers.require(user, answerId) };
  }

  async function tryAgain(
    user: User,
    row: AnswerRow,
    old: LiveAnswer | undefined,
  ): Promise<AnswerStream> {
    // Another process took this one for dead and ended the answer; this process may not have noticed yet.
    if (old) await answers.abandon(old);
    const restarted = await db.transaction((transaction) =>
      restart(transaction, { user, answerId: row.id, workerId, limits }),
    );
    if (!restarted) return answers.follow(user, await answers.require(user, row.id));
    const { conversationId, questionId } = row;
    return answers.begin({
      user,
      conversationId,
      questionId,
      answerId: row.id,
      storedAsk: row.ask,
    });
  }

  return { submit, retry };
}
