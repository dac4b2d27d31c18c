import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type Data, entriesOf, type Entry } from "../data/data.ts";
import { dataLatex } from "../data/written-value.ts";

/** More terms than this are shown by the first and the last ones. */
export const mostShown = 12;

/** A sum, its middle omitted where it is long. */
export function sumLatex(parts: readonly string[]): string {
  if (parts.length <= mostShown) return parts.join(" + ");
  return `${parts.slice(0, 4).join(" + ")} + \\ldots + ${parts.slice(-2).join(" + ")}`;
}

/** A list, its middle omitted where it is long. */
export function listLatex(values: readonly Rational[]): string {
  const texts = values.map(dataLatex);
  if (texts.length <= 24) return texts.join(",\\; ");
  return `${texts.slice(0, 8).join(",\\; ")},\\; \\ldots,\\; ${texts.slice(-4).join(",\\; ")}`;
}

/** Each value as often as it occurs. */
export function written(data: Data): Rational[] {
  return data.kind === "plain" ? [...data.values] : entriesOf(data).map(({ value }) => value);
}

/** The rows that a solution goes through: single values one by one, tables by their entries. */
export function rowsOf(data: Data): Entry[] {
  return data.kind === "plain"
    ? data.values.map((value) => ({ value, count: q.one }))
    : entriesOf(data);
}
