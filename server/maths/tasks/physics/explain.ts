import type { MathsAnswer, MathsStep } from "../../outcome.ts";
import { type Quantity, quantityLatex, quantityPlain } from "../../quantities/quantity.ts";
import type { Audience, Explanation } from "../../task/task.ts";
import { type Close, toNumber } from "./formula/evaluate.ts";
import {
  type Equation,
  type Formula,
  type FormulaFunction,
  functionsIn,
} from "./formula/formula.ts";
import type { ExtraFact } from "./laws/law-frame.ts";
import { conversionSteps, givenStep, withArticle } from "./given-steps.ts";
import type { PhysicsProblem } from "./physics-problem.ts";
import { schoolSteps } from "./school/school-steps.ts";
import type { Move } from "./solve-frame.ts";
import type { PhysicsAnswer, PhysicsResult } from "./solve.ts";
import {
  equationLatex,
  isPutInExactly,
  isCarriedExactly,
  symbolOf,
  symbolsLatex,
  typedSymbol,
  valueLatex,
  valuesLatex,
} from "./write-work.ts";

/** Builds the explanation of a solved problem: answer, steps, hints, key terms and follow-up questions. */
export function explain(
  problem: PhysicsProblem,
  result: PhysicsResult,
  { grade }: Audience,
): Explanation {
  const property = toldBeside(problem);
  const steps = stepsOf(problem, result, property);
  const last = steps.at(-1);
  const [law] = problem.moves.map((move) => move.law.name);
  return {
    topic: problem.frame.frame.topic,
    part: problem.frame.frame.name,
    method: [...new Set(problem.moves.map((move) => move.law.name))].join(", then "),
    difficulty:
      problem.moves.length > 1 ? "intermediate" : grade > 10 ? "beginner" : "intermediate",
    answer: answerOf(result.answers, asksForFact.test(problem.question.text) ? property : null),
    steps,
    finalMove: [
      `${verbFor(problem, last)} $${last?.before ?? ""}$. What do you get, and in which unit?`,
      "Put the values into the law and work it out. What do you get, and in which unit?",
    ],
    hints: {
      idea: [
        `Write down what is given with its letter and unit. Which law links it with what is asked? Think of this one: ${law ?? ""}.`,
        "Write down what is given with its letter and unit, and look for the law that links it with what is asked.",
      ],
      firstMove: [
        startOf(problem),
        "Write the law, then put in what you know, in units that fit together.",
      ],
    },
    keyTerms: termsOf(problem),
    followUpQuestions: [
      `What happens to the ${problem.targets[0]?.says ?? "answer"} if the ${firstGiven(problem)} is doubled?`,
      "Do the units on both sides of the law agree? Check them.",
    ],
  };
}

function startOf(problem: PhysicsProblem): string {
  const law = problem.moves[0]?.law;
  const start = law?.start ?? null;
  if (start !== null) return start;
  return `Start from $${law ? equationLatex(problem, law.equation) : ""}$ and put in what you know, in units that fit together.`;
}

/**
 * "Work out" if the line is already solved for the requested quantity, as in v = …; "Go on from" for a line such as 1/v
 * = ….
 */
function verbFor({ targets }: PhysicsProblem, last: MathsStep | undefined): string {
  const isAlone = targets.some(({ latex }) => last?.before?.startsWith(`${latex} `) === true);
  return isAlone ? "Work out" : "Go on from";
}

function firstGiven({ givens }: PhysicsProblem): string {
  return givens.find(({ source }) => source === "given")?.says ?? "first quantity";
}

function termsOf({ givens, targets }: PhysicsProblem): { term: string; meaning: string }[] {
  return [...targets, ...givens].slice(0, 5).map(({ says, latex, unit }) => ({
    term: says.charAt(0).toUpperCase() + says.slice(1),
    meaning:
      unit.symbol === ""
        ? `Written $${latex}$; a number without a unit.`
        : `Written $${latex}$, here in ${unit.names.plural}.`,
  }));
}

/**
 * Wordings that ask for a property as well as a number: "Find the position and nature of the image", "Is the force
 * attractive or repulsive?"
 */
const asksForFact =
  /\b(?:nature|types?|kind|characteristics|(?:real|virtual|erect|upright|inverted|converging|diverging|convex|concave|attractive|repulsive) or)\b/i;

function toldBeside({ frame, givens, moves }: PhysicsProblem): ExtraFact | null {
  const values = new Map([
    ...givens.map(({ name, value }) => [name, value] as const),
    ...moves.map(({ name, value }) => [name, value.value] as const),
  ]);
  const tells = frame.frame.tells?.((name) => {
    const value = values.get(name);
    return value === undefined ? null : toNumber(value);
  });
  return tells ?? null;
}

function answerOf(answers: readonly PhysicsAnswer[], told: ExtraFact | null): MathsAnswer {
  const [only] = answers;
  const isOne = answers.length === 1 && only !== undefined;
  return {
    latex: [...answers.map(answerLatex), ...(told ? [`\\text{${told.fact}}`] : [])].join(",\\; "),
    plain: isOne ? toldPlain(only) : answers.map(namedPlain).join(", "),
  };
}

function answerLatex({ target, display, isExact }: PhysicsAnswer): string {
  const percent = target.answerUnit === "percent" ? "\\%" : "";
  return `${target.latex} ${isExact ? "=" : "\\approx"} ${quantityLatex(display)}${percent}`;
}

function namedPlain(answer: PhysicsAnswer): string {
  const { name, latex } = answer.target;
  return `${typedSymbol(name, latex)} = ${toldPlain(answer)}`;
}

function toldPlain({ target, display }: PhysicsAnswer): string {
  return quantityPlain(display) + (target.answerUnit === "percent" ? "%" : "");
}

function stepsOf(
  problem: PhysicsProblem,
  { answers }: PhysicsResult,
  property: ExtraFact | null,
): MathsStep[] {
  const values = new Map<string, Close>();
  for (const { name, value } of problem.givens) values.set(name, { value, isExact: true });
  const steps = [givenStep(problem), ...conversionSteps(problem)];
  for (const move of problem.moves) {
    values.set(move.name, move.value);
    const answer = answers.find(({ target }) => target.name === move.name);
    steps.push(...moveSteps(problem, move, values, answer));
  }
  const last = steps.at(-1);
  if (property && last) last.why = `${last.why} ${property.sentence}`;
  return steps;
}

function moveSteps(
  problem: PhysicsProblem,
  move: Move,
  values: ReadonlyMap<string, Close>,
  answer: PhysicsAnswer | undefined,
): MathsStep[] {
  const { law, name, formula } = move;
  const symbol = symbolOf(problem, name);
  const says = problem.frame.variables.get(name)?.says ?? name;
  const isExact = isPutInExactly(formula, values);
  const choice: MathsStep = {
    title: `Choose the law for ${withArticle(says)}`,
    why: whyThisLaw(problem, move),
    before: null,
    after: equationLatex(problem, law.equation),
  };
  const rounding = answer && !answer.isExact ? rounded : "";
  const result = resultLatex(problem, move, answer, isExact);
  return (
    schoolSteps({ problem, move, values, choice, result, rounding }) ?? [
      choice,
      ...rearrangement(problem, move),
      {
        title: `Put in the values and work out $${symbol}$`,
        why: rounding === "" ? substitution : `The values are put in with their units. ${rounding}`,
        before: `${symbol} ${isExact ? "=" : "\\approx"} ${valuesLatex(problem, formula, values, "quantities")}`,
        after: result,
      },
    ]
  );
}

/** The name of the law and, if its result is an intermediate one, what that result is needed for. */
function whyThisLaw(problem: PhysicsProblem, { law, name }: Move): string {
  const symbol = symbolOf(problem, name);
  const link = `${law.name}: it links what is known with $${symbol}$.`;
  const isAsked = problem.targets.some((wanted) => wanted.name === name);
  const aim = problem.targets.at(-1)?.name;
  return isAsked || aim === undefined
    ? link
    : `${link} With $${symbol}$ we can then find $${symbolOf(problem, aim)}$.`;
}

/** The step that solves the law for the requested quantity; empty if the law already has that form. */
function rearrangement(problem: PhysicsProblem, { law, name, formula }: Move): MathsStep[] {
  const symbol = symbolOf(problem, name);
  const equation = equationLatex(problem, law.equation);
  const after = `${symbol} = ${symbolsLatex(problem, formula)}`;
  if (after === equation) return [];
  const isChosen = choosesRoot(law.equation, formula);
  return [
    {
      title: `Solve it for $${symbol}$`,
      why: isChosen
        ? `What is done to one side is done to the other. Of the two solutions the one with $${symbol} > 0$ counts.`
        : "What is done to one side is done to the other.",
      before: isChosen ? `${equation},\\; ${symbol} > 0` : equation,
      after,
    },
  ];
}

/**
 * Whether solving introduced a function with several values, a square root or an inverse trigonometric function, that
 * the law itself does not contain.
 */
function choosesRoot({ left, right }: Equation, formula: Formula): boolean {
  const own = new Set([...functionsIn(left), ...functionsIn(right)]);
  return functionsIn(formula).some((one) => choosing.has(one) && !own.has(one));
}

const choosing: ReadonlySet<FormulaFunction> = new Set(["sqrt", "asin", "acos", "atan"]);

const substitution = "The values are put in with their units, which fit together.";
const rounded = "The result is rounded, as it is no more precise than the numbers given.";

/**
 * The last line of a move. The result is marked as approximate if a rounded value was substituted, even where its
 * digits look exact.
 */
function resultLatex(
  problem: PhysicsProblem,
  { name, value }: Move,
  answer: PhysicsAnswer | undefined,
  isPutIn: boolean,
): string {
  if (answer) return toldLatex({ ...answer, isExact: answer.isExact && isPutIn });
  const sign = isPutIn && isCarriedExactly(value) ? "=" : "\\approx";
  return `${symbolOf(problem, name)} ${sign} ${valueLatex(value, workUnit(problem, name))}`;
}

/** The answer, preceded by its value in the unit of the calculation if it is displayed in another unit. */
function toldLatex(answer: PhysicsAnswer): string {
  const { target, value, isExact } = answer;
  const isOther =
    target.answerUnit === "percent" || target.answerUnit.symbol !== target.unit.symbol;
  if (!isOther) return answerLatex(answer);
  const own = `${target.latex} ${isExact ? "=" : "\\approx"} ${valueLatex({ value, isExact }, target.unit)}`;
  return `${own}${answerLatex(answer).slice(target.latex.length)}`;
}

function workUnit(problem: PhysicsProblem, name: string): Quantity["unit"] {
  const unit = problem.units.get(name);
  if (!unit) throw new Error(`No quantity ${name}`);
  return unit;
}
