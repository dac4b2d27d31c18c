import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const buys = "buys|bought|purchased|purchases";
const sells = "sells|sold";
const who = "[he|she|and_he|and_she|and]";
const expense =
  "transport|transportation|repairs|repair|packing|carriage|their_transport|its_repair|their_repair|octroi|cartage";
const rest = "rest|remaining|remaining_ones|others|rest_of_them|good_ones";
const rotten = "rotten|broken|damaged|spoilt|spoiled|defective|bad";

const clauses: readonly Clause[] = [
  ...facts(
    `{who:person} ${buys} {n:number} {x:goods} at|for [rate_of] {c:money} each|apiece`,
    `{who:person} ${buys} {n:number} {x:goods} for|at {c:money} per {x:goods}`,
    `{who:person} ${buys} {n:number} {x:goods} for {cost:money}`,
    `{who:person} ${buys} {n:number} {x:goods} at {lot:money} per {dozen:number}`,
    `${who} [spends|spent|paid|pays] {extra:money} on|for ${expense}`,
    `{bad:number} [of_them|of_these] <{x:goods}> are|were|got|get|is|was [found] ${rotten}`,
    `${who} ${sells} each [one] [of_them] [at|for] {s:money}`,
    `${who} ${sells} each [{x:goods}] at|for {s:money}`.replace("[{x:goods}]", "<{x:goods}>"),
    `${who} ${sells} them|all_of_them|these at|for [rate_of] {s:money} each|apiece`,
    `${who} ${sells} all|all_of_them|them_all|all_these for {revenue:money}`,
  ),
  ...facts(
    `${who} ${sells} ${rest} <{x:goods}> at|for {sRest:money} each|apiece`,
    `${who} ${sells} ${rest} <{x:goods}> for {revenue:money}`,
  ),
  ...asks(
    "profit",
    `${mustFind} [his|her] [total] profit|gain [made|earned]`,
    "how_much profit|gain does|did {who:person} make|earn|get",
  ),
  ...asks(
    "loss",
    `${mustFind} [his|her] [total] loss`,
    "how_much loss does|did {who:person} make|suffer",
  ),
  ...asks("percent", `${mustFind} [his|her] profit|gain %`, `${mustFind} % profit|gain`),
  ...asks("lossPercent", `${mustFind} [his|her] loss %`, `${mustFind} % loss`),
  ...asks(
    "profitEach",
    `${mustFind} [his|her] profit|gain on|per each|one|every|each_one {x:goods}`,
  ),
];

/** Whether there is one price and one cost; unsold articles require the wording that only the rest is sold. */
function isSound(has: (role: string) => boolean): boolean {
  const prices = ["s", "sRest", "revenue"].filter(has).length;
  const costs = ["c", "cost", "lot"].filter(has).length;
  return prices === 1 && costs === 1 && has("bad") === has("sRest");
}

function makesSense(value: (role: string) => Rational | undefined): boolean {
  const [n, bad, dozen] = [value("n"), value("bad"), value("dozen")];
  const isWhole = [n, bad].every((one) => !one || q.isInteger(one));
  const isFewer = !n || !bad || q.order(bad, n) < 0;
  return isWhole && isFewer && (!dozen || q.equals(dozen, q.rational(12n)));
}

/** Profit or loss on several articles, with additional expenses and unsold articles. */
export const articles = storyTask({
  name: "articles-bought-and-sold",
  about: /M\d.*M\d.*(?:profit|gain|loss)/,
  clauses,
  roles: {
    n: ["Number bought", ""],
    bareOne: ["Cost of one", "money"],
    totalOne: ["Cost of one", "money"],
    bareLot: ["Cost of a dozen", "money"],
    totalLot: ["Cost of a dozen", "money"],
    dozen: ["Number in a dozen", ""],
    bare: ["Cost of the articles", "money"],
    extra: ["Other expenses", "money"],
    total: ["Cost price", "money"],
    bad: ["Not sold", ""],
    left: ["Number sold", ""],
    s: ["Price of one", "money"],
    sRest: ["Price of one", "money"],
    revenue: ["Selling price", "money"],
    profit: ["Profit", "money"],
    loss: ["Loss", "money"],
    profitEach: ["Profit on one", "money"],
    percent: ["Profit percent", "%"],
    lossPercent: ["Loss percent", "%"],
  },
  isSound: ({ amounts }) => isSound((role) => amounts.has(role)),
  makesSense,
  // Additional expenses are added to the cost of the articles.
  rename: ({ amounts }) => {
    const cost = amounts.has("extra") ? "bare" : "total";
    return { c: `${cost}One`, lot: `${cost}Lot`, cost };
  },
  rules: [
    ...(["bare", "total"] as const).flatMap((cost) => [
      makeRule(
        cost,
        `n ${cost}One`,
        "Find what all of them cost",
        "Number × cost of one.",
        (v) => line`${v("n")} \times ${v(`${cost}One`)}`,
      ),
      makeRule(
        cost,
        `n ${cost}Lot dozen`,
        "Find what all of them cost",
        "Number of dozens × cost of a dozen.",
        (v) => line`\frac{${v("n")}}{${v("dozen")}} \times ${v(`${cost}Lot`)}`,
      ),
    ]),
    makeRule(
      "total",
      "bare extra",
      "Add the other expenses",
      "What is spent besides counts as cost.",
      (v) => line`${v("bare")} + ${v("extra")}`,
    ),
    makeRule(
      "left",
      "n bad",
      "Find how many are sold",
      "The others can't be sold.",
      (v) => line`${v("n")} - ${v("bad")}`,
    ),
    makeRule(
      "revenue",
      "left sRest",
      "Find the selling price of all",
      "Number sold × price of one.",
      (v) => line`${v("left")} \times ${v("sRest")}`,
    ),
    makeRule(
      "revenue",
      "n s",
      "Find the selling price of all",
      "Number sold × price of one.",
      (v) => line`${v("n")} \times ${v("s")}`,
    ),
    makeRule(
      "profit",
      "revenue total",
      "Find the profit",
      "Profit = selling price − cost price.",
      (v) => line`${v("revenue")} - ${v("total")}`,
    ),
    makeRule(
      "loss",
      "revenue total",
      "Find the loss",
      "Loss = cost price − selling price.",
      (v) => line`${v("total")} - ${v("revenue")}`,
    ),
    makeRule(
      "percent",
      "profit total",
      "Find the profit per cent",
      "Profit % = profit ÷ cost price × 100.",
      (v) => line`\frac{${v("profit")}}{${v("total")}} \times 100`,
    ),
    makeRule(
      "lossPercent",
      "loss total",
      "Find the loss per cent",
      "Loss % = loss ÷ cost price × 100.",
      (v) => line`\frac{${v("loss")}}{${v("total")}} \times 100`,
    ),
    makeRule(
      "revenue",
      "profit total",
      "Go back to the selling price",
      "",
      (v) => line`${v("total")} + ${v("profit")}`,
    ),
    makeRule(
      "revenue",
      "loss total",
      "Go back to the selling price",
      "",
      (v) => line`${v("total")} - ${v("loss")}`,
    ),
    makeRule(
      "profit",
      "percent total",
      "Go back to the profit",
      "",
      (v) => line`\frac{${v("percent")}}{100} \times ${v("total")}`,
    ),
    makeRule(
      "loss",
      "lossPercent total",
      "Go back to the loss",
      "",
      (v) => line`\frac{${v("lossPercent")}}{100} \times ${v("total")}`,
    ),
    makeRule(
      "profitEach",
      "profit n",
      "Find the profit on one",
      "Share the profit out equally.",
      (v) => line`\frac{${v("profit")}}{${v("n")}}`,
    ),
    makeRule(
      "profit",
      "profitEach n",
      "Go back to the profit",
      "",
      (v) => line`${v("profitEach")} \times ${v("n")}`,
    ),
    makeRule(
      "s",
      "revenue n",
      "Go back to the price of one",
      "",
      (v) => line`\frac{${v("revenue")}}{${v("n")}}`,
    ),
    makeRule(
      "sRest",
      "revenue left",
      "Go back to the price of one",
      "",
      (v) => line`\frac{${v("revenue")}}{${v("left")}}`,
    ),
  ],
  lesson: {
    topic: "Comparing Quantities: profit and loss",
    method: "Cost and selling price of all",
    difficulty: "intermediate",
    idea: "Compare all that was paid with all that was received.",
    firstMove: "Find what all the articles cost together, with all other expenses.",
    terms: { "Cost price": "All that was paid to get the goods ready for sale." },
    next: [
      "What is the profit or loss on one article?",
      "Of which price is the profit per cent taken?",
    ],
  },
  examples: [
    "Abdul bought 20 chairs for ₹800 each and spent ₹2000 on transport. He sold each chair at ₹1080. Find his profit per cent.",
    "A shopkeeper buys 100 pens for ₹500. 10 pens are broken. He sells the rest at ₹6 each. What is his profit?",
  ],
});
