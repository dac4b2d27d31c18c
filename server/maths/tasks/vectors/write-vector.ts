import * as form from "../../algebra/quotient.ts";
import type { NumberStyle } from "../../numbers/written.ts";
import { entryLatex, entryPlain, innerLatex } from "../../matrices/write-matrix.ts";
import type { Entry } from "../../matrices/literal.ts";
import type { Vector } from "./vector.ts";

/**
 * How a vector is written: by unit vectors, 2i + 3j − k; by components, (2, 3, −1); or by two components in a plane,
 * (2, 3).
 */
export type Notation = "units" | "components" | "plane";

function partsIn(vector: Vector, notation: Notation): readonly Entry[] {
  return notation === "plane" ? vector.slice(0, 2) : vector;
}

const unitsLatex = ["\\hat{i}", "\\hat{j}", "\\hat{k}"];
const unitsPlain = ["i", "j", "k"];

function inUnits(
  vector: Vector,
  units: readonly string[],
  write: (entry: Entry) => string,
): string {
  const terms = vector.flatMap((part, at) =>
    form.isZero(part) ? [] : [term(part, units[at] ?? "", write)],
  );
  if (terms.length === 0) return "0";
  return terms
    .map((text, at) => {
      if (at === 0) return text;
      return text.startsWith("-") ? `- ${text.slice(1)}` : `+ ${text}`;
    })
    .join(" ");
}

function term(part: Entry, unit: string, write: (entry: Entry) => string): string {
  if (form.isOne(part)) return unit;
  if (form.isOne(form.negate(part))) return `-${unit}`;
  const text = write(part);
  const isSum = / [-+] /.test(text) && !/^-?\\frac\{[^{}]*\}\{[^{}]*\}$/.test(text);
  // 1/3i could be read as 1/(3i).
  return isSum || text.includes("/") ? wrapped(text, unit) : `${text}${unit}`;
}

function wrapped(text: string, unit: string): string {
  const isNegative = text.startsWith("-") && !/ [-+] /.test(text);
  return isNegative ? `-(${text.slice(1)})${unit}` : `(${text})${unit}`;
}

/** A vector in LaTeX. */
export function vectorLatex(
  vector: Vector,
  notation: Notation,
  style: NumberStyle = "fraction",
): string {
  if (notation !== "units") return tupleLatex(partsIn(vector, notation), style);
  const text = inUnits(vector, unitsLatex, (entry) => entryLatex(entry, style));
  return text === "0" ? "\\vec{0}" : text;
}

/** A vector as plain text. */
export function vectorPlain(
  vector: Vector,
  notation: Notation,
  style: NumberStyle = "fraction",
): string {
  if (notation !== "units") return tuplePlain(partsIn(vector, notation), style);
  return inUnits(vector, unitsPlain, (entry) => entryPlain(entry, style));
}

/** Components in LaTeX: (2, 3, -1). */
export function tupleLatex(parts: readonly Entry[], style: NumberStyle = "fraction"): string {
  const inner = parts.map((part) => entryLatex(part, style)).join(", ");
  return inner.includes("\\frac") ? `\\left(${inner}\\right)` : `(${inner})`;
}

/** Components as plain text: (2, 3, -1). */
export function tuplePlain(parts: readonly Entry[], style: NumberStyle = "fraction"): string {
  return `(${parts.map((part) => entryPlain(part, style)).join(", ")})`;
}

/** LaTeX of a vector, in brackets if it is a sum or negative. */
export function innerVector(
  vector: Vector,
  notation: Notation,
  style: NumberStyle = "fraction",
): string {
  const text = vectorLatex(vector, notation, style);
  return notation === "units" && /.[-+]|^-/.test(text) ? `\\left(${text}\\right)` : text;
}

/** LaTeX of a dot product: `2 \times 3 + 3 \times (-1)` */
export function productsLatex(a: Vector, b: Vector, style: NumberStyle = "fraction"): string {
  return a
    .map(
      (part, at) => `${innerLatex(part, style)} \\times ${innerLatex(b[at] ?? form.zero, style)}`,
    )
    .join(" + ");
}

/** LaTeX of the squares in a length: `2^{2} + 3^{2} + (-1)^{2}` */
export function squaresLatex(a: Vector, style: NumberStyle = "fraction"): string {
  return a
    .filter((part, at) => at < 2 || !form.isZero(part))
    .map((part) => `${bracketedBase(part, style)}^{2}`)
    .join(" + ");
}

function bracketedBase(part: Entry, style: NumberStyle): string {
  const text = entryLatex(part, style);
  if (/^\w$|^\d+$/.test(text)) return text;
  return `\\left(${text}\\right)`;
}

/** LaTeX of a cross product as a determinant with i, j, k in the first row. */
export function crossLatex(a: Vector, b: Vector, style: NumberStyle = "fraction"): string {
  const row = (vector: Vector): string => vector.map((part) => entryLatex(part, style)).join(" & ");
  return `\\begin{vmatrix}${unitsLatex.join(" & ")} \\\\ ${row(a)} \\\\ ${row(b)}\\end{vmatrix}`;
}

/** LaTeX of a vector's name: `\vec{a}`, `\overrightarrow{AB}`. */
export function arrow(name: string): string {
  return name.length === 1 ? `\\vec{${name}}` : `\\overrightarrow{${name}}`;
}
