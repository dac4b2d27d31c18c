import { signOf } from "../../../algebra/constant-value.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { chainWay } from "./chain-way.ts";
import { intervalNotation, setLatex } from "./interval.ts";
import { linearForm, linearWay } from "./linear-way.ts";
import { aloneModulus, type AloneModulus, casesOf } from "./modulus-cases.ts";
import { type Inequality, inequalityLatex } from "./recognise.ts";
import { solve, type InequalitySolution } from "./solve.ts";
import { criticalStep, type Way, withNotation } from "./way.ts";

/** |A| < c as one double inequality, |A| > c as two cases, everything else by the intervals between corners. */
export function modulusWay(
  inequality: Inequality,
  solved: InequalitySolution,
  answer: string,
): Way {
  const steps = stepsOf(inequality, solved, answer);
  return {
    method: "Modulus inequality",
    topic: "Linear Inequalities: modulus",
    difficulty: "intermediate",
    idea: "A modulus is a distance: ask which numbers are nearer, or farther, than the bound.",
    firstMove: "Bring the modulus to stand alone, then write the inequality without it.",
    steps: withNotation(steps, intervalNotation(solved.set)),
  };
}

function stepsOf(inequality: Inequality, solved: InequalitySolution, answer: string): MathsStep[] {
  const found = aloneModulus(inequality);
  if (!found) return byStretches(inequality, solved, answer);
  const start = inequalityLatex(inequality);
  const alone = inequalityLatex(found.alone);
  const isolated = alone === start ? [] : [isolation(inequality, start, alone)];
  const cases = casesOf(found);
  const rest = cases ? withoutModulus(found, cases, answer) : [atMostNothing(found, answer)];
  return [...isolated, ...rest];
}

function byStretches(
  inequality: Inequality,
  { critical }: InequalitySolution,
  answer: string,
): MathsStep[] {
  const first = criticalStep(
    inequalityLatex(inequality),
    critical,
    inequality.unknown,
    "Find the points where the sign may change",
  );
  return [
    first,
    {
      title: "Solve for the unknown",
      why: "Every stretch between these points holds as a whole, or not at all.",
      before: first.after,
      after: answer,
    },
  ];
}

function isolation({ sides }: Inequality, before: string, after: string): MathsStep {
  const isOnlyTurned = sides.some((side) => side.kind === "call") && sides.length === 2;
  return isOnlyTurned
    ? {
        title: "Write the modulus on the left",
        why: "When the sides change places, the sign turns around.",
        before,
        after,
      }
    : {
        title: "Bring the modulus to stand alone",
        why: "The same is done to every side, as in an equation; only a negative number to divide by turns the sign around.",
        before,
        after,
      };
}

/** |A| < 0, |A| ≥ −3 and similar, whose solution follows at once. */
function atMostNothing({ modulus, low, high }: AloneModulus, answer: string): MathsStep {
  const bound = high ?? low;
  const isNegative = bound !== null && signOf(bound.value) === -1;
  const size = expressionLatex(modulus);
  return {
    title: "Think of what a modulus can be",
    why: isNegative
      ? `A modulus is a distance, so $${size}$ is $0$ or more and never negative.`
      : `A modulus is a distance: $${size}$ is $0$ where its inside is $0$, and positive everywhere else.`,
    before: null,
    after: answer,
  };
}

const meanings = {
  inside: "$|a| < c$ means that $a$ lies between $-c$ and $c$.",
  beyond: "$|a| > c$ means that $a$ lies beyond $-c$ or beyond $c$.",
  ring: "$|a|$ lies between two numbers if $a$ does, or if $-a$ does.",
};

function withoutModulus(
  { alone, low, high }: AloneModulus,
  cases: readonly Inequality[],
  answer: string,
): MathsStep[] {
  const kind = low && high ? "ring" : low ? "beyond" : "inside";
  const first: MathsStep = {
    title: kind === "inside" ? "Write it as one double inequality" : "Write it as two cases",
    why: meanings[kind],
    before: inequalityLatex(alone),
    after: cases.map(inequalityLatex).join(" \\text{ or } "),
  };
  const [only, other] = cases;
  if (only && !other) return [first, ...caseSteps(only, answer)];
  const worked = cases.map((one) => caseSteps(one, setLatex(solve(one).set, one.unknown)));
  const named = worked.flatMap((steps, at) =>
    steps.map((step) => ({ ...step, title: `Case ${at + 1}: ${lower(step.title)}` })),
  );
  return [
    first,
    ...named,
    {
      title: "Put the two cases together",
      why: "A number is a solution if it fits one of the cases or the other.",
      before: null,
      after: answer,
    },
  ];
}

function caseSteps(one: Inequality, answer: string): MathsStep[] {
  const solved = solve(one);
  if (one.sides.length === 3) return chainWay(one, solved, answer).steps;
  const linear = linearForm(one);
  if (linear) return linearWay(one, linear, answer, solved).steps;
  return byStretches(one, solved, answer);
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
