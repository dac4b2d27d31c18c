import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { User } from "#shared/contracts/auth.ts";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { requireRow } from "../db/require-row.ts";
import type { Db } from "../db/db.ts";
import { createLocalSignals, type Signals } from "../db/signals.ts";
import { conversations, messages } from "../db/schema/conversations.ts";
import { users } from "../db/schema/users.ts";
import { type Answers, createAnswers } from "../features/answers/answers.service.ts";
import type { JobKind, StudentContext, Work } from "../features/answers/job.ts";
import { askKind } from "../features/asking/ask-kind.ts";
import { createAskService } from "../features/asking/asks.service.ts";
import { keyedRequest } from "../features/asking/keyed-request.ts";
import { type AnswerStream, withResolvers } from "../features/answers/live-answer.ts";
import type { NewAsk } from "../features/asking/new-ask.ts";
import { createLogger } from "../logger.ts";
import type { AskContext } from "../tutor/ask-engine.ts";
import { TutorError } from "../tutor/tutor-error.ts";
import { freeOfCharge } from "./config.ts";
import { newStudent } from "./factories.ts";
import { threeConcepts } from "./library.ts";

/** A tutor that the test controls: one unit of work that follows its commands. */
export interface ControlledWork {
  question: string;
  studentContext: StudentContext;
  context: AskContext;
  show: (part: AiResponsePart) => void;
  finish: (sentence: string) => void;
  /** Ends in a message of care, as for a student who may need a person. */
  care: (sentence: string) => void;
  fail: (error: unknown) => void;
}

/** A kind of ask whose work waits for the test; like every engine it stops when its signal aborts. */
export function controlledKind() {
  const works: ControlledWork[] = [];
  const waiting: ((work: ControlledWork) => void)[] = [];
  const kind = askKind({
    name: "controlled",
    feature: "homework",
    act: "homework_answered",
    input: z.object({ question: z.string() }),
    work: (input, studentContext, context) => {
      const { promise, resolve, reject } = withResolvers<Work>();
      context.signal.addEventListener("abort", () =>
        reject(new TutorError("stopped", "controlled")),
      );
      const work: ControlledWork = {
        question: input.question,
        studentContext,
        context,
        show: (part) => context.show?.(part),
        finish: (sentence) =>
          resolve({
            reply: { kind: "declined", sentence, engine: "built-in" },
            content: sentence,
            metadata: {},
          }),
        care: (content) =>
          resolve({ reply: { kind: "care", content, helplines: [] }, content, metadata: {} }),
        fail: reject,
      };
      const waiter = waiting.shift();
      if (waiter) waiter(work);
      else works.push(work);
      return promise;
    },
  });
  /** The next unit of work that begins. */
  const next = (): Promise<ControlledWork> => {
    const begun = works.shift();
    return begun ? Promise.resolve(begun) : new Promise((resolve) => waiting.push(resolve));
  };
  return { kind, next };
}

let lastWorker = 0;

/** The services of one process that answer; services with the same signals act as processes on one database. */
export function answersOn(
  db: Db,
  kinds: JobKind[],
  {
    signals = createLocalSignals(),
    ...changes
  }: { signals?: Signals } & Partial<typeof freeOfCharge> = {},
) {
  lastWorker += 1;
  const dependencies = {
    db,
    signals,
    kinds,
    library: threeConcepts,
    isTroubling: () => false,
    workerId: `worker-${lastWorker}`,
    logger: createLogger("silent"),
    now: () => new Date(),
    ...freeOfCharge,
    ...changes,
  };
  const answers = createAnswers(dependencies);
  return { ...answers, ...createAskService({ ...dependencies, answers }) };
}

/** Creates a student with a conversation. */
export async function givenStudent(db: Db): Promise<{ user: User; conversationId: number }> {
  const { name, phone, password, grade } = newStudent();
  const [user] = await db.insert(users).values({ name, phone, password, grade }).returning();
  const { id } = requireRow(user);
  const [conversation] = await db
    .insert(conversations)
    .values({ userId: id, type: "homework" })
    .returning();
  return { user: { id, name, phone, grade }, conversationId: requireRow(conversation).id };
}

/** One process, and a student whose answers the test controls. */
export async function givenProcess(db: Db, changes: Parameters<typeof answersOn>[2] = {}) {
  const { kind, next } = controlledKind();
  return { answers: answersOn(db, [kind], changes), next, student: await givenStudent(db) };
}

/** The same with two processes that share signals. */
export async function givenTwoProcesses(db: Db) {
  const { kind, next } = controlledKind();
  const signals = createLocalSignals();
  const [here, there] = [answersOn(db, [kind], { signals }), answersOn(db, [kind], { signals })];
  return { here, there, next, student: await givenStudent(db) };
}

/** The student's answer in progress, as a process sees it. */
export async function inProgressOn(
  answers: Pick<Answers, "inProgress">,
  { user, conversationId }: Awaited<ReturnType<typeof givenStudent>>,
): Promise<AnswerStream> {
  const following = await answers.inProgress(user, conversationId);
  if (!following) throw new Error("no answer is in progress");
  return following;
}

/** An answer as it is stored. */
export async function rowOf(db: Db, { messageId }: Pick<AnswerStream, "messageId">) {
  const [row] = await db.select().from(messages).where(eq(messages.id, messageId));
  if (!row) throw new Error("the answer has no row");
  return row;
}

/** Expires all leases, as if every process had died some time ago. */
export async function passLeases(db: Db): Promise<void> {
  await db.update(messages).set({ leasedUntil: sql`now() - interval '1 second'` });
}

/** An ask of the controlled kind. */
export function controlledAsk(
  { user, conversationId }: { user: User; conversationId: number },
  { question = "What is it?", key }: { question?: string; key?: string } = {},
): NewAsk {
  return {
    user,
    conversationId,
    conversationTypes: ["homework"],
    kind: "controlled",
    input: { question },
    metadata: {},
    request: keyedRequest(user.id, key, [question]),
    question: { content: question, photo: undefined, metadata: {} },
  };
}
