import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { line } from "../../../story/line.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";
import { growingClauses } from "./growing-clauses.ts";

type ValueIn = (role: string) => Rational | undefined;

/** Whether the listed terms are an arithmetic progression, and all terms up to the nth are positive. */
function isSteady(value: ValueIn): boolean {
  const n = value("n");
  const isCount = !n || (q.isInteger(n) && q.order(n, q.one) > 0);
  return isCount && isListedSteadily(value) && isLastThere(value);
}

function isListedSteadily(value: ValueIn): boolean {
  const [a, b, c] = [value("a"), value("b"), value("c")];
  if (!a || !b || !c) return true;
  return q.equals(q.add(a, c), q.add(b, b)) && !q.equals(a, b);
}

/** Whether the last term of a decreasing progression is positive. */
function isLastThere(value: ValueIn): boolean {
  const [a, b, n] = [value("a"), value("b"), value("n")];
  if (!a || !n) return true;
  const fall = value("fall") ?? (b ? q.subtract(a, b) : q.zero);
  return q.sign(q.subtract(a, q.multiply(fall, q.subtract(n, q.one)))) > 0;
}

/** Whether all terms are of one kind, and a duration is in the unit of the period. */
function isAlike({ amounts, says }: StoryFacts): boolean {
  const kinds = new Set(
    [...amounts].filter(([role]) => role !== "n").map(([, { kind, unit }]) => `${kind} ${unit}`),
  );
  const n = amounts.get("n");
  return kinds.size === 1 && (n?.kind !== "time" || n.unit === says["period"]);
}

const anyAmount = "like a sum t";

/** An arithmetic progression in a word problem: growing savings, rows of seats, decreasing prizes. */
export const growingAmounts = storyTask({
  name: "growing-by-equal-steps",
  about: /first ~?(?:row|day|week|month|year) |~bottom ~row |~?(?:preceding|previous) /,
  clauses: growingClauses,
  roles: {
    a: ["First", anyAmount],
    b: ["Second", anyAmount],
    c: ["Third", anyAmount],
    fall: ["Less each time", anyAmount],
    d: ["Common difference", anyAmount],
    n: ["Number of terms", ""],
    t: ["Last term", anyAmount],
    sum: ["Sum", anyAmount],
    root: ["Under the root", ""],
  },
  whole: ["n"],
  adjectives:
    "th st nd rd bottom lowest top topmost cash preceding following succeeding overall repays repay clear borrowed".split(
      " ",
    ),
  signedRoles: ["d"],
  isSound: isAlike,
  makesSense: isSteady,
  rules: [
    makeRule(
      "d",
      "a b c",
      "Find the common difference",
      "Each term is as much more than the one before it: $d = a_2 - a_1 = a_3 - a_2$.",
      (v) => line`${v("b")} - ${v("a")}`,
    ),
    makeRule(
      "d",
      "fall",
      "Write the common difference",
      "Each term is less than the one before it, so $d$ is negative.",
      (v) => line`-${v("fall")}`,
    ),
    makeRule(
      "t",
      "a d n",
      "Find the n-th term",
      "In an AP, $a_n = a + (n - 1)d$.",
      (v) => line`${v("a")} + (${v("n")} - 1) \times ${v("d")}`,
    ),
    makeRule(
      "sum",
      "a d n",
      "Find the sum of the terms",
      "In an AP, $S_n = \\frac{n}{2}(2a + (n - 1)d)$.",
      (v) =>
        line`\frac{${v("n")}}{2} \times (2 \times ${v("a")} + (${v("n")} - 1) \times ${v("d")})`,
    ),
    makeRule(
      "n",
      "a d t",
      "Find the place of the term",
      "From $a_n = a + (n - 1)d$: $n = \\frac{a_n - a}{d} + 1$.",
      (v) => line`\frac{${v("t")} - ${v("a")}}{${v("d")}} + 1`,
    ),
    makeRule(
      "root",
      "a d sum",
      "Find the discriminant of the quadratic equation",
      "$S_n = \\frac{n}{2}(2a + (n - 1)d)$ gives $dn^2 + (2a - d)n - 2S_n = 0$, with $D = (2a - d)^2 + 8dS_n$.",
      (v) => line`(2 \times ${v("a")} - ${v("d")})^2 + 8 \times ${v("d")} \times ${v("sum")}`,
    ),
    makeRule(
      "n",
      "a d root",
      "Solve the quadratic equation for n",
      "The quadratic formula. Of two roots that fit, the first is meant: there the sum is reached.",
      (v) =>
        line`\frac{-(2 \times ${v("a")} - ${v("d")}) + \sqrt{${v("root")}}}{2 \times ${v("d")}}`,
    ),
    makeRule(
      "a",
      "sum n d",
      "Find the first term",
      "From $S_n = \\frac{n}{2}(2a + (n - 1)d)$: $a = \\frac{S_n}{n} - \\frac{(n - 1)d}{2}$.",
      (v) => line`\frac{${v("sum")}}{${v("n")}} - \frac{(${v("n")} - 1) \times ${v("d")}}{2}`,
    ),
    makeRule(
      "a",
      "t n d",
      "Go back to the first term",
      "From $a_n = a + (n - 1)d$.",
      (v) => line`${v("t")} - (${v("n")} - 1) \times ${v("d")}`,
    ),
  ],
  lesson: {
    topic: "Arithmetic Progressions",
    method: "Formulas of an AP",
    difficulty: "intermediate",
    idea: "Something grows, or becomes less, by the same amount each time: that is an arithmetic progression.",
    firstMove: "Write down the first term $a$ and the common difference $d$.",
    terms: { "Common difference": "What is added to each term to give the next one." },
    next: ["What is the next term?", "What would the sum be with one more term?"],
  },
  examples: [
    "Manoj saves ₹50 in the first week and increases his weekly saving by ₹15 every week. How much does he save in the 12th week?",
    "The first row of a hall has 18 seats, the second row has 21 seats, the third row has 24 seats and so on. How many seats are there in the 16th row?",
    "A sum of ₹1400 is to be used to give 7 cash prizes. Each prize is ₹40 less than its preceding prize. Find the value of the first prize.",
  ],
});
