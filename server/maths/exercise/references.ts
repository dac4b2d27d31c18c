import {
  isWorked,
  type MathsOutcome,
  type PartlySolvedOutcome,
  type SolvedOutcome,
} from "../outcome.ts";
import { spellOutLetterRuns } from "../read/letter-runs.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { tokenise } from "../read/tokenise.ts";

/** "Hence", "also": words that only connect a part with the previous one. */
const joining =
  /^(?:and\s+)?(?:hence|also|then|thus|therefore|so)(?:\s+(?:or\s+otherwise|also))?\s*,?\s+/iu;
const asking = String.raw`(?:find|calculate|determine|compute|evaluate|write|what\s+(?:is|are))`;
/** "Find the HCF of 45 and 60": the request, and its object. */
const asked = new RegExp(
  String.raw`^${asking}\s+(?:the\s+)?(?:\p{L}+\s+){0,3}?\p{L}+\s+of\s+(?:the\s+)?(.+?)\s*[.?]?$`,
  "iu",
);
/** "Factorise x² - 5x + 6". */
const done = /^(?:solve|factori[sz]e|simplify|expand|plot|draw)\s+(.+?)\s*[.?]?$/iu;
/** "find its roots": a possessive with nothing after it. */
const possession = new RegExp(
  String.raw`^(${asking}\s+)(?:its|their)\s+(\p{L}+(?:\s+\p{L}+)?)\s*[.?]?$`,
  "iu",
);

const asksForValue = new RegExp(`^${asking}\\s`, "iu");

/** A part of an exercise without connecting words. */
export function withoutJoint(question: string): string {
  return question.replace(joining, "");
}

/**
 * "Find their LCM" as a complete question, if the previous part names the object explicitly; null if the object is
 * ambiguous.
 */
export function withReference(question: string, before: string): string | null {
  const [, ask, noun] = possession.exec(withoutJoint(question)) ?? [];
  if (ask === undefined || noun === undefined) return null;
  const [, owner = ""] = asked.exec(before) ?? done.exec(before) ?? [];
  return /\d/.test(owner) ? `${ask}the ${noun} of ${owner}` : null;
}

/** Letters that are also words: in "a number" and "i have" no value is substituted. */
const words = new Set(["a", "i"]);

/**
 * A part connected to the previous one ("hence find m for which y = mx + 3") with the values of that answer
 * substituted for their letters; null if it is not connected, or if a letter has none or several.
 */
export function withFoundValues(question: string, before: MathsOutcome): string | null {
  const values = joining.test(question) && isWorked(before) ? foundValues(before) : null;
  if (!values) return null;
  const part = withoutJoint(question);
  // An equation to be solved defines its own unknown, so no earlier value is substituted.
  if (!asksForValue.test(part)) return null;
  const rest = putIn(part, values);
  return rest === part ? null : rest;
}

const underDivision = /[/÷][\s\p{L}\d]*$/u;

/** A text with values substituted for letters, and with the implicit × between letters made explicit. */
function putIn(text: string, values: ReadonlyMap<string, string>): string {
  const tokens = spellOutLetterRuns(tokenise(text));
  const valueOf = (token: Token | undefined): string | undefined =>
    token?.kind === "letter" ? values.get(token.text) : undefined;
  let rest = text;
  for (const [at, token] of [...tokens.entries()].reverse()) {
    const [value, next] = [valueOf(token), tokens[at + 1]];
    if (value === undefined) continue;
    const before = isFactor(tokens[at - 1], ")") ? " × " : "";
    // The value that follows already has its sign.
    const behind = isFactor(next, "(") && valueOf(next) === undefined ? " × " : "";
    // 6/xy is 6 over both; with a × it would be another number.
    if (before + behind !== "" && underDivision.test(text.slice(0, token.start))) return text;
    rest = `${rest.slice(0, token.start)}${before}${value}${behind}${rest.slice(token.end)}`;
  }
  return rest;
}

/** The values of `x = -2, y = 5`; null if the answer contains anything else. */
function foundValues({
  solution,
}: SolvedOutcome | PartlySolvedOutcome): Map<string, string> | null {
  const pairs = solution.answer.plain
    .split(", ")
    .map((pair) => /^(\p{L}) = (-?[\d./]+)$/u.exec(pair));
  const values = new Map<string, string>();
  for (const pair of pairs) {
    const [, name, value] = pair ?? [];
    if (name === undefined || value === undefined || words.has(name)) return null;
    values.set(name, /^\d+$/.test(value) ? value : `(${value})`);
  }
  return values;
}

/** Whether an adjacent token is a factor of the letter. */
function isFactor(token: Token | undefined, bracket: "(" | ")"): boolean {
  return token?.kind === "number" || token?.kind === "letter" || isSymbol(token, bracket);
}

/** A letter with its value in an answer: `x = -2, y = 5`. */
const namedLetter = /(?<!\p{L})(\p{L}) =/gu;

/**
 * Whether a part connected to the previous one ("hence find m for which y = mx + 3") has an answer with letters whose
 * values that part found: these should be substituted, so the answer is not final.
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
