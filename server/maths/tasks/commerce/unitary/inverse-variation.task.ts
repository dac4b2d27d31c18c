import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type Label, measureLabel, wordLabel } from "../../../story/amount.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { countWithNoun, plural } from "../../../story/nouns.ts";
import { sameLabel, positiveValues } from "../../../story/prepare.ts";
import { singularOf, type StoryFacts } from "../../../story/read-story.ts";
import { defineRuleStory, type Lesson, type StoryPreparation } from "../../../story/rule-story.ts";
import { makeRule } from "../../../story/rules.ts";

/** Those who share a job: more of them need less time. */
const doers = new Set(
  "man worker labourer laborer woman person boy girl machine pump tap pipe mason painter student farmer tractor child workman carpenter weaver typist tailor soldier cow horse animal hen goat people friend".split(
    " ",
  ),
);

const able = "[can|could|will]";
const doing =
  "do|does|did|complete|completes|completed|finish|finishes|finished|build|builds|built|dig|digs|dug|make|makes|construct|plough|reap|fill|harvest|empty|paint|painted|repair|eat|graze|pack|weave|clean|lay|stitch|cut|type";
const job =
  "[piece_of_work|piece_of_job|certain_work|certain_job|same_piece_of_work|same_work|same_job|it|work|job|this_work|that_work|entire_work]";
const taken = "take|takes|took|need|needs|will_take|require|requires";

const clauses: readonly Clause[] = [
  ...facts(
    `{a1:number} {x:goods} ${able} ${doing} ${job} <[same] {job:goods}> in {b1:time}`,
    `{a1:number} {x:goods} ${taken} {b1:time} <to ${doing} ${job}> <{job:goods}>`,
    `${job} <{job:goods}> can_be|could_be|is|was done|completed|finished|built|reaped|dug by {a1:number} {x:goods} in {b1:time}`,
    `{who:person} has|had food|fodder|provisions|ration [enough|sufficient] [for|to_feed] {a1:number} {x:goods} for {b1:time}`,
    "food|fodder|provisions|ration [is|was|are] enough|sufficient|lasts for {a1:number} {x:goods} for {b1:time}",
    "{who:person} has|had enough food|fodder to feed {a1:number} {x:goods} for {b1:time}",
  ),
  ...asks(
    "b2",
    `[in] how_many|how_much days|hours|time|months|weeks|minutes will|would|do|does|can|must|should {a2:number} [such] <{x:goods}> [to] [take|need|require|complete|finish|build|dig|do] [to] [${doing}] ${job} <[same] {job:goods}>`,
    `[in] how_many|how_much days|hours|time|months|weeks|minutes will|would be [taken|needed|required] by {a2:number} <{x:goods}> [to] [${doing}] ${job} <[same] {job:goods}>`,
    `how_long will|would|does|do [it] [take] {a2:number} [such] <{x:goods}> [take|need] [to] [${doing}] ${job} <[same] {job:goods}>`,
    `how_long|how_many_days will|would food|fodder|it|provisions|ration last for {a2:number} <{x:goods}>`,
    "for how_many days will|would food|fodder|it|provisions|ration last for {a2:number} <{x:goods}>",
  ),
  ...asks(
    "a2",
    `how_many {x:goods} will|would|are|can|do|should|must|will_be [be] [required|needed] [to] [${doing}] ${job} <[same] {job:goods}> in {b2:time}`,
    `how_many {x:goods} ${able} ${doing} ${job} <[same] {job:goods}> in {b2:time}`,
  ),
];

const roles = {
  a1: "Given number",
  b1: "Given time",
  a2: "New number",
  b2: "New time",
  work: "Time for one alone",
};

const rules = [
  makeRule(
    "work",
    "a1 b1",
    "Find the time for one alone",
    "One alone has the work of all to do, so needs as many times the time (unitary method).",
    (v) => line`${v("a1")} \times ${v("b1")}`,
  ),
  makeRule(
    "b2",
    "work a2",
    "Share the work among the new number",
    "Inverse variation: more hands need less time, so divide.",
    (v) => line`\frac{${v("work")}}{${v("a2")}}`,
  ),
  makeRule(
    "a2",
    "work b2",
    "Find how many are needed",
    "Inverse variation: divide the time for one by the time there is.",
    (v) => line`\frac{${v("work")}}{${v("b2")}}`,
  ),
  makeRule(
    "work",
    "a2 b2",
    "Find the time for one from the answer",
    "Number × time is the same for every group.",
    (v) => line`${v("a2")} \times ${v("b2")}`,
  ),
  makeRule(
    "a1",
    "work b1",
    "Find the first number",
    "Divide the time for one by the first time.",
    (v) => line`\frac{${v("work")}}{${v("b1")}}`,
  ),
];

function prepare(told: StoryFacts): StoryPreparation | null {
  const noun = told.words.get("x") ?? "";
  const { b1: time, b2: other } = Object.fromEntries(told.amounts);
  const givens = positiveValues(told);
  if (!givens || !doers.has(singularOf(noun)) || !time?.measure) return null;
  const isOfOneUnit = !other || other.unit === time.unit;
  const areWhole = ["a1", "a2"].every((role) => q.isInteger(givens.get(role) ?? q.one));
  if (!isOfOneUnit || !areWhole) return null;
  const workers: Label = wordLabel("number", noun);
  const labels = {
    ...sameLabel(workers, "a1", "a2"),
    ...sameLabel(measureLabel("time", time.measure), "b1", "b2", "work"),
  };
  return { givens, labels, steps: [], names: namesOf(givens, noun) };
}

/** In the words of the question: "Time of 12 workers". */
function namesOf(given: ReadonlyMap<string, Rational>, noun: string): Record<string, string> {
  const number = `Number of ${plural(singularOf(noun))}`;
  const timeOf = (role: string): Record<string, string> => {
    const count = given.get(role.replace("b", "a"));
    return count ? { [role]: `Time of ${countWithNoun(count, noun)}` } : {};
  };
  const work = `Time of ${countWithNoun(q.one, noun)}`;
  return { a1: number, a2: number, work, ...timeOf("b1"), ...timeOf("b2") };
}

function refusal(value: (role: string) => Rational | undefined): string | null {
  const count = value("a2");
  return count && !q.isInteger(count)
    ? "The number does not come out whole here. Check the numbers of the question."
    : null;
}

function lesson(): Lesson {
  return {
    topic: "Inverse variation and the unitary method",
    method: "Unitary method",
    difficulty: "beginner",
    idea: "More hands need less time for the same work (inverse variation). So find first how long one alone would need.",
    firstMove: "Multiply the number of workers by their time: that is the time for one alone.",
    terms: {
      "Inverse variation":
        "One quantity grows as the other shrinks, and their product stays the same.",
    },
    next: [
      "How long would twice as many need?",
      "Why does one multiply here, where with prices one divides?",
    ],
  };
}

/** The time of a number of workers from that of another number, by the unitary method. */
export const inverseVariation = defineRuleStory({
  name: "inverse-variation",
  about: /N\d.*T\d.*how|how .*N\d.*T\d|how .*T\d.*N\d/,
  clauses,
  roles,
  prepare,
  rules,
  refusal,
  lesson,
  examples: [
    "12 workers build a wall in 10 days. How many days do 15 workers need?",
    "20 men can do a piece of work in 6 days. How many men are needed to do it in 4 days?",
  ],
});
