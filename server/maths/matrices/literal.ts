import { canonical } from "../algebra/canonical.ts";
import type { Quotient } from "../algebra/form.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { tokenise } from "../read/tokenise.ts";
import { Refusal } from "../refusal.ts";

/** An entry of a matrix or a vector: a number, or an expression with letters, roots, sin and cos. */
export type Entry = Quotient;

/** A literal in the question. */
export type Literal =
  | { kind: "matrix"; rows: readonly (readonly Entry[])[] }
  | { kind: "determinant"; rows: readonly (readonly Entry[])[] }
  /** In terms of i, j, k. */
  | { kind: "vector"; parts: readonly Entry[] }
  /** A point or a vector by its components. */
  | { kind: "tuple"; parts: readonly Entry[]; name: string | null }
  | { kind: "set"; elements: readonly string[] };

/** The maximum count of rows and of columns. */
const largestSize = 4;

/** The value of an entry; null if it is not one. */
export function readEntry(text: string): Entry | null {
  try {
    const tokens = tokenise(text);
    return tokens.length === 0 ? null : canonical(parseExpression(tokens));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function readAll(texts: readonly string[]): Entry[] | null {
  const entries = texts.map(readEntry);
  const known = entries.filter((entry) => entry !== null);
  return known.length === entries.length && known.length > 0 ? known : null;
}

/** Commas separate the entries of a row; without commas, spaces do. */
function readRow(text: string): Entry[] | null {
  const inner = text.trim().replace(/,$/, "");
  return readAll(inner.includes(",") ? splitOutside(inner, ",") : inner.split(/\s+/));
}

/** Splits at a sign outside brackets. */
export function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const character of text) {
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (character === sign && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** The rows between the outer brackets: [1, 2], [3, 4] or 1 2; 3 4, or one row per line. */
export function readRows(inner: string): Entry[][] | null {
  const nested = nestedRows(inner);
  const texts = nested ?? inner.split(/[;\n]/).filter((row) => row.trim() !== "");
  const rows = texts.map(readRow);
  const known = rows.filter((row) => row !== null);
  const [first] = known;
  if (!first || known.length < rows.length || known.length > largestSize) return null;
  const isEven = known.every((row) => row.length === first.length);
  return isEven && first.length <= largestSize ? known : null;
}

function nestedRows(inner: string): string[] | null {
  const trimmed = inner.trim();
  if (!/^[[({]/.test(trimmed) || !/[\])}]$/.test(trimmed)) return null;
  const rows = [...trimmed.matchAll(/[[({]([^[\](){}]*)[\])}]/g)].map(([, row = ""]) => row);
  const rest = trimmed.replaceAll(/[[({][^[\](){}]*[\])}]/g, "");
  return rows.length > 0 &&
    /^[\s,;]*$/.test(rest) &&
    rows.every((row) => /[,\s]|^[^\s]+$/.test(row.trim()))
    ? rows
    : null;
}

/** (1, 2, 3) or <1, 2, 3>. */
export function readTuple(inner: string): Entry[] | null {
  const cells = splitOutside(inner, ",");
  return cells.length >= 2 && cells.length <= largestSize ? readAll(cells) : null;
}
