import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { percentLabel } from "../../../story/amount.ts";
import { currencyOf, isMoneyAlike, sameLabel, positiveValues } from "../../../story/prepare.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import {
  defineRuleStory,
  type Lesson,
  type StoryPreparation,
  type StoryProblem,
} from "../../../story/rule-story.ts";
import { reach } from "../../../story/rules.ts";
import { priceBars } from "./price-bars.ts";
import { profitAndLossRules } from "./rules.ts";
import { profitAndLossClauses } from "./wordings.ts";

const roles = {
  n: "Number",
  cp: "Cost price",
  bought: "Price paid",
  repairs: "Overheads",
  sp: "Selling price",
  cpEach: "Cost price of one",
  spEach: "Selling price of one",
  cpLot: "Buying price of a lot",
  spLot: "Selling price of a lot",
  cpLotSize: "Number in a lot bought",
  spLotSize: "Number in a lot sold",
  cpCount: "Number at cost price",
  spCount: "Number at selling price",
  profit: "Profit",
  loss: "Loss",
  profitPercent: "Profit percent",
  lossPercent: "Loss percent",
  newProfitPercent: "New profit percent",
  newSp: "New selling price",
  mp: "Marked price",
  discount: "Discount",
  discountPercent: "Discount percent",
  d1: "First discount",
  d2: "Second discount",
  equivalent: "Single discount",
  tax: "Tax",
  taxPercent: "Tax percent",
  bill: "Bill",
};

const ofEach = ["cpEach", "spEach", "cpLot", "spLot"];

const percents = [
  "profitPercent",
  "lossPercent",
  "newProfitPercent",
  "discountPercent",
  "d1",
  "d2",
  "equivalent",
  "taxPercent",
];
const counts = ["n", "cpLotSize", "spLotSize", "cpCount", "spCount"];
const prices = Object.keys(roles).filter((role) => ![...percents, ...counts].includes(role));
const priceRoles = new Set(prices);

function isSound(told: StoryFacts): boolean {
  const isTaxed = told.amounts.has("taxPercent") && !told.amounts.has("bill");
  return isMoneyAlike(told, priceRoles) && (told.says["priced"] === undefined || isTaxed);
}

function prepare(told: StoryFacts): StoryPreparation | null {
  const money = currencyOf(told);
  const givens = positiveValues(told);
  if (!money || !givens || isUnclear(told)) return null;
  const paid = givens.get("cp");
  if (paid && givens.has("repairs")) {
    givens.delete("cp");
    givens.set("bought", paid);
  }
  if (!isOfEach(told)) givens.delete("n");
  const targets = askedOf(told.targets, givens);
  const labels = { ...sameLabel(money, ...prices), ...sameLabel(percentLabel, ...percents) };
  return targets && { givens, labels, steps: [], targets, spare: ["n"] };
}

function isOfEach({ amounts, targets }: StoryFacts): boolean {
  return ofEach.some((role) => amounts.has(role) || targets.includes(role));
}

/** "12 pens … sold them at ₹8", "₹12 each … sold them for ₹150": ambiguous, for each or for all. */
function isUnclear(told: StoryFacts): boolean {
  const { amounts, says } = told;
  const isBoughtEach = amounts.has("cpEach") || amounts.has("cpLot");
  const isSoldAt = amounts.has("n") && says["sold"] === "at";
  return (isBoughtEach && amounts.has("sp")) || (isSoldAt && !isOfEach(told));
}

/** "Profit or loss" becomes the one that it is; null if neither is. */
function askedOf(
  asked: readonly string[],
  given: ReadonlyMap<string, Rational>,
): readonly string[] | null {
  if (!asked.some((role) => role.startsWith("either"))) return asked;
  const gain = gainOf(given);
  if (gain === null || gain === 0) return null;
  const name = gain > 0 ? "profit" : "loss";
  return asked.map((role) => role.replace("either", name));
}

function gainOf(given: ReadonlyMap<string, Rational>): -1 | 0 | 1 | null {
  const pairs = [
    ["sp", "cp"],
    ["spEach", "cpEach"],
    ["cpCount", "spCount"],
  ] as const;
  for (const [more, less] of pairs) {
    const [high, low] = [more, less].map((role) => reach(profitAndLossRules, given, role));
    if (high && low) return q.order(high, low);
  }
  return null;
}

function refusal(value: (role: string) => Rational | undefined): string | null {
  const isNegative = (role: string): boolean => {
    const found = value(role);
    return found !== undefined && q.sign(found) < 0;
  };
  if (isNegative("profit") || isNegative("profitPercent")) {
    return "Here the selling price is less than the cost price, so there is a loss and no profit. Ask for the loss.";
  }
  if (isNegative("loss") || isNegative("lossPercent")) {
    return "Here the selling price is more than the cost price, so there is a profit and no loss. Ask for the profit.";
  }
  const isTooMuch = ["lossPercent", "discountPercent"].some((role) => {
    const found = value(role);
    return found !== undefined && q.order(found, q.rational(100n)) >= 0;
  });
  return isTooMuch || isNegative("discount") || isNegative("repairs")
    ? "A loss or a discount must be less than the whole price. Check the numbers."
    : null;
}

function lesson(_: unknown, { rules, targets }: StoryProblem): Lesson {
  const isDiscount = rules.some(({ from, finds }) => from.includes("mp") || finds === "mp");
  const isGain = rules.some(({ from }) => from.includes("cp") || from.includes("cpEach"));
  const [first] = rules;
  return {
    topic: "Comparing Quantities: profit, loss and discount",
    ...(isDiscount && !isGain ? discountLesson : gainLesson),
    difficulty: rules.length > 2 || targets.length > 1 ? "intermediate" : "beginner",
    firstMove: first ? `${first.title}: ${first.why}` : "Write down what is given.",
    terms: { ...(isGain || !isDiscount ? gainTerms : {}), ...(isDiscount ? discountTerms : {}) },
    next: [
      "What would the answer be if the selling price were ten percent higher?",
      "Why are profit and loss percent always taken of the cost price?",
    ],
  };
}

const discountLesson = {
  method: "Discount on the marked price",
  idea: "A discount is always reckoned on the marked price.",
};
const gainLesson = {
  method: "Profit and loss formulas",
  idea: "Compare the selling price with the cost price. Percent of profit or loss is always of the cost price.",
};

const gainTerms = {
  "Cost price (CP)": "What the seller paid, with all that was spent on the way.",
  "Selling price (SP)": "What the buyer pays.",
};
const discountTerms = {
  "Marked price (MP)": "The price written on the label, before any discount.",
  Discount: "What is taken off the marked price.",
};

/** Cost price, selling price, profit, loss, marked price and discount, each from the others. */
export const profitAndLoss = defineRuleStory({
  name: "profit-and-loss",
  about:
    /\b(?:profit|gain\w*|loss|loses?|lost|losing|discounts?|rebate|cost_price|marked|mp|sp|selling|sells?|sold|mrp|gst|vat|tax|labh|munafa|fayda|hani|haani|nuksan) /,
  clauses: profitAndLossClauses,
  roles,
  isSound,
  prepare,
  rules: profitAndLossRules,
  refusal,
  lesson,
  draw: priceBars,
  examples: [
    "A shopkeeper bought a fan for ₹1200 and sold it for ₹1500. Find his profit percent.",
    "The marked price of a shirt is ₹800. A discount of 15% is given on it. Find the selling price.",
  ],
});
