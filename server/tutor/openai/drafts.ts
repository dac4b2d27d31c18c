import { Allow, parse } from "partial-json";
import type { Call, Draft, Growing } from "../engine.ts";
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
  /** Takes the reply as far as it has come. */
  grow: (text: string) => void;
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
  let last: ReadableDraft<Output> | undefined;
  let length = 0;
  let givenAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEager = true;
  let isClosed = false;

  function give(): void {
    timer = undefined;
    if (isClosed) return;
    givenAt = performance.now();
    isEager &&= text.length < longestFirstValue && !firstWhole.test(text.slice(text.indexOf("{")));
    last = draftOf<Output>(text);
    length = text.length;
    try {
      onDraft?.(last);
    } catch (error) {
      onError(error);
    }
  }

  /** No value ends, and none begins, but with a quotation mark: between two of them a string grows, or a number. */
  function isNews(): boolean {
    const field = wordByWord && last?.lastField();
    return field === undefined || wordByWord?.includes(field) || text.includes('"', length);
  }

  return {
    get given() {
      return givenAt !== undefined;
    },
    get isEager() {
      return isEager;
    },
    grow: (grown) => {
      // A fence or a greeting before the JSON is nothing to show.
      if (givenAt === undefined && !grown.includes("{")) return;
      text = grown;
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

const onlyWhole = Allow.ALL & ~Allow.STR & ~Allow.NUM;
const alsoGrowing = Allow.ALL & ~Allow.NUM;

/** Escapes that may leave something unstorable, seen in the JSON before it is parsed. */
const doubtful = /\\u(?:0000|d[89a-f])|\p{Surrogate}/iu;

interface ReadableDraft<Output> extends Draft<Output> {
  /** The field that was being written, where somebody has looked. */
  lastField: () => string | undefined;
}

/** What a reply holds so far. Each view is parsed when it is first looked at, for most callers need only one. */
function draftOf<Output>(text: string): ReadableDraft<Output> {
  const views = new Map<number, Growing<Output>>();
  const view = (allow: number): Growing<Output> => {
    const value = views.get(allow) ?? parsed<Output>(text, allow);
    views.set(allow, value);
    return value;
  };
  return {
    get whole() {
      return view(onlyWhole);
    },
    get growing() {
      return view(alsoGrowing);
    },
    lastField: () => Object.keys(views.get(alsoGrowing) ?? {}).at(-1),
  };
}

function parsed<Output>(text: string, allow: number): Growing<Output> {
  const json = text.slice(text.indexOf("{"));
  const value: unknown = withoutTraces(() => parse(json, allow) as unknown);
  // safe: a draft is declared not to be held to its schema.
  return (doubtful.test(json) ? storableThroughout(value) : value) as Growing<Output>;
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
