import * as q from "../../../numbers/rational.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const plain =
  "household|housewife|family|person|man|he|she|one|we|consumer|car_owner|motorist|driver|car_driver|customer";
const rises =
  "rises|increases|goes_up|is_increased|is_raised|rose|increased|has_risen|has_increased|has_gone_up|went_up|was_increased|raised";
const falls =
  "falls|decreases|goes_down|is_decreased|is_reduced|fell|decreased|has_fallen|was_reduced|reduced|was_decreased";
const reduce = "reduce|decrease|cut|lower|cut_down|bring_down";
const sameExpenditure =
  "[so] [as] [that|so_that|so_as|in_order] [not_to_increase|to_keep|there_is_no_change_in|there_is_no_increase_in|keep] [his|her|its|their|total] expenditure|expenses|expenditures|budget|spending [on_it|on_sugar|on_that_item|on_this_item] [does_not_increase|may_not_increase|is_not_increased|remains_same|remain_same|is_same|constant|unchanged|same|does_not_change|remains_unchanged|is_unchanged|should_not_increase|may_remain_same|do_not_increase]";
const by = "by what|how_much|how_many %";

const clauses: readonly Clause[] = [
  ...facts(
    `[if] price of {g:goods} ${rises} by {up:percent}`,
    `[if] price of {g:goods} [is] ${falls} by {down:percent}`,
    "[due_to|because_of] increase|rise of {up:percent} in price of {g:goods}",
  ),
  ...telling({ kept: "yes" }, sameExpenditure),
  ...asks(
    "less",
    `${by} must|should|will|can|has|does ${plain} [to|have_to] ${reduce} [his|her|its|their] [consumption|use] [of_it|of_that_item]`,
    `${by} must|should consumption be reduced|decreased`,
    `${by} must|should|will|can|has|does ${plain} [to|have_to] ${reduce} [his|her|its|their] consumption of {g:goods}`,
    `find|calculate % reduction|decrease in consumption`,
  ),
  ...asks(
    "more",
    `${by} can|should|must|may ${plain} [to] increase|raise [his|her|its|their] consumption [of_it]`,
    `${by} can|should|must|may ${plain} [to] increase|raise [his|her|its|their] consumption of {g:goods}`,
  ),
];

/** The percentage by which consumption must fall when the price rises and the expenditure stays the same. */
export const consumption = storyTask({
  name: "price-and-consumption",
  about: /price of .*P\d.*(?:consumption|use)/,
  clauses,
  roles: {
    up: ["Rise in price", "%"],
    down: ["Fall in price", "%"],
    price: ["New price of what cost ₹100", ""],
    less: ["Reduction in consumption", "%"],
    more: ["Increase in consumption", "%"],
  },
  rules: [
    makeRule(
      "price",
      "up",
      "Let the old price be ₹100",
      "The rise is added to 100.",
      (v) => line`100 + ${v("up")}`,
    ),
    makeRule(
      "price",
      "down",
      "Let the old price be ₹100",
      "The fall is taken from 100.",
      (v) => line`100 - ${v("down")}`,
    ),
    makeRule(
      "less",
      "price up",
      "Find the reduction in percent",
      "For ₹100 less is bought. Percent reduction = rise ÷ new price × 100.",
      (v) => line`\frac{${v("up")}}{${v("price")}} \times 100`,
    ),
    makeRule(
      "more",
      "price down",
      "Find the increase in percent",
      "For ₹100 more is bought. Percent increase = fall ÷ new price × 100.",
      (v) => line`\frac{${v("down")}}{${v("price")}} \times 100`,
    ),
    makeRule(
      "up",
      "less",
      "Find the rise again",
      "",
      (v) => line`\frac{${v("less")}}{100 - ${v("less")}} \times 100`,
    ),
    makeRule(
      "down",
      "more",
      "Find the fall again",
      "",
      (v) => line`\frac{${v("more")}}{100 + ${v("more")}} \times 100`,
    ),
  ],
  isSound: ({ says }) => says["kept"] === "yes",
  makesSense: (value) => q.order(value("down") ?? q.zero, q.rational(100n)) < 0,
  lesson: {
    topic: "Comparing Quantities: percentage",
    method: "Start from ₹100",
    difficulty: "advanced",
    idea: "The money spent stays the same. See how much of the new price the rise is.",
    firstMove: "Suppose that ₹100 was spent at first. What does the same amount of goods cost now?",
    terms: { Consumption: "How much of something is used." },
    next: [
      "Why is the answer smaller than the rise in price?",
      "What if the price fell by the same percent?",
    ],
  },
  examples: [
    "The price of sugar rises by 25%. By what percent must a household reduce its consumption so that expenditure does not increase?",
    "If the price of petrol increases by 50%, by how much percent should a man reduce his consumption so that his expenditure remains the same?",
  ],
});
