import type { Call, Draft } from "../engine.ts";
import type { AnswerFinder } from "./answer-text.ts";
import { TutorError } from "../tutor-error.ts";
import type { WorkQueue } from "./work-queue.ts";
import { Allow, parse } from "partial-json";
import { withEscapes, storableThroughout } from "./json-text.ts";

/** Readers notice no delay below this, and each draft parses the whole text again. */
const draftEveryMs = 35;

/**
 * Until a second value begins, by which the first is known to be complete, there is little to show and little to parse:
 * a reader waits for that one.
 */
const firstWhole =
  /^[^"]*"[^"]*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[^\s"][^,}]*)\s*(?:\}|,\s*"[^"]*"\s*:\s*\S)/u;
const longestFirstValue = 400;

/** Delivers drafts of an answer that is being written. */
export interface Drafts {
  /** A new reply replaces the text so far. */
  restart: () => void;
  /** Takes the text that has arrived since. */
  grow: (added: string) => void;
  /**
   * True once a draft contained a displayed part of the answer: from then on the request must not be repeated silently.
   * Headings and the working don't count.
   */
  readonly given: boolean;
  /** A reader waits for the first value: pending text must be processed at once. */
  readonly isEager: boolean;
  /** Ends the delivery. */
  close: () => void;
}

/** For a reply without a reader. */
export const unseen: Drafts = {
  restart: () => undefined,
  grow: () => undefined,
  given: false,
  isEager: false,
  close: () => undefined,
};

interface DraftsOptions {
  onError: (error: unknown) => void;
  workQueue: WorkQueue;
  /** Locates the beginning of the answer in the text. */
  finder: Pick<AnswerFinder, "startIn">;
}

/** Delivers drafts of successive replies to a listener. Its errors go to `onError`. */
export function createDrafts<Output>(
  { onDraft, wordByWord }: Pick<Call<Output>, "onDraft" | "wordByWord">,
  options: DraftsOptions,
): Drafts {
  if (!onDraft) return unseen;
  let given = false;
  const give = (draft: object) => {
    given ||= hasAnswer(draft, wordByWord);
    onDraft(draft as Draft<Output>); // safe: declared not to be held to its schema
  };
  const begin = () => draftsOfReply({ ...options, give, wordByWord });
  let reply = begin();
  return {
    get given() {
      return given;
    },
    get isEager() {
      return reply.isEager;
    },
    restart: () => {
      reply.close();
      reply = begin();
    },
    grow: (added) => reply.grow(added),
    close: () => reply.close(),
  };
}

interface ReplyOptions extends DraftsOptions {
  give: (draft: object) => void;
  wordByWord: readonly string[] | undefined;
}

/**
 * Delivers each part at once until a first value is known to be complete, and later ones at most every 35 ms; no part
 * is delayed longer. An error of the listener goes to `onError`, since a timer has no caller to throw to.
 */
function draftsOfReply({ give, wordByWord, onError, workQueue, finder }: ReplyOptions) {
  let text = "";
  /** The index at which the answer begins; -1 before that. */
  let start = -1;
  /** The field that the last draft ended in. */
  let lastField: string | undefined;
  /** Whether a quotation mark has arrived since. */
  let isQuoted = false;
  let givenAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEager = true;
  let isClosed = false;

  function draw(): void {
    timer = undefined;
    // A supposed beginning may have turned out to be reasoning.
    if (isClosed || start === -1) return;
    givenAt = performance.now();
    const json = text.slice(start);
    isEager &&= json.length < longestFirstValue && !firstWhole.test(json);
    try {
      if (isBottomless(json)) throw new TutorError("unreadable", "The reply nests without end");
      const draft = draftOf(json);
      // The draft itself is not stored: it is short-lived, and the next one may be far off.
      lastField = Object.keys(draft).at(-1);
      isQuoted = false;
      give(draft);
    } catch (error) {
      onError(error);
    }
  }

  /** Reasoning, a fence or a greeting before the JSON are not shown; reasoning may end after a supposed beginning. */
  function lookForStart(added: string): void {
    const mayBegin = start === -1 && /[{:]/u.test(added);
    if (mayBegin || added.includes(">")) start = finder.startIn(text);
  }

  /** Values begin and end with quotation marks: between two of them only a string or a number grows. */
  function isNews(): boolean {
    return isQuoted || lastField === undefined || (wordByWord?.includes(lastField) ?? true);
  }

  return {
    get isEager() {
      return isEager;
    },
    grow: (added: string) => {
      text += added;
      isQuoted ||= added.includes('"');
      lookForStart(added);
      if (start === -1 || timer || !isNews()) return;
      const wait =
        isEager || givenAt === undefined ? 0 : givenAt + draftEveryMs - performance.now();
      if (wait <= 0) draw();
      else timer = setTimeout(() => workQueue.take(draw), wait);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

const allButNumbers = Allow.ALL & ~Allow.NUM;

/**
 * Escapes that may leave an unstorable character, or a command without its backslash, detected before the JSON is
 * parsed.
 */
const doubtful = /\\u(?:0000|d[89a-f])|\\[bfnrt][a-z]|\p{Surrogate}/iu;

/** What a streamed object, which begins with a brace, holds so far. A number is there when it has come to its end. */
export function draftOf(json: string): object {
  const value = withoutTraces(() => parse(withEscapes(json), allButNumbers) as object); // safe: it begins with a brace
  if (doubtful.test(json)) storableThroughout(value);
  return value;
}

/** The parser ends each unfinished value by an error, and capturing its stack takes half of the time. */
function withoutTraces<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Nested opening brackets, far deeper than any form. */
const abyss = /[[{](?:\s{0,9}(?:"[^"\\]{0,40}"\s{0,9}:\s{0,9})?[[{]){32}/u;

/** Whether the end of the text nests without limit, as a degenerate model's does: parsing it takes ever longer. */
function isBottomless(json: string): boolean {
  return abyss.test(json.slice(-2_000));
}

/** The topic and the working, which are not displayed and aren't part of the answer. */
const headings = new Set(["transcription", "subject", "topic", "difficulty", "working"]);

/**
 * Whether a draft contains a part of the answer that can be shown: a complete one, or the beginning of a text that
 * streams word by word.
 *
 * @param wordByWord Fields that are shown so; left out: all are
 */
export function hasAnswer(draft: object, wordByWord?: readonly string[]): boolean {
  const fields: [string, unknown][] = Object.entries(draft);
  const last = fields.length - 1;
  return fields.some(
    ([name, value], at) =>
      !headings.has(name) &&
      (at < last || typeof value !== "string" || (wordByWord?.includes(name) ?? true)),
  );
}
