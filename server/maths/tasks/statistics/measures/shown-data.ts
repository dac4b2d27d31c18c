import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type Data, entriesOf, type Entry } from "../data/data.ts";
import { dataLatex } from "../data/written-value.ts";

/** A sum of more terms is abbreviated. */
export const mostShown = 12;

/** A sum; a long one is abbreviated to its first four and last two terms. */
export function sumLatex(parts: readonly string[]): string {
  if (parts.length <= mostShown) return parts.join(" + ");
  return `${parts.slice(0, 4).join(" + ")} + \\ldots + ${parts.slice(-2).join(" + ")}`;
}

/** A list; one of more than 24 values is abbreviated to its first eight and last four. */
export function listLatex(values: readonly Rational[]): string {
  const texts = values.map(dataLatex);
  if (texts.length <= 24) return texts.join(",\\; ");
  return `${texts.slice(0, 8).join(",\\; ")},\\; \\ldots,\\; ${texts.slice(-4).join(",\\; ")}`;
}

/** The single values in the order of the question; of a table its different values, of classes the class marks. */
export function singleValues(data: Data): Rational[] {
  return data.kind === "plain" ? [...data.values] : entriesOf(data).map(({ value }) => value);
}

/** The rows that a solution lists: single values one by one, or the entries of a table. */
export function rowsOf(data: Data): Entry[] {
  return data.kind === "plain"
    ? data.values.map((value) => ({ value, count: q.one }))
    : entriesOf(data);
}
