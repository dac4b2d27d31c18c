import * as form from "../algebra/quotient.ts";
import { type Entry, readEntry } from "./literal.ts";

const coefficient = String.raw`(?:\([^()]*(?:\([^()]*\))?[^()]*\)(?:\/\d+)?|\d+(?:\.\d+)?(?:\/\d+)?[a-zλμα]?|√\(?\d+\)?|[a-zλμαβ](?=[ijkîĵƙ*])|[λμαβ](?=\s[ijkîĵƙ]))`;
const term = String.raw`(?:${coefficient}\s?\*?\s?)?[ijkîĵƙ](?![a-zA-Z=^])(?:\/\d+)?`;
const wholeVector = new RegExp(
  String.raw`(?<![a-zA-Z])(?:[-+]\s*)?${term}(?:\s*[-+]\s*${term})*`,
  "y",
);
const oneTerm = new RegExp(
  String.raw`([-+]?)\s*(${coefficient})?\s?\*?\s?([ijkîĵƙ])((?:\/\d+)?)`,
  "g",
);
const places: Partial<Record<string, number>> = { i: 0, j: 1, k: 2, î: 0, ĵ: 1, ƙ: 2 };

/**
 * The vector in i, j and k that starts at a position, and its length in the text; a single i, j or k without a hat may
 * be any letter and is not a vector.
 */
export function readVectorAt(text: string, at: number): { parts: Entry[]; length: number } | null {
  wholeVector.lastIndex = at;
  const [whole] = wholeVector.exec(text) ?? [];
  const parts = whole === undefined ? null : partsOf(whole);
  return whole !== undefined && parts ? { parts, length: whole.length } : null;
}

function partsOf(whole: string): Entry[] | null {
  const terms = [...whole.matchAll(oneTerm)].map(
    ([, sign, factor = "1", unit = "", below = ""]) => {
      const size = readEntry(`${factor}${below}`);
      return { place: places[unit], size: size && sign === "-" ? form.negate(size) : size };
    },
  );
  const seen = new Set(terms.map(({ place }) => place));
  if (seen.size < terms.length || terms.some(({ size }) => size === null)) return null;
  if (seen.size < 2 && !/[îĵƙ]/.test(whole)) return null;
  return [0, 1, 2].map((unit) => terms.find(({ place }) => place === unit)?.size ?? form.zero);
}
