import * as q from "../../../numbers/rational.ts";
import { asks, facts } from "../../commerce/story/clause.ts";
import type { Clause } from "../../commerce/story/clause.ts";
import { line } from "../../commerce/story/line.ts";
import { mustFind } from "../../commerce/story/question-words.ts";
import { makeRule } from "../../commerce/story/rules.ts";
import { storyTask } from "../story-kind.ts";

const up = "increased|raised|hiked";
const down = "decreased|reduced|lowered";
const thing =
  "[number|salary|price|price_of_article|it|his_salary|her_salary|value|price_of] <of {g:goods} / {g:goods}>";
const change =
  "change|effect|%_change|change_%|change_in_%|change_in_number|change_in_price|change_in_salary";

const clauses: readonly Clause[] = [
  ...facts(
    `[if] ${thing} is|was [first] ${up} by {up:percent} and [then|is_then|it_is|it_was|was_then] [subsequently|later] ${down} by {down:percent}`,
    `[if] ${thing} is|was [first] ${down} by {down:percent} and [then|is_then|it_is|it_was|was_then] [subsequently|later] ${up} by {up:percent}`,
    `[if] ${thing} is|was [first] ${up} by {up:percent}`,
    `[then] it is|was [then] ${down} by {down:percent}`,
  ),
  ...asks(
    "net",
    `${mustFind} net|overall|total ${change} [%|in_%|in_number|in_salary|in_price]`,
    `what is net|overall ${change} [%]`,
    `${mustFind} net % increase|decrease|change [in_number|in_price|in_salary]`,
    `${mustFind} net|overall increase_or_decrease|decrease_or_increase|increase|decrease|loss|gain % [in_number|in_price|in_salary]`,
    `by what % is|has|does number|price|salary [changed|change] [in_all]`,
  ),
];

/** Up by some percent and down by some percent: what becomes of 100. */
export const netChange = storyTask({
  name: "net-percent-change",
  about: /P\d.* (?:then|and|\.).*P\d.*(?:net|overall|change)/,
  clauses,
  roles: {
    up: ["Increase", "%"],
    down: ["Decrease", "%"],
    after: ["Value of 100 in the end", ""],
    net: ["Net change", "%"],
  },
  rules: [
    makeRule(
      "after",
      "up down",
      "Take 100 and make both changes",
      "The second percent is of the changed number, so multiply by both factors.",
      (v) => line`100 \times \frac{100 + ${v("up")}}{100} \times \frac{100 - ${v("down")}}{100}`,
    ),
    makeRule(
      "net",
      "after",
      "Compare with 100",
      "From 100, the change in value is the change in percent; with a minus sign it is a decrease.",
      (v) => line`\frac{${v("after")} - 100}{100} \times 100`,
    ),
    makeRule("after", "net", "Go back to the value", "", (v) => line`100 + ${v("net")}`),
    makeRule(
      "up",
      "after down",
      "Find the increase again",
      "",
      (v) => line`\frac{${v("after")} \times 100}{100 - ${v("down")}} - 100`,
    ),
  ],
  signed: ["net"],
  makesSense: (value) => q.order(value("down") ?? q.zero, q.rational(100n)) < 0,
  lesson: {
    topic: "Comparing Quantities: percentage",
    method: "Start from 100",
    difficulty: "intermediate",
    idea: "The two percents are not of the same number, so they can't be added. Start from 100 and make one change after the other.",
    firstMove: "Suppose the number is 100 at first. What is it after the first change?",
    terms: { "Net change": "The change from the beginning to the end." },
    next: ["Why do +20% and −20% not cancel out?", "Does the order of the two changes matter?"],
  },
  examples: [
    "A number is increased by 30% and then decreased by 30%. What is the net change percent?",
    "The price of an article is first decreased by 20% and then increased by 50%. Find the net percentage change.",
  ],
});
