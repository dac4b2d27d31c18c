import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalPlain } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import {
  type Amount,
  type AmountKind,
  amountLatex,
  type Label,
  measureLabel,
  moneyLabel,
  noLabel,
  wordLabel,
} from "../../../story/amount.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { sentenceCase, singular } from "../../../story/nouns.ts";
import { sameLabel, positiveValues } from "../../../story/prepare.ts";
import { mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { defineRuleStory, type Lesson, type StoryPreparation } from "../../../story/rule-story.ts";
import { proportionBars } from "../../../story/story-bars.ts";
import { makeRule } from "../../../story/rules.ts";

const much = "{a1:number|mass|volume|length}";
const more = "{a2:number|mass|volume|length}";

/** Goods and their price: twice as many cost twice as much. */
const prices: readonly Clause[] = [
  ...facts(
    `[cost|price] [of] ${much} [of] {x:goods} [is|are|=] {b1:money}`,
    `${much} [of] {x:goods} [cost|costs|is|are|cost_about] [sold] [for|of] {b1:money}`,
    `{who:person} [can] buys|bought|buy|purchased|pays|paid ${much} [of] {x:goods} for|at {b1:money}`,
    `cost|price of ${much} [of] {x:goods} is|= {b1:money}`,
    `${much} {x:goods} ki|ka|ke kimat|keemat|daam|mulya|dam {b1:money} hai|hain|ho|hota_hai [to]`,
    `{b1:money} for ${much} [of] {x:goods}`,
    `box|packet|pack|set|carton|bundle of {a1:number} {x:goods} costs|cost|is {b1:money}`,
    `cost|price of box|packet|pack|set|carton|bundle of {a1:number} {x:goods} is {b1:money}`,
  ),
  ...asks(
    "b2",
    `${mustFind} cost|price of ${more} [such|of_such|of_same] <[of] {x:goods}>`,
    `what will [be] cost|price of ${more} [such|of_such|of_same] <[of] {x:goods}> [be]`,
    `what will|would|do|does ${more} [such|of_such|of_same] <[of] {x:goods}> cost`,
    `how_much will|do|does|would|must ${more} [such|of_such|of_same] <[of] {x:goods}> cost`,
    `how_much will|do|does|would|must {who:person} pay for ${more} [such|of_such|of_same] <[of] {x:goods}>`,
    `how_much [money] is_needed|is_required|needed|required for|to_buy ${more} [such|of_such|of_same] <[of] {x:goods}>`,
    `${more} {x:goods} ki|ka|ke kimat|keemat|daam|mulya|dam [kya|kitni|kitna|kitne] [hogi|hoga|honge|hai] [nikalo|batao]`,
    `${mustFind} cost of ${more}`,
    `${more} [of] {x:goods} ka cost|price kya_hoga|kitna_hoga|kya_hai`,
  ),
  ...asks(
    "a2",
    `how_many|how_much {x:goods} can|will|could|would [be] <{who:person}> [be] [buy|bought|get|purchase|purchased] for|with|in {b2:money}`,
    `how_many|how_much {x:goods} will|can {b2:money} buy`,
    `how_many [such|of_such] {x:goods} can [be] <{who:person}> [buy|bought|get|purchase|purchased] for|with|in {b2:money}`,
    `${mustFind} number of {x:goods} [that] can_be_bought|bought|which_can_be_bought for|with|in {b2:money}`,
  ),
];

const carried: readonly Clause[] = [
  ...facts(
    `{who:person} [can] travels|covers|runs|goes|travel|cover|run|go {b1:length} on|with|in|using|for {a1:volume} [of] {x:goods}`,
    `{who:person} uses|consumes|needs|requires|used {a1:volume} [of] {x:goods} to|for [cover|travel|run|covering|travelling] [distance_of|distance] {b1:length}`,
    `weight|mass of {a1:number|length} [identical|equal|such] [of] {x:goods} is {b1:mass}`,
    `{a1:number|length} [of] {x:goods} weigh|weighs {b1:mass}`,
  ),
  ...asks(
    "b2",
    `how_far can|will|would {who:person} go|travel|run|cover on|with|in|using {a2:volume} <[of] {x:goods}>`,
    `how_many|how_much km|kilometres|distance can|will|would {who:person} go|travel|run|cover on|with|in|using {a2:volume} <[of] {x:goods}>`,
    `how_far can|will|would {who:person} go|travel|run|cover [on|with|in|using] {a2:volume} <[of] {x:goods}>`,
    `${mustFind} weight|mass of {a2:number|length} [such|of_such] <[of] {x:goods}>`,
    `what will be weight|mass of {a2:number|length} [such|of_such] <[of] {x:goods}>`,
  ),
  ...asks(
    "a2",
    `how_much {x:goods} is|will_be|would_be needed|required|consumed|used for|to [cover|travel|run|covering|travelling] [distance_of|journey_of] {b2:length}`,
    `how_much {x:goods} will|would|does {who:person} [need|use|require|consume|be] [needed|required] to|for [cover|travel|run|covering] [distance_of] {b2:length}`,
  ),
];

const roles = {
  a1: "Given number",
  b1: "Given amount",
  a2: "New number",
  b2: "Amount for all",
  one: "Amount for one",
};

const rules = [
  makeRule(
    "one",
    "b1 a1",
    "Find the value of one",
    "Unitary method: find for one first, by dividing.",
    (v) => line`\frac{${v("b1")}}{${v("a1")}}`,
  ),
  makeRule(
    "b2",
    "one a2",
    "Multiply by the number asked for",
    "Every one of them has the same value.",
    (v) => line`${v("one")} \times ${v("a2")}`,
  ),
  makeRule(
    "a2",
    "b2 one",
    "Find how many, or how much",
    "Divide the whole value by the value of one.",
    (v) => line`\frac{${v("b2")}}{${v("one")}}`,
  ),
  makeRule(
    "one",
    "b2 a2",
    "Find the value of one from the answer",
    "Divide by the number.",
    (v) => line`\frac{${v("b2")}}{${v("a2")}}`,
  ),
  makeRule(
    "b1",
    "one a1",
    "Find the first value",
    "Every one of them has the same value.",
    (v) => line`${v("one")} \times ${v("a1")}`,
  ),
];

function labelOf(amount: Amount | undefined, noun: string): Label | null {
  if (!amount) return null;
  if (amount.kind === "money") return moneyLabel(amount.unit);
  if (amount.measure) return measureLabel(amount.kind, amount.measure);
  return noun === "" ? noLabel : wordLabel("number", noun);
}

function prepare(told: StoryFacts): StoryPreparation | null {
  const givens = positiveValues(told);
  const { a1, b1, a2, b2 } = Object.fromEntries(told.amounts);
  const noun = told.words.get("x") ?? "";
  const [count, value] = [labelOf(a1, noun), labelOf(b1, noun)];
  if (!givens || !count || !value || !isAlike(a1, a2) || !isAlike(b1, b2)) return null;
  const labels = { ...sameLabel(count, "a1", "a2"), ...sameLabel(value, "b1", "b2", "one") };
  const steps = [inUnitOf(givens, a1, ["a2", a2]), inUnitOf(givens, b1, ["b2", b2])];
  const names = namesOf({ given: givens, noun }, a1, b1);
  return { givens, labels, steps: steps.filter((step) => step !== null), names };
}

/** What so many have, by what it is counted in. */
const values: Partial<Record<AmountKind, string>> = {
  money: "Cost of",
  mass: "Weight of",
  length: "Distance with",
};

/** In the words of the question: "Cost of 1 kg". */
function namesOf(
  { given, noun }: { given: ReadonlyMap<string, Rational>; noun: string },
  count: Amount | undefined,
  value: Amount | undefined,
): Record<string, string> {
  const lead = value && values[value.kind];
  if (lead === undefined || noun === "") return {};
  const unitFor = (number: Rational): string =>
    count?.measure ? count.unit : q.equals(number, q.one) ? singular(noun) : noun;
  const of = (number: Rational | undefined): string | null =>
    number ? `${lead} ${rationalPlain(number, "decimal")} ${unitFor(number)}` : null;
  const counted = count?.measure ? sentenceCase(noun) : `Number of ${noun}`;
  return {
    a1: counted,
    a2: counted,
    one: of(q.one) ?? roles.one,
    b1: of(given.get("a1")) ?? roles.b1,
    b2: of(given.get("a2")) ?? roles.b2,
  };
}

/** Of one kind, as far as both are told; money in one currency. */
function isAlike(one: Amount | undefined, other: Amount | undefined): boolean {
  if (!one || !other || one.unit === other.unit) return !one || !other || one.kind === other.kind;
  return one.kind === other.kind && one.measure !== null && other.measure !== null;
}

/** 500 g as 0.5 kg, where the price is told of kilograms; null if there is nothing to convert. */
function inUnitOf(
  given: Map<string, Rational>,
  first: Amount | undefined,
  [role, second]: readonly [string, Amount | undefined],
): MathsStep | null {
  const unit = first?.measure;
  if (!unit || !second?.measure || second.unit === first.unit) return null;
  const value = q.divide(q.multiply(second.value, second.measure.scale), unit.scale);
  given.set(role, value);
  return {
    title: `Write $${amountLatex(second.value, measureLabel(second.kind, second.measure))}$ in ${unit.names.plural}`,
    why: "Both amounts must be in one unit before they are compared.",
    before: null,
    after: `${amountLatex(second.value, measureLabel(second.kind, second.measure))} = ${amountLatex(value, measureLabel(second.kind, unit))}`,
  };
}

/** Pens are counted in whole numbers. */
function refusal(
  value: (role: string) => Rational | undefined,
  { labels }: StoryPreparation,
): string | null {
  const count = value("a2");
  return count && labels["a2"]?.kind === "number" && !q.isInteger(count)
    ? "The number does not come out whole here. Check the amounts of the question."
    : null;
}

function lesson(): Lesson {
  return {
    topic: "Direct variation and the unitary method",
    method: "Unitary method",
    difficulty: "beginner",
    idea: "Twice as many cost twice as much (direct variation). So find the value of one first.",
    firstMove: "Divide the given amount by the given number to find it for one.",
    terms: {
      "Unitary method": "Finding the value of one, and from it the value of as many as needed.",
    },
    next: [
      "What would be the value of ten times as many?",
      "Which amounts in daily life do not grow in this way?",
    ],
  };
}

/** The cost of a quantity from that of another quantity, by the unitary method. */
export const directVariation = defineRuleStory({
  name: "unitary-method",
  about:
    /(?:cost|costs|price|pays?|paid|buys?|bought|purchased|weigh\w*|travels?|covers?|runs?|uses|consumes|needs|for|kimat|keemat|daam|dam|mulya) .*(?:how_?|how|find|what|kya)/,
  clauses: [...prices, ...carried],
  roles,
  prepare,
  rules,
  refusal,
  lesson,
  draw: proportionBars,
  examples: [
    "If 8 pens cost ₹96, what is the cost of 5 pens?",
    "The cost of 12 notebooks is ₹300. How many notebooks can be bought for ₹175?",
  ],
});
