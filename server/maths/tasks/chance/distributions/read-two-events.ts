import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { numberOf } from "../../../wording/line-reader.ts";

export type EventName =
  | "A"
  | "B"
  | "both"
  | "union"
  | "AgivenB"
  | "BgivenA"
  | "notA"
  | "notB"
  | "neither"
  | "onlyA"
  | "onlyB";

/** Each in LaTeX. */
export const events: Readonly<Record<EventName, string>> = {
  A: "P(A)",
  B: "P(B)",
  both: "P(A \\cap B)",
  union: "P(A \\cup B)",
  AgivenB: "P(A|B)",
  BgivenA: "P(B|A)",
  notA: "P(A')",
  notB: "P(B')",
  neither: "P(A' \\cap B')",
  onlyA: "P(A \\cap B')",
  onlyB: "P(A' \\cap B)",
};

export interface TwoEventsProblem {
  givens: ReadonlyMap<EventName, Rational>;
  targets: readonly EventName[];
  relation: "independent" | "exclusive" | null;
  style: NumberStyle;
}

/** The event inside P( … ) in normalised notation: `A&B`, `A+B`, `A|B`, `!A`. */
const insides: ReadonlyMap<string, EventName> = new Map(
  Object.entries({
    A: "A",
    B: "B",
    "A&B": "both",
    "B&A": "both",
    AB: "both",
    "A+B": "union",
    "B+A": "union",
    "A|B": "AgivenB",
    "B|A": "BgivenA",
    "!A": "notA",
    "!B": "notB",
    "!A&!B": "neither",
    "!B&!A": "neither",
    "!(A+B)": "neither",
    "A&!B": "onlyA",
    "!B&A": "onlyA",
    "B&!A": "onlyB",
    "!A&B": "onlyB",
  }),
);

function insideName(typed: string): EventName | null {
  const plain = typed
    .replaceAll(/\s+/g, "")
    .replaceAll(/\\cap|∩|and|&/gi, "&")
    .replaceAll(/\\cup|∪|or|U/g, "+")
    .replaceAll(/\\mid|\\vert|\/|∣/g, "|")
    .replaceAll(/not-?|¬|~/gi, "!")
    .replaceAll(/\\(?:bar|overline)\{?([AB])\}?/g, "!$1")
    .replaceAll(/([AB])(?:'|’|′|\^c|\^\{c\}|\^\\complement|\^\{\\prime\}|\u0304|\u0305)/gi, "!$1")
    .toUpperCase();
  return insides.get(plain) ?? null;
}

const probability = /\bP\s*\(((?:[^()]|\([^()]*\))*)\)/g;
const number = String.raw`(\d+\s*\/\s*\d+|\d*\.\d+|\d+|\\d?frac\{\d+\}\{\d+\})`;

/** Words that introduce the events and the questions. */
const silent =
  /^(?:\s|,|\.|;|:|\?|\band\b|\bif\b|\bgiven\b|\bthat\b|\blet\b|\bA\b|\bB\b|\bE\b|\bbe\b|\bare\b|\btwo\b|\bevents?\b|\bassociated\b|\bsuch\b|\bwith\b|\bwhere\b|\bthen\b|\bis\b|\ban?\b|\bfor\b|\balso\b|\bof\b|\bthe\b|\bin\b|\bfind\b|\bevaluate\b|\bwhat\b|\bcalculate\b|\bdetermine\b|\bcompute\b|\bvalue\b|\bfollowing\b|\bprobability\b|\bprobabilities\b|\bany\b|\(i{1,3}\)|\(iv\)|=)*$/i;
const independent = /\bindependent(?: events?)?\b/i;
const exclusive = /\b(?:mutually exclusive|disjoint)(?: events?)?\b/i;

interface Told {
  given: ReadonlyMap<EventName, Rational>;
  asked: readonly EventName[];
  style: NumberStyle;
  /** The text without the probabilities. */
  rest: string;
}

/** Parses P(A) = … and similar statements; every other word must be introductory. */
export function readTwoEvents({ text }: Question): TwoEventsProblem | null {
  if (!isOfTwoEvents(text)) return null;
  const told = readProbabilities(text);
  if (!told) return null;
  const { given: givens, asked: targets, style, rest } = told;
  const words = rest.replace(independent, " ").replace(exclusive, " ");
  const relations = relationsIn(rest);
  if (!silent.test(words) || relations.length > 1) return null;
  if (targets.length === 0 || targets.length > 3 || givens.size === 0) return null;
  if (![...givens.values()].every(isProbability)) {
    throw notSupported(
      "A probability is never less than 0 or more than 1. Check the numbers of the question.",
    );
  }
  return { givens, targets, relation: relations[0] ?? null, style };
}

function isOfTwoEvents(text: string): boolean {
  if (!/\bP\s*\(/.test(text) || text.length > 300 || !/[AB]/.test(text)) return false;
  return !/\bnot independent|dependent\b(?<!independent)|\bE\b|\bodds\b/i.test(text);
}

function isProbability(value: Rational): boolean {
  return q.sign(value) >= 0 && q.order(value, q.one) <= 0;
}

function relationsIn(text: string): NonNullable<TwoEventsProblem["relation"]>[] {
  return [
    ...(independent.test(text) ? (["independent"] as const) : []),
    ...(exclusive.test(text) ? (["exclusive"] as const) : []),
  ];
}

const probabilityTold = new RegExp(
  `${probability.source}(?:\\s*=\\s*${number}|\\s*=\\s*\\??)?`,
  "g",
);

/** The given and the requested probabilities; null if one is unknown or repeated. */
function readProbabilities(typed: string): Told | null {
  const text = typed.replaceAll("$", "");
  const given = new Map<EventName, Rational>();
  const asked: EventName[] = [];
  let style: NumberStyle = "fraction";
  for (const [, inside = "", value = ""] of text.matchAll(probabilityTold)) {
    const name = insideName(inside);
    if (!name || given.has(name) || asked.includes(name)) return null;
    if (value === "") asked.push(name);
    else given.set(name, valueOf(value));
    if (value.includes(".")) style = "decimal";
  }
  return { given, asked, style, rest: text.replaceAll(probabilityTold, " ") };
}

function valueOf(typed: string): Rational {
  const [, above, below] = /frac\{(\d+)\}\{(\d+)\}/.exec(typed) ?? [];
  const text = above === undefined ? typed.replaceAll(/\s/g, "") : `${above}/${below ?? "1"}`;
  return /\/0+$/.test(text) ? q.rational(2n) : numberOf(text);
}
