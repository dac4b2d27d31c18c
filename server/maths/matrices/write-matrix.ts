import * as form from "../algebra/quotient.ts";
import { toExpression } from "../algebra/to-expression.ts";
import { expressionLatex } from "../expressions/write-latex.ts";
import { expressionPlain } from "../expressions/write-plain.ts";
import { type NumberStyle, rationalLatex, rationalPlain } from "../numbers/written.ts";
import type { Matrix } from "./matrix.ts";
import type { Entry } from "./literal.ts";

export function entryLatex(entry: Entry, style: NumberStyle = "fraction"): string {
  const value = form.asRational(entry);
  return value ? rationalLatex(value, style) : expressionLatex(toExpression(entry));
}

export function entryPlain(entry: Entry, style: NumberStyle = "fraction"): string {
  const value = form.asRational(entry);
  return value ? rationalPlain(value, style) : expressionPlain(toExpression(entry));
}

/** An entry as a factor or after a sign: in brackets if it is negative or a sum. */
export function innerLatex(entry: Entry, style: NumberStyle = "fraction"): string {
  const text = entryLatex(entry, style);
  const isSum = form.asRational(entry) === null && /.[-+] /.test(text);
  if (!text.startsWith("-") && !isSum) return text;
  return text.includes("\\frac") ? `\\left(${text}\\right)` : `(${text})`;
}

/** Any texts as the entries of a matrix. */
export function gridLatex(rows: readonly (readonly string[])[], kind: "b" | "v" = "b"): string {
  const inner = rows.map((row) => row.join(" & ")).join(" \\\\ ");
  return `\\begin{${kind}matrix}${inner}\\end{${kind}matrix}`;
}

export function matrixLatex(matrix: Matrix, style: NumberStyle = "fraction"): string {
  return gridLatex(matrix.map((row) => row.map((entry) => entryLatex(entry, style))));
}

export function determinantLatex(matrix: Matrix, style: NumberStyle = "fraction"): string {
  return gridLatex(
    matrix.map((row) => row.map((entry) => entryLatex(entry, style))),
    "v",
  );
}

/** [[1, 2], [3, 4]] */
export function matrixPlain(matrix: Matrix, style: NumberStyle = "fraction"): string {
  const rows = matrix.map((row) => `[${row.map((entry) => entryPlain(entry, style)).join(", ")}]`);
  return `[${rows.join(", ")}]`;
}
