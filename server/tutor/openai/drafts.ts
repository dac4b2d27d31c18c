import type { Call, Draft } from "../engine.ts";
import type { AnswerFinder } from "./answer-text.ts";
import { TutorError } from "../tutor-error.ts";
import { draftOf, hasAnswer, isBottomless } from "./draft.ts";
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
  /** A new reply begins in the place of what has come so far. */
  restart: () => void;
  /** Takes what has come of the reply since. */
  grow: (added: string) => void;
  /**
   * True once a draft held something of the answer that can be shown: from then on nothing may be asked anew behind the
   * student's back. Headings and the working say nothing of it.
   */
  readonly given: boolean;
  /** A reader waits for the first value: what has come is to be taken in at once. */
  readonly isEager: boolean;
  /** Shows no more. */
  close: () => void;
}

/** For a reply that nobody watches. */
export const unseen: Drafts = {
  restart: () => undefined,
  grow: () => undefined,
  given: false,
  isEager: false,
  close: () => undefined,
};

interface DraftsOptions {
  onError: (error: unknown) => void;
  turns: Turns;
  /** Knows where in the text the answer begins. */
  finder: Pick<AnswerFinder, "startIn">;
}

/** Gives drafts of one reply after the other, where a caller watches. An error of hers goes to `onError`. */
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
 * Gives each part at once until a first value is known to be whole, and later ones at most every 35 ms; no news is held
 * back for longer. An error of the caller's goes to `onError`, for a timer has nobody to throw to.
 */
function draftsOfReply({ give, wordByWord, onError, turns, finder }: ReplyOptions) {
  let text = "";
  /** Where the answer begins; -1 until it does. */
  let start = -1;
  /** The field that was being written by the last draft. */
  let lastField: string | undefined;
  /** Whether a quotation mark has come since. */
  let isQuoted = false;
  let givenAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEager = true;
  let isClosed = false;

  function draw(): void {
    timer = undefined;
    // What looked like the beginning may have turned out to be a thought.
    if (isClosed || start === -1) return;
    givenAt = performance.now();
    const json = text.slice(start);
    isEager &&= json.length < longestFirstValue && !firstWhole.test(json);
    try {
      if (isBottomless(json)) throw new TutorError("unreadable", "The reply nests without end");
      const draft = draftOf(json);
      // The draft itself is not kept: it is soon done with, and the next one may be long in coming.
      lastField = Object.keys(draft).at(-1);
      isQuoted = false;
      give(draft);
    } catch (error) {
      onError(error);
    }
  }

  /** Thoughts, a fence or a greeting before the JSON are nothing to show; thoughts may end after they looked like it. */
  function lookForStart(added: string): void {
    const mayBegin = start === -1 && /[{:]/u.test(added);
    if (mayBegin || added.includes(">")) start = finder.startIn(text);
  }

  /** No value ends, and none begins, but with a quotation mark: between two of them a string grows, or a number. */
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
      else timer = setTimeout(() => turns.take(draw), wait);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
