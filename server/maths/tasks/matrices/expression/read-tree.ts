import * as form from "../../../algebra/quotient.ts";
import { type ResolvedQuestion, literalOf, nameOf } from "../../../matrices/definitions.ts";
import { readEntry } from "../../../matrices/literal.ts";
import type { Tree } from "./matrix-tree.ts";

const token =
  /\s*(?:(<[a-z]\d+>)|(\d+(?:\.\d+)?(?:\/\d+)?)|(adj(?:oint)?|det(?:erminant)?|trace|tr|transpose)(?![a-z])|([A-Za-z](?:_\d(?!\d))?)|(\^-1|\^[Tt](?![a-z])|'|\^\d)|([-+×*·.()|]))/giy;

type Piece = { kind: "mark" | "number" | "word" | "name" | "suffix" | "sign"; text: string };

const kinds = ["mark", "number", "word", "name", "suffix", "sign"] as const;

function pieces(text: string): Piece[] | null {
  const found: Piece[] = [];
  token.lastIndex = 0;
  const trimmed = text.trim();
  while (token.lastIndex < trimmed.length) {
    const match = token.exec(trimmed);
    if (!match) return null;
    kinds.forEach((kind, at) => {
      const part = match[at + 1];
      if (part !== undefined) found.push({ kind, text: part });
    });
  }
  return found;
}

/** The highest power of a matrix that is computed. */
const highestPower = 6;

/** Parses an expression of defined matrices; null if it contains an unknown name or word. */
export function readTree(text: string, defined: ResolvedQuestion): Tree | null {
  const all = pieces(text);
  if (!all || all.length === 0) return null;
  const reader = new TreeReader(all, defined);
  const tree = reader.sum();
  return reader.isDone() ? tree : null;
}

class TreeReader {
  private at = 0;
  private readonly all: readonly Piece[];
  private readonly defined: ResolvedQuestion;
  private inBars = false;

  constructor(all: readonly Piece[], defined: ResolvedQuestion) {
    this.all = all;
    this.defined = defined;
  }

  isDone(): boolean {
    return this.at === this.all.length;
  }

  private isSign(...signs: string[]): boolean {
    const piece = this.all[this.at];
    return piece?.kind === "sign" && signs.includes(piece.text);
  }

  private take(...signs: string[]): boolean {
    if (!this.isSign(...signs)) return false;
    this.at += 1;
    return true;
  }

  sum(): Tree | null {
    const isNegative = this.take("-");
    const first = this.product();
    let left: Tree | null = first && isNegative ? { kind: "negate", of: first } : first;
    while (left && this.isSign("+", "-")) {
      const kind = this.take("+") ? "sum" : "difference";
      if (kind === "difference") this.at += 1;
      const right = this.product();
      left = right && { kind, left, right };
    }
    return left;
  }

  private product(): Tree | null {
    let left = this.factor();
    while (left) {
      const isSigned = this.take("×", "*", "·", ".");
      if (!isSigned && !this.startsFactor()) return left;
      const right = this.factor();
      left = right && { kind: "product", left, right };
    }
    return left;
  }

  private startsFactor(): boolean {
    const piece = this.all[this.at];
    if (!piece || piece.kind === "suffix" || piece.kind === "number") return false;
    return piece.kind !== "sign" || piece.text === "(" || (piece.text === "|" && !this.inBars);
  }

  private factor(): Tree | null {
    let tree = this.atom();
    for (; tree; this.at += 1) {
      const piece = this.all[this.at];
      if (piece?.kind !== "suffix") return tree;
      tree = suffixed(tree, piece.text);
    }
    return tree;
  }

  private atom(): Tree | null {
    const piece = this.all[this.at];
    if (!piece) return null;
    this.at += 1;
    switch (piece.kind) {
      case "number": {
        const value = readEntry(piece.text);
        return value && { kind: "number", value };
      }
      case "word":
        return this.applied(piece.text.toLowerCase());
      case "mark":
      case "name":
        return operand(piece.text, this.defined);
      case "sign":
        return piece.text === "(" ? this.bracket() : this.bars(piece.text);
      case "suffix":
        return null;
    }
  }

  private applied(word: string): Tree | null {
    const of = this.factor();
    if (!of) return null;
    if (word.startsWith("adj")) return { kind: "adjoint", of };
    if (word.startsWith("det")) return { kind: "determinant", of };
    return { kind: word === "transpose" ? "transpose" : "trace", of };
  }

  private bracket(): Tree | null {
    const wasInBars = this.inBars;
    this.inBars = false;
    const of = this.sum();
    this.inBars = wasInBars;
    return of && this.take(")") ? { kind: "group", of } : null;
  }

  private bars(sign: string): Tree | null {
    if (sign !== "|") return null;
    this.inBars = true;
    const of = this.sum();
    this.inBars = false;
    return of && this.take("|") ? { kind: "determinant", of } : null;
  }
}

function suffixed(of: Tree, suffix: string): Tree | null {
  if (suffix === "^-1") return { kind: "inverse", of };
  if (suffix === "'" || /^\^t$/i.test(suffix)) return { kind: "transpose", of };
  const exponent = Number(suffix.slice(1));
  if (exponent < 2 || exponent > highestPower) return null;
  return { kind: "power", base: of, exponent };
}

function operand(text: string, defined: ResolvedQuestion): Tree | null {
  const literal = literalOf(defined, text);
  const name = nameOf(defined, text);
  if (literal?.kind === "matrix") return { kind: "matrix", name, value: literal.rows };
  if (literal?.kind === "determinant" && name === null) {
    return { kind: "determinant", of: { kind: "matrix", name: null, value: literal.rows } };
  }
  if (literal) return null;
  if (/^I(?:_\d)?$/.test(text)) return { kind: "identity" };
  return text === "O" ? { kind: "zero" } : null;
}

/** Reads the number 0 alone on a side of a matrix equation as the zero matrix. */
export function asZeroMatrix(tree: Tree): Tree {
  return tree.kind === "number" && form.isZero(tree.value) ? { kind: "zero" } : tree;
}
