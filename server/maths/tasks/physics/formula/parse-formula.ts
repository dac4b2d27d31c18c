import {
  difference,
  type Equation,
  type Formula,
  type FormulaFunction,
  number,
  product,
  quotient,
  sum,
} from "./formula.ts";

/**
 * Parses an equation of the law book, such as "v^2 = u^2 + 2*a*s". Throws on a syntax error; a test parses the whole
 * book.
 */
export function parseEquation(text: string): Equation {
  const [left = "", right = "", ...more] = text.split("=");
  if (more.length > 0) throw new Error(`Two equals signs: ${text}`);
  return { left: parseFormula(left), right: parseFormula(right) };
}

/** Parses one side of an equation of the law book. Throws on a syntax error. */
export function parseFormula(text: string): Formula {
  const reader = new Reader(text.match(/[A-Za-z_]\w*|\d+|[-+*/^()]/g) ?? []);
  const formula = reader.sum();
  if (!reader.isAtEnd()) throw new Error(`Not a formula: ${text}`);
  return formula;
}

const functions: ReadonlySet<string> = new Set("sqrt sin cos tan asin acos atan abs".split(" "));

class Reader {
  private readonly parts: readonly string[];
  private at = 0;

  constructor(parts: readonly string[]) {
    this.parts = parts;
  }

  isAtEnd(): boolean {
    return this.at >= this.parts.length;
  }

  private take(...wanted: string[]): string | null {
    const part = this.parts[this.at];
    if (part === undefined || !wanted.includes(part)) return null;
    this.at += 1;
    return part;
  }

  sum(): Formula {
    let left = this.product();
    for (;;) {
      const sign = this.take("+", "-");
      if (sign === null) return left;
      const right = this.product();
      left = sign === "+" ? sum(left, right) : difference(left, right);
    }
  }

  private product(): Formula {
    let left = this.power();
    for (;;) {
      const sign = this.take("*", "/");
      if (sign === null) return left;
      const right = this.power();
      left = sign === "*" ? product(left, right) : quotient(left, right);
    }
  }

  private power(): Formula {
    const base = this.atom();
    if (this.take("^") === null) return base;
    const exponent = this.atom();
    return exponent.kind === "number"
      ? { kind: "power", base, exponent: Number(exponent.value) }
      : { kind: "raised", base, exponent };
  }

  private atom(): Formula {
    if (this.take("(") !== null) return this.closed(this.sum());
    const part = this.parts[this.at] ?? "";
    this.at += 1;
    if (/^\d+$/.test(part)) return number(BigInt(part));
    if (part === "pi") return { kind: "pi" };
    if (isFunction(part) && this.take("(") !== null) {
      return { kind: "function", of: part, inner: this.closed(this.sum()) };
    }
    if (!/^[A-Za-z_]/.test(part)) throw new Error(`Not a name: ${part}`);
    return { kind: "name", name: part };
  }

  private closed(inner: Formula): Formula {
    if (this.take(")") === null) throw new Error("A bracket is not closed");
    return inner;
  }
}

function isFunction(name: string): name is FormulaFunction {
  return functions.has(name);
}
