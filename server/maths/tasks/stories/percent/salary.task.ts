import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { salaryBar } from "./salary-bar.ts";
import { storyTask } from "../story-kind.ts";

const his = "his|her|their|monthly|total|whole";
const income = `[${his}] [${his}] salary|income|money|earnings|pocket_money|wages|expenditure`;
const spends =
  "spends|spent|gives|gave|uses|used|donates|donated|pays|paid|deposits|deposited|invests|invested";
const on = (index: number): string => `on|for|to|in|towards [${his}] {g${index}:goods}`;
const rest =
  "[and|he|she|they] [and] saves|saved|is_left_with|was_left_with|has|had|deposits [rest|rest_of_it|remaining|remaining_amount|balance|amount_of|of] [amount|money] [of|which_is] [that_is]";

const clauses: readonly Clause[] = [
  ...facts(
    `{who:person} ${spends} {p1:percent} of ${income} ${on(1)} , {p2:percent} ${on(2)} [,] [and] {p3:percent} ${on(3)}`,
    `{who:person} ${spends} {p1:percent} of ${income} ${on(1)} and|, {p2:percent} [of_it|of_his_income|of_his_salary] ${on(2)}`,
    `{who:person} ${spends} {q1:percent} of ${income} ${on(1)}`,
    `{who:person} ${spends} {q1:percent} of ${income}`,
    `{who:person} saves|saved {sp:percent} of ${income}`,
    `${rest} {left:money} [every_month|per_month] [left_with_him|left]`,
    `[rest|remaining_amount|remaining_money|his_savings|her_savings] [that] is|are {left:money}`,
    `{who:person} saves|saved [rest|rest_of_it|remaining_amount|remaining]`,
    `{who:person} earns|earned|gets|receives {total:money} [per_month|every_month|per N_1 month|in_month]`.replace(
      "|per N_1 month",
      "",
    ),
    `{who:person} has|had {total:money}`,
    `monthly|total [salary|income] of {who:person} is {total:money}`,
    `salary|income of {who:person} is {total:money}`,
    `${income} is {total:money} [per_month]`,
  ),
  ...asks(
    "total",
    `${mustFind} ${income} [of_man|of_person]`,
    "how_much does|did {who:person} earn [per_month|every_month|in_month]",
    "how_much [money] did {who:person} have [at_first|in_beginning|initially|at_beginning]",
    `${mustFind} monthly|total income|salary|money [of] {who:person}`,
    `${mustFind} salary|income of {who:person}`,
  ),
  ...asks(
    "left",
    "how_much [money] does|did {who:person} save [every_month|per_month|in_month]",
    `${mustFind} [his|her|their] [monthly] savings|saving [per_month|every_month]`,
    "how_much [money] is|was left [with_him|with_her|with_them]",
    "how_much [money] does|did {who:person} have|save left",
    `${mustFind} money|amount [that] [is] left [with_him|with_her]`,
  ),
];

const hundred = "The whole salary is 100%. What is not spent is left.";

/** Percentages of a salary, and the savings. */
export const salary = storyTask({
  name: "salary-spent-and-saved",
  about:
    /P\d.* (?:salary|~salary|income|~income|~earnings|~pocket ~money|money|~money|wages|~wages|expenditure|~expenditure) /,
  clauses,
  roles: {
    p1: ["First percent", "%"],
    p2: ["Second percent", "%"],
    p3: ["Third percent", "%"],
    q1: ["Percent spent", "%"],
    sp: ["Percent saved", "%"],
    spent: ["Percent spent", "points"],
    rest: ["Percent left", "points"],
    left: ["Money left", "money"],
    total: ["Whole amount", "money"],
  },
  rules: [
    makeRule(
      "spent",
      "p1 p2 p3",
      "Add the percents spent",
      "All are percents of the same amount, so they may be added.",
      (v) => line`${v("p1")} + ${v("p2")} + ${v("p3")}`,
    ),
    makeRule("rest", "spent", "Find the percent left", hundred, (v) => line`100 - ${v("spent")}`),
    makeRule("rest", "q1", "Find the percent left", hundred, (v) => line`100 - ${v("q1")}`),
    makeRule(
      "total",
      "left rest",
      "Find the whole",
      "So many percent are the money left: divide by the percent and multiply by 100.",
      (v) => line`\frac{${v("left")} \times 100}{${v("rest")}}`,
    ),
    makeRule(
      "left",
      "total rest",
      "Find what is left",
      "Percent means out of 100, and “of” means multiply.",
      (v) => line`\frac{${v("rest")}}{100} \times ${v("total")}`,
    ),
    makeRule(
      "total",
      "left sp",
      "Find the whole",
      "So many percent are the money saved: divide by the percent and multiply by 100.",
      (v) => line`\frac{${v("left")} \times 100}{${v("sp")}}`,
    ),
    makeRule(
      "left",
      "total sp",
      "Find the savings",
      "Percent means out of 100, and “of” means multiply.",
      (v) => line`\frac{${v("sp")}}{100} \times ${v("total")}`,
    ),
    makeRule(
      "spent",
      "p1 p2",
      "Add the percents spent",
      "Both are percents of the same amount, so they may be added.",
      (v) => line`${v("p1")} + ${v("p2")}`,
    ),
  ],
  isSound: ({ amounts, words }) =>
    (!amounts.has("p3") || words.has("g3")) &&
    !["g1", "g2", "g3"].some((role) => /saving/.test(words.get(role) ?? "")),
  draw: salaryBar,
  lesson: {
    topic: "Comparing Quantities: percentage",
    method: "The whole is 100%",
    difficulty: "intermediate",
    idea: "The whole salary is 100%. Find how many percent are left, and compare with the money left.",
    firstMove: "Add the percents that are spent, and take them from 100%.",
    terms: { Savings: "What is left of an income after all is paid." },
    next: [
      "How much money is each percent of the salary?",
      "Would the savings double if the salary doubled?",
    ],
  },
  examples: [
    "Ramesh spends 35% of his salary on food, 15% on rent and saves the rest ₹12000. What is his salary?",
    "Meena earns ₹25000 per month. She spends 40% of her salary on food and 25% on rent. How much does she save?",
  ],
});
