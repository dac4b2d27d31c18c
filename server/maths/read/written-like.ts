import { superscripts } from "./symbols.ts";

const raised = new Map([...superscripts].map(([sign, plain]) => [plain, sign]));
/** A whole number after ^ that is the whole exponent: not in 2^3^2, 2^3! or 2^3.5. */
const wholePower =
  /(?<!\^(?:[\d.]{1,6}|\(-?[\d.]{1,6}\)|\{-?[\d.]{1,6}\}))\^(?:\((-?\d{1,3})\)|\{(-?\d{1,3})\}|(\d{1,3}))(?!\s*[\^!]|\.?\d)/g;

/** Writes x^2 as x² if the surrounding text has superscript digits; both have the same meaning. */
export function writtenLike(model: string, text: string): string {
  if (!hasRaised.test(model)) return text;
  return text.replace(wholePower, (_, inBrackets?: string, inBraces?: string, bare?: string) =>
    Array.from(inBrackets ?? inBraces ?? bare ?? "", (sign) => raised.get(sign) ?? sign).join(""),
  );
}

const hasRaised = /[⁰¹²³⁴⁵⁶⁷⁸⁹]/u;
