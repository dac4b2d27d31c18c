import { type Expression, integerLeaf } from "../expressions/expression.ts";
import { unread } from "./latex-cursor.ts";

/** The value of one side of a statement. Points, vectors and matrices contain their entries as written. */
export type Value =
  | { kind: "scalar"; expression: Expression }
  | { kind: "list"; items: Expression[] }
  | { kind: "matrix"; rows: Expression[][] }
  | { kind: "ratio"; terms: Expression[] };

export function scalar(expression: Expression): Value {
  return { kind: "scalar", expression };
}

/** The expression of a side that consists of one. */
export function expressionOf(value: Value): Expression {
  if (value.kind !== "scalar") throw unread();
  return value.expression;
}

/** π is a number; e and i are letters without other evidence. */
export function letterNamed(name: string): Expression {
  return name === "π" || name === "∞" ? { kind: "constant", name } : { kind: "variable", name };
}

/** In brackets unless it is a number, a letter or a group. */
export function asOperand(expression: Expression): Expression {
  return ["number", "variable", "constant", "group"].includes(expression.kind)
    ? expression
    : { kind: "group", inner: expression };
}

export function sum(left: Expression, right: Expression): Expression {
  return { kind: "sum", left, right: asOperand(right) };
}

export function difference(left: Expression, right: Expression): Expression {
  return { kind: "difference", left, right: asOperand(right) };
}

export function product(left: Expression, right: Expression): Expression {
  return { kind: "product", sign: "×", left: asOperand(left), right: asOperand(right) };
}

export function quotient(left: Expression, right: Expression): Expression {
  return { kind: "quotient", sign: "bar", left: asOperand(left), right: asOperand(right) };
}

/** The sum or difference; matrices and lists by entries. Throws for two sizes or kinds. */
export function addValues(left: Value, right: Value, sign: "+" | "-"): Value {
  const combine = sign === "+" ? sum : difference;
  if (left.kind === "matrix" && right.kind === "matrix") {
    if (left.rows.length !== right.rows.length) throw unread();
    const rows = left.rows.map((row, at) => byEntry(row, right.rows[at] ?? [], combine));
    return { kind: "matrix", rows };
  }
  if (left.kind === "list" && right.kind === "list") {
    return { kind: "list", items: byEntry(left.items, right.items, combine) };
  }
  return scalar(combine(expressionOf(left), expressionOf(right)));
}

type Operation = (left: Expression, right: Expression) => Expression;

function byEntry(a: Expression[], b: Expression[], combine: Operation): Expression[] {
  if (a.length !== b.length) throw unread();
  return a.map((entry, at) => combine(entry, b[at] ?? entry));
}

/** The dot is the scalar product of two vectors, the cross the vector product. */
export function multiplyValues(left: Value, right: Value, sign: "×" | "·" = "×"): Value {
  if (left.kind === "matrix" && right.kind === "matrix") {
    return { kind: "matrix", rows: matrixProduct(left.rows, right.rows) };
  }
  if (left.kind === "list" && right.kind === "list") {
    const items = [left.items, right.items] as const;
    return sign === "·"
      ? scalar(dotProduct(...items))
      : { kind: "list", items: crossProduct(...items) };
  }
  if (right.kind === "scalar") return mapValue(left, (entry) => product(entry, right.expression));
  return mapValue(right, (entry) => product(expressionOf(left), entry));
}

/** Each entry divided by a number; throws if the divisor is a list or a matrix. */
export function divideValues(left: Value, right: Value): Value {
  const below = expressionOf(right);
  return mapValue(left, (above) => quotient(above, below));
}

export function negateValue(value: Value): Value {
  return mapValue(value, (operand) => ({ kind: "negate", operand: asOperand(operand) }));
}

function mapValue(value: Value, change: (entry: Expression) => Expression): Value {
  switch (value.kind) {
    case "scalar":
      return scalar(change(value.expression));
    case "list":
      return { kind: "list", items: value.items.map(change) };
    case "matrix":
      return { kind: "matrix", rows: value.rows.map((row) => row.map(change)) };
    case "ratio":
      throw unread();
  }
}

function dotProduct(a: Expression[], b: Expression[]): Expression {
  return byEntry(a, b, product).reduce(sum);
}

function crossProduct(a: Expression[], b: Expression[]): Expression[] {
  if (a.length !== 3 || b.length !== 3) throw unread();
  const zero = integerLeaf(0n);
  const part = (first: number, second: number): Expression =>
    difference(
      product(a[first] ?? zero, b[second] ?? zero),
      product(a[second] ?? zero, b[first] ?? zero),
    );
  return [part(1, 2), part(2, 0), part(0, 1)];
}

function matrixProduct(a: Expression[][], b: Expression[][]): Expression[][] {
  const columns = transpose(b);
  if (a.some((row) => row.length !== b.length)) throw unread();
  return a.map((row) => columns.map((column) => dotProduct(row, column)));
}

/** Rows and columns exchanged. */
export function transpose(rows: Expression[][]): Expression[][] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) =>
    rows.map((row) => row[column] ?? integerLeaf(0n)),
  );
}

/** √(a² + b² + c²) */
export function lengthOf(items: Expression[]): Expression {
  return { kind: "root", index: 2, operand: asOperand(dotProduct(items, items)) };
}

const largestDeterminant = 4;

/** Expansion along the first row, which may contain vectors. */
export function determinant(rows: Value[][]): Value {
  const [first = [], ...others] = rows;
  if (rows.some((row) => row.length !== rows.length) || rows.length > largestDeterminant) {
    throw unread();
  }
  const [only] = first;
  if (rows.length === 1 && only) return only;
  return first
    .map((entry, column) => {
      const minor = determinant(others.map((row) => row.filter((_, at) => at !== column)));
      const part = multiplyValues(entry, minor);
      return column % 2 === 0 ? part : negateValue(part);
    })
    .reduce((total, part) => addValues(total, part, "+"));
}
