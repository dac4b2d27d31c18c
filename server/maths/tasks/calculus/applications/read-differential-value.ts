import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";

/** A power or root of a number close to one whose power or root is known. */
export interface NearValue {
  /** As in √25.3. */
  at: Rational;
  /** The exponent top/bottom in lowest terms: 1/2 for a square root. */
  top: number;
  bottom: number;
  /** The requested decimal places. */
  places: number | null;
}

const number = String.raw`\(?\s*(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})\s*\)?`;
const roots: readonly [RegExp, number][] = [
  [new RegExp(String.raw`^(?:√|\\sqrt|sqrt|(?:the )?square root of)\s*${number}$`, "i"), 2],
  [
    new RegExp(
      String.raw`^(?:∛|³√|\\sqrt\[3\]|cbrt|cube ?root|(?:the )?cube root of)\s*${number}$`,
      "i",
    ),
    3,
  ],
  [new RegExp(String.raw`^(?:∜|⁴√|\\sqrt\[4\]|(?:the )?fourth root of)\s*${number}$`, "i"), 4],
];
const power = new RegExp(
  String.raw`^${number}\s*\^\s*\(?\s*(\d{1,2})(?:\s*\/\s*(\d{1,2}))?\s*\)?$`,
);

const naming = /\b(?:differentials?|derivatives?|linear approximation)\b/i;
const around =
  /\b(?:find|calculate|evaluate|determine|use|using|by|with|the|an?|approximate|approximation|approx|value|of|for|to|differentials?|method|concept|derivatives?|linear|application)\b|[,:]/gi;
const decimals =
  /,?\s*(?:correct )?(?:up ?to|to) (\d|two|three|four) (?:places of decimals?|decimal places?)[\s.]*$/i;

/** Parses "approximate value of √25.3 using differentials"; null for anything else. */
export function readDifferentialValue(typed: string): NearValue | null {
  if (typed.length > 160 || !naming.test(typed) || !/approx/i.test(typed)) return null;
  const asked = decimals.exec(typed)?.[1]?.toLowerCase();
  const text = typed
    .replace(decimals, "")
    .replaceAll(/\b(square|cube|fourth) root of\b/gi, "$1rootof")
    .replaceAll(around, " ")
    .replaceAll("rootof", " root of")
    .replaceAll(/[{}]/g, (brace) => (brace === "{" ? "(" : ")"))
    .replaceAll("$", "")
    .replace(/[\s.?]+$/, "")
    .trim();
  const found = rootOf(text) ?? powerOf(text);
  return found && { ...found, places: asked === undefined ? null : placesOf(asked) };
}

function placesOf(word: string): number {
  const known = ["two", "three", "four"].indexOf(word);
  return known < 0 ? Number(word) : known + 2;
}

type Found = Omit<NearValue, "places">;

function rootOf(text: string): Found | null {
  for (const [form, bottom] of roots) {
    const [, digits] = form.exec(text) ?? [];
    if (digits !== undefined) return { at: decimal(digits), top: 1, bottom };
  }
  return null;
}

function powerOf(text: string): Found | null {
  const [, digits, top, bottom = "1"] = power.exec(text) ?? [];
  if (digits === undefined || top === undefined || Number(bottom) === 0) return null;
  const exponent = q.rational(BigInt(top), BigInt(bottom));
  const [above, below] = [Number(exponent.numerator), Number(exponent.denominator)];
  const isSmall = above >= 1 && above <= 6 && below <= 6 && above !== below;
  return isSmall ? { at: decimal(digits), top: above, bottom: below } : null;
}

function decimal(digits: string): Rational {
  const [whole = "", part = ""] = digits.split(".");
  return q.rational(BigInt(`${whole}${part}`), 10n ** BigInt(part.length));
}
