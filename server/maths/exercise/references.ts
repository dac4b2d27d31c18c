import { isWorked } from "../outcome.ts";
import type { MathsOutcome } from "../outcome.ts";

/** "Hence", "also": they only join a part to the one before. */
const joining =
  /^(?:and\s+)?(?:hence|also|then|thus|therefore|so)(?:\s+(?:or\s+otherwise|also))?\s*,?\s+/iu;
const asking = String.raw`(?:find|calculate|determine|compute|evaluate|write|what\s+(?:is|are))`;
/** "Find the HCF of 45 and 60": what is asked, and of what. */
const asked = new RegExp(
  String.raw`^${asking}\s+(?:the\s+)?(?:\p{L}+\s+){0,3}?\p{L}+\s+of\s+(?:the\s+)?(.+?)\s*[.?]?$`,
  "iu",
);
/** "Factorise x² - 5x + 6". */
const done = /^(?:solve|factori[sz]e|simplify|expand|plot|draw)\s+(.+?)\s*[.?]?$/iu;
/** "find its roots": a possession and nothing behind it. */
const possession = new RegExp(
  String.raw`^(${asking}\s+)(?:its|their)\s+(\p{L}+(?:\s+\p{L}+)?)\s*[.?]?$`,
  "iu",
);

/** A part of an exercise without what only joins it to the one before. */
export function withoutJoint(question: string): string {
  return question.replace(joining, "");
}

/**
 * "Find their LCM" as a question of its own, where the part before says in so many words whose it is; null where it
 * does not for certain.
 */
export function withReference(question: string, before: string): string | null {
  const [, ask, noun] = possession.exec(withoutJoint(question)) ?? [];
  if (ask === undefined || noun === undefined) return null;
  const [, owner = ""] = asked.exec(before) ?? done.exec(before) ?? [];
  return /\d/.test(owner) ? `${ask}the ${noun} of ${owner}` : null;
}

/** A letter with its value in an answer: `x = -2, y = 5`. */
const namedLetter = /(?<!\p{L})(\p{L}) =/gu;

/**
 * Whether a part that is joined to the one before ("hence find m for which y = mx + 3") is answered in letters whose
 * values that one has found: then they were meant to be put in, and the answer is none yet.
 */
export function leavesFoundLetters(
  question: string,
  outcome: MathsOutcome,
  before: MathsOutcome,
): boolean {
  if (!joining.test(question) || !isWorked(outcome) || !isWorked(before)) return false;
  const found = [...before.solution.answer.plain.matchAll(namedLetter)].map(([, letter]) => letter);
  const given = outcome.solution.answer.plain.replaceAll(namedLetter, " ");
  return found.some((letter) => letter !== undefined && given.includes(letter));
}
