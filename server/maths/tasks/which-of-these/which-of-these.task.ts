import { expressionLatex } from "../../expressions/write-latex.ts";
import { Refusal, notSupported } from "../../refusal.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { judgeOptions } from "./judge-options.ts";
import type { JudgedOptions } from "./judged-options.ts";
import { type ChoiceQuestion, choiceText, readChoice } from "../../exercise/read-choice.ts";
import { readExpressionOf, readRelationOf, signLatex } from "./read-option.ts";

interface Problem extends ChoiceQuestion {
  judged: JudgedOptions;
}

function recognise({ text }: { text: string }): Problem | null {
  const question = readChoice(text);
  const judged =
    question &&
    judgeOptions(
      question.stem,
      question.options.map((option) => option.text),
    );
  return question && judged && { ...question, judged };
}

function nameOf({ options }: Problem, at: number): string {
  const { letter = null, text = "" } = options[at] ?? {};
  return letter === null ? `$${optionLatex(text)}$` : `(${letter})`;
}

/** Returns an option in LaTeX: as a formula if it is an expression or a relation, otherwise as text. */
function optionLatex(text: string): string {
  try {
    const expression = readExpressionOf(text);
    if (expression) return expressionLatex(expression);
    const relation = readRelationOf(text);
    if (relation) {
      const [left, right] = [relation.left, relation.right].map(expressionLatex);
      return `${left} ${signLatex[relation.sign]} ${right}`;
    }
  } catch (error) {
    // An option that can't be parsed is shown as text.
    if (!(error instanceof Refusal)) throw error;
  }
  return `\\text{${text.replaceAll(/[\\{}$#%&_^~]/g, " ")}}`;
}

function wantedProperty({ judged: { property, isNegated } }: Problem): string {
  return isNegated ? `not ${property}` : property;
}

/** Converts a sentence of Markdown with formulas to one line of LaTeX. */
function wordsLatex(markdown: string): string {
  return markdown
    .split("$")
    .map((part, at) => (at % 2 === 0 ? `\\text{${part}}` : part))
    .join("");
}

/** Returns the index of the only option that fits. Throws a refusal if none or several fit. */
function solve(problem: Problem): number {
  const [only, ...more] = problem.judged.fitting;
  const wanted = wantedProperty(problem);
  if (only === undefined) {
    throw notSupported(
      `I tested every option, and none of them is ${wanted}. Please check the question once more.`,
    );
  }
  if (more.length > 0) {
    const names = problem.judged.fitting.map((at) => nameOf(problem, at)).join(" and ");
    throw notSupported(
      `I tested every option, and more than one is ${wanted}: ${names}. Please check the question once more.`,
    );
  }
  return only;
}

/** Judges the options again in reverse order; the same one must be the only one that fits. */
function prove({ stem, judged }: Problem, chosen: number): Proof | null {
  const reversed = judgeOptions(stem, judged.options.map(({ text }) => text).toReversed());
  const places = reversed?.fitting.map((at) => judged.options.length - 1 - at);
  if (places?.length !== 1 || places[0] !== chosen) return null;
  return {
    method: "Every option is tested, and only this one fits",
    lines: judged.options.map(({ line }) => line),
  };
}

function explain(problem: Problem, chosen: number): Explanation {
  const { judged } = problem;
  const text = judged.options[chosen]?.text ?? "";
  const wanted = wantedProperty(problem);
  const tested = judged.options.map(({ line, isTrue }, at) => {
    const verdict = `${nameOf(problem, at)} is ${isTrue ? "" : "not "}${judged.property}.`;
    return step(
      `Test ${nameOf(problem, at)}`,
      at === 0 ? `${judged.rule} ${verdict}` : verdict,
      line,
    );
  });
  return lesson({
    topic: judged.topic,
    method: "Testing each option",
    answer: { latex: optionLatex(text), plain: text },
    steps: [
      ...tested,
      step(
        "Choose the option that fits",
        `It is the only one that is ${wanted}.`,
        optionLatex(text),
      ),
    ],
    idea: `Test the options one after the other. ${judged.rule}`,
    firstMove: "Begin with the first option, and write down whether it fits.",
    finalMove: "Which of the options is the only one that fits?",
    next: ["How could you change one of the other options so that it fits too?"],
  });
}

/** Replaces integer options by random ones; other options and the stem stay. */
function vary({ stem, options }: Problem, random: () => number): string {
  const varied = options.map(({ letter, text }) => {
    const digits = /^\d{1,6}$/.test(text) ? text.length : null;
    if (digits === null) return { letter, text };
    return { letter, text: `${wholeBetween(random, 10 ** (digits - 1), 10 ** digits - 1)}` };
  });
  return choiceText({ stem, options: varied });
}

/** Finds the option that has a property which can be tested; options are lettered or a list. */
export const whichOfThese = defineTask<Problem, number>({
  name: "which-of-these",
  recognise,
  reading: (problem) =>
    `${wordsLatex(`Which is ${wantedProperty(problem)}?`)}\\quad ${problem.options.map(({ text }) => optionLatex(text)).join(",\\; ")}`,
  solve,
  prove,
  explain,
  vary,
  redraws: true,
  examples: [
    "Which of these is prime: 51, 57, 59, 91?",
    "Which of these is prime: 33, 39, 41, 49?",
  ],
});
