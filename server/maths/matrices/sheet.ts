import type { NumberStyle } from "../numbers/written.ts";
import type { Question } from "../read/question.ts";
import { type Literal, readRows, readTuple, splitOutside } from "./literal.ts";
import { plainMaths } from "./plain-maths.ts";
import { readVectorAt } from "./read-vector.ts";

/** A question with each literal replaced by a mark such as `<m0>`: the kind, and its index in `literals`. */
export interface Sheet {
  text: string;
  literals: readonly Literal[];
  /** Whether the question contains decimals, so that its answer uses decimals too. */
  style: NumberStyle;
}

const marks: Record<Literal["kind"], string> = {
  matrix: "m",
  determinant: "d",
  vector: "v",
  tuple: "t",
  set: "s",
};

/** Cached, because every task of matrices, vectors and space needs the same sheet. */
const sheets = new WeakMap<Question, Sheet>();

/** The sheet of a question; cached, as many tasks read it. */
export function sheetOf(question: Question): Sheet {
  const known = sheets.get(question);
  if (known) return known;
  const made = makeSheet(question.text);
  sheets.set(question, made);
  return made;
}

interface Found {
  literal: Literal;
  length: number;
}

function makeSheet(source: string): Sheet {
  const text = joinRows(plainMaths(source));
  const literals: Literal[] = [];
  let marked = "";
  for (let at = 0; at < text.length;) {
    const found = literalAt(text, at);
    if (found) {
      const isNamed = found.literal.kind === "tuple" && found.literal.name !== null;
      marked = `${isNamed ? marked.replace(/[A-Z]\s*$/, "") : marked} <${marks[found.literal.kind]}${literals.length}> `;
      literals.push(found.literal);
    } else marked += text.charAt(at);
    at += found?.length ?? 1;
  }
  return { text: spaced(marked), literals, style: /\d\.\d/.test(source) ? "decimal" : "fraction" };
}

/** Rows in separate brackets on consecutive lines. */
function joinRows(text: string): string {
  return text
    .replaceAll(/\[[^[\]\n]*\](?:[ \t]*\n[ \t]*\[[^[\]\n]*\])+/g, (rows) =>
      rows.replaceAll(/\][ \t]*\n[ \t]*\[/g, ";"),
    )
    .replaceAll(/\|[^|\n]*\|(?:[ \t]*\n[ \t]*\|[^|\n]*\|)+/g, (rows) =>
      rows.replaceAll(/\|[ \t]*\n[ \t]*\|/g, ";"),
    );
}

function literalAt(text: string, at: number): Found | null {
  const character = text.charAt(at);
  if (character === "|") return determinantAt(text, at);
  if (character === "<" || character === "⟨") return angleTupleAt(text, at);
  const vector = /[-+\d√(a-zîĵƙλμα]/.test(character) ? readVectorAt(text, at) : null;
  if (vector) return { literal: { kind: "vector", parts: vector.parts }, length: vector.length };
  if (character === "[" || character === "(" || character === "{") return bracketAt(text, at);
  return null;
}

function closing(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    if ("([{".includes(text.charAt(end))) depth += 1;
    if (")]}".includes(text.charAt(end))) depth -= 1;
    if (depth === 0) return end;
  }
  return -1;
}

function bracketAt(text: string, at: number): Found | null {
  const end = closing(text, at);
  if (end < 0) return null;
  const inner = text.slice(at + 1, end);
  const literal = bracketed(text.charAt(at), inner, nameBefore(text, at));
  return literal && { literal, length: end + 1 - at };
}

/** The capital letter directly before a bracket: A(1, 2, 3). */
function nameBefore(text: string, at: number): string | null {
  const [, name] = /(?:^|[^a-zA-Z^])([A-Z])\s?$/.exec(text.slice(Math.max(0, at - 4), at)) ?? [];
  return name ?? null;
}

function bracketed(open: string, inner: string, name: string | null): Literal | null {
  const isNested = /^\s*[[({]/.test(inner) && /[\])}]\s*$/.test(inner);
  if (open === "{" && !isNested) return setOf(inner);
  if (open === "[") return matrixOf(inner, 1);
  if (isNested || /[;\n]/.test(inner)) return matrixOf(inner, 2);
  const parts = readTuple(inner);
  return parts && { kind: "tuple", parts, name };
}

function matrixOf(inner: string, leastRows: number): Literal | null {
  const rows = readRows(inner);
  // 2[3] is a product in square brackets, not a matrix of one entry.
  if (!rows || rows.length < leastRows || rows.flat().length < 2) return null;
  return { kind: "matrix", rows };
}

function setOf(inner: string): Literal | null {
  const elements = splitOutside(inner, ",").map((element) => element.replaceAll(/\s+/g, ""));
  if (elements.length === 1 && elements[0] === "") return { kind: "set", elements: [] };
  const isPlain = elements.every((element) =>
    /^(?:-?\d+(?:\/\d+)?|[a-zA-Z]|\(-?\w+,-?\w+\))$/.test(element),
  );
  return isPlain ? { kind: "set", elements } : null;
}

/** |1 2; 3 4| and |[[1, 2], [3, 4]]|; |A| is unchanged. */
function determinantAt(text: string, at: number): Found | null {
  const end = text.indexOf("|", at + 1);
  if (end < 0) return null;
  const inner = text.slice(at + 1, end);
  const bare = /^\s*[[(]([\s\S]*)[\])]\s*$/.exec(inner)?.[1];
  const isDouble = bare !== undefined && closing(inner.trim(), 0) === inner.trim().length - 1;
  if (!/[;\n]/.test(inner) && !/\]\s*,?\s*\[/.test(inner)) return null;
  const rows = readRows(isDouble ? bare : inner);
  return rows && { literal: { kind: "determinant", rows }, length: end + 1 - at };
}

function angleTupleAt(text: string, at: number): Found | null {
  const [whole, inner = ""] = /^[<⟨]([^<>⟨⟩=]*)[>⟩]/.exec(text.slice(at)) ?? [];
  const parts = whole === undefined ? null : readTuple(inner);
  return whole === undefined || !parts
    ? null
    : { literal: { kind: "tuple", parts, name: null }, length: whole.length };
}

/** Punctuation as separate words, with single spaces between all words. */
function spaced(text: string): string {
  return text
    .replaceAll("\n", " . ")
    .replaceAll("?", " ")
    .replaceAll(/[,;:]/g, " $& ")
    .replaceAll(/\.(?=\s|$)/g, " . ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?:[.,;:] )*\. /g, ". ")
    .trim();
}
