import * as q from "../../../numbers/rational.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const right = "correct|right";
const wrong = "wrong|incorrect";
const every = "every|each";
const gets = "gets|get|got|is_given|are_given|scores|given";

const clauses: readonly Clause[] = [
  ...facts(
    `{who:person} ${gets} {plus:number} marks|points for [${every}] ${right} answer and loses|lose|lost {minus:number} mark|marks|point|points for [${every}] ${wrong} answer`,
    `{plus:number} marks are given|awarded for ${every} ${right} answer and {minus:number} mark|marks is|are deducted|subtracted|cut for ${every} ${wrong} answer`,
    `{who:person} answers|answered|attempted|attempts [all] {n:number} questions and gets|got {r:number} [of_them] ${right}`,
    `{who:person} answers|answered|attempted|attempts [all] {n:number} questions`,
    `{who:person} got {r:number} [answers] ${right} and {f:number} [answers] ${wrong}`,
    `{who:person} ${gets} {r:number} ${right} and {f:number} ${wrong} answers`,
    `[and] scores|scored|gets|got {score:number} marks`,
    `{who:person} scores|scored|gets|got {score:number} marks [in_all]`,
  ),
  ...asks(
    "score",
    `${mustFind} [his|her] [total] score|marks`,
    `how_many marks does|did {who:person} get|score`,
  ),
  ...asks(
    "r",
    `how_many questions did {who:person} answer correctly`,
    `how_many ${right} answers did {who:person} give`,
    `how_many answers were ${right}`,
  ),
];

/** Marks for correct answers minus marks for wrong ones. */
export const marksForAnswers = storyTask({
  name: "marks-for-answers",
  about: /(?:correct|right) .*(?:wrong|incorrect) /,
  clauses,
  roles: {
    plus: ["Marks for a right answer", ""],
    minus: ["Marks lost for a wrong answer", ""],
    n: ["Questions answered", ""],
    r: ["Right answers", ""],
    f: ["Wrong answers", ""],
    won: ["Marks won", "of marks"],
    lost: ["Marks lost", "of marks"],
    score: ["Score", "of marks"],
    most: ["Marks if all were right", "of marks"],
    missing: ["Marks missing", "of marks"],
    each: ["Marks missing for a wrong answer", ""],
  },
  whole: ["n", "r", "f"],
  signedRoles: ["score"],
  adjectives: ["correct", "right", "wrong", "incorrect"],
  makesSense: (value) => {
    const [n, r] = [value("n"), value("r")];
    return !n || !r || q.order(r, n) < 0;
  },
  rules: [
    makeRule(
      "f",
      "n r",
      "Find the wrong answers",
      "All the others are wrong.",
      (v) => line`${v("n")} - ${v("r")}`,
    ),
    makeRule(
      "won",
      "r plus",
      "Find the marks won",
      "Right answers × marks for one.",
      (v) => line`${v("r")} \times ${v("plus")}`,
    ),
    makeRule(
      "lost",
      "f minus",
      "Find the marks lost",
      "Wrong answers × marks lost for one.",
      (v) => line`${v("f")} \times ${v("minus")}`,
    ),
    makeRule(
      "score",
      "won lost",
      "Subtract",
      "Score = marks won − marks lost.",
      (v) => line`${v("won")} - ${v("lost")}`,
    ),
    makeRule(
      "most",
      "n plus",
      "Suppose that all were right",
      "Questions × marks for a right answer.",
      (v) => line`${v("n")} \times ${v("plus")}`,
    ),
    makeRule(
      "missing",
      "most score",
      "Find the marks missing",
      "They are what the score falls short of the most that is possible.",
      (v) => line`${v("most")} - ${v("score")}`,
    ),
    makeRule(
      "each",
      "plus minus",
      "Find what one wrong answer costs",
      "The marks of a right answer are missing, and the others are taken away.",
      (v) => line`${v("plus")} + ${v("minus")}`,
    ),
    makeRule(
      "f",
      "missing each",
      "Find the wrong answers",
      "Marks missing ÷ what one costs.",
      (v) => line`${v("missing")} \div ${v("each")}`,
    ),
    makeRule(
      "r",
      "n f",
      "Find the right answers",
      "All the others are right.",
      (v) => line`${v("n")} - ${v("f")}`,
    ),
    makeRule(
      "won",
      "score lost",
      "Go back to the marks won",
      "",
      (v) => line`${v("score")} + ${v("lost")}`,
    ),
    makeRule(
      "plus",
      "won r",
      "Go back to the marks for one",
      "",
      (v) => line`${v("won")} \div ${v("r")}`,
    ),
  ],
  lesson: {
    topic: "Integers: marks for answers",
    method: "Marks won less marks lost",
    difficulty: "beginner",
    idea: "Count the marks won and the marks lost apart, and then subtract.",
    firstMove: "How many answers were right, and how many wrong?",
    terms: {},
    next: [
      "What is the score if all answers are right?",
      "With how many right answers is the score zero?",
    ],
  },
  examples: [
    "A student gets 4 marks for a correct answer and loses 1 mark for a wrong answer. He answers 20 questions and gets 12 correct. What is his score?",
    "A student gets 3 marks for each correct answer and loses 2 marks for each wrong answer. He answered 30 questions and got 21 correct. Find his score.",
  ],
});
