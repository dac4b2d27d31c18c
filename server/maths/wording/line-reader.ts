import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { lazily } from "../read/lazily.ts";

/** The matched text of each gap of a wording, by name; without the trailing space. */
export type GapTexts = Readonly<Record<string, string>>;

/**
 * A part of a question in one wording, over the line of atoms of `question-line.ts`; `says` returns its meaning, or null
 * if the wording matches but the meaning is invalid. Clauses of word problems, whose gaps are roles, are in
 * `story/role-clause.ts`.
 */
export interface Clause<Said> {
  /** Compiled on first use: a session needs few of them. */
  pattern: () => RegExp;
  /** For each required part, the strings of which a line must contain one: this rules out most wordings cheaply. */
  requiredTexts: () => readonly (readonly string[])[];
  says: (taken: GapTexts) => Said | null;
}

/** A number with its sign, as it appears in a line of atoms. */
const number = String.raw`-?(?:\d[\d,‚]*(?:\.\d+)?|\.\d+)(?:/\d+)?`;
/** A list item: a number, a blank, or dots. */
const cell = `(?:${number}|_|\\?|x|y|\\.\\.\\.) `;

/** The pattern of a gap, by the kind given after its name. */
const gapSources: Readonly<Record<string, string>> = {
  number: `${number} `,
  whole: String.raw`\d+ `,
  letter: "[a-z](?:_[a-z0-9]+)? ",
  word: "[a-z'-]{2,} ",
  words: "(?:[a-z'-]+ )+?",
  list: `(?:\\( )?${cell}(?:(?:, (?:and |aur )?|and |aur )?${cell})*(?:\\) )?`,
  /** Names for a sequence. */
  sequence:
    "(?:(?:(?:finite |infinite )?(?:number |arithmetic |geometric |harmonic )?(?:progressions?|sequences?|series|pattern|list)|ap|gp|hp)(?: \\( (?:ap|gp|hp) \\))?) ",
  /** A term or a sum by its index: a_7, s_14. */
  place: String.raw`[atu]_\d+ `,
  sum: String.raw`s_\d+ `,
  symbol: String.raw`(?:[atus]_\d+|[ats]_n|[adnrl]) `,
  /** The number of terms, as a letter. */
  counter: "[nmkp] ",
  index: "[kirnjm] ",
  bound: String.raw`(?:\d+|n|m|p) `,
  summand: `(?:(?:${number}|[-+*/^()kirnjm]) )+`,
  /** A formula in n and earlier terms, and a formula in n alone. */
  recursion: `(?:(?:${number}|[-+*/^()_natu]|[atu]_n|\\\\frac) )+`,
  formula: `(?:(?:${number}|[-+*/^()n]|\\\\frac) )+`,
  /** A sum that may continue: 1 + 1/2 + 1/4 + ... */
  series: `(?:(?:${number}|\\+|-|\\.\\.\\.|\\(|\\)) )+`,
  /** Any text up to the next part. */
  text: "(?:[^ ]+ )+?",
  /** Any text within one sentence. */
  sentence: "(?:[^ .?]+ )+?",
};

/**
 * Compiles a wording: parts separated by spaces, `a|b` alternatives (`_` for a space inside a part), `[a|b]` an
 * optional part, `< … >` parts that are optional together, `{name}` a number and
 * `{name:kind}` another gap.
 */
function wording(text: string, own: GapSources = {}): string {
  return text
    .replaceAll(/[<>]/g, " $& ")
    .trim()
    .split(/ +/)
    .map((part) => partSource(part, own))
    .join("");
}

/** Additional kinds of gaps: for each, the source of a regular expression, including the space after its last atom. */
export type GapSources = Readonly<Record<string, string>>;

const brackets: Readonly<Record<string, string>> = { "<": "(?:", ">": ")?" };

function partSource(part: string, own: GapSources): string {
  const bracket = brackets[part];
  if (bracket !== undefined) return bracket;
  const [, name, kind = "number"] = /^\{(\w+)(?::(\w+))?\}$/.exec(part) ?? [];
  if (name !== undefined) {
    const source = own[kind] ?? gapSources[kind];
    if (source === undefined) throw new Error(`No gap is of the kind ${kind}`);
    return `(?<${name}>${source})`;
  }
  const [, optional] = /^\[(.+)\]$/.exec(part) ?? [];
  return optional === undefined ? options(part) : `(?:${options(optional)})?`;
}

/** The name of a term or sum; its underscore belongs to the name, or is a `_` on its own. */
const isIndexed = /^(?:[a-z]_(?:\d+|n)|_)$/;

function options(part: string): string {
  // The longest first, because a regular expression takes the first alternative that matches.
  const alternatives = part
    .split("|")
    .toSorted((a, b) => b.length - a.length)
    .map(
      (option) => `${isIndexed.test(option) ? option : option.split("_").map(literal).join(" ")} `,
    );
  return alternatives.length === 1 ? (alternatives[0] ?? "") : `(?:${alternatives.join("|")})`;
}

function literal(word: string): string {
  return word.replaceAll(/[()?.*+^$/]/g, String.raw`\$&`);
}

/** One clause for each of several wordings with the same meaning. */
export function clauses<Said>(
  texts: readonly string[],
  says: (taken: GapTexts) => Said | null,
  own: GapSources = {},
): Clause<Said>[] {
  return texts.map((text) => ({
    pattern: lazily(() => new RegExp(wording(text, own), "y")),
    requiredTexts: lazily(() => neededIn(text)),
    says,
  }));
}

function neededIn(text: string): string[][] {
  const parts = text
    .replaceAll(/<[^<>]*>/g, " ")
    .trim()
    .split(/ +/);
  return parts
    .filter((part) => part !== "" && !part.startsWith("[") && !part.startsWith("{"))
    .map((part) =>
      part
        .split("|")
        .map((option) =>
          isIndexed.test(option) ? `${option} ` : `${option.replaceAll("_", " ")} `,
        ),
    );
}

function takenBy(match: RegExpExecArray): GapTexts {
  const taken: Record<string, string> = {};
  for (const [name, value] of Object.entries(match.groups ?? {})) {
    // A gap inside an optional part may match nothing, despite its type.
    if (typeof value === "string") taken[name] = value.trim();
  }
  return taken;
}

/** Filler words between clauses. */
const joints =
  /(?:(?:[.,:?]|and|then|also|if|so|hence|given|given that|it is given that|let|suppose|please|plz|pls|kindly|sir|hi|hello|nikalo|batao|nikaliye|bataiye|hal karo) )*/y;

/**
 * Reads a whole line by clauses, longer ones first, until every atom belongs to a clause or a joint; null if that is
 * not possible.
 */
export function readClauses<Said>(line: string, known: readonly Clause<Said>[]): Said[] | null {
  const usable = possible(line, known);
  // The possible readings from a position do not depend on the path that led to it.
  const unreadable = new Set<number>();
  const from = (start: number): Said[] | null => {
    joints.lastIndex = start;
    const at = start + (joints.exec(line)?.[0].length ?? 0);
    if (at === line.length) return [];
    if (unreadable.has(at)) return null;
    for (const { end, said } of readingsAt(line, at, usable)) {
      const rest = from(end);
      if (rest) return [said, ...rest];
    }
    unreadable.add(at);
    return null;
  };
  return from(0);
}

function possible<Said>(line: string, known: readonly Clause<Said>[]): Clause<Said>[] {
  return known.filter(({ requiredTexts }) => {
    return requiredTexts().every((options) => options.some((option) => line.includes(option)));
  });
}

function readingsAt<Said>(
  line: string,
  at: number,
  known: readonly Clause<Said>[],
): { end: number; said: Said }[] {
  return known
    .flatMap(({ pattern: compiled, says }) => {
      const pattern = compiled();
      pattern.lastIndex = at;
      const match = pattern.exec(line);
      const said = match && match[0] !== "" ? says(takenBy(match)) : null;
      return match && said !== null ? [{ end: at + match[0].length, said }] : [];
    })
    .toSorted((a, b) => b.end - a.end);
}

/** Reads a whole line by one clause, with polite filler words around it. */
export function readWhole<Said>(line: string, known: readonly Clause<Said>[]): Said | null {
  const said = readClauses(line, known);
  return said?.length === 1 ? (said[0] ?? null) : null;
}

/** The value of a number atom; a comma in it groups digits. */
export function numberOf(atom: string | undefined): Rational {
  const [, minus, whole = "0", decimals = "", below = "1"] =
    /^(-?)([\d,‚]*)(?:\.(\d+))?(?:\/(\d+))?$/.exec(atom ?? "") ?? [];
  const digits = BigInt(whole.replaceAll(/[,‚]/g, "") + decimals);
  const size = q.rational(digits, 10n ** BigInt(decimals.length) * BigInt(below));
  return minus === "-" ? q.negate(size) : size;
}

/** A whole-number atom as a small count; never NaN, because it accepts only atoms of the kind `whole`. */
export function countOf(atom: string | undefined): number {
  return Number(atom ?? "0");
}
