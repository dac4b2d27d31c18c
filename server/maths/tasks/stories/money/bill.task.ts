import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule, type Rule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const buys = "buys|bought|purchases|purchased|buy|purchase|had_bought";

/** An item of a bill; its price is per piece, kilogram, litre or metre according to the kind of amount. */
function item(index: number): string {
  const form = (kind: string, each: string): string =>
    `{n${index}:${kind}} [of] {g${index}:goods} at|for|costing [rate_of] {p${index}:money} ${each}`;
  const forms = [
    form("number", "each|apiece|per_piece"),
    form("mass", "per_kg"),
    form("volume", "per_litre|per_l"),
    form("length", "per_metre|per_m"),
  ];
  return `<${forms.join(" / ")}>`;
}

const [single, one, two, three] = [item(0), item(1), item(2), item(3)];
const price = (index: number): string => `[one|each|1] {g${index}:goods}`;

const clauses: readonly Clause[] = [
  ...facts(
    `{who:person} ${buys} ${single}`,
    `{who:person} ${buys} ${one} and ${two}`,
    `{who:person} ${buys} ${one} , ${two} [,] and ${three}`,
    `${buys} ${one} and ${two}`,
    `cost|price of ${price(1)} is {p1:money} and [that|cost|price] [of] ${price(2)} is {p2:money}`,
    `cost|price of ${price(1)} is {p1:money} , ${price(2)} is {p2:money} and ${price(3)} is {p3:money}`,
    `cost|price of ${price(1)} is {p1:money}`,
    `cost|price of ${price(2)} is {p2:money}`,
    `${price(1)} costs|cost {p1:money} [each] and ${price(2)} [costs|cost] {p2:money} [each]`,
    `{who:person} ${buys} {n1:number} {g1:goods} and {n2:number} {g2:goods}`,
    `{who:person} has|had {start:money} [with] [him|her]`,
    `[if] {who:person} pays|paid|gives|gave [with] [shopkeeper|him] {note:money} [note] [to_shopkeeper|for_it|for_them|for_all]`,
    `{who:person} pays|paid with {note:money} note`,
    `{who:person} gives|gave {note:money} [note] to shopkeeper|cashier|seller`,
    `[if] {who:person} gives|gave shopkeeper|cashier|seller {note:money} [note]`,
  ),
  ...asks(
    "total",
    "how_much [money] did|does|will|should|must|has {who:person} spend|pay|spent|paid [in_all|altogether|in_total|shopkeeper|to_shopkeeper]",
    `${mustFind} total cost|amount|bill|money|price [of_all_items|spent|paid] [by_him|by_her]`,
    `${mustFind} total cost|amount|bill|price`,
    `${mustFind} amount|money|total_amount {who:person} spent|paid|pays|has_to_pay`,
    "what is total cost|amount|bill [to_be_paid]",
    `${mustFind} [total] cost|price of {n1:number} {g1:goods} and {n2:number} {g2:goods}`,
    `${mustFind} [total] cost|price of {n1:number} {g1:goods} , {n2:number} {g2:goods} and {n3:number} {g3:goods}`,
    "what will be [total] cost|price of {n1:number} {g1:goods} and {n2:number} {g2:goods}",
    "how_much will|do|does|would {n1:number} {g1:goods} and {n2:number} {g2:goods} cost [in_all|altogether|together]",
    "how_much will|do|does|would {who:person} pay|spend for|on {n1:number} {g1:goods} and {n2:number} {g2:goods}",
  ),
  ...asks(
    "change",
    "how_much change|money|balance did|does|will|would|should {who:person} get|receive|get_back|receive_back [back] [from_shopkeeper]",
    "how_much [money] did|does|will|would|should {who:person} get|receive back [from_shopkeeper]",
    "how_much [money|change] will|should|did shopkeeper|cashier return|give_back|give [back] [to_him|to_her|him|her]",
    `${mustFind} change|balance [he_got|she_got|he_gets|she_gets|received|returned|he_will_get|she_will_get] [back]`,
    "how_much change|balance did|does|will|would|should {who:person} get|receive|get_back [back] from|for|out_of {note:money} [note]",
    "what change will|did|does|should {who:person} get [back]",
  ),
  ...asks(
    "left",
    "how_much [money] is|was [now] left [with_him|with_her|with_them|now]",
    "how_much [money] does|did|will {who:person} have [now|left|left_now]",
    `${mustFind} money|amount left [with_him|with_her]`,
  ),
];

const product = "Cost = number (or weight) × price of one.";
const indexes = ["1", "2", "3"] as const;

const costs: readonly Rule[] = indexes.flatMap((index) => [
  makeRule(
    `c${index}`,
    `n${index} p${index}`,
    index === "1"
      ? "Find the cost of the first kind"
      : index === "2"
        ? "Find the cost of the second kind"
        : "Find the cost of the third kind",
    product,
    (v) => line`${v(`n${index}`)} \times ${v(`p${index}`)}`,
  ),
  makeRule(
    `p${index}`,
    `c${index} n${index}`,
    "Find the price of one",
    "Price of one = cost ÷ number.",
    (v) => line`${v(`c${index}`)} \div ${v(`n${index}`)}`,
  ),
]);

const rules: readonly Rule[] = [
  ...costs,
  makeRule(
    "total",
    "c1 c2 c3",
    "Find the total bill",
    "Add the costs.",
    (v) => line`${v("c1")} + ${v("c2")} + ${v("c3")}`,
  ),
  makeRule(
    "total",
    "c1 c2",
    "Find the total bill",
    "Add the costs.",
    (v) => line`${v("c1")} + ${v("c2")}`,
  ),
  makeRule("total", "n0 p0", "Find the cost", product, (v) => line`${v("n0")} \times ${v("p0")}`),
  makeRule(
    "p0",
    "total n0",
    "Find the price of one",
    "Price of one = cost ÷ number.",
    (v) => line`${v("total")} \div ${v("n0")}`,
  ),
  makeRule(
    "change",
    "note total",
    "Find the change",
    "Change = money given − bill.",
    (v) => line`${v("note")} - ${v("total")}`,
  ),
  makeRule(
    "left",
    "start total",
    "Find what is left",
    "Money left = money at first − money spent.",
    (v) => line`${v("start")} - ${v("total")}`,
  ),
  makeRule(
    "total",
    "note change",
    "Find the bill again",
    "Bill = money given − change.",
    (v) => line`${v("note")} - ${v("change")}`,
  ),
  makeRule(
    "note",
    "total change",
    "Find the money given",
    "Money given = bill + change.",
    (v) => line`${v("total")} + ${v("change")}`,
  ),
  makeRule(
    "start",
    "total left",
    "Find the money at first",
    "Money at first = bill + money left.",
    (v) => line`${v("total")} + ${v("left")}`,
  ),
  makeRule(
    "c1",
    "total c2 c3",
    "Find the first cost again",
    "Take the other costs from the bill.",
    (v) => line`${v("total")} - ${v("c2")} - ${v("c3")}`,
  ),
  makeRule(
    "c1",
    "total c2",
    "Find the first cost again",
    "Take the other cost from the bill.",
    (v) => line`${v("total")} - ${v("c2")}`,
  ),
];

/** Bills for one to three kinds of goods, and the change from a note. */
export const bill = storyTask({
  name: "bill-and-change",
  about: /[M]\d.*(?:total|cost|spend|pay|change|balance|left|have|return|back|price)/,
  clauses,
  roles: {
    n0: ["Number", "like n0"],
    p0: ["Price of one", "money"],
    n1: ["Number of the first kind", "like n1"],
    n2: ["Number of the second kind", "like n2"],
    n3: ["Number of the third kind", "like n3"],
    p1: ["Price of the first kind", "money"],
    p2: ["Price of the second kind", "money"],
    p3: ["Price of the third kind", "money"],
    c1: ["Cost of the first kind", "money"],
    c2: ["Cost of the second kind", "money"],
    c3: ["Cost of the third kind", "money"],
    total: ["Total bill", "money"],
    note: ["Money given", "money"],
    start: ["Money at first", "money"],
    change: ["Change", "money"],
    left: ["Money left", "money"],
  },
  rules,
  units: { mass: "kg", volume: "L", length: "m" },
  makesSense: (_, { words }) =>
    new Set(["g0", "g1", "g2", "g3"].flatMap((role) => words.get(role) ?? [])).size ===
    [...words.keys()].filter((role) => /^g\d$/.test(role)).length,
  lesson: {
    topic: "Money: bills",
    method: "Cost of each kind, then the total",
    difficulty: "beginner",
    idea: "Find the cost of each kind of goods first, then put the costs together.",
    firstMove: "Multiply the number of the first kind by the price of one.",
    terms: { Bill: "A list of what was bought, with the cost of each and the total." },
    next: [
      "How much more would one more of the first kind cost?",
      "Can you check the bill by rounding the prices?",
    ],
  },
  examples: [
    "Kumar bought 4 pens at ₹12 each and 3 notebooks at ₹30 each. He paid with a ₹200 note. How much change did he get?",
    "The cost of a pen is ₹15 and the cost of a notebook is ₹40. Find the total cost of 6 pens and 5 notebooks.",
  ],
});
