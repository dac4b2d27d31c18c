import { lazily } from "../read/lazily.ts";
import type { AmountKind } from "./amount.ts";
import { headsOf, keysAt, keysOf, mayHold } from "./needs.ts";
import { amountLetters } from "./story-text.ts";

/**
 * A part of a word problem in one wording: a fact with gaps for its numbers, or a question. In the wording, `a|b` are
 * alternatives, `[a|b]` is optional, `_` is a space inside a part; `{cost:money}` matches an amount for the role
 * `cost` (`money|number` either kind), `{x:goods}` up to three words that name a thing, `{x:person}` a name or a
 * person's trade, and `<…>` encloses optional parts, with ` / ` between several. Wordings contain no articles,
 * because articles are removed from word problems.
 */
export interface Clause {
  wording: () => Wording;
  text: string;
  /** The words that can start it; null for any. */
  heads: () => ReadonlySet<string> | null;
  /** The requested roles, if it is a question. */
  asks: readonly string[];
  /** Facts that the wording states in addition to its numbers, such as `direction: "down"`. */
  says: Readonly<Record<string, string>>;
}

/** A wording as a regular expression, and the roles of its groups. */
interface Wording {
  pattern: RegExp;
  gaps: readonly Gap[];
}

interface Gap {
  role: string;
  kind: "amount" | "goods" | "person" | "word";
}

type Says = Readonly<Record<string, string>>;

/** Wordings that state facts. */
export function facts(...texts: readonly string[]): Clause[] {
  return telling({}, ...texts);
}

/** Wordings that state facts in addition to their numbers. */
export function telling(says: Says, ...texts: readonly string[]): Clause[] {
  return texts.map((text) => clauseOf(text, [], says));
}

/** Wordings that request one or more roles. */
export function asks(roles: string | readonly string[], ...texts: readonly string[]): Clause[] {
  return askingWith({}, roles, ...texts);
}

/** Questions that also state facts. */
export function askingWith(
  says: Says,
  roles: string | readonly string[],
  ...texts: readonly string[]
): Clause[] {
  const asked = typeof roles === "string" ? [roles] : roles;
  return texts.map((text) => clauseOf(text, asked, says));
}

function clauseOf(text: string, asked: readonly string[], says: Says): Clause {
  return {
    wording: lazily(() => compile(text)),
    text,
    heads: lazily(() => headsOf(text)),
    asks: asked,
    says,
  };
}

/** The clauses whose words and amounts all occur in a word problem, in any order: the others can't match. */
export function clausesIn(text: string, clauses: readonly Clause[]): readonly Clause[] {
  const keys = keysOf(text);
  return clauses.filter(({ text: wording }) => mayHold(keys, wording));
}

/** The clauses that can begin at a position of a word problem. */
export function clausesAt(text: string, at: number, clauses: readonly Clause[]): Clause[] {
  const keys = keysAt(text, at);
  return clauses.filter(({ heads }) => {
    const known = heads();
    return known === null || keys.some((key) => known.has(key));
  });
}

function compile(wording: string): Wording {
  const gaps: Gap[] = [];
  const source = wording
    .replaceAll(/[<>]/g, " $& ")
    .trim()
    .split(/ +/)
    .map((part) => compilePart(part, gaps))
    .join("");
  // A noun at the end matches all its words.
  const isOpen = /[:]goods\}\W*$/.test(wording);
  return { pattern: new RegExp(isOpen ? `${source}(?!~)` : source, "y"), gaps };
}

/** The delimiters of optional parts, and the separator between several. */
const brackets: Readonly<Record<string, string>> = { "<": "(?:", "/": "|", ">": ")?" };

function compilePart(part: string, gaps: Gap[]): string {
  const bracket = brackets[part];
  if (bracket !== undefined) return bracket;
  const [, optional] = /^\[(.+)\]$/.exec(part) ?? [];
  return optional === undefined ? options(part, gaps) : `(?:${options(optional, gaps)})?`;
}

const freeWords: Readonly<Record<string, string>> = {
  goods: "((?:~[a-z'-]{2,} ){1,3}?)",
  word: "(~[a-z'-]{2,} )",
  relative: "((?:his |her |my |their )?~[a-z'-]{2,} |[A-Z] |he |she )",
  person: "(~[a-z]{2,} (?:~[a-z]{2,} )?|[A-Z] |he |she |they |it |i )",
};

function gapSource(role: string, kind: string, gaps: Gap[]): string {
  const free = freeWords[kind];
  if (free !== undefined) {
    gaps.push({ role, kind: kind === "goods" || kind === "word" ? kind : "person" });
    return free;
  }
  gaps.push({ role, kind: "amount" });
  const letters = kind.split("|").map(letterOf).join("");
  const [first = "", ...more] = letters;
  // A bare number that stands for money counts nothing: no noun may follow it.
  if (first === "M" && more.join("") === "N") {
    return "(M\\d+ |N\\d+(?:_\\d+)? (?!~|successive |each |per |more |less |of |other ))";
  }
  return `([${letters}]\\d+(?:_\\d+)?) `;
}

function letterOf(kind: string): string {
  const letter = isAmountKind(kind) ? amountLetters[kind] : undefined;
  if (letter === undefined) throw new Error(`No amount is of the kind ${kind}`);
  return letter;
}

function isAmountKind(kind: string): kind is AmountKind {
  return kind in amountLetters;
}

function options(part: string, gaps: Gap[]): string {
  // The longest first, because a regular expression takes the first alternative that matches.
  const alternatives = part
    .split(/\|(?![^{]*\})/)
    .toSorted((a, b) => b.length - a.length)
    .map((option) => gapIn(option, gaps) ?? option.split("_").map(literal).join(""));
  return alternatives.length === 1 ? (alternatives[0] ?? "") : `(?:${alternatives.join("|")})`;
}

function gapIn(option: string, gaps: Gap[]): string | null {
  const [, role, kind] = /^\{(\w+):([\w|]+)\}$/.exec(option) ?? [];
  return role === undefined || kind === undefined ? null : gapSource(role, kind, gaps);
}

const spelledNumbers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    one: "1",
    two: "2",
    three: "3",
    four: "4",
    five: "5",
  }),
);

/** A number in a wording matches a word or a figure; % also matches as a separate word. */
function literal(word: string): string {
  if (/[{}]/.test(word)) throw new Error(`A gap stands among words for one place: ${word}`);
  const digits = spelledNumbers.get(word) ?? (/^\d+$/.test(word) ? word : undefined);
  if (digits !== undefined) return `N\\d+_${digits} `;
  // "times" is read as the multiplication sign.
  if (word === "times") return "× ";
  const escaped = word.replaceAll(/[()?.*+^$/]/g, "\\$&");
  return /^[a-z]/.test(word) ? `~?${escaped} ` : `${escaped} `;
}
