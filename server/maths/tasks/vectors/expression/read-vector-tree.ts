import * as form from "../../../algebra/quotient.ts";
import { type ResolvedQuestion, literalOf, byName, nameOf } from "../../../matrices/definitions.ts";
import { type Entry, readEntry } from "../../../matrices/literal.ts";
import { vectorOfLiteral } from "../operand.ts";
import type { Tree } from "./vector-tree.ts";

const token =
  /\s*(?:(<[a-z]\d+>)|(√\(?\d+\)?|\d+(?:\.\d+)?(?:\/\d+)?)|((?:\b[A-Z]{2}|[A-Za-z](?:_\d)?)(?![A-Za-z]{2}))|(\^2)|([-+×*·.()|[\],]))/gy;

type Piece = { kind: "mark" | "number" | "name" | "square" | "sign"; text: string };
const kinds = ["mark", "number", "name", "square", "sign"] as const;

function pieces(text: string): Piece[] | null {
  const found: Piece[] = [];
  const trimmed = text.trim();
  token.lastIndex = 0;
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

/** Reads a whole expression of defined vectors; null if a part of it is unknown. */
export function readVectorTree(text: string, defined: ResolvedQuestion): Tree | null {
  const all = pieces(text);
  if (!all || all.length === 0) return null;
  const reader = new VectorReader(all, defined);
  const tree = reader.sum();
  return reader.isDone() ? tree : null;
}

class VectorReader {
  private at = 0;
  private inBars = false;
  private readonly all: readonly Piece[];
  private readonly defined: ResolvedQuestion;

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

  /**
   * × is the cross product of vectors, a dot the dot product. Chains such as a × b · c are not read, because their
   * order is unclear.
   */
  private product(): Tree | null {
    let left = this.scaled();
    let signs = 0;
    while (left) {
      const kind = this.productSign();
      if (!kind) return left;
      signs += 1;
      const right = this.scaled();
      left = right && signs === 1 ? { kind, left, right } : null;
    }
    return left;
  }

  private productSign(): "cross" | "dot" | null {
    if (this.take("×")) return "cross";
    const piece = this.all[this.at];
    // A letter x between two vectors that names no vector: a x b.
    if (piece?.kind === "name" && piece.text === "x" && !this.defined.names.has("x")) {
      this.at += 1;
      return "cross";
    }
    return this.take("·", ".", "*") ? "dot" : null;
  }

  /** A product without a sign: 2a, 3(a + b), |a|²b. */
  private scaled(): Tree | null {
    let left = this.atom();
    while (left && this.startsAtom()) {
      const right = this.atom();
      left = right && { kind: "product", left, right };
    }
    return left;
  }

  private startsAtom(): boolean {
    const piece = this.all[this.at];
    if (!piece) return false;
    if (piece.kind === "mark") return true;
    if (piece.kind === "name") return piece.text !== "x" || this.defined.names.has("x");
    return (
      piece.kind === "sign" &&
      (piece.text === "(" || piece.text === "[" || (piece.text === "|" && !this.inBars))
    );
  }

  private atom(): Tree | null {
    const piece = this.all[this.at];
    if (!piece) return null;
    this.at += 1;
    const tree = this.atomOf(piece);
    if (!tree || this.all[this.at]?.kind !== "square") return tree;
    this.at += 1;
    return { kind: "square", of: tree };
  }

  private atomOf(piece: Piece): Tree | null {
    switch (piece.kind) {
      case "number": {
        const value = readEntry(piece.text);
        return value && { kind: "number", value };
      }
      case "mark":
      case "name":
        return this.operand(piece.text);
      case "sign":
        if (piece.text === "(") return this.bracket();
        return piece.text === "|" ? this.bars() : null;
      case "square":
        return null;
    }
  }

  private operand(text: string): Tree | null {
    const literal = literalOf(this.defined, text);
    const box = literal?.kind === "matrix" ? this.boxProduct(literal.rows) : null;
    if (box) return box;
    const found = vectorOfLiteral(literal);
    return found && { kind: "vector", name: nameOf(this.defined, text), value: found.vector };
  }

  /**
   * The scalar triple product [a b c], which the reader of literals takes for a row matrix of three letters; null for
   * others.
   */
  private boxProduct(rows: readonly (readonly Entry[])[]): Tree | null {
    const [row = [], ...more] = rows;
    const [first, second, third, ...others] = row.map((entry) => this.namedVector(entry));
    if (!first || !second || !third || others.length > 0 || more.length > 0) return null;
    return { kind: "triple", parts: [first, second, third] };
  }

  private namedVector(entry: Entry): Tree | null {
    const [name, ...others] = form.variablesOf(entry);
    if (name === undefined || others.length > 0 || !form.equals(entry, form.fromVariable(name)))
      return null;
    const found = vectorOfLiteral(byName(this.defined.names, name));
    return found && { kind: "vector", name, value: found.vector };
  }

  private bracket(): Tree | null {
    const wasInBars = this.inBars;
    this.inBars = false;
    const of = this.sum();
    this.inBars = wasInBars;
    return of && this.take(")") ? { kind: "group", of } : null;
  }

  private bars(): Tree | null {
    this.inBars = true;
    const of = this.sum();
    this.inBars = false;
    return of && this.take("|") ? { kind: "magnitude", of } : null;
  }
}
