import * as form from "../../algebra/quotient.ts";
import type { NumberStyle } from "../../numbers/written.ts";
import { entryLatex, entryPlain, innerLatex } from "../../matrices/write-matrix.ts";
import type { Entry } from "../../matrices/literal.ts";
import type { Vector } from "./vector.ts";

/** With unit vectors, 2i + 3j − k, by its components, (2, 3, −1), or by two components in a plane, (2, 3). */
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
  // 1/3i could be read as one over 3i.
  return isSum || text.includes("/") ? wrapped(text, unit) : `${text}${unit}`;
}

function wrapped(text: string, unit: string): string {
  const isNegative = text.startsWith("-") && !/ [-+] /.test(text);
  return isNegative ? `-(${text.slice(1)})${unit}` : `(${text})${unit}`;
}

export function vectorLatex(
  vector: Vector,
  notation: Notation,
  style: NumberStyle = "fraction",
): string {
  if (notation !== "units") return tupleLatex(partsIn(vector, notation), style);
  const text = inUnits(vector, unitsLatex, (entry) => entryLatex(entry, style));
  return text === "0" ? "\\vec{0}" : text;
}

export function vectorPlain(
  vector: Vector,
  notation: Notation,
  style: NumberStyle = "fraction",
): string {
  if (notation !== "units") return tuplePlain(partsIn(vector, notation), style);
  return inUnits(vector, unitsPlain, (entry) => entryPlain(entry, style));
}

export function tupleLatex(parts: readonly Entry[], style: NumberStyle = "fraction"): string {
  const inner = parts.map((part) => entryLatex(part, style)).join(", ");
  return inner.includes("\\frac") ? `\\left(${inner}\\right)` : `(${inner})`;
}

export function tuplePlain(parts: readonly Entry[], style: NumberStyle = "fraction"): string {
  return `(${parts.map((part) => entryPlain(part, style)).join(", ")})`;
}

/** The vector with brackets around it where it is a sum. */
export function innerVector(
  vector: Vector,
  notation: Notation,
  style: NumberStyle = "fraction",
): string {
  const text = vectorLatex(vector, notation, style);
  return notation === "units" && /.[-+]|^-/.test(text) ? `\\left(${text}\\right)` : text;
}

/** `2 \times 3 + 3 \times (-1)` */
export function productsLatex(a: Vector, b: Vector, style: NumberStyle = "fraction"): string {
  return a
    .map(
      (part, at) => `${innerLatex(part, style)} \\times ${innerLatex(b[at] ?? form.zero, style)}`,
    )
    .join(" + ");
}

/** `2^{2} + 3^{2} + (-1)^{2}` */
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

/** The determinant with i, j, k in its first row. */
export function crossLatex(a: Vector, b: Vector, style: NumberStyle = "fraction"): string {
  const row = (vector: Vector): string => vector.map((part) => entryLatex(part, style)).join(" & ");
  return `\\begin{vmatrix}${unitsLatex.join(" & ")} \\\\ ${row(a)} \\\\ ${row(b)}\\end{vmatrix}`;
}

/** `\vec{a}` */
export function arrow(name: string): string {
  return name.length === 1 ? `\\vec{${name}}` : `\\overrightarrow{${name}}`;
}
