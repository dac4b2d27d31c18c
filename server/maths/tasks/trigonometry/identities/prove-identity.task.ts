import { compareExpressions } from "../../../algebra/compare-expressions.ts";
import { type Equation, equationLatex, equationPlain } from "../../../equations/equation.ts";
import type { Transformation } from "../../../working/work-out.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { stepsOf } from "../../../working/working-steps.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { findProof, type IdentityProof } from "./find-proof.ts";
import { type Claim, recogniseIdentity } from "./recognise-identity.ts";
import { agree, type Sample, samplesOf, shownValue } from "./sample-values.ts";
import { hasRoot, withoutRoots } from "./without-roots.ts";
import { withLetter } from "./with-letter.ts";

type Result = { kind: "true"; proof: IdentityProof } | { kind: "false"; counterexample: Sample };

/** A proof of the identity, or a counterexample. Refuses an identity for which no proof is found. */
export function solve({ equation }: Claim): Result {
  const counterexample = samplesFor(equation).find((sample) => !isNear(sample));
  if (counterexample) return { kind: "false", counterexample };
  const drawn = withRootsDrawn(equation);
  const proof = drawn && findProof(drawn.equation);
  if (!proof) {
    throw notSupported(
      "Both sides agree at all angles I tried, but I found no short proof of this identity. Ask for a simpler one.",
    );
  }
  return { kind: "true", proof: { ...proof, first: [...drawn.steps, ...proof.first] } };
}

/** With roots only acute angles are tested, as textbooks assume. */
function samplesFor({ left, right }: Equation): Sample[] {
  return samplesOf(left, right, [left, right].some(hasRoot) ? "acute angles" : "all angles");
}

function withRootsDrawn(
  equation: Equation,
): { equation: Equation; steps: Transformation[] } | null {
  const [left, right] = [withoutRoots(equation.left), withoutRoots(equation.right)];
  if (!left || !right || right.steps.length > 0) return null;
  return {
    equation: { left: left.expression, right: right.expression },
    steps: left.steps,
  };
}

/** The relative difference above which two values are certainly different. */
const clear = 1e-6;

function isNear({ left, right }: Sample): boolean {
  return Math.abs(left - right) <= clear * Math.max(1, Math.abs(left));
}

/**
 * Checks a proof by values at sample angles, line by line, or a counterexample by evaluating it again; null if a check
 * fails.
 */
export function prove({ equation }: Claim, result: Result): Proof | null {
  const samples = samplesFor(equation);
  const { left, right } = withRootsDrawn(equation)?.equation ?? equation;
  const line = ({ at, left: one, right: other }: Sample): string =>
    `${at === "" ? "" : `${at}: \\quad `}\\text{LHS} \\approx ${shownValue(one)}, \\quad \\text{RHS} \\approx ${shownValue(other)}`;
  if (result.kind === "false") {
    if (compareExpressions(left, right) === "equal") return null;
    const again = samples.filter((sample) => !isNear(sample));
    const shown = again.slice(0, 2).map(line);
    return again.length > 0
      ? { method: "Both sides worked out at an angle where they differ", lines: shown }
      : null;
  }
  if (samples.length === 0 || !samples.every(agree)) return null;
  if (compareExpressions(left, right) !== "equal") return null;
  return {
    method:
      "Both sides worked out at some angles, and both brought to the same form in sin and cos",
    lines: [...new Set(samples.slice(0, 2).map(line))],
  };
}

function stepsFor({ equation }: Claim, proof: IdentityProof): MathsStep[] {
  const statement = equationLatex(equation);
  const end = {
    title: "Conclude",
    why: "",
    before: null,
    after: statement,
  };
  if (proof.kind === "difference") {
    const why = "Their difference is 0, so the two sides are equal.";
    return [...named(proof.first, "the difference of both sides"), { ...end, why }];
  }
  if (proof.kind === "both sides") {
    const why = "Both sides are equal to the same expression.";
    return [
      ...named(proof.first, "the left side"),
      ...named(proof.second, "the right side"),
      { ...end, why },
    ];
  }
  return named(proof.first, proof.from === "LHS" ? "the left side" : "the right side");
}

/** The steps, with the name of the side in the first one. */
function named(lines: Parameters<typeof stepsOf>[0], side: string): MathsStep[] {
  return stepsOf(lines).map((step, at) =>
    at === 0 ? { ...step, title: `Begin with ${side}. ${step.title}` } : step,
  );
}

function explain(claim: Claim, result: Result): Explanation {
  const { equation, request } = claim;
  const statement = { latex: equationLatex(equation), plain: equationPlain(equation) };
  return {
    topic: "Trigonometric Identities",
    method: methodOf(result),
    difficulty: difficultyOf(result),
    answer: result.kind === "false" ? notIdentity : request === "proof" ? statement : isIdentity,
    steps: result.kind === "true" ? stepsFor(claim, result.proof) : counterSteps(claim, result),
    finalMove: [
      "Write down the last line, and compare it with the other side.",
      "Compare both sides. What do you see?",
    ],
    hints: {
      idea: [ideaOf(result), "Write a side by sin and cos, and bring it to the form of the other."],
      firstMove: [firstMoveOf(result), "Write everything in terms of sin and cos."],
    },
    keyTerms: [
      {
        term: "Identity",
        meaning: "An equation that is true for all angles for which both sides are defined.",
      },
      { term: "Counterexample", meaning: "One angle for which the two sides differ." },
    ],
    followUpQuestions: [
      "For which angles are both sides defined?",
      "Could you begin with the other side as well? Try it.",
    ],
  };
}

const notIdentity = { latex: "\\text{False: it is not an identity}", plain: "false" };
const isIdentity = { latex: "\\text{True: it is an identity}", plain: "true" };

function methodOf(result: Result): string {
  if (result.kind === "false") return "Counterexample";
  if (result.proof.kind === "difference") return "The difference of both sides is 0";
  return result.proof.kind === "both sides"
    ? "Both sides brought to the same expression"
    : "From one side to the other";
}

function ideaOf(result: Result): string {
  if (result.kind === "false") return "Try it with an angle before you begin a proof.";
  const { kind, from } = result.proof;
  if (kind === "both sides") return "Work on each side by itself until both are the same.";
  if (kind === "difference") return "Show that the difference of both sides is nothing.";
  return from === "LHS"
    ? "Begin with the left side: there is more to do with it. Bring it to the form of the right side."
    : "Begin with the right side: there is more to do with it. Bring it to the form of the left side.";
}

function difficultyOf(result: Result): "intermediate" | "advanced" {
  const length =
    result.kind === "true" ? result.proof.first.length + result.proof.second.length : 1;
  return length < 4 ? "intermediate" : "advanced";
}

function firstMoveOf(result: Result): string {
  const first = result.kind === "true" ? result.proof.first[0] : undefined;
  if (!first) return "Put an easy angle into both sides.";
  return `${first.title}. ${first.why}`.trim();
}

function counterSteps(
  { equation }: Claim,
  { counterexample }: { counterexample: Sample },
): MathsStep[] {
  const { at, left, right } = counterexample;
  return [
    {
      title: at === "" ? "Work out the left side" : `Put $${at}$ into the left side`,
      why: "One angle for which both sides are defined and differ is enough.",
      before: null,
      after: `\\text{LHS} \\approx ${shownValue(left)}`,
    },
    {
      title: "Do the same with the right side",
      why: "An identity would have to give the same value.",
      before: null,
      after: `\\text{RHS} \\approx ${shownValue(right)}`,
    },
    {
      title: "Compare",
      why: "The values differ, so it is not an identity.",
      before: equationLatex(equation),
      after: `${shownValue(left)} \\neq ${shownValue(right)}`,
    },
  ];
}

const shapes = [
  "(1 + tan^2 x)/(1 + cot^2 x) = tan^2 x",
  "sin x/(1 + cos x) + (1 + cos x)/sin x = 2 cosec x",
  "(1 - sin x)/cos x = cos x/(1 + sin x)",
  "tan x + cot x = sec x cosec x",
  "sec^4 x - tan^4 x = 1 + 2 tan^2 x",
  "(sin x + cos x)^2 = 1 + sin 2x",
  "cos^4 x - sin^4 x = cos 2x",
  "(cosec x - cot x)^2 = (1 - cos x)/(1 + cos x)",
] as const;

/** Trigonometric identities, proved line by line; a false one gets a counterexample. */
export const proveIdentity = defineTask({
  name: "trigonometric-identity",
  recognise: recogniseIdentity,
  reading: ({ equation }) => equationLatex(equation),
  solve,
  prove,
  explain,
  vary: ({ equation }, random) => `Prove that ${withLetter(pick(random, shapes), equation.left)}`,
  examples: [
    "Prove that (1 + tan²A)/(1 + cot²A) = tan²A",
    "Prove that sin θ/(1 + cos θ) + (1 + cos θ)/sin θ = 2 cosec θ",
    "Is sin 2x = 2 sin x an identity?",
  ],
});
