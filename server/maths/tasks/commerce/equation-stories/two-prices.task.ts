import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { numberLatex } from "../../../story/amount.ts";
import { asks, type Clause, telling } from "../../../story/role-clause.ts";
import { currencyOf } from "../../../story/prepare.ts";
import { mustFind } from "../../../story/question-words.ts";
import { readStory, singularOf, type StoryFacts } from "../../../story/read-story.ts";
import { defineEquationStory, type EquationModel, type StoryTarget } from "./equation-story.ts";

const before =
  "<{who:person} [can] [buy|buys|bought|purchased|purchases|pays|paid]> [total] [cost|price] [of]";
const priced = "[is|are|together] [cost|costs|for|=|:|at|sold_for] [together|is] [total_of] [for]";

function basket(at: number): string {
  return `{n${at}:number} {x:goods} <of {xx:goods}> and {m${at}:number} {y:goods} <of {yy:goods}> ${priced} {c${at}:money|number}`;
}

const joins = "[.|,|and|or|while|whereas|;|but] [and|or|if|while|whereas|also]";

const clauses: readonly Clause[] = [
  ...telling({ kind: "prices" }, `[if] ${before} ${basket(1)} ${joins} ${before} ${basket(2)}`),
  ...asks(
    "one",
    "how_much does|is|would|will [one|each] {Q:goods} cost",
    "how_much is [one|each] {Q:goods}",
    `${mustFind} cost|price of [one|each|1] {Q:goods}`,
    "what does|will|would [one|each] {Q:goods} cost",
    "what is cost|price of [one|each] {Q:goods}",
  ),
  ...asks(
    "both",
    `${mustFind} cost|price of each [item|of_them]`,
    `${mustFind} cost|price of [one|each] {x:goods} and [that_of] [one|each] {y:goods}`,
    `${mustFind} cost|price of [one|each] {x:goods} and cost|price of [one|each] {y:goods}`,
    `${mustFind} their prices|costs`,
  ),
];

interface Basket {
  first: Rational;
  second: Rational;
  cost: Rational;
}

function read(question: Question): EquationModel | null {
  const told = readStory(question, clauses);
  const money = told && currencyOf(told);
  const goods = told && goodsOf(told);
  const baskets = told && [basketOf(told, "1"), basketOf(told, "2")].filter((one) => one !== null);
  if (!told || !money || !goods || baskets?.length !== 2) return null;
  const [x, y] = goods.map(singularOf);
  const both: StoryTarget[] = [
    { name: `One ${x}`, label: money, line: "x" },
    { name: `One ${y}`, label: money, line: "y" },
  ];
  const answers = answersOf(told, goods, both);
  return (
    answers && {
      amounts: [...told.amounts.values()],
      lets: [`Let one ${x} cost x and one ${y} cost y.`],
      expressions: ["x", "y"],
      equations: baskets.map(({ first, second, cost }) => {
        return `${times(first, "x")} + ${times(second, "y")} = ${plain(cost)}`;
      }),
      why: "Each basket of the question makes one equation: number × price, added up.",
      answers,
      demands: "positive",
      check: (prices) => baskets.map((one) => basketLine(one, prices)),
    }
  );
}

/** Two different things. */
function goodsOf({ words, says }: StoryFacts): readonly [string, string] | null {
  const [x, y] = ["x", "y"].map((role) => words.get(role));
  if (x === undefined || y === undefined || says["kind"] !== "prices") return null;
  return singularOf(x) === singularOf(y) ? null : [x, y];
}

function basketOf({ amounts }: StoryFacts, at: string): Basket | null {
  const [first, second, cost] = ["n", "m", "c"].map((role) => amounts.get(role + at)?.value);
  if (!first || !second || !cost) return null;
  const areCounts = [first, second].every((count) => q.isInteger(count) && q.sign(count) > 0);
  return areCounts ? { first, second, cost } : null;
}

function basketLine({ first, second, cost }: Basket, prices: readonly Rational[]): string {
  const [one = "", other = ""] = prices.map(numberLatex);
  return `${numberLatex(first)} \\times ${one} + ${numberLatex(second)} \\times ${other} = ${numberLatex(cost)}`;
}

function times(count: Rational, letter: string): string {
  return q.equals(count, q.one) ? letter : `${count.numerator}${letter}`;
}

function plain(value: Rational): string {
  return q.isInteger(value)
    ? value.numerator.toString()
    : `${value.numerator}/${value.denominator}`;
}

function answersOf(
  told: StoryFacts,
  goods: readonly string[],
  both: readonly StoryTarget[],
): StoryTarget[] | null {
  const [asked, ...more] = told.targets;
  if (asked === undefined || more.length > 0) return null;
  if (asked === "both") return [...both];
  const named = singularOf(told.words.get("Q") ?? "");
  const index = goods.map(singularOf).findIndex((noun) => noun === named);
  return index < 0 ? null : both.slice(index, index + 1);
}

/** What two things cost, from the prices of two baskets of them. */
export const twoPrices = defineEquationStory({
  name: "two-prices",
  about: /N\d.* and N\d.*N\d.* and N\d/,
  read,
  lesson: {
    topic: "Pair of Linear Equations in Two Variables",
    idea: "Two prices are unknown, so call them x and y, and make an equation of each basket.",
    terms: { Elimination: "Making one letter drop out by adding or subtracting equations." },
  },
  examples: [
    "2 pens and 3 pencils cost ₹41. 3 pens and 2 pencils cost ₹49. Find the cost of a pen.",
    "3 chairs and 2 tables cost ₹1850, and 5 chairs and 3 tables cost ₹2850. Find the cost of one table.",
  ],
});
