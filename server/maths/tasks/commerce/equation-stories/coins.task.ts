import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { wholeBetween } from "../../../variation/random.ts";
import type { Question } from "../../../read/question.ts";
import { type Label, noLabel, numberLatex } from "../../../story/amount.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { currencyOf } from "../../../story/prepare.ts";
import { mustFind } from "../../../story/question-words.ts";
import { rewritten } from "../../../story/vary-text.ts";
import { readStory, type StoryFacts } from "../../../story/read-story.ts";
import { defineEquationStory, type EquationModel, type StoryTarget } from "./equation-story.ts";

const coins = "coins|notes|currency_notes";
const has =
  "has|have|had|contains|contained|got|received|gets|withdrew|saved|collected|gave|are_given";
const owner = "<{who:person} / {box:goods}>";
const all = "[in_all|altogether|in_total|only]";
const kinds = `{d1:money} [coins|notes] and {d2:money} ${coins}`;
const kindsOf = "{d1:money} and {d2:money} [denominations|denomination|each|coins|notes]";

const clauses: readonly Clause[] = [
  ...facts(
    `${owner} ${has} [only|some|both] ${kinds} [only]`,
    `${owner} ${has} [some] {d1:money} ${coins} and [some] {d2:money} ${coins} [only]`,
    `${owner} ${has} [total_of] {n:number} ${coins} of [denominations|denomination] ${kindsOf}`,
    `${owner} ${has} [total_of] {n:number} ${coins} in ${kinds}`,
    `${owner} ${has} [total_of|sum_of] {v:money} in [form_of|denomination_of|denominations_of] ${kinds} [only]`,
    `${owner} ${has} ${coins} of [denominations|denomination] ${kindsOf}`,
    `[if] there are {n:number} [such] ${coins} ${all}`,
    `[if] ${owner} ${has} {n:number} [such] ${coins} ${all}`,
    `[if] [total] number of [these|all] ${coins} [with_him|with_her|in_all] is {n:number}`,
    `[their|its] [total] value|worth|amount [is] {v:money}`,
    `[if] [total] value|worth|amount [of_money|of_coins|of_notes|of_these_coins] [with_him|with_her|in_it] is {v:money}`,
    `[amounting_to|worth|totalling|of_total_value|with_total_value_of] {v:money}`,
  ),
  ...asks(
    "one",
    `how_many {Q:money} ${coins} are there`,
    `how_many {Q:money} ${coins} does|did {who:person} have|get`,
    `how_many ${coins} of {Q:money} are there`,
    `how_many ${coins} of {Q:money} does|did {who:person} have|get`,
    `${mustFind} number of {Q:money} ${coins}`,
    `${mustFind} number of ${coins} of {Q:money}`,
  ),
  ...asks(
    "both",
    `how_many ${coins} of each kind|type|denomination|sort are there`,
    `how_many ${coins} of each [kind|type|denomination|sort] does|did {who:person} have|get`,
    `how_many of each kind|type|denomination are there`,
    `${mustFind} number of ${coins} of each kind|type|denomination|sort`,
    `${mustFind} number of each kind|type|denomination [of_coins|of_notes|of_coin|of_note]`,
    `${mustFind} number of {d1:money} and {d2:money} ${coins}`.replace(
      "{d1:money} and {d2:money}",
      "{Q:money} and {R:money}",
    ),
  ),
];

interface Purse {
  first: Rational;
  second: Rational;
  count: Rational;
  value: Rational;
  money: Label;
}

function purseOf(told: StoryFacts): Purse | null {
  const money = currencyOf(told);
  const [first, second, count, value] = ["d1", "d2", "n", "v"].map(
    (role) => told.amounts.get(role)?.value,
  );
  if (!money || !first || !second || !count || !value) return null;
  const areRight = [first, second, count, value].every((one) => q.sign(one) > 0);
  return areRight && q.isInteger(count) && !q.equals(first, second)
    ? { first, second, count, value, money }
    : null;
}

function read(question: Question): EquationModel | null {
  const told = readStory(question, clauses);
  const purse = told && purseOf(told);
  const answers = told && purse && answersOf(told, purse, piecesIn(question.text));
  if (!told || !purse || !answers) return null;
  const { first, second, count, value, money } = purse;
  const pieces = piecesIn(question.text);
  const [one, other] = [first, second].map((worth) => nameOf(worth, money));
  // Whole numbers are easier to work with.
  const inPaise = ![first, second, value].every(q.isInteger);
  const [a, b, c] = [first, second, value].map((amount) =>
    numberLatex(inPaise ? q.multiply(amount, q.rational(100n)) : amount).replaceAll("{,}", ""),
  );
  const n = count.numerator.toString();
  return {
    amounts: [...told.amounts.values()],
    lets: [`Let there be x ${pieces} of ${one}. Then there are ${n} − x ${pieces} of ${other}.`],
    expressions: ["x", `${n} - x`],
    equations: [`${a}x + ${b}(${n} - x) = ${c}`],
    why: `Number × value of one, added up, is the whole value${inPaise ? " (here in paise)" : ""}.`,
    answers,
    demands: "whole",
    other: (random) => otherPurse(question.text, told, purse, random),
    check: ([x = q.zero]) => {
      const y = q.subtract(count, x);
      if (q.sign(x) < 0 || q.sign(y) < 0) return [];
      return [
        `${numberLatex(x)} + ${numberLatex(y)} = ${numberLatex(count)}`,
        `${numberLatex(x)} \\times ${numberLatex(first)} + ${numberLatex(y)} \\times ${numberLatex(second)} = ${numberLatex(value)}`,
      ];
    },
  };
}

/** Chooses the count of each kind, and writes the total count and value into the question. */
function otherPurse(
  text: string,
  { amounts }: StoryFacts,
  { first, second }: Purse,
  random: () => number,
): string {
  const [x, y] = [wholeBetween(random, 4, 20), wholeBetween(random, 4, 20)].map((count) =>
    q.rational(BigInt(count)),
  );
  if (!x || !y) return text;
  const value = q.add(q.multiply(x, first), q.multiply(y, second));
  const [count, worth] = ["n", "v"].map((role) => amounts.get(role));
  return rewritten(
    text,
    [count, worth].filter((one) => one !== undefined),
    (amount) => (amount === count ? q.add(x, y) : value),
  ).text;
}

/** "coins", "notes", or a word for both. */
function piecesIn(text: string): string {
  const named = ["coins", "notes"].filter((word) => text.toLowerCase().includes(word));
  return named.length === 1 ? (named[0] ?? "") : "pieces";
}

/** ₹5, and 50 paise. */
function nameOf(worth: Rational, { unit }: Label): string {
  const isPaise = unit === "₹" && q.order(worth, q.one) < 0;
  return isPaise
    ? `${numberLatex(q.multiply(worth, q.rational(100n)))} paise`
    : `${unit}${numberLatex(worth)}`;
}

function answersOf(
  told: StoryFacts,
  { first, second, count, money }: Purse,
  pieces: string,
): StoryTarget[] | null {
  const both: StoryTarget[] = [first, second].map((worth, at) => ({
    name: `${pieces.replace(/^./, (letter) => letter.toUpperCase())} of ${nameOf(worth, money)}`,
    label: noLabel,
    line: at === 0 ? "x" : `${count.numerator} - x`,
  }));
  const [asked, ...more] = told.targets;
  if (more.length > 0) return null;
  const named = ["Q", "R"].map((role) => told.amounts.get(role)?.value);
  const places = named.flatMap((worth) =>
    worth ? [[first, second].findIndex((one) => q.equals(one, worth))] : [],
  );
  if (places.includes(-1)) return null;
  if (asked === "one") return places[0] === undefined ? null : both.slice(places[0], places[0] + 1);
  return places.length === 2 && places[0] !== 0 ? null : both;
}

/** How many coins or notes there are of each of two kinds, from their number and their value. */
export const coinsOfTwoKinds = defineEquationStory({
  name: "coins-and-notes",
  about: /M\d.*(?:coins|notes) /,
  read,
  lesson: {
    topic: "Linear Equations in One Variable",
    idea: "Call the number of one kind x. The rest are of the other kind, and the values add up to the whole value.",
    terms: { Denomination: "What one coin or note is worth." },
  },
  examples: [
    "A purse contains ₹5 and ₹2 coins. There are 30 coins in all and their total value is ₹105. How many ₹5 coins are there?",
    "Meena has ₹2000 in the form of ₹50 and ₹100 notes. The total number of notes is 25. Find the number of notes of each kind.",
  ],
});
