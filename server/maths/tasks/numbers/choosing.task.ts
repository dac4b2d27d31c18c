import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { rationalLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { type Choice, choiceAnswer, readChoices } from "./choices.ts";
import { comparable } from "./comparable.ts";
import { like } from "./comparison.task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { ordinalOf, ordinalWord } from "./ordinals.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumber, type WrittenNumber } from "../../wording/written-number.ts";

interface RankProblem {
  end: "smallest" | "largest";
  /** 1 for the smallest, 2 for the second smallest. */
  rank: number;
  choices: Choice[];
}

const thing =
  "[value|number|one|fraction|decimal|integer|rational_number|of_these|of_following|of_all]";
const links = "in|of|among|from|:|?|out_of|in_list";

function ranked(name: string): string[] {
  return [
    `which [one] [of_these|of_following] is ${name} ${thing} [${links}] {choices*}`,
    `which [number|fraction|decimal|value] is ${name} [${links}] {choices*}`,
    `which [one|number] of|among {choices...} is ${name}`,
    `${name} ${thing} ${links} [list|following|these] [numbers|:] {choices*}`,
    `find ${name} ${thing} ${links} {choices*}`,
  ];
}

const largest = "biggest|largest|greatest|highest|maximum";
const smallest = "smallest|least|lowest|minimum";

const rankAsks = wordings({
  largest: [`{rank~} ${largest}`, largest].flatMap(ranked),
  smallest: [`{rank~} ${smallest}`, smallest].flatMap(ranked),
});

function recogniseRank({ body, targets }: Question): RankProblem | null {
  if (targets.length > 0) return null;
  return rankAsks(body, (gaps, end) => {
    const choices = readChoices(gap(gaps, "choices"));
    const word = gaps.get("rank");
    const rank = word ? ordinalOf(word) : 1;
    if (!choices || rank === null) return null;
    if (rank > choices.length) throw notSupported("There are fewer numbers than that in the list.");
    return { end, rank, choices };
  });
}

function solveRank({ end, rank, choices }: RankProblem): Choice {
  const flip = end === "smallest" ? 1 : -1;
  const sorted = choices.toSorted((a, b) => flip * q.order(a.number.value, b.number.value));
  const chosen = sorted[rank - 1];
  if (!chosen) throw new Error(`There is no number ${rank}`);
  const isTied = choices.some(
    (each) => each !== chosen && q.equals(each.number.value, chosen.number.value),
  );
  if (isTied) throw notSupported("Two of these numbers are equal, so the place is not clear.");
  return chosen;
}

/** Counts the numbers that precede the chosen one: there must be `rank - 1` of them. */
export function proveRank({ end, rank, choices }: RankProblem, chosen: Choice): Proof | null {
  const before = choices.filter(({ number }) => {
    const { value } = number;
    const side =
      value.numerator * chosen.number.value.denominator -
      chosen.number.value.numerator * value.denominator;
    return end === "smallest" ? side < 0n : side > 0n;
  });
  if (before.length !== rank - 1 || !choices.includes(chosen)) return null;
  const sign = end === "smallest" ? "<" : ">";
  return {
    method: `Counted: ${before.length === 0 ? "no number is" : before.length === 1 ? "one number is" : `${before.length} numbers are`} ${end === "smallest" ? "smaller" : "larger"}`,
    lines:
      before.length === 0
        ? [chosen.number.latex]
        : before.map(({ number }) => `${number.latex} ${sign} ${chosen.number.latex}`),
  };
}

function rankName({ end, rank }: RankProblem): string {
  return rank === 1 ? end : `${ordinalWord(rank)} ${end}`;
}

function explainRank(problem: RankProblem, chosen: Choice): Explanation {
  const { choices, end } = problem;
  const flip = end === "smallest" ? 1 : -1;
  const sorted = choices
    .map(({ number }) => number)
    .toSorted((a, b) => flip * q.order(a.value, b.value));
  const sign = end === "smallest" ? "<" : ">";
  const chain = sorted.map(({ latex, value }, at) => {
    const before = sorted[at - 1];
    return before ? `${q.equals(before.value, value) ? "=" : sign} ${latex}` : latex;
  });
  return lesson({
    topic: "Comparing Numbers",
    method: "Sorting the numbers",
    answer: choiceAnswer(chosen),
    steps: [
      ...comparable(choices.map(({ number }) => number)).steps,
      step(
        `Sort the numbers, the ${end} first`,
        "Negative numbers lie left of 0 on the number line, and the farther left, the smaller.",
        chain.join(" "),
      ),
      step(
        `Take the ${rankName(problem)}`,
        `The numbers stand in order, so count from the ${end}.`,
        chosen.number.latex,
      ),
    ],
    idea: "Put the numbers in order, then count to the place that is asked for.",
    firstMove: `Look for the ${end} of all the numbers. Mind the signs.`,
    finalMove: `Which of the numbers is the ${rankName(problem)}?`,
    next: ["Which of the numbers is nearest to 0?", "What is the middle one when they are sorted?"],
  });
}

/** Selects the largest, second smallest … of several numbers, given as a list or as lettered choices. */
export const rankedNumber = defineTask<RankProblem, Choice>({
  name: "ranked-number",
  recognise: recogniseRank,
  reading: (problem) =>
    `\\text{${rankName(problem)} of } ${problem.choices.map(({ number }) => number.latex).join(",\\; ")}`,
  solve: solveRank,
  prove: proveRank,
  explain: explainRank,
  vary: (problem, random) =>
    `Which is the ${rankName(problem)} value? ${variedChoices(problem.choices, random)}`,
  examples: [
    "Which is the second largest value in 3, -8, 11, 7?",
    "Which is the smallest value in 0.5, -2/3, -1?",
  ],
});

function variedChoices(choices: readonly Choice[], random: () => number): string {
  const parts = choices.map(({ letter, number }) =>
    letter === null ? like(number, random) : `(${letter}) ${like(number, random)}`,
  );
  return choices[0]?.letter === null ? parts.join(", ") : parts.join("  ");
}

interface NearestProblem {
  target: WrittenNumber;
  choices: Choice[];
}

const near = "nearest|closest";
const nearestAsks = wordings({
  nearest: [
    `${near} [value|number|one] to {target} in|among|from|out_of {choices...}`,
    `which is ${near} to {target} [in|among|from] {choices*}`,
    `which is ${near} to {target} ?|: {choices*}`,
    `which [one|number|value] [of_these|of_following] is ${near} to {target} ?|: {choices*}`,
    `which [one|number] of|among {choices...} is ${near} to {target}`,
    `${near} to {target} : {choices*}`,
  ],
});

function recogniseNearest({ body, targets }: Question): NearestProblem | null {
  if (targets.length > 0) return null;
  return nearestAsks(body, (gaps) => {
    const target = readNumber(gap(gaps, "target"));
    const choices = readChoices(gap(gaps, "choices"));
    return target && choices ? { target, choices } : null;
  });
}

function distance(a: WrittenNumber, b: WrittenNumber): Rational {
  return q.absolute(q.subtract(a.value, b.value));
}

function solveNearest({ target, choices }: NearestProblem): Choice {
  const sorted = choices.toSorted((a, b) =>
    q.order(distance(a.number, target), distance(b.number, target)),
  );
  const [first, second] = sorted;
  if (!first || !second) throw new Error("There is nothing to choose from");
  if (q.equals(distance(first.number, target), distance(second.number, target))) {
    throw notSupported("Two of these numbers are equally near, so there is no single nearest.");
  }
  return first;
}

/** For every other number, the target must lie on the chosen number's side of the midpoint of the two. */
export function proveNearest({ target, choices }: NearestProblem, chosen: Choice): Proof | null {
  const others = choices.filter((choice) => choice !== chosen);
  const half = q.rational(1n, 2n);
  const isNearer = others.every(({ number }) => {
    const middle = q.multiply(q.add(number.value, chosen.number.value), half);
    const side = q.order(target.value, middle);
    return side !== 0 && side === q.order(chosen.number.value, number.value);
  });
  if (!isNearer || others.length !== choices.length - 1) return null;
  return {
    method: "The target lies on this number's side of the middle to every other number",
    lines: others.map(({ number }) => {
      const middle = q.multiply(q.add(number.value, chosen.number.value), half);
      const sign = q.order(target.value, middle) < 0 ? "<" : ">";
      return `${target.latex} ${sign} ${rationalLatex(middle)}`;
    }),
  };
}

function distanceStep({ target, choices }: NearestProblem): MathsStep {
  const style = [target, ...choices.map(({ number }) => number)].some(
    ({ form }) => form === "decimal",
  )
    ? "decimal"
    : "fraction";
  const lines = choices.map(({ number }) => {
    const [high, low] =
      q.order(number.value, target.value) > 0 ? [number, target] : [target, number];
    const second = q.sign(low.value) < 0 ? `\\left(${low.latex}\\right)` : low.latex;
    return `${high.latex} - ${second} = ${rationalLatex(distance(number, target), style)}`;
  });
  return step(
    `Find how far each number is from $${target.latex}$`,
    "The distance is the larger number minus the smaller, so that it is never negative.",
    lines.join(",\\; "),
  );
}

/** Selects the number nearest to a target. */
export const nearestNumber = defineTask<NearestProblem, Choice>({
  name: "nearest-number",
  recognise: recogniseNearest,
  reading: ({ target, choices }) =>
    `\\text{nearest to } ${target.latex} \\text{ of } ${choices.map(({ number }) => number.latex).join(",\\; ")}`,
  solve: solveNearest,
  prove: proveNearest,
  explain: (problem, chosen) =>
    lesson({
      topic: "Comparing Numbers",
      method: "Comparing distances on the number line",
      answer: choiceAnswer(chosen),
      steps: [
        distanceStep(problem),
        step(
          "Choose the smallest distance",
          "The nearest number has the smallest distance.",
          chosen.number.latex,
        ),
      ],
      idea: "The nearest number is the one with the smallest distance on the number line, on either side.",
      firstMove: "Subtract the smaller from the larger for each number, to get its distance.",
      finalMove: "Which of the numbers has the smallest distance?",
      next: [
        "Which number of the list is the farthest away?",
        "Which two of the numbers lie nearest to each other?",
      ],
    }),
  vary: ({ target, choices }, random) => {
    const list = variedChoices(choices, random);
    const other = like(target, random);
    return choices[0]?.letter === null
      ? `What is the nearest to ${other} in ${list}?`
      : `Which is the nearest to ${other}? ${list}`;
  },
  examples: [
    "What is the nearest to 1/2 in 0, 2/3, 3/4, 1?",
    "What is the nearest to -3 in -5, 0, 2, -2.5?",
  ],
});
