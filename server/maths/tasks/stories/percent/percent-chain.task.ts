import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const any = "money|number";
const up = "increased|raised|hiked";
const down = "decreased|reduced|lowered";
const what = "price|cost|salary|value|rent|fare|fees|fee";
const is = "is|was|has_been";
const it = "it|price|salary|value|rent|fare|cost";

const clauses: readonly Clause[] = [
  ...facts(
    `${what} of {x:goods} is|was {start:${any}} [per_kg|per_litre|per_month]`,
    `{x:goods} costs|cost|is_priced_at {start:money}`,
    `marked_price of {x:goods} is|was {start:money}`,
    `{who:person} ~salary is|was {start:money}`,
    `${it} ${is} [first] ${up} by {up1:percent} and [then] ${down} by {down2:percent}`,
    `${it} ${is} [first] ${down} by {down1:percent} and [then] ${up} by {up2:percent}`,
    `${it} ${is} [first] ${up} by {up1:percent} and [then] [again] [further] [by] {up2:percent}`,
    `${what} of {x:goods} of {start:${any}} ${is} ${up} by {up1:percent}`,
    `${what} of {x:goods} of {start:${any}} ${is} ${down} by {down1:percent}`,
    `${what} of {x:goods} ${is} ${up} by {up1:percent}`,
    `${what} of {x:goods} ${is} ${down} by {down1:percent}`,
    `[after|if|with|on_giving] [two] successive discounts of {down1:percent} and {down2:percent} [on] [marked_price_of|marked_price] {start:money}`,
    `[after|if|with|on_giving] [two] successive discounts of {down1:percent} and {down2:percent} [are|were] [given|allowed|offered] [on_it]`,
    `{x:goods} of {start:money} is|was sold at|with|after [two] successive discounts of {down1:percent} and {down2:percent}`,
    `{x:goods} marked|priced at {start:money} is|was sold at|with|after [two] successive discounts of {down1:percent} and {down2:percent}`,
    `{x:goods} is|was marked|priced at {start:money}`,
    `it is|was sold at|with|after [two] successive discounts of {down1:percent} and {down2:percent}`,
    `on marked_price of {start:money}`,
    `[his|her|their|its] new ${what} [of_{x:goods}] is|= {end:${any}}`.replace(
      "[of_{x:goods}]",
      "<of {x:goods}>",
    ),
    `now it is|costs {end:${any}}`,
  ),
  ...asks(
    "end",
    `${mustFind} [his|her|its|their] new|final ${what} <of {x:goods}>`,
    `${mustFind} selling_price|sale_price|sp <of {x:goods}>`,
    `what is [his|her|its] ${what} now <of {x:goods}>`,
    `${mustFind} [its] ${what} now|in_end|at_end`,
  ),
  ...asks(
    "start",
    `what was [his|her|its|their] old|original|earlier|previous|initial ${what} <of {x:goods}>`,
    `${mustFind} [his|her|its|their] old|original|earlier|previous|initial ${what} <of {x:goods}>`,
    `what was [his|her|its] ${what} before increase|decrease|reduction|hike|rise`,
  ),
  ...asks(
    "single",
    "[find|what_is|calculate] single discount equivalent [to_them|to_these|to_it] [%]",
    "[find|what_is|calculate] [single] equivalent [single] discount [%]",
    "[find|what_is|calculate] single discount equal|equivalent to these|them|two successive discounts",
  ),
];

type Way = "up" | "down";

/** The factor of a percentage change: 1 ± p/100. */
function factor(way: Way, percent: Rational): string {
  const sign = way === "up" ? "+" : "-";
  return line`\left(1 ${sign} \frac{${percent}}{100}\right)`;
}

const single: readonly Way[] = ["up", "down"];
const pairs: readonly (readonly [Way, Way])[] = [
  ["up", "down"],
  ["down", "up"],
  ["up", "up"],
  ["down", "down"],
];
const why =
  "Each percent is of the amount as it is then, so multiply by the factors one after the other.";

const rules = [
  ...pairs.map(([one, other]) =>
    makeRule(
      "factor",
      `${one}1 ${other}2`,
      "Multiply the factors of the two changes",
      why,
      (v) => line`${factor(one, v(`${one}1`))} \times ${factor(other, v(`${other}2`))}`,
    ),
  ),
  ...single.map((way) =>
    makeRule(
      "factor",
      `${way}1`,
      "Find the factor of the change",
      "So many percent more or less than the whole, which is 100%.",
      (v) => factor(way, v(`${way}1`)),
    ),
  ),
  makeRule(
    "end",
    "start factor",
    "Multiply the amount by the factor",
    "This makes the change.",
    (v) => line`${v("start")} \times ${v("factor")}`,
  ),
  makeRule(
    "start",
    "end factor",
    "Divide by the factor",
    "The amount at first times the factor is the new amount.",
    (v) => line`${v("end")} \div ${v("factor")}`,
  ),
  makeRule(
    "single",
    "factor",
    "Compare with the whole",
    "What is missing to the whole is the single discount.",
    (v) => line`(1 - ${v("factor")}) \times 100`,
  ),
  makeRule(
    "factor",
    "single",
    "Go back to the factor",
    "",
    (v) => line`1 - \frac{${v("single")}}{100}`,
  ),
  makeRule(
    "factor",
    "end start",
    "Go back to the factor",
    "",
    (v) => line`\frac{${v("end")}}{${v("start")}}`,
  ),
  makeRule(
    "down1",
    "factor down2",
    "Find the first discount again",
    "",
    (v) => line`\left(1 - \frac{${v("factor")}}{1 - \frac{${v("down2")}}{100}}\right) \times 100`,
  ),
];

const hundred = q.rational(100n);

/**
 * An amount that is increased or decreased by percentages once or twice; two successive discounts and the equivalent
 * single one.
 */
export const percentChain = storyTask({
  name: "percent-after-percent",
  about: /P\d/,
  clauses,
  roles: {
    start: ["Amount at first", "like start end"],
    end: ["New amount", "like start end"],
    up1: ["Increase", "%"],
    up2: ["Second increase", "%"],
    down1: ["Decrease", "%"],
    down2: ["Second decrease", "%"],
    factor: ["Factor", ""],
    single: ["Single discount", "%"],
  },
  adjectives: "new old original earlier previous initial final further".split(" "),
  makesSense: (value) =>
    ["down1", "down2"].every((role) => q.order(value(role) ?? q.zero, hundred) < 0),
  // The single discount does not depend on the price.
  spare: ({ targets }) => (targets.includes("single") ? ["start"] : []),
  rules,
  lesson: {
    topic: "Comparing Quantities: percentage",
    method: "Factors",
    difficulty: "intermediate",
    idea: "More by some percent, or less by some percent, is multiplying by a factor: 1 plus or minus the percent ÷ 100.",
    firstMove: "Write the factor of each change.",
    terms: { "Successive discounts": "A second discount on the price that the first has left." },
    next: ["Why can't the percents be added?", "Does the order of the changes matter?"],
  },
  examples: [
    "The salary of a clerk is increased by 25%. If his new salary is ₹30000, what was his old salary?",
    "After successive discounts of 30% and 10% on a marked price of ₹2000, find the selling price.",
  ],
});
