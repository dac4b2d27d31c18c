import { type Expression, integerLeaf } from "../../../expressions/expression.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import { order } from "../../../numbers/rational.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import type { Token } from "../../../read/token.ts";
import { notUnderstood } from "../../../refusal.ts";
import { splitNumbers } from "../../../wording/written-number.ts";
import { gap, type Gaps, wordings } from "../../../wording/token-wording.ts";

const asks = wordings({
  sum: [
    "add {first} to|with {second}",
    "add|sum [up|together] [numbers] [:] {list...}",
    "put together {list...}",
    "sum|total of [numbers] {list...}",
    "{first} added to {second}",
    "increase {first} by {second}",
    "{first} increased by {second}",
    "{first} more than {second}",
    "{list...} ka|ko jod|yog|jodo|sum|add|jodiye|jodein",
    "{list...} ko add|jod karo|kijiye|do",
    "{first} me|mein {second} jodo|jodiye|jodein",
  ],
  difference: [
    "difference|distance between|of {first} and {second}",
    "{first} aur {second} ka antar|difference",
    "{first} aur {second} ke beech [ka] antar|difference",
  ],
  "second minus first": [
    "subtract {first} from {second}",
    "take [away] {first} from {second}",
    "take {first} away from {second}",
    "deduct {first} from {second}",
    "{first} subtracted from {second}",
    "{first} less than {second}",
  ],
  "first minus second": [
    "{first} take away {second}",
    "decrease|reduce {first} by {second}",
    "{first} decreased|reduced|diminished by {second}",
    "{first} me|mein se {second} ghatao|ghataiye|ghataye|minus_karo",
    "from {first} subtract|take|take_away {second}",
  ],
  product: [
    "multiply {first} by|with|into {second}",
    "multiply [numbers] {list...}",
    "product of [numbers] {list...}",
    "{list...} ka gunanfal|gunafal|product|guna",
    "{first} ko {second} se guna|multiply karo|kijiye|kare",
    "{first} into {second}",
  ],
  quotient: [
    "divide {first} by {second}",
    "quotient when|if {first} is divided by|÷ {second}",
    "quotient when|if {first} is ÷ {second}",
    "quotient of {first} and|÷ {second}",
    "{first} ko {second} se bhag|bhaag|divide do|karo|kijiye|kare",
    "{first} ÷ into {second} equal parts|groups|shares",
    "divide {first} into|in {second} equal parts|groups|shares",
  ],
  double: ["double [of] {first}", "twice [of] {first}"],
  triple: ["thrice [of] {first}", "triple [of] {first}"],
  half: ["[one] half of {first}", "{first} ka aadha"],
  square: ["square of {first}", "{first} squared", "{first} ka varg|square"],
  cube: ["cube of {first}", "{first} cubed", "{first} ka ghan|cube"],
  power: [
    "{first} raised to [power] [of] {second}",
    "{first} to power [of] {second}",
    "{first} power {second}",
  ],
});

const usualForm = wordings({
  usual: [
    "[express|convert] {sum} in|to|into|as usual|ordinary form|notation|number",
    "usual|ordinary form of {sum}",
  ],
});

/** Reads "1.5 × 10^8 in usual form", which asks for the plain number; null for other questions. */
export function readUsualForm(tokens: readonly Token[]): Expression | null {
  return usualForm(tokens, (gaps) => {
    const expression = parseExpression(gap(gaps, "sum"));
    return expression.kind === "product" && expression.right.kind === "power" ? expression : null;
  });
}

/** Parses a calculation in words, such as "subtract 4 from 9"; null for other text. */
export function readSpoken(tokens: readonly Token[]): Expression | null {
  return asks(tokens, (gaps, name) => {
    const list = gaps.get("list");
    const operands = list ? readList(list) : ["first", "second"].flatMap((key) => inGap(gaps, key));
    const [first, second] = operands ?? [];
    return first && operands ? build(name, first, second ?? first, operands) : null;
  });
}

function inGap(gaps: Gaps, name: string): Expression[] {
  return gaps.has(name) ? [readOperand(gap(gaps, name))] : [];
}

type SpokenName = Parameters<Parameters<typeof asks>[1]>[1];

function build(
  name: SpokenName,
  first: Expression,
  second: Expression,
  operands: readonly Expression[],
): Expression {
  const others = operands.slice(1);
  if (name === "sum") return others.reduce((left, right) => ({ kind: "sum", left, right }), first);
  if (name === "product") return others.reduce(times, first);
  return isOfOne(name) ? single(name, first) : ofTwo(name, first, second);
}

type NameOfOne = "double" | "triple" | "half" | "square" | "cube";
type NameOfTwo = Exclude<SpokenName, NameOfOne | "sum" | "product">;

function isOfOne(name: SpokenName): name is NameOfOne {
  return ["double", "triple", "half", "square", "cube"].includes(name);
}

function ofTwo(name: NameOfTwo, first: Expression, second: Expression): Expression {
  switch (name) {
    case "difference":
      return largerMinusSmaller(first, second);
    case "first minus second":
      return { kind: "difference", left: first, right: second };
    case "second minus first":
      return { kind: "difference", left: second, right: first };
    case "quotient":
      return { kind: "quotient", sign: "÷", left: first, right: second };
    case "power":
      return { kind: "power", base: bracketed(first), exponent: second };
  }
}

function single(name: NameOfOne, operand: Expression): Expression {
  switch (name) {
    case "double":
      return times(integerLeaf(2n), operand);
    case "triple":
      return times(integerLeaf(3n), operand);
    case "half":
      return { kind: "quotient", sign: "÷", left: operand, right: integerLeaf(2n) };
    case "square":
      return { kind: "power", base: bracketed(operand), exponent: integerLeaf(2n) };
    case "cube":
      return { kind: "power", base: bracketed(operand), exponent: integerLeaf(3n) };
  }
}

function times(left: Expression, right: Expression): Expression {
  return { kind: "product", sign: "×", left, right };
}

/** Adds brackets to anything but a non-negative integer: -2² would be read as -(2²). */
function bracketed(operand: Expression): Expression {
  return operand.kind === "number" &&
    operand.form.kind === "integer" &&
    operand.value.numerator >= 0n
    ? operand
    : { kind: "group", inner: operand };
}

/** Subtracts the smaller from the larger: "the difference between 3 and 8" is 5. */
function largerMinusSmaller(first: Expression, second: Expression): Expression {
  const [left, right] =
    order(evaluate(first), evaluate(second)) >= 0 ? [first, second] : [second, first];
  return { kind: "difference", left, right };
}

/** Reads numbers separated by commas or "and"; null if a comma could be part of a number. */
function readList(tokens: readonly Token[]): Expression[] | null {
  const parts = splitNumbers(tokens);
  return parts && parts.length > 1 ? parts.map(readOperand) : null;
}

/** Reads a single number. Throws a refusal for an expression, because "add 2 and 3 × 4" has two readings. */
function readOperand(tokens: readonly Token[]): Expression {
  const expression = parseExpression(tokens);
  if (isNumber(expression)) return expression;
  throw notUnderstood("Write this sum with signs instead of words, like 2 + 3 × 4.");
}

function isNumber(expression: Expression): boolean {
  if (expression.kind === "group") return isNumber(expression.inner);
  if (expression.kind === "negate") return expression.operand.kind === "number";
  return expression.kind === "number";
}
