import { Allow, parse } from "partial-json";
import type { Call, Growing } from "../engine.ts";
import { storableThroughout } from "./storable.ts";
import type { Turns } from "./turns.ts";

/** A reader sees no difference below this, and each draft costs a parse of all that is written. */
const draftEveryMs = 35;

/**
 * Until a second value begins, by which the first is known to be whole, there is hardly anything to show and little to
 * parse: a reader waits for that one.
 */
const firstWhole =
  /^[^"]*"[^"]*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[^\s"][^,}]*)\s*(?:\}|,\s*"[^"]*"\s*:\s*\S)/u;
const longestFirstValue = 400;

/** Shows an answer while it is being written. */
export interface Drafts {
  /** Takes what has come of the reply since. */
  grow: (added: string) => void;
  /** True once the caller has been shown anything: from then on nothing may be asked anew behind her back. */
  readonly given: boolean;
  /** A reader waits for the first value: what has come is to be taken in at once. */
  readonly isEager: boolean;
  /** Shows no more. */
  close: () => void;
}

/** For a reply that nobody watches. */
export const unseen: Drafts = {
  grow: () => undefined,
  given: false,
  isEager: false,
  close: () => undefined,
};

/**
 * Gives each part at once until a first value is known to be whole, and later ones at most every 35 ms; no news is held
 * back for longer. An error of the caller's goes to `onError`, for a timer has nobody to throw to.
 */
export function createDrafts<Output>(
  { onDraft, wordByWord }: Pick<Call<Output>, "onDraft" | "wordByWord">,
  { onError, turns }: { onError: (error: unknown) => void; turns: Turns },
): Drafts {
  if (!onDraft) return unseen;
  let text = "";
  /** The field that was being written by the last draft. */
  let lastField: string | undefined;
  /** Whether a quotation mark has come since. */
  let isQuoted = false;
  let givenAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEager = true;
  let isClosed = false;

  function give(): void {
    timer = undefined;
    if (isClosed) return;
    givenAt = performance.now();
    const json = text.slice(text.indexOf("{"));
    isEager &&= json.length < longestFirstValue && !firstWhole.test(json);
    try {
      const draft = draftOf(json);
      // The draft itself is not kept: it is soon done with, and the next one may be long in coming.
      lastField = Object.keys(draft).at(-1);
      isQuoted = false;
      onDraft?.(draft as Growing<Output>); // safe: declared not to be held to its schema
    } catch (error) {
      onError(error);
    }
  }

  /** No value ends, and none begins, but with a quotation mark: between two of them a string grows, or a number. */
  function isNews(): boolean {
    return isQuoted || lastField === undefined || (wordByWord?.includes(lastField) ?? true);
  }

  return {
    get given() {
      return givenAt !== undefined;
    },
    get isEager() {
      return isEager;
    },
    grow: (added) => {
      text += added;
      isQuoted ||= added.includes('"');
      // A fence or a greeting before the JSON is nothing to show.
      if (givenAt === undefined && !text.includes("{")) return;
      if (timer || !isNews()) return;
      const wait =
        isEager || givenAt === undefined ? 0 : givenAt + draftEveryMs - performance.now();
      if (wait <= 0) give();
      else timer = setTimeout(() => turns.take(give), wait);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

const allButNumbers = Allow.ALL & ~Allow.NUM;

/** Escapes that may leave something unstorable, seen in the JSON before it is parsed. */
const doubtful = /\\u(?:0000|d[89a-f])|\p{Surrogate}/iu;

/** What a growing object holds so far. A number is there when it has come to its end. */
function draftOf(json: string): object {
  const value = withoutTraces(() => parse(json, allButNumbers) as object); // safe: it begins with a brace
  if (doubtful.test(json)) storableThroughout(value);
  return value;
}

/** The parser ends each unfinished value by an error, and finding out where in our code it was takes half of its time. */
function withoutTraces<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
