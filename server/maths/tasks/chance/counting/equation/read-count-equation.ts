import * as q from "../../../../numbers/rational.ts";
import { notSupported, notUnderstood } from "../../../../refusal.ts";
import { type CountEquation, type CountSide, hasUnknown, numberPart } from "./count-side.ts";
import { fitting, sideValue } from "./count-values.ts";
import { type GluedMeaning, readCountSide } from "./read-count-side.ts";

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿʳˣᵏᵐ";
const lowered = "₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₙᵣₓₖₘ";
const level = "0123456789+-()nrxkm";

function leveled(run: string, from: string): string {
  return Array.from(run, (one) => level[Array.from(from).indexOf(one)] ?? "").join("");
}

/** Normalises the notations: ^(…) and _(…) for superscripts and subscripts, round brackets only. */
function normal(typed: string): string {
  return typed
    .replaceAll(/[⁰¹²³⁴-⁹⁺⁻⁽⁾ⁿʳˣᵏᵐ]+/g, (run) => `^(${leveled(run, raised)})`)
    .replaceAll(/[₀-₉₊₋₍₎ₙᵣₓₖₘ]+/g, (run) => `_(${leveled(run, lowered)})`)
    .replaceAll(/\\(?:left|right|displaystyle|,|;|!)|\$|\{\}/g, "")
    .replaceAll(/\\[dt]frac/g, "\\frac")
    .replaceAll(/\\(?:times|cdot)|[×·*]/g, "*")
    .replaceAll(/\\(?:mathrm|text)\s*\{([CP])\}/g, "$1")
    .replaceAll(/[{[]/g, "(")
    .replaceAll(/[}\]]/g, ")")
    .replaceAll("÷", "/")
    .replaceAll(/[−–]/g, "-")
    .replaceAll("::", "=")
    .replaceAll(/(?<![a-z\d])(\d*n)([cp])(?=\d)/g, (_, from: string, name: string) => {
      return `${from}${name.toUpperCase()}`;
    })
    .replaceAll(/\s+/g, " ")
    .trim();
}

const opening =
  /^(?:(?:q\d*\.|please|if|find|the|values?|of|given|that|solve|for|when|determine|calculate|such|in|from|following|equation|each|what|is)\b|[nrxkm]\b(?=\s+(?:if|when|from|such|in|given|where|so)\b|\s*[,:])|[:,.\s])*/i;
const closing =
  /(?:[,.;\s?]|\b(?:and|then|find|what|is|the|values?|of|nikalo|batao|ka|ki|maan|kya|hai|to|toh|calculate|determine|where|hoga|solve|for)\b|(?<=\b(?:find|is|of|for|solve|then|to|toh|,) )[nrxkm]\b(?: = \?)?|(?<=[,.] ?)[nrxkm]\b(?: ka| = \?)?|(?<= )[nrxkm](?= is\b))*$/i;
const condition = /[,;]?\s*(?:where\s+)?\(?([nrxkm])\s*(>|≥|>=)\s*(\d+)\)?\s*$/;

interface Framed {
  sides: readonly [string, string];
  letter: string;
  moreThan: number;
}

function framed(text: string): Framed | null {
  const whole = text.replace(closing, "");
  const body = whole.replace(condition, "").replace(closing, "").replace(opening, "");
  const letter = letterIn(body);
  const [left, right, ...more] = body.split("=");
  if (letter === null || left === undefined || right === undefined || more.length > 0) return null;
  const moreThan = isAbout(text, body, letter) ? boundOf(whole, letter) : null;
  return moreThan === null ? null : { sides: [left, right], letter, moreThan };
}

/** The lower bound of the unknown: -1 if none is given; null if another letter is bounded. */
function boundOf(text: string, letter: string): number | null {
  const [, bounded, sign, bound] = condition.exec(text) ?? [];
  if (bounded === undefined) return -1;
  return bounded === letter ? Number(bound) - (sign === ">" ? 0 : 1) : null;
}

/** The only letter of an equation. */
function letterIn(body: string): string | null {
  const letters = new Set(body.replaceAll("\\frac", "").match(/[a-z]/g));
  if (letters.size === 2 && /[nr][CP]_?\(?[nr]/.test(body)) throw twoUnknowns();
  const [letter] = letters;
  return letters.size === 1 && letter !== undefined ? letter : null;
}

/** No letter other than the one in the equation may be requested. */
function isAbout(text: string, body: string, letter: string): boolean {
  const around = text.replace(body, " ").match(/(?<![a-z\d])[a-z](?![a-z])/gi) ?? [];
  return around.every((own) => own === letter);
}

/** Parses n-1P3 with the whole of n-1 as a superscript, as textbooks print it, and a : b as a fraction. */
function ratioOf(text: string, letter: string, glued: GluedMeaning): CountSide | null {
  const parts = text
    .replaceAll(/(^|[:/(*]|\\frac)\s*(\d*[a-z]\s*[+-]\s*\d+)\s*([CP])/g, "$1 ($2)$3")
    .split(":");
  const sides = parts.map((part) => readCountSide(part, letter, glued));
  const [first, second] = sides;
  if (!first || sides.length > 2) return null;
  if (sides.length === 1) return first;
  return second
    ? { above: [...first.above, ...second.below], below: [...first.below, ...second.above] }
    : null;
}

/** 1/6! + 1/7!, without the unknown, as one number. */
function sumOf(text: string, letter: string): CountSide | null {
  if (text.includes(letter) || !/[+-]/.test(text)) return null;
  let sum = q.zero;
  for (const term of text.replaceAll(/\s+/g, "").split(/(?=[+-])/)) {
    const side = readCountSide(term.replace(/^[+-]/, ""), letter, "index");
    const value = side && sideValue(side, 0);
    if (!value) return null;
    sum = term.startsWith("-") ? q.subtract(sum, value) : q.add(sum, value);
  }
  return { above: [numberPart(sum)], below: [] };
}

function equationOf(
  { sides, letter, moreThan }: Framed,
  glued: GluedMeaning,
): CountEquation | null {
  const [one, other] = sides.map((side) => sumOf(side, letter) ?? ratioOf(side, letter, glued));
  const [left, right] = [one && tidied(one), other && tidied(other)];
  if (!left || !right) return null;
  // An unknown only on the right side is moved to the left, which is easier to read.
  if (hasUnknown(left)) return { letter, left, right, moreThan };
  return hasUnknown(right) ? { letter, left: right, right: left, moreThan } : null;
}

/** A side without the unknown that is only numbers becomes one number: 11 : 1 is 11. */
function tidied(side: CountSide): CountSide | null {
  const isNumbers = [...side.above, ...side.below].every(({ kind }) => kind === "number");
  if (!isNumbers) return side;
  const value = sideValue(side, 0);
  return value && !q.isZero(value) ? { above: [numberPart(value)], below: [] } : null;
}

const sign =
  /[\dnrⁿʳ)}]\s*[CP]\s*[_({\dnrxkmₙᵣ₀-₉₍]|[CP]\s*\([^(),]+,[^(),]+\)|[nrxkm\d)]\s*!|n[cp]\d/;
/** Text that can only be a permutation or combination with a letter in it. */
const certain = /(?:\d|\bn|ⁿ|ʳ)\s*[CP]\s*(?:_?[{(]?\s*\d*[nr]\s*[-+)}\d\s=:×*/,]|[ₙᵣ])|\bn[CP]_?\d/;

/** Reads an equation of factorials, permutations and combinations in one unknown; null if it is none. */
export function readCountEquation(typed: string): CountEquation | null {
  if (typed.length > 160 || !typed.includes("=") || !sign.test(typed)) return null;
  if (/prove|show|verify|probab|event|dice|coin/i.test(typed)) return null;
  const frame = framed(normal(typed));
  const [first, second] = frame ? readingsOf(frame) : [];
  if (first) return second ? chosenReading(first, second) : first;
  if (certain.test(typed)) throw unread();
  return null;
}

function readingsOf(frame: Framed): CountEquation[] {
  return (["index", "factor"] as const).flatMap((glued) => equationOf(frame, glued) ?? []);
}

/** ²ⁿC₃ and 2 × ⁿC₃ are typed the same way; if only one reading has a solution, that one is used. */
function chosenReading(first: CountEquation, second: CountEquation): CountEquation {
  if (JSON.stringify(first, written) === JSON.stringify(second, written)) return first;
  const [one, other] = [fitting(first).length > 0, fitting(second).length > 0];
  if (one === other) throw unread();
  return one ? first : second;
}

function written(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? `${value}` : value;
}

function twoUnknowns(): Error {
  return notSupported(
    "There are two unknown letters here. Type an equation with one, like 10Pr = 720 or nC2 = 45.",
  );
}

function unread(): Error {
  return notUnderstood(
    "I can't tell what stands high and what stands low here. Type it with brackets, like P(n, 5) = 42 × P(n, 3) or C(2n, 3) = 11 × C(n, 3).",
  );
}
