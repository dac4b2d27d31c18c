import * as q from "../../../numbers/rational.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const gives = "gives|leaves|we_get|gives_a|has";
/** The tokeniser writes "divided by" as ÷. */
const when = "[when|on|on_being|if] [it] [is] ÷";

const clauses: readonly Clause[] = [
  ...facts(
    `[a|certain] number ${when} {d:number} ${gives} quotient [of|as|is|=] {w:number} and remainder [of|as|is|=] {r:number}`,
    `on dividing [certain] number by {d:number} [,] quotient is|= {w:number} and remainder is|= {r:number}`,
    `[certain] number ${when} {d:number} ${gives} {w:number} as quotient and {r:number} as remainder`,
    `[in_division] [sum] divisor is|= {d:number} [,] quotient is|= {w:number} and remainder is|= {r:number}`,
    `in division [sum|problem] [,] divisor is {d:number} , quotient is {w:number} and remainder is {r:number}`,
  ),
  ...asks("n", `${mustFind} number|dividend`, "what is number|dividend"),
];

/** The dividend from divisor, quotient and remainder. */
export const quotientAndRemainder = storyTask({
  name: "dividend-from-quotient",
  about: /quotient .*~?remainder|~?remainder .*quotient/,
  clauses,
  roles: {
    d: ["Divisor", ""],
    w: ["Quotient", ""],
    r: ["Remainder", ""],
    product: ["Divisor × quotient", ""],
    n: ["Number", ""],
  },
  whole: ["d", "w", "r"],
  makesSense: (value) => {
    const [d, r] = [value("d"), value("r")];
    return d !== undefined && r !== undefined && q.order(r, d) < 0;
  },
  rules: [
    makeRule(
      "product",
      "d w",
      "Multiply divisor and quotient",
      "So much was shared out without a rest.",
      (v) => line`${v("d")} \times ${v("w")}`,
    ),
    makeRule(
      "n",
      "product r",
      "Add the remainder",
      "Dividend = divisor × quotient + remainder.",
      (v) => line`${v("product")} + ${v("r")}`,
    ),
    makeRule(
      "r",
      "n product",
      "Go back to the remainder",
      "",
      (v) => line`${v("n")} - ${v("product")}`,
    ),
  ],
  lesson: {
    topic: "Division",
    method: "Dividend = divisor × quotient + remainder",
    difficulty: "beginner",
    idea: "Division is undone by multiplying, and the remainder is added.",
    firstMove: "Multiply the divisor by the quotient.",
    terms: { Dividend: "The number that is divided." },
    next: [
      "Why must the remainder be less than the divisor?",
      "What is the next number that leaves the same remainder?",
    ],
  },
  examples: [
    "A number when divided by 12 gives quotient 7 and remainder 5. What is the number?",
    "A number when divided by 15 gives quotient 9 and remainder 8. Find the number.",
  ],
});
