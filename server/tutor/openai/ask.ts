import { z } from "zod";
import { type Call, noUsage, type Outcome, type Usage } from "../engine.ts";
import { TutorError } from "../tutor-error.ts";
import { type AnswerFinder, createAnswerFinder } from "./answer-text.ts";
import { createDeadline, type Deadline } from "./deadline.ts";
import { createDrafts, type Drafts, unseen } from "./drafts.ts";
import {
  secondRequest,
  failureIn,
  type Mishap,
  mishapIn,
  type Prompt,
  type UnusableReply,
} from "./mishap.ts";
import { type Reading, readAnswer } from "./read-answer.ts";
import type { RequestContent } from "./request-body.ts";
import { createRequests, type Requests } from "./requests.ts";
import { retrying } from "./retry.ts";
import type { WholeSettings } from "./settings.ts";
import { createWorkQueue } from "./work-queue.ts";
import { reasonOf } from "./reason.ts";

/** What to ask, and the parser of its reply. */
interface Question<Output> extends RequestContent {
  readBy: z.ZodType<Output>;
}

/** The work on one answer, shared by all of its requests. */
interface Work<Output> {
  question: Question<Output>;
  deadline: Deadline;
  drafts: Drafts;
  finder: AnswerFinder;
  /** Tokens of all requests so far, failed ones included. */
  account: { usage: Usage };
}

export interface Ask extends Pick<Requests, "dialect"> {
  <Output>(question: Question<Output>, call: Call<Output>): Promise<Outcome<Output>>;
}

/** Asks for any operation: only redacted messages are sent; the result has the operation's shape or is a failure. */
export function createAsk(settings: WholeSettings): Ask {
  const { timeoutMs, maxReplyTokens } = settings;
  const workQueue = createWorkQueue();
  const { send, dialect } = createRequests(settings, workQueue);
  const telling = createTelling(settings);

  async function ask<Output>(
    question: Question<Output>,
    call: Call<Output>,
  ): Promise<Outcome<Output>> {
    const usedMs = call.startedAt === undefined ? 0 : performance.now() - call.startedAt;
    const deadline = createDeadline(call.signal, timeoutMs - usedMs);
    const finder = createAnswerFinder(fieldsOf(question.form));
    const drafts = createDrafts(call, { onError: deadline.end, workQueue, finder });
    const account = { usage: noUsage };
    try {
      const output = await answer({ question, deadline, drafts, finder, account });
      return { kind: "answered", output, usage: account.usage };
    } catch (error) {
      throw forCaller(error, { usage: account.usage, isLate: usedMs > timeoutMs / 2 });
    } finally {
      drafts.close();
      deadline.release();
    }
  }

  /** An answer, from a second request where the first has no usable result and another may have one. */
  async function answer<Output>(work: Work<Output>): Promise<Output> {
    const prompt = { messages: work.question.messages, maxReplyTokens };
    const first = await attempt(prompt, work);
    if (first.kind === "read") return first.output;
    // Words that a student has seen don't start again: the repaired answer comes in one piece.
    const drafts = work.drafts.given ? unseen : work.drafts;
    const again = secondRequest(prompt, first, dialect().mostReplyTokens);
    if (!again) throw failureIn(first);
    const second = await attempt(again, { ...work, drafts });
    if (second.kind === "read") return second.output;
    throw failureIn(second);
  }

  /** Gets and parses one whole reply, with as many requests as it takes. */
  async function attempt<Output>(
    prompt: Prompt,
    work: Work<Output>,
  ): Promise<Reading<Output> | Mishap> {
    const { question, deadline, drafts, finder } = work;
    try {
      const request = () => {
        drafts.restart();
        return telling(question, () => send(question, prompt, work));
      };
      const reply = await retrying(request, {
        pauseMs: settings.retryPauseMs,
        longestPauseMs: settings.longestRetryPauseMs,
        deadline,
        mayRetry: () => !drafts.given && !deadline.signal.aborted,
      });
      return await telling(question, () => readAnswer(reply, { ...question, finder }));
    } catch (error) {
      const mishap = mishapIn(error);
      if (!mishap) throw error;
      return mishap;
    }
  }

  return Object.assign(ask, { dialect });
}

/** The field names of a form. */
function fieldsOf(form: z.ZodType): string[] {
  return form instanceof z.ZodObject ? Object.keys(form.shape) : [];
}

/** A failure with the cost of the whole work. */
function forCaller(error: unknown, { usage, isLate }: { usage: Usage; isLate: boolean }): unknown {
  if (!(error instanceof TutorError)) return error;
  const { failure, message, cause, retryAfter, isUnreachable } = error;
  return new TutorError(failure, message, {
    cause,
    retryAfter,
    isUnreachable,
    isLate: isLate && failure === "timed_out",
    usage: usage === noUsage ? undefined : usage,
  });
}

/** Does the work; reports its failure or an unusable reply. */
type Telling = <Result extends object>(
  question: RequestContent,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

function createTelling({ apiKey, report }: Pick<WholeSettings, "apiKey" | "report">): Telling {
  function tell(error: TutorError, { name: operation, messages }: RequestContent): void {
    const { failure } = error;
    if (failure === "stopped") return;
    const texts = messages.filter(({ role }) => role !== "system").map(({ content }) => content);
    report({ kind: "failed", failure, operation, ...reasonOf(error, { apiKey, texts }) });
  }

  return async (question, work) => {
    try {
      const result = await work();
      if (isUnusable(result)) tell(failureIn(result), question);
      return result;
    } catch (error) {
      if (error instanceof TutorError) tell(error, question);
      throw error;
    }
  };
}

function isUnusable(result: object): result is UnusableReply {
  return "kind" in result && (result.kind === "broken" || result.kind === "eaten");
}
