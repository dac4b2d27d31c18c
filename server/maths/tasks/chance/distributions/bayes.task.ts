import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { notSupported } from "../../../refusal.ts";
import { readBayes } from "./read-bayes.ts";
import { bayesTree } from "./bayes-tree.ts";
import type { BayesProblem } from "./bayes-problem.ts";

interface Posterior {
  /** P(Eᵢ)·P(A|Eᵢ) for each cause. */
  joint: readonly Rational[];
  total: Rational;
  value: Rational;
}

function solve({ causes, target }: BayesProblem): Posterior {
  const joint = causes.map(({ prior, likelihood }) => q.multiply(prior, likelihood));
  const total = joint.reduce(q.add, q.zero);
  const sum = causes.map(({ prior }) => prior).reduce(q.add, q.zero);
  if (!q.equals(sum, q.one))
    throw notSupported(
      "The shares of all the cases together must make 100%. Check the numbers of the question.",
    );
  if (causes.some(({ likelihood }) => q.order(likelihood, q.one) > 0))
    throw notSupported("A probability is never more than 1. Check the numbers of the question.");
  if (target === null) return { joint, total, value: total };
  if (q.isZero(total))
    throw notSupported("What was found can never happen with these numbers. Check the question.");
  return { joint, total, value: q.divide(joint[target] ?? q.zero, total) };
}

/** Natural frequencies: enough trials to make all counts integers, counted case by case. */
export function prove({ causes, target }: BayesProblem, { value }: Posterior): Proof | null {
  const parts = causes.map(
    ({ prior, likelihood }) => q.multiply(prior, likelihood).denominator * prior.denominator,
  );
  const tries = parts.reduce((all, one) => (all * one) / gcd(all, one), 1n);
  const counted = causes.map(({ prior, likelihood }) => {
    const cases = (tries * prior.numerator) / prior.denominator;
    return (cases * likelihood.numerator) / likelihood.denominator;
  });
  const all = counted.reduce((sum, one) => sum + one, 0n);
  const [above, below] = target === null ? [all, tries] : [counted[target] ?? 0n, all];
  if (below === 0n || !q.equals(q.rational(above, below), value)) return null;
  return {
    method: `Counted in ${tries} tries, which share out exactly`,
    lines: [
      `${counted.join(" + ")} = ${all}`,
      `\\frac{${above}}{${below}} = ${rationalLatex(value)}`,
    ],
  };
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** Total probability and Bayes' theorem for bags and for machines. */
export const bayes = defineTask<BayesProblem, Posterior>({
  name: "bayes-theorem",
  recognise: readBayes,
  reading: ({ causes, observation, target }) =>
    `${causes.map(({ name, prior, likelihood }) => `P(\\text{${name}}) = ${rationalLatex(prior)},\\; P(\\text{${observation}}|\\text{${name}}) = ${rationalLatex(likelihood)}`).join(";\\; ")};\\quad ${target === null ? `P(\\text{${observation}})` : `P(\\text{${causes[target]?.name ?? ""}}|\\text{${observation}})`} \\text{?}`,
  solve,
  prove,
  explain: (problem, { joint, total, value }) => {
    const { causes, observation, target } = problem;
    const sum = joint.map((one) => rationalLatex(one)).join(" + ");
    const own = target === null ? null : causes[target];
    return lesson({
      topic: "Probability",
      method: target === null ? "Theorem of total probability" : "Bayes' theorem",
      difficulty: "advanced",
      plot: bayesTree(problem),
      answer: { latex: rationalLatex(value), plain: rationalPlain(value) },
      steps: [
        step(
          "Write down the cases and what is known of each",
          `The cases exclude each other and one of them must hold. In each, note the probability of “${observation}”.`,
          causes
            .map(
              ({ name, prior, likelihood }) =>
                `\\text{${name}: } ${rationalLatex(prior)},\\; ${rationalLatex(likelihood)}`,
            )
            .join(",\\quad "),
        ),
        step(
          "Multiply along each case",
          "Multiplication theorem: $P(E_i \\cap A) = P(E_i) \\cdot P(A|E_i)$.",
          causes
            .map(
              ({ prior, likelihood }, at) =>
                `${rationalLatex(prior)} \\times ${rationalLatex(likelihood)} = ${rationalLatex(joint[at] ?? q.zero)}`,
            )
            .join(",\\quad "),
        ),
        step(
          "Add the cases",
          "Theorem of total probability.",
          `P(\\text{${observation}}) = ${rationalLatex(total)}`,
          `P(\\text{${observation}}) = ${sum}`,
        ),
        ...(own && target !== null
          ? [
              step(
                "Divide the case in question by the total",
                "Bayes' theorem: $P(E_i|A) = \\frac{P(E_i) \\cdot P(A|E_i)}{P(A)}$.",
                `P(\\text{${own.name}}|\\text{${observation}}) = ${rationalLatex(value)}`,
                `P(\\text{${own.name}}|\\text{${observation}}) = ${rationalLatex(joint[target] ?? q.zero)} \\div ${rationalLatex(total)}`,
              ),
            ]
          : []),
      ],
      idea: "What was found may have come about in several ways. Find how likely each way is, and compare.",
      firstMove:
        "Write down the probability of each case, and the probability of what was found in each case.",
      finalMove: "Put the last fraction together and simplify. What do you get?",
      terms: {
        "Conditional probability":
          "The probability of an event when another is known to have happened.",
      },
      next: ["Which of the cases is now the most likely one?"],
    });
  },
  vary: ({ kind, causes }, random) => {
    const draw = (): number => wholeBetween(random, 2, 8);
    if (kind === "bags") {
      return `Bag I contains ${draw()} red and ${draw()} black balls while Bag II contains ${draw()} red and ${draw()} black balls. One ball is drawn at random from one of the bags and it is found to be red. Find the probability that it was drawn from Bag II.`;
    }
    if (kind === "test") {
      return `A blood test is ${wholeBetween(random, 90, 99)}% effective in detecting a certain disease when it is present. However, the test also yields a false positive result for ${wholeBetween(random, 1, 5)}% of the healthy persons tested. If ${wholeBetween(random, 1, 6)}% of the population has the disease, what is the probability that a person has the disease given that his test result is positive?`;
    }
    if (kind === "drivers") {
      return `An insurance company insured ${draw() * 1000} scooter drivers, ${draw() * 1000} car drivers and ${draw() * 1000} truck drivers. The probabilities of an accident are 0.0${draw()}, 0.0${draw()} and 0.1${draw()} respectively. One of the insured persons meets with an accident. What is the probability that he is a car driver?`;
    }
    const first = wholeBetween(random, 4, 14) * 5;
    const shares =
      causes.length === 2
        ? `${first}% and ${100 - first}%`
        : `20%, ${Math.min(first, 60)}% and ${80 - Math.min(first, 60)}%`;
    const rates = causes.length === 2 ? "2 and 1" : "5, 4 and 2";
    const names = causes.length === 2 ? "A and B" : "A, B and C";
    return `Machines ${names} produce respectively ${shares} of the bolts. Of their outputs ${rates} percent are respectively defective. A bolt is drawn at random and is found to be defective. Find the probability that it was produced by machine B.`;
  },
  examples: [
    "Bag I contains 3 red and 4 black balls while Bag II contains 5 red and 6 black balls. One ball is drawn at random from one of the bags and it is found to be red. Find the probability that it was drawn from Bag II.",
    "Machines A, B and C produce respectively 25%, 35% and 40% of the bolts. Of their outputs 5, 4 and 2 percent are respectively defective. A bolt is drawn at random and is found to be defective. Find the probability that it was produced by machine B.",
  ],
});
