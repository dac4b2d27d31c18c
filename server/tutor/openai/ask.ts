import { OpenAI } from "openai";
import type { z } from "zod";
import { type Call, noUsage, type Outcome, type Usage } from "../engine.ts";
import type { RedactedMessage } from "../safety/redact.ts";
import { TutorError } from "../tutor-error.ts";
import { createDeadline, type Deadline } from "./deadline.ts";
import { createDialects } from "./dialect.ts";
import { createDrafts, type Drafts, unseen } from "./drafts.ts";
import { exchange } from "./exchange.ts";
import { httpFetch } from "./http-fetch.ts";
import { type Reading, readAnswer } from "./read-answer.ts";
import { repairMessages } from "./repair.ts";
import { type Asked, requestBody } from "./request-body.ts";
import { retrying } from "./retry.ts";
import type { WholeSettings } from "./settings.ts";
import { createTurns } from "./turns.ts";
import { sumOf } from "./usage.ts";

/** What to ask, and by what its reply is read. */
export interface Question<Output> extends Asked {
  readBy: z.ZodType<Output>;
}

/** The work on one answer: what all of its requests share. */
interface Work {
  deadline: Deadline;
  /** Tokens of all requests so far, failed ones included. */
  spent: Usage;
}

/** Asks for any operation: only redacted messages leave, what comes back has the operation's shape or is a failure. */
export function createAsk(settings: WholeSettings) {
  const client = createClient(settings);
  const inDialect = createDialects();
  const turns = createTurns();

  return async function ask<Output>(
    question: Question<Output>,
    call: Call<Output>,
  ): Promise<Outcome<Output>> {
    const deadline = createDeadline(call.signal, settings.timeoutMs);
    const drafts = createDrafts(call, { onError: deadline.end, turns });
    const work: Work = { deadline, spent: noUsage };
    try {
      const output = await answer(question, drafts, work);
      return { kind: "answered", output, usage: work.spent };
    } catch (error) {
      throw withUsage(error, work.spent);
    } finally {
      drafts.close();
      deadline.release();
    }
  };

  async function answer<Output>(
    question: Question<Output>,
    drafts: Drafts,
    work: Work,
  ): Promise<Output> {
    const first = await attempt(question, question.messages, drafts, work);
    if (first.kind === "read") return first.output;
    const messages = repairMessages(question.messages, first);
    // Words that a student has seen don't start anew before her eyes: the repaired answer comes whole.
    const second = await attempt(question, messages, drafts.given ? unseen : drafts, work);
    if (second.kind === "read") return second.output;
    throw new TutorError("unreadable", `Twice the reply was of no use. ${second.problem}`, {
      cause: second.cause,
    });
  }

  /** Gets one whole reply, however many requests that takes, and reads it. */
  async function attempt<Output>(
    question: Question<Output>,
    messages: readonly RedactedMessage[],
    drafts: Drafts,
    work: Work,
  ): Promise<Reading<Output>> {
    const { deadline } = work;
    const { idleTimeoutMs, retryPauseMs, longestRetryPauseMs } = settings;
    const request = () =>
      inDialect(async (dialect) => {
        const body = requestBody({ ...question, messages }, { ...settings, dialect });
        return counted(exchange(client, body, { deadline, idleTimeoutMs, drafts, turns }), work);
      });
    const reply = await retrying(request, {
      pauseMs: retryPauseMs,
      longestPauseMs: longestRetryPauseMs,
      deadline,
      mayRetry: () => !drafts.given,
    });
    return readAnswer(reply, question.readBy);
  }
}

function createClient({ apiKey, baseUrl, connectTimeoutMs }: WholeSettings): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    // Left out, these would be read from the environment behind our back.
    organization: null,
    project: null,
    // The SDK's clock stops at the reply's headers; the rest of time, and retries, are kept here.
    timeout: connectTimeoutMs,
    maxRetries: 0,
    logLevel: "off",
    fetch: httpFetch,
  });
}

/** Adds what a request cost to the account of the work, whatever came of it. */
async function counted<Result extends { usage: Usage }>(
  request: Promise<Result>,
  work: Work,
): Promise<Result> {
  try {
    const reply = await request;
    work.spent = sumOf(work.spent, reply.usage);
    return reply;
  } catch (error) {
    if (error instanceof TutorError && error.usage) work.spent = sumOf(work.spent, error.usage);
    throw error;
  }
}

function withUsage(error: unknown, usage: Usage): unknown {
  if (!(error instanceof TutorError)) return error;
  const { failure, message, cause, retryAfter } = error;
  return new TutorError(failure, message, {
    cause,
    retryAfter,
    usage: usage === noUsage ? undefined : usage,
  });
}
