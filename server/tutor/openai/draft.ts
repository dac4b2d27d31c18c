import { Allow, parse } from "partial-json";
import { withEscapes } from "./latex-escapes.ts";
import { storableThroughout } from "./storable.ts";

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
export function isBottomless(json: string): boolean {
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
