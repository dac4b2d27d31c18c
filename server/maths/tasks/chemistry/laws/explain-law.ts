import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { formulaLatex } from "../../physics/formula/write-formula.ts";
import { type Formula, namesOf } from "../../physics/formula/formula.ts";
import type { Explanation } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { molarMassStep } from "../lesson/mass-steps.ts";
import { unitOf, writeAmount, type WrittenAmount } from "../lesson/written-amount.ts";
import type { ChemistryLaw, LawVariable } from "./law-frame.ts";
import type { LawProblem } from "./law-problem.ts";
import type { LawMove } from "./solve-laws.ts";

/**
 * The explanation of a chain of laws: conversions, then for each law its formula, the substituted values, the result.
 */
export function explainLaws(problem: LawProblem, chain: readonly LawMove[]): Explanation {
  const { frame } = problem;
  const answer = answerOf(problem, chain);
  const last = chain.at(-1);
  return lesson({
    topic: frame.topic,
    method: last?.law.name ?? "",
    answer: {
      latex: `${problem.target.latex} ${answer.sign} ${answer.latex}`,
      plain: answer.plain,
    },
    steps: [
      ...conversionSteps(problem),
      ...molarSteps(problem),
      ...chain.flatMap((move) => moveSteps(problem, chain, move)),
    ],
    idea: frame.idea,
    firstMove: frame.firstMove,
    terms: frame.terms,
    followUps: frame.followUps,
  });
}

function answerOf({ unit, target }: LawProblem, chain: readonly LawMove[]): WrittenAmount {
  const written = writeAmount(chain.at(-1)?.value.value ?? q.zero, unit);
  if (target.isPercent !== true) return written;
  return { ...written, latex: `${written.latex}\\%`, plain: `${written.plain}%` };
}

function conversionSteps({ frame, givens }: LawProblem): MathsStep[] {
  const lines = [...givens].flatMap(([name, { conversion }]) => {
    return conversion === null
      ? []
      : [`${variableOf(frame.variables, name).latex} = ${conversion}`];
  });
  if (lines.length === 0) return [];
  const why = lines.some((line) => line.includes("+ 273"))
    ? "The law needs the absolute temperature: add 273 to degrees Celsius."
    : "All quantities must be in units that fit together.";
  return [step("Change the units", why, lines.join(",\\quad "))];
}

function molarSteps({ molar }: LawProblem): MathsStep[] {
  return molar ? molarMassStep(molar.species, molar.mass) : [];
}

export function variableOf(variables: readonly LawVariable[], name: string): LawVariable {
  const found = variables.find((one) => one.name === name);
  if (!found) throw new Error(`A law names ${name}, which its frame does not have`);
  return found;
}

function moveSteps(problem: LawProblem, chain: readonly LawMove[], move: LawMove): MathsStep[] {
  const { frame } = problem;
  const target = variableOf(frame.variables, move.name);
  const symbol = (name: string): string => variableOf(frame.variables, name).latex;
  const law = sideBySide(move, symbol);
  const rearranged = `${target.latex} = ${withSymbols(move.formula, symbol)}`;
  const put = formulaLatex(move.formula, {
    name: (name) => valueLatex(problem, chain, name),
    times: " \\times ",
  });
  const isAnswer = target.name === problem.target.name;
  const result = isAnswer
    ? answerOf(problem, [move])
    : writeAmount(move.value.value, unitOfVariable(problem, target));
  const facts = constantsUsed(problem, move);
  const writing = step(
    `Write the law for the ${target.says}`,
    `${ruleOf(move.law)}${facts}`,
    rearranged,
    law === rearranged ? null : law,
  );
  const isRounded = /\./.test(put) && result.sign === "=" && !isExactly(problem, chain, move);
  return [
    writing,
    step(
      `Put in the values and work out $${target.latex}$`,
      "The values are put in with their units, which fit together.",
      `${target.latex} ${isRounded ? "\\approx" : result.sign} ${result.latex}`,
      `${target.latex} = ${put}`,
    ),
  ];
}

/** Whether all values put in are written in full. */
function isExactly(problem: LawProblem, chain: readonly LawMove[], move: LawMove): boolean {
  return namesOf(move.equation).every((name) => {
    const value = valueOf(problem, chain, name);
    return value === null || writeAmount(value).sign === "=";
  });
}

function sideBySide({ equation }: LawMove, symbol: (name: string) => string): string {
  return `${withSymbols(equation.left, symbol)} = ${withSymbols(equation.right, symbol)}`;
}

/** A number after a symbol needs the sign ×. */
export function withSymbols(formula: Formula, symbol: (name: string) => string): string {
  return formulaLatex(formula, { name: symbol, times: " " }).replaceAll(/ (?=\d)/g, " \\times ");
}

/** The unit of a variable in the calculation. */
export function unitOfVariable(
  { givens, units }: LawProblem,
  { name, unit }: LawVariable,
): ReturnType<typeof unitOf> {
  return givens.get(name)?.unit ?? units.get(name) ?? unitOf(unit);
}

/** The given, constant or computed value of a variable; null if it has none. */
export function valueOf(
  { givens, constants }: LawProblem,
  chain: readonly LawMove[],
  name: string,
): Rational | null {
  const found = chain.find((move) => move.name === name)?.value.value;
  return givens.get(name)?.value ?? constants.get(name)?.value ?? found ?? null;
}

/** A value with its unit; in brackets if it is negative or a power of ten. */
export function valueLatex(problem: LawProblem, chain: readonly LawMove[], name: string): string {
  const variable = variableOf(problem.frame.variables, name);
  const unit = problem.constants.get(name)?.unit ?? unitOfVariable(problem, variable);
  const text = writeAmount(valueOf(problem, chain, name) ?? q.zero, unit).latex;
  return text.startsWith("-") || text.includes("\\times") ? `\\left(${text}\\right)` : text;
}

function constantsUsed({ frame, constants, givens }: LawProblem, { equation }: LawMove): string {
  const used = namesOf(equation).flatMap((name) => {
    const constant = givens.has(name) ? undefined : constants.get(name);
    if (!constant) return [];
    const { latex, says } = variableOf(frame.variables, name);
    const written = writeAmount(constant.value, constant.unit).latex;
    return [
      latex === written ? `$${latex}$ is the ${says}` : `The ${says} is $${latex} = ${written}$`,
    ];
  });
  return used.map((one) => ` ${one}.`).join("");
}

/** The rule behind its name, unless it begins with it: "molality = moles of solute ÷ …". */
function ruleOf({ name, why }: ChemistryLaw): string {
  return why.startsWith(`${name.toLowerCase()} =`)
    ? why.charAt(0).toUpperCase() + why.slice(1)
    : `${name}: ${why}`;
}
