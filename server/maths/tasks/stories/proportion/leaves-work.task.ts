import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const job = "[piece_of_work|work|job|it|certain_work|same_work|same_piece_of_work|this_work]";
const doing = "do|complete|finish|completes|does|finishes";
const [A, B] = ["{A:relative}", "{B:relative}"];

function leaving(who: string): string[] {
  return [
    `[and] after {t:time} [,] ${who} leaves|left [work|job]`,
    `[but] ${who} leaves|left [work|job] after {t:time}`,
    `then ${who} leaves|left|goes_away [work|job]`,
    `${who} leaves|left [work|job]`,
    `${who} goes_away|went_away`,
  ];
}

function remaining(who: string): string[] {
  return [
    `[in] how_many [more] days|hours will|would|can ${who} [alone] ${doing} [rest|remaining_work|rest_of_work|remaining|rest_of_it]`,
    `[in] how_many [more] days|hours will|would|did ${who} [alone] take to ${doing} [rest|remaining_work|rest_of_work|remaining|rest_of_it]`,
    `[in] how_many days|hours will|would|can ${who} [alone] ${doing} remaining|rest_of work|job`,
    `how_long will|would ${who} [alone] take to ${doing} rest|remaining_work|rest_of_work`,
    `[in] how_many|how_much days|hours|time will|would remaining_work|rest_of_work|remaining_work_be be completed|finished|done by ${who} [alone]`,
  ];
}

const clauses: readonly Clause[] = [
  ...facts(
    `${A} can ${doing} ${job} in {a:time}`,
    `${A} can ${doing} ${job} in {a:time} , ${B} [can] [${doing}] ${job} in {b:time}`,
    `${A} can ${doing} ${job} in {a:time} and ${B} [can] [${doing}] ${job} in {b:time}`,
    `${A} and ${B} can ${doing} ${job} in {a:time|number} and {b:time} [respectively]`,
    `${B} can ${doing} ${job} in {b:time}`,
    `they|both work|worked [on_it] together for {t:time}`,
    `they|both|A_and_B work|worked|start|started [work|working] together`,
    `they|both together work|worked for {t:time}`,
    `${A} and ${B} work|worked [on_it] together for {t:time}`,
  ),
  ...telling({ leaver: "A" }, ...leaving(A)),
  ...telling({ leaver: "B" }, ...leaving(B)),
  ...asks(
    "open",
    "what|which fraction|part of work is|will_be left|remaining [undone]",
    "what|which fraction|part of work is|will_be left|remaining [undone] after {t:time}",
    "how_much work|part_of_work is|will_be left|remaining",
    `${mustFind} fraction|part of work left|remaining|that_is_left|which_is_left`,
  ),
  ...asks("rest", ...remaining(B)),
  ...asks("restA", ...remaining(A)),
];

/** The person who leaves, by the requested role; nobody if the remaining fraction of the work is requested. */
const leavers: Readonly<Record<string, string>> = { rest: "A", restA: "B" };

const part = (value: Rational): string => rationalLatex(value);

/** Two work together until one leaves; the other finishes the work. */
export const leavesWork = storyTask({
  name: "one-leaves-the-work",
  about: /T\d.*T\d.*(?:leaves|left|away|work (?:is|was|will be) )/,
  clauses,
  roles: {
    a: ["First alone", "like b"],
    b: ["Second alone", "like b"],
    t: ["Together for", "like b"],
    rate: ["Part in one unit of time", "fraction"],
    done: ["Part done together", "fraction"],
    open: ["Part left", "fraction"],
    rest: ["Time for the rest", "like b"],
    restA: ["Time for the rest", "like b"],
  },
  rules: [
    makeRule(
      "rate",
      "a b",
      "Add the parts done in one unit of time",
      "Who needs n days (or hours) alone does 1/n of the work in one day (or hour).",
      (v) => line`\frac{1}{${v("a")}} + \frac{1}{${v("b")}}`,
    ),
    makeRule(
      "done",
      "rate t",
      "Find the part done together",
      "Multiply the part done in one unit of time by the time.",
      (v) => line`${v("t")} \times ${part(v("rate"))}`,
    ),
    makeRule(
      "open",
      "done",
      "Find the part that is left",
      "The whole work is 1.",
      (v) => line`1 - ${part(v("done"))}`,
    ),
    makeRule(
      "rest",
      "open b",
      "Find the time for the rest",
      "The other alone does the rest: multiply it by the time for the whole work.",
      (v) => line`${part(v("open"))} \times ${v("b")}`,
    ),
    makeRule(
      "restA",
      "open a",
      "Find the time for the rest",
      "The other alone does the rest: multiply it by the time for the whole work.",
      (v) => line`${part(v("open"))} \times ${v("a")}`,
    ),
    makeRule(
      "open",
      "restA a",
      "Find the part that was left",
      "",
      (v) => line`${v("restA")} \div ${v("a")}`,
    ),
    makeRule(
      "open",
      "rest b",
      "Find the part that was left",
      "",
      (v) => line`${v("rest")} \div ${v("b")}`,
    ),
    makeRule(
      "done",
      "open",
      "Find the part done together",
      "",
      (v) => line`1 - ${part(v("open"))}`,
    ),
    makeRule(
      "t",
      "done rate",
      "Find the time together again",
      "",
      (v) => line`${part(v("done"))} \div ${part(v("rate"))}`,
    ),
  ],
  isSound: ({ words, amounts, says, targets }) =>
    words.has("A") &&
    words.has("B") &&
    amounts.has("t") &&
    says["leaver"] === leavers[targets[0] ?? ""],
  makesSense: (value) => (value("a") ? q.sign(value("a") ?? q.zero) > 0 : false),
  lesson: {
    topic: "Time and Work",
    method: "Part of the work in one unit of time",
    difficulty: "advanced",
    idea: "First find which part of the work is done together, then which part is left for the other.",
    firstMove: "Write which part of the work each does in one day.",
    terms: { "One day's work": "The part of the whole work that is done in one day." },
    next: [
      "How long would both together have taken for all of it?",
      "What if the other had left instead?",
    ],
  },
  examples: [
    "A can do a work in 10 days and B in 15 days. They work together for 3 days and then A leaves. In how many days will B finish the rest?",
    "A can do a piece of work in 12 days and B can do it in 20 days. They work together for 6 days and then A leaves. In how many days will B finish the remaining work?",
  ],
});
