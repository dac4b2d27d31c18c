import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import { type Expression, integerLeaf, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type { Proof } from "../../../task/task.ts";
import { polynomialSlope } from "../numeric/polynomial-slope.ts";
import { appliedLatex, replaceApplications } from "./applied.ts";
import type { Clause, FunctionQuestion } from "./clauses.ts";

/** More points than the degree of any school polynomial. */
const points = [2n, 3n, -1n, 5n, -4n, 7n, 10n, -9n, 12n, -15n, 21n];

/**
 * Evaluates the functions as they are defined, one after the other, for every number, and compares the outcome with
 * the value of the result. Nothing is simplified before the numbers are substituted.
 */
export function proveByNumbers(question: FunctionQuestion, value: Expression): Proof | null {
  const unknowns = unknownsOf(question);
  // A letter that an equation determines is not an answer.
  if (variablesIn(value).some((name) => unknowns.has(name))) return null;
  const letters = variablesIn(value).concat(openLetters(question, unknowns));
  const names = [...new Set(letters)];
  const trials = names.length === 0 ? points.slice(0, 1) : points;
  const results = trials.map((trial) => {
    const values = new Map<string, Expression>(names.map((name) => [name, integerLeaf(trial)]));
    const direct = run(question, values);
    const claimed = canonical(substitute(value, values));
    return direct && form.equals(direct, claimed) ? { trial, claimed } : null;
  });
  if (results.some((result) => result === null)) return null;
  const [first] = results;
  if (!first) return null;
  const shown = appliedLatex(question.target, question.applications);
  const at = expressionLatex(toExpression(first.claimed));
  if (names.length === 0) {
    return {
      method: "The numbers run through the functions one by one",
      lines: [`${shown} = ${at}`],
    };
  }
  const chosen = names.map((name) => `${letterLatex(name)} = ${first.trial}`).join(",\\; ");
  return {
    method: "A number put into the functions one by one, and into the result",
    lines: [
      `\\text{Put } ${chosen}`,
      `\\text{through the functions: } ${at}, \\quad \\text{from the answer: } ${at}`,
    ],
  };
}

/**
 * Letters determined by equations: their own, and those of the functions that they apply, as k of f(2) = 8 with f(x) =
 * kx.
 */
function unknownsOf({ clauses, applications }: FunctionQuestion): Set<string> {
  const sides = clauses.flatMap((clause) =>
    clause.kind === "equations" ? clause.equations.flatMap(({ left, right }) => [left, right]) : [],
  );
  const names = sides.flatMap((side) => [
    ...variablesIn(side),
    ...variablesIn(replaceApplications(side, applications, ({ argument }) => argument)),
  ]);
  const isApplied = names.some((name) => applications.has(name));
  const bodies = clauses.flatMap((clause) => {
    if (clause.kind !== "function" || !isApplied) return [];
    return variablesIn(clause.body).filter((name) => name !== clause.parameter);
  });
  return new Set([...names, ...bodies].filter((name) => !applications.has(name)));
}

/** Letters of the request without a value in the question. */
function openLetters(question: FunctionQuestion, unknowns: ReadonlySet<string>): string[] {
  const { clauses, target, applications } = question;
  const values = clauses.flatMap((clause) => (clause.kind === "value" ? [clause.name] : []));
  const given = new Set([...values, ...unknowns]);
  const all = [target, ...[...applications.values()].map(({ argument }) => argument)];
  const parameters = new Set(
    clauses.flatMap((clause) => (clause.kind === "function" ? [clause.parameter] : [])),
  );
  return all
    .flatMap(variablesIn)
    .filter((name) => !applications.has(name) && !given.has(name) && !parameters.has(name));
}

type Body = Extract<Clause, { kind: "function" }>;

function run(question: FunctionQuestion, values: ReadonlyMap<string, Expression>) {
  const { clauses, target, applications } = question;
  const bodies = new Map<string, Body>();
  const known = new Map(values);
  const valueOf = (expression: Expression, own: ReadonlyMap<string, Expression>): Expression => {
    const inner = replaceApplications(expression, applications, ({ name, argument }) => {
      const body = bodies.get(name);
      if (!body) return argument;
      const at = toExpression(canonical(substitute(argument, own)));
      return slopeOrValue(body, at);
    });
    return toExpression(canonical(substitute(inner, own)));
  };
  const slopeOrValue = (body: Body, at: Expression): Expression => {
    const own = new Map([...known, [body.parameter, at]]);
    if (body.order === 0) return valueOf(body.body, own);
    const slope = polynomialSlope(body.body, body.parameter, body.order, at);
    return slope ?? { kind: "variable", name: "?" };
  };
  for (const clause of clauses) {
    if (clause.kind === "function") bodies.set(clause.name, clause);
    else if (clause.kind === "value") known.set(clause.name, valueOf(clause.value, known));
    else if (!addSolutions(clause, known, { applications, valueOf })) return null;
  }
  return canonical(valueOf(target, known));
}

interface Reading extends Pick<FunctionQuestion, "applications"> {
  valueOf: (expression: Expression, own: ReadonlyMap<string, Expression>) => Expression;
}

/** Equations are solved by Cramer's rule here, for one or two unknowns. */
function addSolutions(
  { equations }: Extract<Clause, { kind: "equations" }>,
  known: Map<string, Expression>,
  { applications, valueOf }: Reading,
): boolean {
  const open = equations.filter(({ left, right }) => {
    if (left.kind !== "variable" || known.has(left.name)) return true;
    if (applications.has(left.name)) return true;
    const value = valueOf(right, known);
    if (variablesIn(value).length > 0) return true;
    known.set(left.name, value);
    return false;
  });
  return solveRows(
    open.map(({ left, right }) => ({
      kind: "difference",
      left: { kind: "group", inner: valueOf(left, known) },
      right: { kind: "group", inner: valueOf(right, known) },
    })),
    known,
  );
}

/** Row by row if one has a single unknown, otherwise two rows with the same two unknowns. */
function solveRows(rows: readonly Expression[], known: Map<string, Expression>): boolean {
  const put = rows.map((row) => ({ row, own: substitute(row, known) }));
  const open = put.flatMap(({ row, own }) => {
    const names = openNames(own);
    return names.length === 0 ? [] : [{ row, own, names }];
  });
  const [first] = open.toSorted((a, b) => a.names.length - b.names.length);
  if (!first) return true;
  const group = open.filter(({ names }) => names.join() === first.names.join());
  const used = group.slice(0, first.names.length);
  const isFixed = cramer(
    used.map(({ own }) => own),
    first.names,
    known,
  );
  const rest = open.filter((each) => !used.includes(each)).map(({ row }) => row);
  return isFixed && solveRows(rest, known);
}

/** The letters that remain after substitution and simplification: not x of 3x − 3x. */
function openNames(row: Expression): string[] {
  return variablesIn(toExpression(canonical(row))).toSorted();
}

function at(row: Expression, names: readonly string[], ones: readonly string[]) {
  const values = new Map(names.map((name) => [name, integerLeaf(ones.includes(name) ? 1n : 0n)]));
  return canonical(substitute(row, values));
}

/** A linear equation: the sum of its factors times its unknowns, in order, equals its value. */
interface Line {
  factors: Quotient[];
  value: Quotient;
}

function lineOf(row: Expression, names: readonly string[]): Line {
  const constant = at(row, names, []);
  return {
    factors: names.map((name) => form.subtract(at(row, names, [name]), constant)),
    value: form.negate(constant),
  };
}

/** Whether the equations determine their unknowns. */
function cramer(
  rows: readonly Expression[],
  names: readonly string[],
  known: Map<string, Expression>,
): boolean {
  const lines = rows.map((row) => lineOf(row, names));
  const values = names.length === 1 ? oneUnknown(lines) : twoUnknowns(lines);
  if (values?.length !== names.length) return false;
  for (const [index, value] of values.entries()) known.set(names[index] ?? "", toExpression(value));
  return true;
}

function oneUnknown([line, more]: readonly Line[]): Quotient[] | null {
  const [factor] = line?.factors ?? [];
  return line && factor && !more ? [form.divide(line.value, factor)] : null;
}

function twoUnknowns([first, second, more]: readonly Line[]): Quotient[] | null {
  if (!first || !second || more) return null;
  const [a, b] = first.factors;
  const [c, d] = second.factors;
  if (!a || !b || !c || !d) return null;
  const whole = determinant([a, b], [c, d]);
  if (form.isZero(whole)) return null;
  const [m, n] = [first.value, second.value];
  return [determinant([m, b], [n, d]), determinant([a, m], [c, n])].map((part) =>
    form.divide(part, whole),
  );
}

type Row = readonly [Quotient, Quotient];

function determinant([a, b]: Row, [c, d]: Row): Quotient {
  return form.subtract(form.multiply(a, d), form.multiply(b, c));
}
