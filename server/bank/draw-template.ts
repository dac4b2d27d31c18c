import { compareAnswers, loadSolver, type MathsSolution, seededRandom } from "@sawaal/maths";
import type { Template } from "./bank-file.ts";
import { type DrawnValues, fillFormulas, satisfies } from "./formula.ts";
import { seedOf } from "./seeded-order.ts";

const { solveQuestion } = await loadSolver();

/** Questions that the product has of one template. */
export const drawsInProduct = 5;

/** Attempts per wanted question before the template counts as faulty. */
const mostTries = 60;

interface DrawnOption {
  text: string;
  mistake: string | null;
}

/** A question with its numbers, its right option first. */
export interface DrawnQuestion {
  question: string;
  options: readonly DrawnOption[];
  explanation: string;
}

/** The number of questions to draw, and the class whose methods solve them. */
interface Drawing {
  count: number;
  grade: number;
}

/**
 * Draws questions of a template with numbers that its id determines: each is solved and proved, its right option equal
 * to the solver's result, its wrong ones different from it and from each other.
 * @throws Error where too few draws make a question, with what was wrong with the last.
 */
export function drawTemplate(template: Template, { count, grade }: Drawing): DrawnQuestion[] {
  const random = seededRandom(seedOf(template.id));
  const questions = new Map<string, DrawnQuestion>();
  let fault = "no numbers fulfil its conditions";
  for (let tries = 0; questions.size < count && tries < mostTries * count; tries += 1) {
    const made = drawOnce(template, random, grade);
    if (made === null) continue;
    if ("fault" in made) ({ fault } = made);
    else questions.set(made.question, made);
  }
  if (questions.size < count) {
    throw new Error(`"${template.id}" makes ${questions.size} of ${count} questions: ${fault}`);
  }
  return [...questions.values()];
}

/**
 * Draws numbers once. Null where they don't satisfy the conditions; a fault where they make no question. The fault is
 * the template's where a key differs from the solver's result, and the numbers' where two options happen to be equal.
 */
export function drawOnce(
  template: Template,
  random: () => number,
  grade: number,
): DrawnQuestion | { fault: string; ofTemplate: boolean } | null {
  const values = valuesOf(template, random);
  if (!template.where.every((condition) => satisfies(condition, values))) return null;
  return questionOf(template, values, grade);
}

function valuesOf({ draw }: Template, random: () => number): DrawnValues {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  return new Map(Object.entries(draw).map(([letter, values]) => [letter, pick(values) ?? 0]));
}

function questionOf(
  template: Template,
  values: DrawnValues,
  grade: number,
): DrawnQuestion | { fault: string; ofTemplate: boolean } {
  const question = fillFormulas(template.question, values);
  const asked = bare(fillFormulas(template.solve ?? template.question, values));
  const outcome = solveQuestion(asked, { grade });
  if (outcome.kind !== "solved") {
    return { fault: `"${question}" is not solved: ${outcome.detail}`, ofTemplate: true };
  }
  const right = fillFormulas(template.right, values);
  const { answer } = outcome.solution;
  if (compareAnswers(answer.plain, bare(right), answer.kind) !== "equal") {
    const fault = `"${question}" comes to ${answer.plain}, and its right option is ${right}`;
    return { fault, ofTemplate: true };
  }
  const wrong = template.wrong.map(({ option, mistake }) => ({
    text: fillFormulas(option, values),
    mistake: fillFormulas(mistake, values),
  }));
  const options = [{ text: right, mistake: null }, ...wrong];
  const lead = template.lead === undefined ? [] : [fillFormulas(template.lead, values)];
  const alike = sameIn(options);
  if (alike) {
    return { fault: `"${question}" has the option ${alike} twice`, ofTemplate: false };
  }
  return {
    question,
    options,
    explanation: [...lead, ...explanationOf(outcome.solution, right)].join("\n\n"),
  };
}

/** An option that equals an earlier one. */
function sameIn(options: readonly DrawnOption[]): string | undefined {
  return options.find(({ text }, at) =>
    options.slice(0, at).some((before) => isSame(before.text, text)),
  )?.text;
}

function isSame(one: string, other: string): boolean {
  return one === other || compareAnswers(bare(one), bare(other)) === "equal";
}

/** The solver's input: maths without its dollar signs. */
function bare(text: string): string {
  return text.replaceAll("$", "").trim();
}

/** The solver's steps, each with its rule and its lines, and the right option at the end. */
function explanationOf({ steps }: MathsSolution, right: string): string[] {
  const lines = steps.flatMap(({ title, why, before, after }, at) => {
    const last = steps[at - 1];
    const isNew = before !== null && before !== last?.after;
    const head = why === last?.why ? `**${title}.**` : `**${title}.** ${why}`;
    return [head.trim(), ...(isNew ? [`$${before}$`] : []), `$${after}$`];
  });
  return [...lines, `So the answer is ${right}.`];
}
