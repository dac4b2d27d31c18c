import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { remainderBar } from "./fraction-bars.ts";
import { storyTask } from "../story-kind.ts";

const spends =
  "spends|spent|gives|gave|uses|used|donates|donated|gave_away|loses|lost|pays|paid|sold|sells|ate|eats|reads|read|travels|travelled|covers|covered|completes|completed";
const his = "[his|her|their|total|whole|monthly|entire]";
const whole = `[his|her|their|its] ${his} money|salary|income|property|savings|pocket_money|journey|book|land|distance|wealth|marbles|mangoes|apples|toffees|stamps`;
const on = (index: number): string => `<on|to|for|by|in|as [his|her] {_g${index}:goods}>`;
const remainder =
  "remainder|remaining|rest|remaining_money|remaining_amount|what_is_left|remaining_income|remaining_salary|remaining_journey|remaining_distance|remaining_land|remaining_property|money_left|remaining_marbles|remaining_mangoes";
const unit = "money|length|mass|volume|number";

const clauses: readonly Clause[] = [
  // A second fraction of the rest must not be confused with one of the whole.
  ...telling(
    { second: "rest" },
    `{who:person} ${spends} {f:number} of ${whole} ${on(1)} and|, {g:number} of ${remainder} ${on(2)}`,
    `{who:person} ${spends} {f:number} of ${whole} ${on(1)} and|, [he|she|then] [then] ${spends} {g:number} of ${remainder} ${on(2)}`,
    `{who:person} ${spends} {g:number} of ${remainder} ${on(2)}`,
    `{who:person} ${spends} {f:number} of it ${on(1)} and|, [then] {g:number} of ${remainder} ${on(2)}`,
    `{who:person} ${spends} {f:number} of his|her|its|their {total:${unit}} [of] <{x:goods}> ${on(1)} and|, [then] {g:number} of ${remainder} ${on(2)}`,
  ),
  ...telling(
    { second: "whole" },
    `{who:person} ${spends} {f:number} of ${whole} ${on(1)} and|, {g:number} [of_it|of_his_salary|of_his_income|of_her_income|of_his_money|of_her_money|of_journey] on|to|for|by|in [his|her] {_g2:goods}`,
    `{f:number} of pole|post|bamboo|stick|pillar is [painted|coloured] [in] {_g1:goods} , {g:number} [of_it|of_pole] [is] [in|painted] {_g2:goods}`,
    `{f:number} of pole|post|bamboo|stick|pillar is [painted|coloured|buried] [in] {_g1:goods} and {g:number} [of_it|of_pole] [is] [in|painted] {_g2:goods}`,
    `pole|post|bamboo|stick|pillar is {f:number} in {_g1:goods} , {g:number} in {_g2:goods}`,
    `pole|post|bamboo has {f:number} [of_its_length] in {_g1:goods} , {g:number} in {_g2:goods}`,
  ),
  ...facts(
    `{who:person} ${spends} {h:number} of ${whole} ${on(1)}`,
    `after spending|giving|using|losing|selling {h:number} of ${whole} ${on(1)}`,
    `[and] has|had|is_left_with|was_left_with {left:${unit}} [left]`,
    `[if] {who:person} is|was [now|still] left with {left:${unit}} [now]`,
    `[if] {who:person} has|had|have [still|now] {left:${unit}} [left|remaining|with_him|with_her|left_with_him] [left]`,
    `[if|still] {left:${unit}} is|are|was|were [still] left|remaining [with_him|with_her]`,
    `${spends}|saves|saved [rest|remaining] {left:${unit}}`.replace(`${spends}|`, ""),
    `remaining|rest [amount|money|part|length] [of] {left:${unit}} [is] [above_water|in_air|painted_red|on_foot|by_taxi|by_car|by_bus|walked]`,
    `remaining|rest [part|length|amount|money] [is|which_is] {left:${unit}} [long] [above_water|in_air|is_in_air]`,
    `{left:length} [of_it|of_pole] is [out_of|above] water|surface`,
    `{left:length} [of_it] is in air`,
    `{who:person} has|had {total:money} [with_him|with_her]`,
    `total length of pole|journey is {total:length}`,
  ),
  ...asks(
    "total",
    `how_much [money] did|does {who:person} have [at_first|in_beginning|initially|in_all|at_start|originally|at_beginning]`,
    `how_much [money] had {who:person} [at_first|in_beginning|initially]`,
    `${mustFind} ${whole} [of_man] [he_had_at_first|at_first]`,
    `${mustFind} total|original|whole|initial length|amount|money|distance|sum|journey [of_pole|he_had|of_journey|of_his_journey|of_her_journey|she_had|of_bamboo|of_post]`,
    `${mustFind} length of pole|post|bamboo|journey|stick|pillar`,
    `${mustFind} money|amount|sum he|she had [at_first|in_beginning|initially]`,
    "how_long is|was pole|post|bamboo|journey|stick",
    "what is|was [total] length of pole|journey|post|bamboo",
    `${mustFind} his|her total|monthly income|salary|money`,
  ),
  ...asks(
    "left",
    `how_much [money] is|was left [with_him|with_her|now]`,
    "how_much {x:goods} is|was left [now]",
    `how_much [money] does|did {who:person} have [left|now]`,
    `${mustFind} money|amount left [with_him|with_her]`,
  ),
];

const written = (value: Rational): string => rationalLatex(value);
const reasonForRest = "What is not used is left: 1 − the fraction.";

const rules = [
  makeRule(
    "keptFirst",
    "f",
    "Find the fraction left after the first",
    reasonForRest,
    (v) => line`1 - ${written(v("f"))}`,
  ),
  makeRule(
    "second",
    "gRest keptFirst",
    "Find the second as a fraction of the whole",
    "It is a fraction of what was left, and “of” means multiply.",
    (v) => line`${written(v("gRest"))} \times ${written(v("keptFirst"))}`,
  ),
  makeRule(
    "rest",
    "keptFirst second",
    "Find the fraction left in the end",
    "Take the second part away too.",
    (v) => line`${written(v("keptFirst"))} - ${written(v("second"))}`,
  ),
  makeRule(
    "rest",
    "keptFirst gWhole",
    "Find the fraction left in the end",
    "Take the second part away too.",
    (v) => line`${written(v("keptFirst"))} - ${written(v("gWhole"))}`,
  ),
  makeRule(
    "restOnly",
    "h",
    "Find the fraction left",
    reasonForRest,
    (v) => line`1 - ${written(v("h"))}`,
  ),
  makeRule(
    "total",
    "left restOnly",
    "Find the whole",
    "So much of the whole is what is left: divide by the fraction.",
    (v) => line`${v("left")} \div ${written(v("restOnly"))}`,
  ),
  makeRule(
    "left",
    "total restOnly",
    "Find what is left",
    "“Of” means multiply.",
    (v) => line`${written(v("restOnly"))} \times ${v("total")}`,
  ),
  makeRule(
    "total",
    "left rest",
    "Find the whole",
    "So much of the whole is what is left: divide by the fraction.",
    (v) => line`${v("left")} \div ${written(v("rest"))}`,
  ),
  makeRule(
    "left",
    "total rest",
    "Find what is left",
    "“Of” means multiply.",
    (v) => line`${written(v("rest"))} \times ${v("total")}`,
  ),
];

/** Fractions of a whole and of the remainder, and what is left in the end. */
export const remainders = storyTask({
  name: "fraction-and-remainder",
  about: /N\d+ of /,
  clauses,
  roles: {
    f: ["First fraction", "fraction"],
    h: ["Fraction", "fraction"],
    gRest: ["Fraction of the rest", "fraction"],
    gWhole: ["Second fraction", "fraction"],
    second: ["Second part of the whole", "fraction"],
    keptFirst: ["Left after the first", "fraction"],
    rest: ["Left in the end", "fraction"],
    restOnly: ["Fraction left", "fraction"],
    left: ["Amount left", "like left total"],
    total: ["Whole", "like left total"],
  },
  rules,
  isSound: ({ amounts, targets }) => targets.includes("left") === amounts.has("total"),
  rename: ({ says }) => ({ g: says["second"] === "rest" ? "gRest" : "gWhole" }),
  makesSense: (value) =>
    ["f", "gRest", "gWhole", "h"].every((role) => q.order(value(role) ?? q.zero, q.one) < 0),
  draw: remainderBar,
  lesson: {
    topic: "Fractions",
    method: "The whole is 1",
    difficulty: "intermediate",
    idea: "The whole is 1. Find which fraction of it is left, and compare with what is left.",
    firstMove: "Take the first fraction from 1. What fraction is left then?",
    terms: { Remainder: "What is left after a part has been taken away." },
    next: [
      "How much was each part?",
      "Would the answer be the same if the second fraction were of the whole?",
    ],
  },
  examples: [
    "A man spends 1/3 of his money on food and 1/4 of the remainder on travel. If he has ₹450 left, how much did he have?",
    "1/4 of a pole is in mud, 1/3 of it is in water and the remaining 5 m is above water. Find the length of the pole.",
  ],
});
