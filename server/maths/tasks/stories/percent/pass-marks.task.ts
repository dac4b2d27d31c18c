import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const gets = "gets|got|get|secures|secured|scores|scored|obtained|obtains";
const exam = "[in] [examination|exam|test|it|paper]";

const clauses: readonly Clause[] = [
  ...facts(
    `{who:person} has|had|needs|needed to get|score|secure|obtain [at_least|minimum] {need:percent} [of] [marks|total_marks|maximum_marks|total] to|for pass|passing ${exam}`,
    `{who:person} needs|needed|requires|required {need:percent} [of] [marks|total_marks|maximum_marks|total] to|for pass|passing ${exam}`,
    `{who:person} must|should get|score|secure|obtain [at_least|minimum] {need:percent} [of] [marks|total_marks|maximum_marks] to pass ${exam}`,
    `to pass ${exam} {who:person} must|needs_to|has_to|should get|score|secure|obtain [at_least] {need:percent} [marks|of_marks]`,
    "pass|passing marks|% [is|are] {need:percent}",
    "minimum|pass marks for|to passing|pass [is|are] {need:percent}",
    "{need:percent} [of] [marks] [is|are] required|needed to|for pass|passing",
    `{who:person} ${gets} {got:number} [marks] [only] and|but failed|fails|fail|is_failed|was_failed [by] {short:number} [marks]`,
    `{who:person} ${gets} {got:number} marks`,
    `{who:person} [is|was] failed|fails|fail by {short:number} [marks]`,
    `{who:person} ${gets} {part:percent} [of] [marks] [only] and|but failed|fails|fail|is_failed [by] {short:number} [marks]`,
  ),
  ...asks(
    "full",
    `${mustFind} maximum|total|full|maximum_number_of marks [of_examination|of_exam|in_examination|in_exam|of_test|he_can_get]`,
    "what are|is maximum|total|full marks",
    "how_many marks is|are [exam|examination|test] [out] of",
  ),
  ...asks(
    "pass",
    `${mustFind} pass|passing marks`,
    "what are|is pass|passing marks",
    "how_many marks are needed|required to pass",
  ),
];

/** The pass percentage, and the marks by which a student failed. */
export const passMarks = storyTask({
  name: "pass-marks",
  about: /P\d.*(?:marks|pass).*/,
  clauses,
  roles: {
    need: ["Pass percent", "%"],
    part: ["Percent scored", "%"],
    missing: ["Percent missing", "points"],
    got: ["Marks scored", "of marks"],
    short: ["Marks missing", "of marks"],
    pass: ["Pass marks", "of marks"],
    full: ["Maximum marks", "of marks"],
  },
  whole: ["full", "pass"],
  adjectives: ["maximum", "full", "pass", "passing", "minimum"],
  rules: [
    makeRule(
      "pass",
      "got short",
      "Find the pass marks",
      "Pass marks = marks scored + marks missing.",
      (v) => line`${v("got")} + ${v("short")}`,
    ),
    makeRule(
      "full",
      "pass need",
      "Find the maximum marks",
      "So many percent of the maximum are the pass marks: divide by the percent and multiply by 100.",
      (v) => line`\frac{${v("pass")} \times 100}{${v("need")}}`,
    ),
    makeRule(
      "missing",
      "need part",
      "Find the percent missing",
      "The marks missing are the difference of the two percents.",
      (v) => line`${v("need")} - ${v("part")}`,
    ),
    makeRule(
      "full",
      "short missing",
      "Find the maximum marks",
      "So many percent of the maximum are the marks missing: divide by the percent and multiply by 100.",
      (v) => line`\frac{${v("short")} \times 100}{${v("missing")}}`,
    ),
    makeRule(
      "pass",
      "full need",
      "Find the pass marks",
      "Percent means out of 100.",
      (v) => line`\frac{${v("need")}}{100} \times ${v("full")}`,
    ),
    makeRule(
      "short",
      "full missing",
      "Find the marks missing",
      "Percent means out of 100.",
      (v) => line`\frac{${v("missing")}}{100} \times ${v("full")}`,
    ),
    makeRule(
      "got",
      "pass short",
      "Find the marks scored",
      "Failing by some marks means so many fewer than the pass marks.",
      (v) => line`${v("pass")} - ${v("short")}`,
    ),
  ],
  lesson: {
    topic: "Comparing Quantities: percentage",
    method: "Pass marks as a percent of the maximum",
    difficulty: "intermediate",
    idea: "The pass marks are a percent of the maximum marks. Find how many marks that percent is.",
    firstMove: "Compare the marks scored with the pass marks.",
    terms: { "Maximum marks": "The most marks that can be scored: 100%." },
    next: ["How many percent did the student score?", "What if two marks more had been scored?"],
  },
  examples: [
    "A student has to get 40% marks to pass. He got 150 marks and failed by 30 marks. Find the maximum marks.",
    "A student scored 25% marks and failed by 40 marks. The pass percentage is 35%. Find the maximum marks.",
  ],
});
