import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { fractionLatex, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { Question } from "../../../read/question.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { countWithNoun } from "../../../story/nouns.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { bareEvent, type Event, readJoined } from "../events/event.ts";
import { readCardEvent } from "../events/card-events.ts";
import { readCoinEvent } from "../events/coin-events.ts";
import { readSingleDraw } from "../events/drawn-events.ts";
import { readLetterEvent } from "../events/letter-events.ts";
import { readDiceEvent, readNumberEvent } from "../events/number-events.ts";
import { coinsTree } from "./draw-trees.ts";
import { type Experiment, type Outcome, outcomesOf, totalOf } from "./experiment.ts";
import { outcomeLatex, totalStep } from "./outcome-steps.ts";
import { readProbability } from "./read-probability.ts";

interface ChanceProblem {
  experiment: Experiment;
  events: readonly Event[];
}

interface Chance {
  favourable: bigint;
  total: bigint;
  value: Rational;
}

function readEvent(typed: string, experiment: Experiment): Event | null {
  const text = bareEvent(typed);
  switch (experiment.kind) {
    case "coins":
      return readCoinEvent(text, experiment.count);
    case "dice":
      return readJoined(text, (part) =>
        experiment.count === 1 ? readNumberEvent(part) : readDiceEvent(part, experiment.count),
      );
    case "cards":
      return readJoined(text, readCardEvent);
    case "numbers":
      return readJoined(text, readNumberEvent);
    case "letters":
      return readJoined(text, readLetterEvent);
    case "bag":
      return readJoined(text, (part) => readSingleDraw(bareEvent(part), experiment));
  }
}

function recognise(question: Question): ChanceProblem | null {
  const read = readProbability(question);
  if (!read || (read.experiment.kind === "bag" && read.experiment.draws > 1)) return null;
  const events = read.events.map((text) => readEvent(text, read.experiment));
  const known = events.filter((event) => event !== null);
  return known.length === events.length ? { experiment: read.experiment, events: known } : null;
}

function weighted(experiment: Experiment): { outcome: Outcome; times: bigint }[] {
  if (experiment.kind === "bag") {
    return experiment.groups.map(({ name, count }) => ({ outcome: name, times: BigInt(count) }));
  }
  return outcomesOf(experiment).map((outcome) => ({ outcome, times: 1n }));
}

function solve({ experiment, events }: ChanceProblem): Chance[] {
  const outcomes = weighted(experiment);
  const total = outcomes.reduce((sum, { times }) => sum + times, 0n);
  return events.map(({ holds }) => {
    const favourable = outcomes.reduce(
      (sum, { outcome, times }) => (holds(outcome) ? sum + times : sum),
      0n,
    );
    return { favourable, total, value: q.rational(favourable, total) };
  });
}

/** The number of outcomes, by a formula. */
function totalByFormula(experiment: Experiment): bigint {
  switch (experiment.kind) {
    case "coins":
      return 2n ** BigInt(experiment.count);
    case "dice":
      return 6n ** BigInt(experiment.count);
    case "cards":
      return 52n;
    case "numbers":
      return BigInt((experiment.values.at(-1) ?? 0) - (experiment.values[0] ?? 0) + 1);
    case "letters":
      return BigInt(experiment.word.length);
    case "bag":
      return BigInt(totalOf(experiment));
  }
}

/** The favourable outcomes by a formula if there is one; the others are counted separately and complete the total. */
function prove({ experiment, events }: ChanceProblem, chances: readonly Chance[]): Proof | null {
  const outcomes = weighted(experiment).toReversed();
  const total = totalByFormula(experiment);
  const lines: string[] = [];
  for (const [at, event] of events.entries()) {
    const chance = chances[at];
    const others = outcomes.reduce(
      (sum, { outcome, times }) => (event.holds(outcome) ? sum : sum + times),
      0n,
    );
    const favourable = event.formula ?? total - others;
    if (
      !chance ||
      favourable + others !== total ||
      !q.equals(q.rational(favourable, total), chance.value)
    )
      return null;
    lines.push(
      `${favourable} + ${others} = ${total},\\quad ${fractionLatex(favourable, total)} + ${fractionLatex(others, total)} = 1`,
    );
  }
  return {
    method:
      "The outcomes that are not favourable counted too: both make up all outcomes, and the two probabilities add up to 1",
    lines,
  };
}

const mostListed = 12;

function eventSteps(
  experiment: Experiment,
  event: Event,
  { favourable, total, value }: Chance,
): MathsStep[] {
  const line = fractionLatex(favourable, total);
  return [
    step(
      `Count the favourable outcomes: ${event.words}`,
      favourable === 0n
        ? "There is none, so the event is impossible."
        : favourable === total
          ? "All of them are, so the event is certain."
          : "An outcome is favourable where the event happens.",
      favourableLatex(experiment, event, favourable),
    ),
    step(
      "Divide the favourable outcomes by all outcomes",
      "All outcomes are equally likely.",
      `P = ${rationalLatex(value)}`,
      rationalLatex(value) === line ? null : `P = ${line}`,
    ),
  ];
}

function favourableLatex(experiment: Experiment, event: Event, favourable: bigint): string {
  const number = `\\text{favourable: } ${favourable}`;
  if (favourable > BigInt(mostListed) || favourable === 0n || experiment.kind === "bag")
    return bagLatex(experiment, event) ?? number;
  const list = outcomesOf(experiment).filter(event.holds);
  return `${list.map((outcome) => outcomeLatex(experiment, outcome)).join(",\\; ")}\\quad (${favourable})`;
}

function bagLatex(experiment: Experiment, event: Event): string | null {
  if (experiment.kind !== "bag") return null;
  const own = experiment.groups.filter(({ name }) => event.holds(name)).map(({ count }) => count);
  if (own.length < 2) return null;
  return `\\text{favourable: } ${own.join(" + ")} = ${own.reduce((sum, count) => sum + count, 0)}`;
}

function reading({ experiment, events }: ChanceProblem): string {
  const words = events.map((event) => `P(\\text{${event.words}})`).join(",\\quad ");
  return `\\text{${experimentWords(experiment)}: } ${words}`;
}

export function experimentWords(experiment: Experiment): string {
  switch (experiment.kind) {
    case "coins":
      return `${experiment.count} coin${experiment.count > 1 ? "s" : ""} tossed`;
    case "dice":
      return experiment.count > 1 ? `${experiment.count} dice thrown` : "a die thrown";
    case "cards":
      return "one card from a pack of 52";
    case "numbers":
      return numbersWords(experiment);
    case "letters":
      return `one letter of ${experiment.word}`;
    case "bag":
      return bagWords(experiment);
  }
}

function numbersWords({ values }: Extract<Experiment, { kind: "numbers" }>): string {
  return `one number from ${values[0] ?? 0} to ${values.at(-1) ?? 0}`;
}

function bagWords({ groups, draws, hasReplacement }: Extract<Experiment, { kind: "bag" }>): string {
  const held = groups.map(({ name, count }) => `${count} ${name}`).join(", ");
  return draws > 1
    ? `${held}, ${draws} drawn ${hasReplacement ? "with" : "without"} replacement`
    : `${held}, one drawn`;
}

const parts = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/** Probabilities of events with equally likely outcomes that can be listed. */
export const singleStage = defineTask<ChanceProblem, Chance[]>({
  name: "probability-by-outcomes",
  recognise,
  reading,
  solve,
  prove,
  explain: (problem, chances) => {
    const { experiment, events } = problem;
    const isOne = chances.length === 1;
    const label = (at: number): string => (isOne ? "" : `\\text{(${parts[at] ?? at}) }`);
    const steps = events.flatMap((event, at) => {
      const chance = chances[at];
      if (!chance) return [];
      const own = eventSteps(experiment, event, chance);
      return isOne
        ? own
        : own.map((one) => ({ ...one, title: `(${parts[at] ?? at}) ${one.title}` }));
    });
    return lesson({
      topic: "Probability",
      method: "Favourable outcomes over all outcomes",
      difficulty: experiment.kind === "dice" && experiment.count > 1 ? "intermediate" : "beginner",
      answer: {
        latex: chances.map(({ value }, at) => label(at) + rationalLatex(value)).join(",\\; "),
        plain: chances.map(({ value }) => rationalPlain(value)).join(", "),
      },
      steps: [totalStep(experiment), ...steps],
      plot: experiment.kind === "coins" ? coinsTree(experiment.count) : null,
      idea: "The probability of an event is the number of favourable outcomes over the number of all outcomes, where all are equally likely.",
      firstMove: "Write down all outcomes, or count them.",
      finalMove: "Divide the favourable outcomes by all outcomes and cancel. What do you get?",
      terms: {
        Outcome: "One way in which the experiment can end.",
        "Favourable outcome": "An outcome that belongs to the event.",
      },
      next: ["What is the probability that this event does not happen?"],
    });
  },
  vary: varied,
  examples: [
    "Three fair coins are tossed. Find the probability of getting exactly two heads.",
    "Two dice are thrown together. Find the probability that the sum of the numbers is 8.",
    "One card is drawn from a pack of 52 cards. Find the probability of getting a red king.",
    "A bag contains 3 red and 5 black balls. A ball is drawn at random. What is the probability that it is not red?",
  ],
});

function varied({ experiment }: ChanceProblem, random: () => number): string {
  const draw = (least: number, most: number): number => wholeBetween(random, least, most);
  switch (experiment.kind) {
    case "coins":
      return coinsQuestion(experiment.count, random);
    case "dice":
      return experiment.count === 1
        ? `A die is thrown once. Find the probability of getting a number ${pick(random, ["less than", "greater than"])} ${draw(2, 5)}.`
        : `${experiment.count} dice are thrown together. Find the probability that the sum of the numbers is ${draw(experiment.count + 1, experiment.count * 6 - 1)}.`;
    case "cards":
      return `One card is drawn from a well shuffled deck of 52 cards. Find the probability of getting ${pick(random, ["a king", "a red queen", "a face card", "a spade", "a black card", "the ace of hearts", "not a diamond", "a red face card"])}.`;
    case "numbers":
      return `A number is chosen at random from 1 to ${draw(15, 50)}. Find the probability that it is a multiple of ${draw(3, 7)}.`;
    case "letters":
      return `A letter is chosen at random from the word ${pick(random, ["PROBABILITY", "MATHEMATICS", "EDUCATION", "TRIANGLE", "BANANA"])}. Find the probability that it is a vowel.`;
    case "bag":
      return bagQuestion(experiment, random);
  }
}

function coinsQuestion(count: number, random: () => number): string {
  if (count === 1) return "A coin is tossed. Find the probability of getting a tail.";
  return `${count} fair coins are tossed. Find the probability of getting ${pick(random, ["exactly", "at least", "at most"])} ${countWithNoun(wholeBetween(random, 1, count), pick(random, ["head", "tail"]))}.`;
}

function bagQuestion(
  { groups, noun }: Extract<Experiment, { kind: "bag" }>,
  random: () => number,
): string {
  const [first, second] = groups;
  const held = groups.map(({ name }) => `${wholeBetween(random, 2, 9)} ${name}`);
  const list =
    held.length === 1 ? held.join("") : `${held.slice(0, -1).join(", ")} and ${held.at(-1) ?? ""}`;
  const plural = noun === "fish" ? noun : `${noun}s`;
  const negation = pick(random, ["", "not "]);
  const asked = wholeBetween(random, 0, 1) === 0 ? first : (second ?? first);
  return `A bag contains ${list} ${plural}. A ${noun} is drawn at random. What is the probability that it is ${negation}${asked?.name ?? "red"}?`;
}
