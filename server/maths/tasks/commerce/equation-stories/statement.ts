import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type Amount, numberLatex } from "../../../story/amount.ts";

/** One side of a statement about a number: coefficient · x + constant, and as it is written. */
export interface Side {
  coefficient: Rational;
  constant: Rational;
  text: string;
}

export interface Statement {
  left: Side;
  right: Side;
  /** The used amounts of the text; all must be used. */
  usedAmounts: ReadonlySet<number>;
}

type Parsed = { side: Side; at: number } | null;

const x: Side = { coefficient: q.one, constant: q.zero, text: "x" };

const openings: readonly RegExp[] = [
  /^(?:find|what is|calculate|determine) number (?:such that|if|when) /,
  /^(?:find|what is|calculate|determine) number (?:which|that) (?:when|if|on being|is) (?=[×÷+-]|increased|decreased|added|diminished|reduced)/,
  /^(?:if|when|suppose) /,
];
const closings =
  /(?: [.,]| and| then)*(?: (?:find|what is|calculate|determine|which is) (?:number|original number|that number|it|this number|X))?(?: [.])*$/;

/** Parses a sentence with one statement about one number: "5 more than twice a number is 17". */
export function readStatement(text: string, amounts: readonly Amount[]): Statement | null {
  const plain = text.replaceAll("~", "").trim();
  if (!/\b(?:number|it|X)\b/.test(plain)) return null;
  const isAsked = /\b(?:find|what is|calculate|determine|which is)\b/.test(plain);
  const closed = plain.replace(closings, "");
  const opening = openings.find((pattern) => pattern.test(closed));
  const opened = opening ? closed.replace(opening, "") : closed;
  const isWhich = opening === openings[1];
  const reader = new StatementReader((isWhich ? `number ${opened}` : opened).split(" "), amounts);
  return isAsked ? reader.statement() : null;
}

const equalities = [
  "is equal to",
  "is same as",
  "is equal",
  "equals",
  "equal to",
  "gives",
  "is",
  "=",
  "makes",
  "becomes",
  "to get",
  "give",
];
const results = [
  "result is",
  "result becomes",
  "result will be",
  "result obtained is",
  "answer is",
  "sum is",
  "sum becomes",
  "difference is",
  "product is",
  "it becomes",
  "we get",
  "you get",
  "i get",
  "it gives",
  "number becomes",
  "becomes",
  "result equals",
  "result is equal to",
  "it is",
  "is",
  "gives",
];

class StatementReader {
  private readonly used = new Set<number>();
  private readonly words: readonly string[];
  private readonly amounts: readonly Amount[];

  constructor(words: readonly string[], amounts: readonly Amount[]) {
    this.words = words;
    this.amounts = amounts;
  }

  statement(): Statement | null {
    for (const read of [
      () => this.added(),
      () => this.changed(),
      () => this.exceeds(),
      () => this.plain(),
    ]) {
      this.used.clear();
      const found = read();
      // A number that no piece of the sentence took would be omitted of the equation.
      if (found && this.used.size === this.amounts.length)
        return { ...found, usedAmounts: this.used };
    }
    return null;
  }

  /** "5 is added to a number, the result is 12" */
  private added(): Omit<Statement, "usedAmounts"> | null {
    const number = this.number(0);
    if (!number) return null;
    const isAdded = this.match(number.at, "is added to");
    const from = isAdded ?? this.match(number.at, "is subtracted from");
    const to = from === null ? null : this.expression(from);
    const left = to && combine(isAdded === null ? "-" : "+", to.side, number.side);
    return to && left && this.ends(left, to.at, results);
  }

  /** "a number is multiplied by 5, the result is 35" */
  private changed(): Omit<Statement, "usedAmounts"> | null {
    const start = this.term(0);
    const is = start && this.first(start.at, "is", "when", "on being");
    let changed = start && is !== null ? this.tail(start.side, is) : null;
    for (
      let more = changed;
      more;
      more = this.tail(more.side, this.match(more.at, "and") ?? more.at)
    ) {
      changed = more;
    }
    return changed && this.ends(changed.side, changed.at, results);
  }

  /** "thrice a number exceeds 20 by 4" */
  private exceeds(): Omit<Statement, "usedAmounts"> | null {
    const left = this.expression(0);
    const more = left && this.match(left.at, "exceeds");
    const base = more === null ? null : this.expression(more);
    const by = base && this.match(base.at, "by");
    const number = by === null ? null : this.expression(by);
    if (!left || !base || !number || number.at !== this.words.length) return null;
    const right = combine("+", base.side, number.side);
    return right && { left: left.side, right };
  }

  private plain(): Omit<Statement, "usedAmounts"> | null {
    const left = this.expression(0);
    return left && this.ends(left.side, left.at, equalities);
  }

  private ends(
    left: Side,
    at: number,
    joints: readonly string[],
  ): Omit<Statement, "usedAmounts"> | null {
    const from = this.words[at] === "," ? at + 1 : at;
    const start = this.words[from] === "then" || this.words[from] === "and" ? from + 1 : from;
    for (const joint of joints) {
      const next = this.match(start, joint);
      const right = next === null ? null : this.expression(next);
      if (right && right.at === this.words.length) return { left, right: right.side };
    }
    return null;
  }

  private match(at: number, phrase: string): number | null {
    const words = phrase.split(" ");
    return words.every((word, index) => this.words[at + index] === word) ? at + words.length : null;
  }

  private first(at: number, ...phrases: readonly string[]): number | null {
    for (const phrase of phrases) {
      const next = this.match(at, phrase);
      if (next !== null) return next;
    }
    return null;
  }

  private number(at: number): Parsed {
    const [, kind, index] = /^([NP])(\d+)/.exec(this.words[at] ?? "") ?? [];
    const amount = kind === "N" ? this.amounts[Number(index)] : undefined;
    if (!amount) return null;
    this.used.add(Number(index));
    return { side: constant(amount.value), at: at + 1 };
  }

  private expression(at: number): Parsed {
    let found = this.term(at);
    for (;;) {
      const more = found && this.tail(found.side, found.at);
      if (!more) return found;
      found = more;
    }
  }

  /** "increased by 5", "minus 3", "multiplied by 4" */
  private tail(side: Side, at: number): Parsed {
    const operations = [
      ["+", "increased by", "+", "added to", "more by"],
      ["-", "decreased by", "diminished by", "reduced by", "-"],
      ["×", "×"],
      ["÷", "÷"],
    ] as const;
    for (const [operation, ...phrases] of operations) {
      const next = this.first(at, ...phrases);
      const number = next === null ? null : this.multiple(next);
      const result = number && combine(operation, side, number.side);
      if (number && result) return { side: result, at: number.at };
    }
    return null;
  }

  private term(at: number): Parsed {
    return this.sum(at) ?? this.comparison(at) ?? this.multiple(at);
  }

  /** "sum of a number and 5" */
  private sum(at: number): Parsed {
    const start = this.match(at, "sum of");
    const first = start === null ? null : this.multiple(start);
    const and = first && this.match(first.at, "and");
    const second = and === null ? null : this.multiple(and);
    const side = first && second && combine("+", first.side, second.side);
    return second && side ? { side, at: second.at } : null;
  }

  /** "5 more than twice a number" */
  private comparison(at: number): Parsed {
    const number = this.number(at);
    if (!number) return null;
    const more = this.first(number.at, "more than", "added to", "greater than");
    const next = more ?? this.first(number.at, "less than", "subtracted from", "fewer than");
    const base = next === null ? null : this.multiple(next);
    const side = base && combine(more === null ? "-" : "+", base.side, number.side);
    return base && side ? { side, at: base.at } : null;
  }

  private multiple(at: number): Parsed {
    const factor = this.factor(at);
    if (factor) {
      const inner = this.sum(factor.at) ?? this.multiple(factor.at);
      const side = inner && combine("×", inner.side, factor.side);
      if (inner && side) return { side, at: inner.at };
    }
    const unknown = this.first(
      at,
      "number",
      "same number",
      "that number",
      "this number",
      "original number",
      "itself",
      "it",
      "unknown number",
      "certain number",
      "X",
    );
    return unknown === null ? this.number(at) : { side: x, at: unknown };
  }

  /** "twice", "half of", "3 times", "one third of" */
  private factor(at: number): Parsed {
    for (const [value, ...phrases] of factors) {
      const next = this.first(at, ...phrases);
      if (next !== null) return { side: constant(value), at: this.match(next, "of") ?? next };
    }
    const number = this.number(at);
    if (!number) return null;
    const times = this.match(number.at, "×");
    if (times !== null) return { side: number.side, at: times };
    const part = parts.findIndex((names) => names.includes(this.words[number.at] ?? ""));
    const of = this.match(part < 0 ? number.at : number.at + 1, "of");
    if (of === null) return null;
    const value =
      part < 0
        ? number.side.constant
        : q.divide(number.side.constant, q.rational(BigInt(part + 2)));
    return { side: constant(value), at: of };
  }
}

const factors: readonly (readonly [Rational, ...string[]])[] = [
  [q.rational(2n), "twice", "double"],
  [q.rational(3n), "thrice", "triple"],
  [q.rational(1n, 2n), "half"],
  [q.rational(1n, 3n), "third of"],
  [q.rational(1n, 4n), "quarter of", "fourth of"],
  [q.rational(1n, 5n), "fifth of"],
];

const parts = [
  ["half"],
  ["third", "thirds"],
  ["fourth", "fourths", "quarter", "quarters"],
  ["fifth", "fifths"],
];

function constant(value: Rational): Side {
  const text = q.isInteger(value) ? numberLatex(value) : `${value.numerator}/${value.denominator}`;
  return { coefficient: q.zero, constant: value, text };
}

/** The sum, difference, product or quotient; null if it is not linear or could be read in two ways. */
function combine(operation: "+" | "-" | "×" | "÷", a: Side, b: Side): Side | null {
  if (operation === "+" || operation === "-") return added(operation, a, b);
  if (!q.isZero(b.coefficient)) return null;
  return operation === "×" ? multiplied(a, b) : divided(a, b);
}

function added(operation: "+" | "-", a: Side, b: Side): Side {
  const apply = operation === "+" ? q.add : q.subtract;
  const isOpen = operation === "-" && /[+-]/.test(b.text);
  return {
    coefficient: apply(a.coefficient, b.coefficient),
    constant: apply(a.constant, b.constant),
    text: `${a.text} ${operation} ${isOpen ? `(${b.text})` : b.text}`,
  };
}

function scaled(side: Side, factor: Rational, text: string): Side {
  const { coefficient, constant: rest } = side;
  return { coefficient: q.multiply(coefficient, factor), constant: q.multiply(rest, factor), text };
}

function multiplied(a: Side, b: Side): Side {
  return scaled(a, b.constant, product(a, b));
}

/** Only the number itself is divided: in "twice a number plus 3 divided by 4" it is not clear what is. */
function divided(a: Side, b: Side): Side | null {
  if (q.isZero(b.constant) || a.text !== "x") return null;
  return scaled(a, q.divide(q.one, b.constant), `x/${b.text}`);
}

function product(a: Side, b: Side): string {
  if (a.text === "x" && q.isInteger(b.constant)) return `${b.text}x`;
  if (a.text === "x" && q.equals(b.constant, q.rational(1n, b.constant.denominator))) {
    return `x/${b.constant.denominator}`;
  }
  if (a.text === "x") return `(${b.text}) x`;
  return q.isInteger(b.constant) ? `${b.text}(${a.text})` : `(${b.text})(${a.text})`;
}
