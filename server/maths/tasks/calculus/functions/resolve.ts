import { canonical } from "../../../algebra/canonical.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets } from "../../../working/written.ts";
import {
  type Application,
  type Applications,
  appliedLatex,
  replaceApplications,
} from "./applied.ts";
import type { Clause, FunctionQuestion } from "./clauses.ts";
import { solveLinear } from "./linear-unknowns.ts";
import { reasons } from "../../../working/reasons.ts";

interface DefinedFunction {
  parameter: string;
  body: Expression;
}

/** The definitions of the sentences, evaluated in order, and the steps. */
export interface ResolvedDefinitions {
  functions: Map<string, DefinedFunction>;
  values: Map<string, Expression>;
  steps: MathsStep[];
  /** The request with values for letters and applications kept; and with every function substituted. */
  target: Expression;
  putIn: Expression;
}

interface Work extends Pick<ResolvedDefinitions, "functions" | "values" | "steps"> {
  applications: Applications;
}

/** Evaluates the definitions in their order, and substitutes them into the request. */
export function resolve({ clauses, target, applications }: FunctionQuestion): ResolvedDefinitions {
  const work: Work = { functions: new Map(), values: new Map(), steps: [], applications };
  for (const clause of clauses) add(clause, work);
  const { functions, values, steps } = work;
  return { functions, values, steps, target, putIn: putIn(target, work, null) };
}

function add(clause: Clause, work: Work): void {
  switch (clause.kind) {
    case "function":
      return addFunction(clause, work);
    case "value":
      return addValue(clause.name, clause.value, work);
    case "equations":
      return addEquations(clause.equations, work);
  }
}

function simplest(expression: Expression): Expression {
  return toExpression(canonical(expression));
}

/** Substitutes functions and values; the letter of the function that is being defined stays. */
function putIn(expression: Expression, work: Work, parameter: string | null): Expression {
  const values = new Map([...work.values].filter(([name]) => name !== parameter));
  const whole = replaceApplications(expression, work.applications, (application) =>
    applied(application, work, values),
  );
  return tidy(substitute(whole, grouped(values)));
}

function grouped(values: ReadonlyMap<string, Expression>): Map<string, Expression> {
  return new Map([...values].map(([name, value]) => [name, inBrackets(value)]));
}

function applied(
  { name, argument }: Application,
  { functions }: Work,
  values: ReadonlyMap<string, Expression>,
): Expression {
  const known = functions.get(name);
  if (!known) {
    throw notSupported(`The function ${name} is used before it is defined. Define it first.`);
  }
  const inner = substitute(argument, grouped(values));
  const put = new Map<string, Expression>([[known.parameter, { kind: "group", inner }]]);
  return { kind: "group", inner: tidy(substitute(known.body, put)) };
}

function addFunction(clause: Extract<Clause, { kind: "function" }>, work: Work): void {
  const { name, parameter, order, body } = clause;
  const head = `${letterLatex(name)}(${letterLatex(parameter)})`;
  const written = appliedLatex(body, work.applications);
  const open = putIn(body, work, parameter);
  let value = canonical(open);
  let final = written;
  for (let times = 1; times <= order; times += 1) {
    const before = times === 1 ? written : latexOf(value);
    value = derivative(value, parameter);
    final = latexOf(value);
    work.steps.push(derivativeStep({ head, before, final, parameter, isLast: times === order }));
  }
  const isPlain = order === 0 && expressionLatex(open) === written;
  // A definition is not changed unless something in it must be computed.
  const short = toExpression(value);
  const keeps = isPlain && expressionLatex(open).length <= expressionLatex(short).length + 2;
  work.functions.set(name, { parameter, body: keeps ? open : short });
  if (keeps || order > 0) return;
  work.steps.push({
    title: `Simplify $${head}$`,
    why: isPlain ? "Collect like terms." : "Put in what is known already, then collect like terms.",
    before: `${head} = ${written}`,
    after: `${head} = ${chain([expressionLatex(open), latexOf(value)])}`,
  });
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value, { fractions: "terms" }));
}

/** Equal lines joined by =, without repeating one. */
function chain(lines: readonly string[]): string {
  return lines.filter((line, at) => line !== lines[at - 1]).join(" = ");
}

interface Differentiated {
  head: string;
  before: string;
  final: string;
  parameter: string;
  isLast: boolean;
}

function derivativeStep({ head, before, final, parameter, isLast }: Differentiated): MathsStep {
  const operator = `\\frac{d}{d${letterLatex(parameter)}}`;
  const line = `${operator}\\left(${before}\\right)`;
  return {
    title: isLast ? `Differentiate to find $${head}$` : "Differentiate",
    why: "Power rule: $\\frac{d}{dx}\\left(x^{n}\\right) = nx^{n-1}$, term by term.",
    before: line,
    after: isLast ? `${head} = ${final}` : `${line} = ${final}`,
  };
}

function addValue(name: string, expression: Expression, work: Work): void {
  const open = putIn(expression, work, null);
  const value = simplest(open);
  work.values.set(name, value);
  const letter = letterLatex(name);
  const lines = [
    appliedLatex(expression, work.applications),
    expressionLatex(open),
    expressionLatex(value),
  ];
  if (lines[0] === lines[2]) return;
  work.steps.push({
    title: `Work out $${letter}$`,
    why: variablesIn(expression).length > 0 ? "Put in what is known already." : reasons.order,
    before: `${letter} = ${lines[0] ?? ""}`,
    after: `${letter} = ${chain(lines.slice(1))}`,
  });
}

/** One equation that defines a letter, or as many equations as there are unknowns. */
function addEquations(
  equations: readonly { left: Expression; right: Expression }[],
  work: Work,
): void {
  const known = new Set(work.values.keys());
  const rest = equations.filter(({ left, right }) => {
    if (left.kind !== "variable" || known.has(left.name)) return true;
    if (work.applications.has(left.name)) return true;
    if (variablesIn(putIn(right, work, null)).length > 0) return true;
    addValue(left.name, right, work);
    known.add(left.name);
    return false;
  });
  if (rest.length === 0) return;
  const sides = rest.map(({ left, right }) => ({
    left: putIn(left, work, null),
    right: putIn(right, work, null),
  }));
  const differences = sides.map(({ left, right }) =>
    form.subtract(canonical(left), canonical(right)),
  );
  const solution = solveLinear(differences);
  const answers = [...solution].map(
    ([name, value]) => `${letterLatex(name)} = ${expressionLatex(value)}`,
  );
  work.steps.push({
    title: `Solve for $${[...solution.keys()].map(letterLatex).join("$ and $")}$`,
    why:
      solution.size === 1
        ? "Do the same on both sides until the unknown stands alone."
        : "Eliminate one unknown after the other.",
    before: sides
      .map(({ left, right }) => `${expressionLatex(left)} = ${expressionLatex(right)}`)
      .join(" \\\\ "),
    after: answers.join(", \\quad "),
  });
  for (const [name, value] of solution) work.values.set(name, value);
}
