import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { type Label, measureLabel, noLabel } from "../../../story/amount.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { sameLabel, positiveValues } from "../../../story/prepare.ts";
import { mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import {
  defineRuleStory,
  type Lesson,
  type StoryPreparation,
  type StoryProblem,
} from "../../../story/rule-story.ts";
import { makeRule } from "../../../story/rules.ts";

const can = "[can|could|alone_can|can_alone|takes|take|will]";
const doing =
  "do|does|complete|completes|finish|finishes|build|builds|dig|digs|make|makes|paint|paints|plough|repair|type|clean|mow";
const job =
  "[house|wall|room|field|fence|road|piece_of_work|piece_of_job|certain_work|certain_job|same_piece_of_work|same_work|same_job|it|work|job|this_work|that_work|entire_work|whole_work|work_alone|it_alone]";
const [A, B, C] = ["{A:relative}", "{B:relative}", "{C:relative}"];
const pipe = "pipe|tap|pump|inlet|inlet_pipe";
const fill = "fill|fills|filled";
const vessel = "[tank|cistern|swimming_pool|pool|reservoir|it|water_tank|same_tank|bucket|tub]";
const together =
  "[together|both_together|working_together|they_work_together|if_they_work_together|if_both_work_together]";

function alone(who: string, role: string): string[] {
  const time = `{${role}:time}`;
  return [
    `${who} [alone] ${can} ${doing} ${job} in ${time} [alone]`,
    `${who} [alone] takes|take|needs ${time} to ${doing} ${job} [alone]`,
    `${who} [alone] [can] [do] in ${time}`,
  ];
}

const workers: readonly Clause[] = [
  ...facts(
    ...alone(A, "a"),
    `${A} and ${B} ${can} ${doing} ${job} in {a:time|number} and {b:time} [respectively]`,
    `${A} and ${B} [alone] ${can} [${doing}] ${job} in {a:time|number} and {b:time} [respectively]`,
    `${A} and ${B} ${can} [together] ${doing} ${job} in {both:time}`,
    `${A} and ${B} together ${can} ${doing} ${job} in {both:time}`,
    `together [they] ${can} ${doing} ${job} in {both:time}`,
    `${A} can [${doing}] ${job} in {a:time} , ${B} in {b:time} and ${C} in {c:time}`,
    `${A} , ${B} and ${C} ${can} ${doing} ${job} in {a:time|number} , {b:time|number} and {c:time} [respectively]`,
  ),
  ...telling({}, ...alone(B, "b"), ...alone(C, "c")),
  ...asks(
    "both",
    `[in] how_many|how_much days|hours|minutes|time will|can|would|do [it] [they|both|both_of_them|{A:relative}] [take] [together] [take] [to] [${doing}] ${job} ${together}`.replace(
      "|{A:relative}",
      "",
    ),
    `how_long will|would it|they|both take [them] [to] [${doing}] ${job} ${together}`,
    `[in] how_many|how_much days|hours|minutes|time will|can|would|do ${A} and ${B} [together] [take] [to] [${doing}] ${job} ${together}`,
    `how_long will|would ${A} and ${B} take [to] [${doing}] ${job} ${together}`,
    `[in] how_many|how_much days|hours|minutes|time will|can|would|do they|all|three [together] [take] [to] [${doing}] ${job} ${together}`,
    `${mustFind} time taken|required [by_them] [to] [${doing}] ${job} ${together}`,
    `if they|both work together , [in] how_many|how_much days|hours|time|long will [it|they|work] [take] [be] [${doing}|completed|finished|done] ${job}`,
    `how_long will_it_take them working_together [to] [${doing}] ${job}`,
    `working together [,] how_long will|would it|they take [them] [to] [${doing}] ${job}`,
    `[working] together [,] in how_many|how_much days|hours|time will|can they ${doing} ${job}`,
    `how_long will_it_take [if] [they_work_together|both_work_together|them_together]`,
  ),
  ...asks(
    "b",
    `[in] how_many|how_much days|hours|time|long will|can|would ${B} [alone] [take] [to] [${doing}] ${job} [alone]`,
    `how_long will|would ${B} [alone] take [to] [${doing}] ${job} [alone]`,
  ),
];

const pipes: readonly Clause[] = [
  ...facts(
    `[${pipe}] ${A} [can] ${fill} ${vessel} in {a:time}`,
    `[one|first] ${pipe} [can] ${fill} ${vessel} in {a:time}`,
    `[${pipe}] ${B} [can] [${fill}] ${vessel} in {b:time}`,
    `other|another|second [${pipe}] [can] [${fill}] ${vessel} in {b:time}`,
    `two pipes|taps [A_and_B] [can] ${fill} ${vessel} in {a:time|number} and {b:time} [respectively]`,
    `pipes|taps [A_and_B] [can] ${fill} ${vessel} in {a:time|number} and {b:time} [respectively]`,
    `[${pipe}|third_pipe|outlet_pipe] C [can] empty|empties ${vessel} in {out:time}`,
    `third pipe|tap [can] empty|empties ${vessel} in {out:time}`,
    `[${pipe}] ${B} [can] empty|empties ${vessel} in {out:time}`,
    `other|another|second [pipe|tap|outlet|outlet_pipe|waste_pipe] [can] empty|empties ${vessel} in {out:time}`,
  ),
  ...telling(
    { open: "all" },
    "[if] both|both_pipes|both_taps|two_pipes|all_pipes|all_three_pipes|all_three_taps|all_three|three_pipes|all_three [pipes|taps] are opened|open|turned_on [together|simultaneously|at_same_time]",
  ),
  ...asks(
    "both",
    `[in] how_many|how_much minutes|hours|time will|would|does [${vessel.slice(1, -1)}] be|take filled|full|to_fill [if] [both_are_opened_together|both_pipes_are_opened_together|together]`,
    `[in] how_much|how_many time|hours|minutes will tank|cistern|pool|reservoir be filled`,
    `how_long will|would it|they take [together|both|them|both_pipes|both_taps] [together] to fill ${vessel} [together|if_both_are_opened_together|if_both_pipes_are_opened_together]`,
    `[in] how_many|how_much minutes|hours|time will|would|can they|both|both_pipes|two_pipes [together] fill ${vessel} [together]`,
    `when|in_how_much_time|how_long will tank|cistern be full|filled`,
  ),
];

/** Written as the fraction that it is: 1/4 and not 0.25. */
function part(value: Rational): string {
  return rationalLatex(value);
}

const partOfWhole: Label = { ...noLabel, isFraction: true };

const roles = {
  a: "First alone",
  b: "Second alone",
  c: "Third alone",
  out: "Emptying alone",
  both: "Together",
  rate: "Part in one unit of time",
};

const why = "Who needs n days (or hours) alone does 1/n of the whole in one day (or hour).";

const rules = [
  makeRule(
    "rate",
    "a b c",
    "Add the parts done in one unit of time",
    why,
    (v) => line`\frac{1}{${v("a")}} + \frac{1}{${v("b")}} + \frac{1}{${v("c")}}`,
  ),
  makeRule(
    "rate",
    "a b out",
    "Find the part filled in one unit of time",
    `${why} What is emptied is subtracted.`,
    (v) => line`\frac{1}{${v("a")}} + \frac{1}{${v("b")}} - \frac{1}{${v("out")}}`,
  ),
  makeRule(
    "rate",
    "a out",
    "Find the part filled in one unit of time",
    `${why} What is emptied is subtracted.`,
    (v) => line`\frac{1}{${v("a")}} - \frac{1}{${v("out")}}`,
  ),
  makeRule(
    "rate",
    "a b",
    "Add the parts done in one unit of time",
    why,
    (v) => line`\frac{1}{${v("a")}} + \frac{1}{${v("b")}}`,
  ),
  makeRule(
    "both",
    "rate",
    "Find the time for the whole",
    "The whole is 1, so divide 1 by the part done in one unit of time.",
    (v) => line`1 \div ${part(v("rate"))}`,
  ),
  makeRule(
    "rate",
    "both",
    "Find the part done together in one unit of time",
    why,
    (v) => line`\frac{1}{${v("both")}}`,
  ),
  makeRule(
    "b",
    "rate a",
    "Find the time of the other alone",
    "Take the part of the first from the part of both; 1 divided by what is left is the time.",
    (v) => line`1 \div \left(${part(v("rate"))} - \frac{1}{${v("a")}}\right)`,
  ),
  makeRule(
    "a",
    "rate b c",
    "Find the time of the first alone",
    "Take the parts of the others from the part of all.",
    (v) => line`1 \div \left(${part(v("rate"))} - \frac{1}{${v("b")}} - \frac{1}{${v("c")}}\right)`,
  ),
  makeRule(
    "a",
    "rate b out",
    "Find the time of the first alone",
    "Take the part of the other from the part of both, and add what is emptied.",
    (v) =>
      line`1 \div \left(${part(v("rate"))} - \frac{1}{${v("b")}} + \frac{1}{${v("out")}}\right)`,
  ),
  makeRule(
    "a",
    "rate b",
    "Find the time of the first alone",
    "Take the part of the other from the part of both.",
    (v) => line`1 \div \left(${part(v("rate"))} - \frac{1}{${v("b")}}\right)`,
  ),
  makeRule(
    "a",
    "rate out",
    "Find the time of the first alone",
    "Add what is emptied to the part filled.",
    (v) => line`1 \div \left(${part(v("rate"))} + \frac{1}{${v("out")}}\right)`,
  ),
];

function prepare(told: StoryFacts): StoryPreparation | null {
  const timed = [...told.amounts.values()].filter(({ kind }) => kind === "time");
  const [first] = timed;
  if (!first?.measure || timed.some(({ unit }) => unit !== first.unit)) return null;
  const givens = positiveValues(told);
  if (!givens) return null;
  const isThree = told.words.has("C") !== givens.has("c");
  if (isThree) return null;
  const time: Label = measureLabel("time", first.measure);
  const labels = { ...sameLabel(time, "a", "b", "c", "out", "both"), rate: partOfWhole };
  return { givens, labels, steps: [] };
}

function refusal(value: (role: string) => Rational | undefined): string | null {
  const isNegative = Object.keys(roles).some((role) => {
    const found = value(role);
    return found && q.sign(found) <= 0;
  });
  return isNegative ? "With these numbers the work would never be finished. Check them." : null;
}

function lesson(_: unknown, { targets }: StoryProblem): Lesson {
  return {
    topic: "Time and Work",
    method: "Part of the work in one unit of time",
    difficulty: targets.includes("both") ? "intermediate" : "advanced",
    idea: "Times cannot be added, but the parts of the work done in one day (or hour) can.",
    firstMove: "Write which part of the whole each does alone in one unit of time.",
    terms: { "One day's work": "The part of the whole work that is done in one day." },
    next: [
      "Is the time together less than each time alone? Why must it be?",
      "How much of the work is left after one unit of time?",
    ],
  };
}

/** Work done by two or three together, and tanks filled by pipes. */
export const workTogether = defineRuleStory({
  name: "time-and-work",
  about: /(?:together|both|alone|filled|all|three|they|A and B|how_?long|fill|tank) /,
  clauses: [...workers, ...pipes],
  roles,
  prepare,
  rules,
  refusal,
  lesson,
  examples: [
    "A can do a piece of work in 10 days and B can do it in 15 days. In how many days will they finish it together?",
    "A pipe can fill a tank in 12 minutes and another pipe in 6 minutes. How long will it take both to fill the tank?",
  ],
});
