import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { Question } from "../../../read/question.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { cancelledLatex, combinationLatex, combinations, factorial } from "../counting/count.ts";
import { bareEvent } from "../events/event.ts";
import { type DrawsEvent, readDraws } from "../events/drawn-events.ts";
import { powerLatex } from "../power-latex.ts";
import { drawsTree } from "./draw-trees.ts";
import { type Experiment, totalOf } from "./experiment.ts";
import { readProbability } from "./read-probability.ts";
import { experimentWords } from "./single-stage.task.ts";
import { reasons } from "../../../working/reasons.ts";

type Bag = Extract<Experiment, { kind: "bag" }>;

interface DrawsProblem {
  bag: Bag;
  event: DrawsEvent;
}

function recognise(question: Question): DrawsProblem | null {
  const read = readProbability(question);
  if (read?.experiment.kind !== "bag" || read.experiment.draws < 2 || read.events.length !== 1)
    return null;
  const bag = read.experiment;
  const event = readDraws(bareEvent(read.events[0] ?? ""), bag);
  return event && { bag, event };
}

/** All possible counts of each kind. */
function countVectors({ groups, draws, hasReplacement }: Bag): Map<string, number>[] {
  const from = (index: number, left: number): [string, number][][] => {
    const group = groups[index];
    if (!group) return left === 0 ? [[]] : [];
    const most = hasReplacement ? left : Math.min(left, group.count);
    return Array.from({ length: most + 1 }, (_, count) => count).flatMap((count) =>
      from(index + 1, left - count).map((rest): [string, number][] => [
        [group.name, count],
        ...rest,
      ]),
    );
  };
  return from(0, draws).map((entries) => new Map(entries));
}

/** The fraction of all combinations (or sequences, with replacement) that have these counts. */
function chanceOf(counts: ReadonlyMap<string, number>, bag: Bag): Rational {
  const total = totalOf(bag);
  if (!bag.hasReplacement) {
    const ways = bag.groups.reduce(
      (all, { name, count }) => all * combinations(count, counts.get(name) ?? 0),
      1n,
    );
    return q.rational(ways, combinations(total, bag.draws));
  }
  const orders = [...counts.values()].reduce(
    (all, count) => all / factorial(count),
    factorial(bag.draws),
  );
  const ways = bag.groups.reduce(
    (all, { name, count }) => all * BigInt(count) ** BigInt(counts.get(name) ?? 0),
    orders,
  );
  return q.rational(ways, BigInt(total) ** BigInt(bag.draws));
}

/** The probabilities of the draws in order. */
function chain(
  names: readonly string[],
  { groups, hasReplacement }: Bag,
): [above: number, below: number][] {
  const left = new Map(groups.map(({ name, count }) => [name, count]));
  return names.map((name) => {
    const below = [...left.values()].reduce((sum, count) => sum + count, 0);
    const above = left.get(name) ?? 0;
    if (!hasReplacement) left.set(name, Math.max(above - 1, 0));
    return [above, below];
  });
}

function product(parts: readonly (readonly [number, number])[]): Rational {
  return parts.reduce(
    (all, [above, below]) => q.multiply(all, q.rational(BigInt(above), BigInt(Math.max(below, 1)))),
    q.one,
  );
}

function solve({ bag, event }: DrawsProblem): Rational {
  if (event.kind === "order") return product(chain(event.names, bag));
  return countVectors(bag)
    .filter(event.fits)
    .map((counts) => chanceOf(counts, bag))
    .reduce(q.add, q.zero);
}

/** All sequences of kinds, each with the product of its probabilities. */
export function prove({ bag, event }: DrawsProblem, value: Rational): Proof | null {
  const names = bag.groups.map(({ name }) => name);
  if (names.length ** bag.draws > 20_000) return null;
  return event.kind === "order"
    ? proveOrder(bag, names, event.names, value)
    : proveCounts(bag, names, event.fits, value);
}

/** One order of the two draws is one of all orders of the same things. */
function proveOrder(
  bag: Bag,
  names: readonly string[],
  order: readonly string[],
  value: Rational,
): Proof | null {
  const counts = new Map<string, number>();
  for (const name of order) counts.set(name, (counts.get(name) ?? 0) + 1);
  const orders = counts.size === 1 ? 1n : 2n;
  const again = q.divide(chanceOf(withAll(counts, names), bag), q.rational(orders));
  if (!q.equals(again, value)) return null;
  return {
    method: "The probability of both in any order, divided by the number of orders",
    lines: [
      `${rationalLatex(q.multiply(again, q.rational(orders)))} \\div ${orders} = ${rationalLatex(again)}`,
    ],
  };
}

/** The favourable sequences add up to the probability, and all the others to 1 minus it. */
function proveCounts(
  bag: Bag,
  names: readonly string[],
  fits: (counts: ReadonlyMap<string, number>) => boolean,
  value: Rational,
): Proof | null {
  let [sum, rest] = [q.zero, q.zero];
  for (const order of sequences(names, bag.draws)) {
    const counts = new Map(names.map((name) => [name, order.filter((own) => own === name).length]));
    const chance = product(chain(order, bag));
    if (fits(counts)) sum = q.add(sum, chance);
    else rest = q.add(rest, chance);
  }
  if (!q.equals(sum, value) || !q.equals(q.add(sum, rest), q.one)) return null;
  return {
    method:
      "The draws one after the other: the probabilities of all orders that fit, by the multiplication theorem, added up; with all the others they make 1",
    lines: [`${rationalLatex(sum)} + ${rationalLatex(rest)} = 1`],
  };
}

function withAll(
  counts: ReadonlyMap<string, number>,
  names: readonly string[],
): Map<string, number> {
  return new Map(names.map((name) => [name, counts.get(name) ?? 0]));
}

function sequences(names: readonly string[], length: number): string[][] {
  if (length === 0) return [[]];
  return sequences(names, length - 1).flatMap((start) => names.map((name) => [...start, name]));
}

function steps({ bag, event }: DrawsProblem, value: Rational): MathsStep[] {
  if (event.kind === "order") return orderSteps(bag, event.names, value);
  const fitting = countVectors(bag).filter(event.fits);
  return bag.hasReplacement ? replacedSteps(bag, fitting, value) : choiceSteps(bag, fitting, value);
}

function orderSteps(bag: Bag, names: readonly string[], value: Rational): MathsStep[] {
  const parts = chain(names, bag).map(([above, below]) => `\\frac{${above}}{${below}}`);
  return [
    step(
      "Write the probability of each draw in turn",
      bag.hasReplacement
        ? "What was drawn is put back, so nothing changes."
        : "What was drawn is not put back, so the numbers change.",
      names.map((name, at) => `P(\\text{${name}}) = ${parts[at] ?? ""}`).join(",\\quad "),
    ),
    step(
      "Multiply",
      "Multiplication theorem: both must happen.",
      rationalLatex(value),
      parts.join(" \\times "),
    ),
  ];
}

function choiceSteps(
  bag: Bag,
  fitting: readonly ReadonlyMap<string, number>[],
  value: Rational,
): MathsStep[] {
  const total = totalOf(bag);
  const all = combinations(total, bag.draws);
  const ways = (counts: ReadonlyMap<string, number>): bigint =>
    bag.groups.reduce(
      (product, { name, count }) => product * combinations(count, counts.get(name) ?? 0),
      1n,
    );
  const line = (counts: ReadonlyMap<string, number>): string =>
    bag.groups
      .filter(({ name }) => (counts.get(name) ?? 0) > 0)
      .map(({ name, count }) => combinationLatex(count, counts.get(name) ?? 0))
      .join(" \\times ");
  const favourable = fitting.reduce((sum, counts) => sum + ways(counts), 0n);
  return [
    step(
      "Count all choices",
      `${bag.draws} of ${total} are drawn, and the order does not matter.`,
      `${combinationLatex(total, bag.draws)} = ${cancelledLatex(total, bag.draws)} = ${all}`,
    ),
    step(
      "Count the favourable choices",
      fitting.length > 1
        ? "Each case by itself; the cases are added."
        : "Multiply the choices of each kind.",
      fitting.length === 0
        ? "0"
        : `${fitting.map(line).join(" + ")} = ${fitting.length > 1 ? `${fitting.map(ways).join(" + ")} = ` : ""}${favourable}`,
    ),
    step(
      "Divide the favourable choices by all choices",
      "All choices are equally likely.",
      rationalLatex(value),
      `\\frac{${favourable}}{${all}}`,
    ),
  ];
}

function replacedSteps(
  bag: Bag,
  fitting: readonly ReadonlyMap<string, number>[],
  value: Rational,
): MathsStep[] {
  const total = totalOf(bag);
  const line = (counts: ReadonlyMap<string, number>): string => {
    const orders = [...counts.values()].reduce(
      (all, count) => all / factorial(count),
      factorial(bag.draws),
    );
    const powers = bag.groups
      .filter(({ name }) => (counts.get(name) ?? 0) > 0)
      .map(({ name, count }) => powerLatex(`\\frac{${count}}{${total}}`, counts.get(name) ?? 0))
      .join(" \\times ");
    return orders === 1n ? powers : `${orders} \\times ${powers}`;
  };
  const sum = fitting.length === 0 ? "0" : fitting.map(line).join(" + ");
  return [
    step(
      "Write the probability of one draw",
      "What was drawn is put back, so each draw has the same probabilities.",
      bag.groups
        .map(({ name, count }) => `P(\\text{${name}}) = \\frac{${count}}{${total}}`)
        .join(",\\quad "),
    ),
    step(
      "Multiply along each order and add the orders that fit",
      "Multiplication and addition theorem.",
      sum,
    ),
    step("Work it out", reasons.order, rationalLatex(value), sum),
  ];
}

/** Several things drawn from a bag, with or without replacement. */
export const severalDraws = defineTask<DrawsProblem, Rational>({
  name: "probability-of-several-draws",
  recognise,
  reading: ({ bag, event }) => `\\text{${experimentWords(bag)}: } P(\\text{${event.words}})`,
  solve,
  prove,
  explain: (problem, value) =>
    lesson({
      topic: "Probability",
      method:
        problem.event.kind === "order" || problem.bag.hasReplacement
          ? "Multiplication theorem of probability"
          : "Combinations",
      difficulty: "intermediate",
      plot: drawsTree(problem.bag, problem.event),
      answer: { latex: rationalLatex(value), plain: rationalPlain(value) },
      steps: steps(problem, value),
      idea: problem.bag.hasReplacement
        ? "What was drawn is put back, so the draws do not influence each other."
        : "Compare the number of favourable choices with the number of all choices.",
      firstMove: "Count how many there are in all, and how many of each kind.",
      finalMove: "Put the last line together and cancel. What do you get?",
      terms: { "With replacement": "What was drawn is put back before the next draw." },
      next: [
        problem.bag.hasReplacement
          ? "How does the probability change if nothing is put back?"
          : "How does the probability change if each one is put back before the next draw?",
      ],
    }),
  vary: ({ bag, event }, random) => {
    const groups = bag.groups.map(
      ({ name }) => `${wholeBetween(random, Math.max(2, bag.draws), 9)} ${name}`,
    );
    const list = `${groups.slice(0, -1).join(", ")} and ${groups.at(-1) ?? ""}`;
    const name = bag.groups[wholeBetween(random, 0, bag.groups.length - 1)]?.name ?? "red";
    const how = bag.hasReplacement ? " with replacement" : " without replacement";
    const wanted =
      event.kind === "order"
        ? `first ${event.names[0] ?? ""} and second ${event.names[1] ?? ""}`
        : `at least 1 ${name}`;
    return `A bag contains ${list} balls. ${bag.draws} balls are drawn at random${how}. Find the probability of getting ${wanted}.`;
  },
  examples: [
    "A bag contains 4 red and 5 black balls. Two balls are drawn at random without replacement. Find the probability that both are red.",
    "A bag contains 4 red and 6 white balls. Two balls are drawn at random with replacement. Find the probability of getting one red and one white.",
  ],
});
