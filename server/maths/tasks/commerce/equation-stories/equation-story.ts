import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { type Question, readQuestion } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { linearEquation } from "../../equations/linear-equation/linear-equation.task.ts";
import { linearSystem } from "../../equations/linear-system/linear-system.task.ts";
import {
  type Audience,
  defineTask,
  type Explanation,
  type Proof,
  type Task,
} from "../../../task/task.ts";
import { type Amount, answerOf, type Label } from "../../../story/amount.ts";
import { lineValue } from "../../../story/line.ts";
import { joinAnswers } from "../../../story/rule-story.ts";
import { storyText } from "../../../story/story-text.ts";
import { niceVariant } from "../../../story/vary-text.ts";

/** A word problem as equations: a·x + b·y = c for each, with the requested quantities as such sums too. */
export interface EquationModel {
  /** "Let the number be x." */
  lets: readonly string[];
  /** The other quantities in terms of the letters, as lines of LaTeX. */
  expressions: readonly string[];
  /** The equations as a student would type them, in x, or in x and y. */
  equations: readonly string[];
  /** The sentences that correspond to the equations. */
  why: string;
  /** Computed from x (and y): its name, its value, and its line. */
  answers: readonly StoryTarget[];
  /** Lines that must be true by the text, with the resulting numbers. */
  check: (values: readonly Rational[]) => readonly string[];
  /** Implausible answers are refused. */
  demands?: "whole" | "digits" | "positive";
  /** A variation of the same shape, if independent random numbers would rarely be consistent. */
  other?: (random: () => number) => string;
  amounts: readonly Amount[];
}

export interface StoryTarget {
  name: string;
  label: Label;
  /** LaTeX in x and y: `x`, `x + 1`, `10x + y`. */
  line: string;
}

export interface EquationStory {
  name: string;
  /** A cheap test of the atoms. */
  about: RegExp;
  read: (question: Question) => EquationModel | null;
  lesson: { topic: string; idea: string; terms: Readonly<Record<string, string>> };
  examples: readonly [string, string, ...string[]];
}

interface Problem {
  model: EquationModel;
  text: string;
}

interface Solution {
  /** Of x, and of y if there is one. */
  values: readonly Rational[];
  steps: readonly MathsStep[];
}

export function defineEquationStory(story: EquationStory): Task {
  return defineTask<Problem, Solution>({
    name: story.name,
    recognise: (question) => recognise(story, question),
    reading: ({ model }) => model.equations.join(", \\quad ").replaceAll("*", " "),
    solve: ({ model }) => solve(model),
    prove,
    explain: (problem, solution, audience) => explain(story, problem, solution, audience),
    vary: ({ model, text }, random) =>
      model.other?.(random) ??
      niceVariant({ text, amounts: model.amounts }, random, (candidate) => {
        const problem = recognise(story, readQuestion(candidate.text));
        return problem && niceResults(problem);
      }),
    examples: story.examples,
  });
}

function recognise(story: EquationStory, question: Question): Problem | null {
  const { text } = storyText(question);
  if (!story.about.test(text) || text.length > 900) return null;
  const model = story.read(question);
  return model && { model, text: question.text };
}

/** The results, where they are whole numbers, and ages that people have. */
function niceResults({ model, text }: Problem): Rational[] | null {
  const values = valuesOf(model);
  const results = model.answers.map(({ line, label }) => ({
    value: lineValue(putIn(line, values)),
    label,
  }));
  const areNice = results.every(({ value, label }) => {
    const isAge = label.kind === "time";
    return q.isInteger(value) && (!isAge || q.order(value, oldest) <= 0);
  });
  const ages = results.filter(({ label }) => label.kind === "time").map(({ value }) => value);
  return areNice && mayBeFamily(text, ages) ? results.map(({ value }) => value) : null;
}

const oldest = q.rational(80n);
const ofParents = /\b(?:father|mother|parents?|uncle|aunt|teacher)\b/i;
const yearsBetween = { least: q.rational(18n), most: q.rational(45n) };

/** A parent is so many years older than a child. */
function mayBeFamily(text: string, ages: readonly Rational[]): boolean {
  const [one, other] = ages;
  if (!one || !other || !ofParents.test(text)) return true;
  const years = q.absolute(q.subtract(one, other));
  return q.order(years, yearsBetween.least) >= 0 && q.order(years, yearsBetween.most) <= 0;
}

/** Solved by the coefficients; the steps are those of the chapter on equations. */
function solve(model: EquationModel): Solution {
  const values = valuesOf(model);
  const isPair = model.equations.length > 1;
  const task = isPair ? linearSystem : linearEquation;
  // Its lines are looked at as lines of the word problem.
  const draft = task.draft(readQuestion(`Solve ${model.equations.join(" and ")}`), { grade: 8 });
  if (!draft) {
    throw notSupported("I can form the equation of this story, but not solve it step by step yet.");
  }
  return { values, steps: draft.explanation.steps };
}

/** Of x, and of y if there is one; refused where they make no sense. */
function valuesOf(model: EquationModel): Rational[] {
  const values = solutionOf(model.equations);
  if (!values) throw notSupported("No single answer fits this story. Check its numbers.");
  refuseSenseless(model, values);
  return values;
}

function solutionOf(equations: readonly string[]): Rational[] | null {
  const [first, second] = equations.map(coefficients);
  if (!first) return null;
  if (!second) return q.isZero(first.a) ? null : [q.divide(first.c, first.a)];
  const cross = (u: Rational, v: Rational, w: Rational, z: Rational): Rational =>
    q.subtract(q.multiply(u, z), q.multiply(v, w));
  const determinant = cross(first.a, first.b, second.a, second.b);
  if (q.isZero(determinant)) return null;
  return [
    q.divide(cross(first.c, first.b, second.c, second.b), determinant),
    q.divide(cross(first.a, first.c, second.a, second.c), determinant),
  ];
}

/** The a, b and c of a·x + b·y = c, from the values of its two sides at three points. */
function coefficients(equation: string): { a: Rational; b: Rational; c: Rational } {
  const [left = "", right = ""] = equation.split("=");
  const at = (x: Rational, y: Rational): Rational =>
    q.subtract(lineValue(putIn(left, [x, y])), lineValue(putIn(right, [x, y])));
  const start = at(q.zero, q.zero);
  const a = q.subtract(at(q.one, q.zero), start);
  const b = q.subtract(at(q.zero, q.one), start);
  return { a, b, c: q.negate(start) };
}

/** A line in x and y with the numbers put in. */
export function putIn(line: string, values: readonly Rational[]): string {
  const [x, y] = values.map((value) => (q.sign(value) < 0 ? `(${texOf(value)})` : texOf(value)));
  return line
    .replaceAll(/(?<=[\d})])(?=[xy(])/g, " \\times ")
    .replaceAll("x", x ?? "x")
    .replaceAll("y", y ?? "y");
}

function texOf(value: Rational): string {
  return q.isInteger(value)
    ? value.numerator.toString()
    : `\\frac{${value.numerator}}{${value.denominator}}`;
}

function refuseSenseless({ answers, demands }: EquationModel, values: readonly Rational[]): void {
  const results = answers.map(({ line }) => lineValue(putIn(line, values)));
  const isSound = [...results, ...(demands === "digits" ? values : [])].every((value) => {
    if (demands === "positive") return q.sign(value) >= 0;
    if (demands === "digits") return q.isInteger(value) && q.sign(value) >= 0;
    return demands !== "whole" || q.isInteger(value);
  });
  const isDigit =
    demands !== "digits" || values.every((value) => q.order(value, q.rational(10n)) < 0);
  if (!isSound || !isDigit) {
    throw notSupported("With these numbers no answer fits the story. Check them.");
  }
}

function prove({ model }: Problem, { values }: Solution): Proof | null {
  const lines = model.check(values);
  const holds = lines.every((line) => {
    const [left = "", right = ""] = line.split(" = ");
    return right !== "" && q.equals(lineValue(left), lineValue(right));
  });
  return holds && lines.length > 0
    ? { method: "The answer put into the question", lines: [...lines] }
    : null;
}

function explain(
  { lesson }: EquationStory,
  { model }: Problem,
  { values, steps }: Solution,
  { grade }: Audience,
): Explanation {
  const answer = joinAnswers(
    model.answers.map(({ name, label, line }) => ({
      name,
      answer: answerOf(lineValue(putIn(line, values)), label),
    })),
  );
  const last = lastLine(model, values);
  return {
    topic: lesson.topic,
    method: model.equations.length > 1 ? "Two equations in two variables" : "Forming an equation",
    difficulty: model.equations.length > 1 || grade < 7 ? "advanced" : "intermediate",
    answer,
    steps: [
      {
        title: model.equations.length > 1 ? "Name the unknowns" : "Name the unknown",
        why: model.lets.join(" "),
        before: null,
        after: model.expressions.join(",\\; "),
      },
      {
        title: model.equations.length > 1 ? "Form the equations" : "Form the equation",
        why: model.why,
        before: null,
        after: model.equations.join(", \\quad "),
      },
      ...steps,
      {
        title: "Answer the question",
        why: "Say it in the words of the question.",
        before: last,
        after: last === null ? named(model, answer.latex) : answer.latex,
      },
    ],
    finalMove: finalMoves(model, steps),
    hints: {
      idea: [
        lesson.idea,
        "Call what is not known by a letter, and turn the sentences of the question into an equation.",
      ],
      firstMove: [
        model.lets.join(" "),
        "Let the unknown be a letter, and write the other quantities with it.",
      ],
    },
    keyTerms: Object.entries(lesson.terms).map(([term, meaning]) => ({ term, meaning })),
    followUpQuestions: [
      "Does your answer fit every sentence of the question? Check each.",
      "Could you have chosen another quantity as the unknown? What would the equation be?",
    ],
  };
}

/** A single answer with its name; several have theirs already. */
function named({ answers }: EquationModel, latex: string): string {
  const [only, ...others] = answers;
  return only && others.length === 0 ? `\\text{${only.name}} = ${latex}` : latex;
}

/** The last equation, or what the values are put into. */
function finalMoves({ answers }: EquationModel, steps: readonly MathsStep[]): string[] {
  const lines = answers.map(({ line }) => line).filter((line) => line !== "x" && line !== "y");
  const equation = steps.at(-1)?.before ?? "";
  const asked = "What is the answer to the question?";
  if (lines.length > 0)
    return [`Put the value that you found into $${lines.join("$ and $")}$. ${asked}`];
  return [
    ...(equation.includes("=") ? [`Solve $${equation}$. ${asked}`] : []),
    `You have the value of the unknown. ${asked}`,
  ];
}

function lastLine({ answers }: EquationModel, values: readonly Rational[]): string | null {
  const [only, ...others] = answers;
  if (!only || others.length > 0 || only.line === "x" || only.line === "y") return null;
  return putIn(only.line, values);
}
