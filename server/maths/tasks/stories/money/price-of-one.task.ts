import * as q from "../../../numbers/rational.ts";
import { asks, type Clause, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { singular } from "../../../story/nouns.ts";
import { mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const priced = "costs|cost|is_for|is_sold_for|is_priced_at|is_worth";

/** Wordings of a price per unit, for amounts of the kind that the unit measures. */
function perUnit(kind: string, unit: string): readonly Clause[] {
  return [
    ...telling(
      { per: kind },
      `{x:goods} ${priced}|is|is_sold_at|are_sold_at {p:money} ${unit}`,
      `cost|price|rate of {x:goods} is {p:money} ${unit}`,
      `{x:goods} is sold at [rate_of] {p:money} ${unit}`,
    ),
    ...[
      `${mustFind} [total] cost|price of {n:${kind}} <[of] {x:goods}>`,
      `what will be [total] cost|price of {n:${kind}} <[of] {x:goods}>`,
      `how_much will|do|does|would {n:${kind}} <[of] {x:goods}> cost`,
      `what will|do|does|would {n:${kind}} <[of] {x:goods}> cost`,
    ].flatMap((text) => asks("total", text)),
  ];
}

const clauses: readonly Clause[] = [
  ...telling(
    { per: "one" },
    `{x:goods} ${priced} {p:money}`,
    `each|one|1 {x:goods} ${priced} {p:money}`,
    "cost|price of [each|one|1] {x:goods} is {p:money}",
    "[ek] {x:goods} ki|ka|ke kimat|keemat|daam|dam|mulya {p:money} hai|hain|h",
  ),
  ...telling({ per: "each" }, `{x:goods} ${priced} {p:money} each`),
  ...asks(
    "total",
    `${mustFind} [total] cost|price of {n:number} [such] <{x:goods}>`,
    `what will be [total] cost|price of {n:number} [such] <{x:goods}>`,
    `how_much will|do|does|would|must {n:number} [such] <{x:goods}> cost`,
    `what will|do|does|would {n:number} [such] <{x:goods}> cost`,
    `how_much [money] is_needed|is_required|needed|required for|to_buy {n:number} [such] <{x:goods}>`,
    `how_much [money] will|must|should|does {who:person} pay|spend|need for|on|to_buy {n:number} [such] <{x:goods}>`,
  ),
  ...asks(
    "total",
    "{n:number} {x:goods} ki|ka|ke kimat|keemat|daam|dam|mulya kya|kitni|kitna|kitne [hogi|hoga|honge|hai]",
  ),
  ...asks(
    "count",
    "how_many [such] {x:goods} can [be] <{who:person}> [buy|bought|get|purchase|purchased] for|with|in {total:money}",
    `${mustFind} number of {x:goods} [that] can_be_bought|bought|which_can_be_bought for|with|in {total:money}`,
  ),
  ...perUnit("mass", "per_kg"),
  ...perUnit("volume", "per_litre|per_l"),
  ...perUnit("length", "per_metre|per_m"),
];

/** "a pen costs ₹12" is the price of one; "Pens cost ₹12" is refused, because the number is unknown. */
function isSound({ words, says, amounts }: StoryFacts): boolean {
  const noun = words.get("x") ?? "";
  const count = amounts.get("n")?.kind ?? "number";
  const isOfOne = says["per"] === "one" || says["per"] === "each";
  if (!isOfOne) return says["per"] === count;
  return count === "number" && (says["per"] === "each" || singular(noun) === noun);
}

/** The cost from the price of one, or the number from the cost. */
export const priceOfOne = storyTask({
  name: "price-of-one",
  about:
    /(?:cost|costs|price|priced|sold|worth|rate|is|ki|ka|ke) .*M\d.*(?:cost|price|many|much|kya|kitn[iae]) /,
  clauses,
  roles: {
    p: ["Price of one", "money"],
    n: ["Number", "like n"],
    count: ["Number", "noun x"],
    total: ["Cost", "money"],
  },
  units: { mass: "kg", volume: "L", length: "m" },
  isSound,
  makesSense: (value, { targets, amounts }) => {
    const [price, total, count] = [value("p"), value("total"), value("n")];
    // Pens are counted in whole numbers; kilograms are not.
    if (count && amounts.get("n")?.kind === "number" && !q.isInteger(count)) return false;
    // A division with a remainder belongs to another task.
    if (targets[0] !== "count" || !price || !total) return true;
    return (total.numerator * price.denominator) % (total.denominator * price.numerator) === 0n;
  },
  rules: [
    makeRule(
      "total",
      "p n",
      "Multiply the price of one by the number",
      "Every one costs the same: cost = price of one × how many (or how much).",
      (v) => line`${v("p")} \times ${v("n")}`,
    ),
    makeRule(
      "count",
      "total p",
      "Divide the money by the price of one",
      "The number is how often the price of one goes into the money.",
      (v) => line`${v("total")} \div ${v("p")}`,
    ),
    ...["n", "count"].map((number) =>
      makeRule(
        "p",
        `total ${number}`,
        "Find the price of one again",
        "Price of one = cost ÷ how many.",
        (v) => line`${v("total")} \div ${v(number)}`,
      ),
    ),
  ],
  lesson: {
    topic: "Money: multiplying and dividing prices",
    method: "Price of one × number",
    difficulty: "beginner",
    idea: "When the price of one is known, multiply to find the cost of many, and divide to find how many the money buys.",
    firstMove: "Write down the price of one, and what the question asks for.",
    terms: { "Price of one": "What a single piece, or one kilogram, litre or metre, costs." },
    next: [
      "Round the price to the nearest rupee and estimate. Is your answer near it?",
      "What would ten times as much cost?",
    ],
  },
  examples: [
    "A notebook costs ₹42.50. Find the cost of 8 notebooks.",
    "A pen costs ₹15. How many pens can be bought for ₹180?",
  ],
});
