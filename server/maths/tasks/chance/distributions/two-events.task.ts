import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { eventsVenn } from "./events-venn.ts";
import { type EventName, events, readTwoEvents, type TwoEventsProblem } from "./read-two-events.ts";
import { less, type Rule, rules, share } from "./two-events-rules.ts";

const zero = q.zero;

interface Move {
  rule: Rule;
  value: Rational;
  inputs: readonly Rational[];
}

function solve({ givens, targets, relation }: TwoEventsProblem): Move[] {
  const known = new Map(givens);
  const moves: Move[] = [];
  const usable = rules.filter(({ needs }) => needs === undefined || needs === relation);
  for (let changed = true; changed && !targets.every((name) => known.has(name));) {
    changed = false;
    for (const rule of usable) {
      const inputs = rule.from.flatMap((name) => known.get(name) ?? []);
      if (known.has(rule.finds) || inputs.length < rule.from.length) continue;
      const value = rule.value(...inputs);
      if (!value) continue;
      known.set(rule.finds, value);
      moves.push({ rule, value, inputs });
      changed = true;
      break;
    }
  }
  if (!targets.every((name) => known.has(name)))
    throw notSupported(
      "There is too little told here to find this probability. Check what is given.",
    );
  const regions = regionsOf(known, relation);
  if (regions && Object.values(regions).some((value) => q.sign(value) < 0))
    throw notSupported("These probabilities can't all be true together. Check what is given.");
  return needed(moves, targets);
}

/** Only the steps that lead to the requested probability. */
function needed(moves: readonly Move[], asked: readonly EventName[]): Move[] {
  const wanted = new Set<EventName>(asked);
  for (const { rule } of moves.toReversed())
    if (wanted.has(rule.finds)) for (const name of rule.from) wanted.add(name);
  return moves.filter(({ rule }) => wanted.has(rule.finds));
}

type Regions = Readonly<Record<"onlyA" | "onlyB" | "both" | "neither", Rational>>;

/** Every probability from the four regions of the Venn diagram; null for a condition with probability 0. */
const fromRegions: Readonly<Record<EventName, (regions: Regions) => Rational | null>> = {
  A: allOfA,
  B: allOfB,
  both: ({ both }) => both,
  union: (regions) => q.add(allOfA(regions), regions.onlyB),
  AgivenB: (regions) => share(regions.both, allOfB(regions)),
  BgivenA: (regions) => share(regions.both, allOfA(regions)),
  notA: ({ onlyB, neither }) => q.add(onlyB, neither),
  notB: ({ onlyA, neither }) => q.add(onlyA, neither),
  neither: ({ neither }) => neither,
  onlyA: ({ onlyA }) => onlyA,
  onlyB: ({ onlyB }) => onlyB,
};

function allOfA({ onlyA, both }: Regions): Rational {
  return q.add(onlyA, both);
}

function allOfB({ onlyB, both }: Regions): Rational {
  return q.add(onlyB, both);
}

/** The whole Venn diagram from the results; it must reproduce every given probability. */
function prove(
  { givens, targets, relation }: TwoEventsProblem,
  moves: readonly Move[],
): Proof | null {
  const known = new Map(givens);
  for (const { rule, value } of moves) known.set(rule.finds, value);
  const regions = regionsOf(known, relation);
  if (!regions) return simpleProof(targets, givens, known);
  const isPossible = Object.values(regions).every((value) => q.sign(value) >= 0);
  const agrees = [...known].every(([name, value]) => {
    const again = fromRegions[name](regions);
    return again !== null && q.equals(again, value);
  });
  if (!isPossible || !agrees || !isRelated(regions, relation)) return null;
  return {
    method:
      "The four regions of the Venn diagram (only A, only B, both, neither) add up to 1, and every given probability comes out of them again",
    lines: [
      `${Object.values(regions)
        .map((value) => rationalLatex(value))
        .join(" + ")} = 1`,
    ],
  };
}

/** Null if the diagram is not determined. */
function regionsOf(
  known: ReadonlyMap<EventName, Rational>,
  relation: TwoEventsProblem["relation"],
): Regions | null {
  const [a, b] = [known.get("A"), known.get("B")];
  if (!a || !b) return null;
  const product = relation === "independent" ? q.multiply(a, b) : undefined;
  const both = known.get("both") ?? product;
  if (!both) return null;
  return {
    onlyA: less(a, both),
    onlyB: less(b, both),
    both,
    neither: less(q.add(q.one, both), q.add(a, b)),
  };
}

function isRelated(regions: Regions, relation: TwoEventsProblem["relation"]): boolean {
  if (relation === null) return true;
  return relation === "independent"
    ? q.equals(regions.both, q.multiply(allOfA(regions), allOfB(regions)))
    : q.isZero(regions.both);
}

/** A complement alone: both probabilities add up to 1. */
function simpleProof(
  asked: readonly EventName[],
  given: ReadonlyMap<EventName, Rational>,
  known: ReadonlyMap<EventName, Rational>,
): Proof | null {
  const pairs: readonly (readonly [EventName, EventName])[] = [
    ["A", "notA"],
    ["B", "notB"],
    ["union", "neither"],
  ];
  const pair = pairs.find(
    ([one, other]) =>
      asked.every((name) => name === one || name === other) && known.has(one) && known.has(other),
  );
  const [one, other] = pair ? [known.get(pair[0]), known.get(pair[1])] : [];
  const areAll = [...given.keys()].every((name) => pair?.includes(name) === true);
  if (
    !one ||
    !other ||
    !areAll ||
    !q.equals(q.add(one, other), q.one) ||
    q.sign(one) < 0 ||
    q.sign(other) < 0
  )
    return null;
  return {
    method: "The event and its complement together",
    lines: [`${rationalLatex(one)} + ${rationalLatex(other)} = 1`],
  };
}

function values({ givens, targets }: TwoEventsProblem, moves: readonly Move[]): Rational[] {
  const known = new Map([
    ...givens,
    ...moves.map(({ rule, value }) => [rule.finds, value] as const),
  ]);
  return targets.map((name) => known.get(name) ?? zero);
}

function written(value: Rational, style: NumberStyle): string {
  return rationalLatex(value, style);
}

/** Probabilities of two events from others: union, intersection, complement, conditional. */
export const twoEvents = defineTask<TwoEventsProblem, Move[]>({
  name: "probability-of-two-events",
  recognise: readTwoEvents,
  reading: ({ givens, targets, relation, style }) => {
    const told = [...givens]
      .map(([name, value]) => `${events[name]} = ${written(value, style)}`)
      .join(",\\; ");
    const extra =
      relation === null
        ? ""
        : `,\\; \\text{${relation === "exclusive" ? "mutually exclusive" : "independent"}}`;
    return `${told}${extra};\\quad ${targets.map((name) => events[name]).join(",\\; ")} \\text{?}`;
  },
  solve,
  prove,
  explain: (problem, moves) => {
    const { targets, style } = problem;
    const results = values(problem, moves);
    const isOne = targets.length === 1;
    const line = (at: number): string =>
      `${events[targets[at] ?? "A"]} = ${written(results[at] ?? zero, style)}`;
    return lesson({
      topic: "Probability",
      method:
        moves.at(-1)?.rule.finds.includes("given") === true
          ? "Conditional probability"
          : "Theorems of probability",
      plot: eventsVenn(problem),
      difficulty: moves.length > 1 ? "intermediate" : "beginner",
      answer: {
        latex: isOne
          ? written(results[0] ?? zero, style)
          : targets.map((_, at) => line(at)).join(",\\; "),
        plain: results.map((value) => rationalPlain(value, style)).join(", "),
      },
      steps: moves.map(({ rule, value, inputs }) =>
        step(
          `Find $${events[rule.finds]}$`,
          rule.why,
          `${events[rule.finds]} = ${written(value, style)}`,
          `${events[rule.finds]} = ${rule.line(...inputs.map((input) => written(input, style)))}`,
        ),
      ),
      idea: "Look for the theorem that joins what is given with what is asked: addition, multiplication, or complement.",
      firstMove: "Write down the theorem, and put in what is given.",
      finalMove: "Put the numbers into the last formula. What do you get?",
      terms: { "$A \\cup B$": "A or B or both happen.", "$A \\cap B$": "A and B both happen." },
      next: ["Are A and B independent? How can you tell from these numbers?"],
    });
  },
  vary: ({ givens, targets, relation }, random) => {
    const both = wholeBetween(random, 1, 3);
    const [a, b] = [wholeBetween(random, 4, 6), wholeBetween(random, 4, 6)];
    const numbers: Partial<Record<EventName, string>> = {
      A: `${a}/10`,
      B: `${b}/10`,
      both: `${both}/10`,
      union: `${Math.min(a + b - both, 10)}/10`,
      AgivenB: `${both}/${b}`,
      BgivenA: `${both}/${a}`,
      notA: `${10 - a}/10`,
      notB: `${10 - b}/10`,
    };
    const told = [...givens.keys()]
      .map((name) => `${typed[name] ?? "P(A)"} = ${numbers[name] ?? "1/2"}`)
      .join(", ");
    const kind =
      relation === null
        ? ""
        : `A and B are ${relation === "exclusive" ? "mutually exclusive" : "independent"} events. `;
    return `${kind}If ${told}, find ${targets.map((name) => typed[name] ?? "P(A)").join(" and ")}.`;
  },
  examples: [
    "If P(A) = 3/5, P(B) = 1/2 and P(A ∩ B) = 3/10, find P(A ∪ B).",
    "If P(A) = 7/13, P(B) = 9/13 and P(A ∩ B) = 4/13, find P(A|B).",
    "A and B are independent events. If P(A) = 0.3 and P(B) = 0.4, find P(A ∪ B).",
  ],
});

const typed: Partial<Record<EventName, string>> = {
  A: "P(A)",
  B: "P(B)",
  both: "P(A ∩ B)",
  union: "P(A ∪ B)",
  AgivenB: "P(A|B)",
  BgivenA: "P(B|A)",
  notA: "P(A')",
  notB: "P(B')",
  neither: "P(A' ∩ B')",
};
