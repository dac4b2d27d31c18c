import { checkLine, checkStep } from "../../maths/steps/check-step.ts";
import { solutionsIn } from "../../maths/steps/letter-values.ts";
import type { LetterValues } from "../../maths/steps/put-in.ts";
import { readLine } from "../../maths/steps/read-line.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { falseEquality } from "./false-equality.ts";
import { formulasIn } from "./formulas.ts";

type Steps = HomeworkSolution["steps"];

/** A line that is false for certain, and the step it stands in, counted from 0. */
export interface WrongLine {
  step: number;
  line: string;
}

export interface AboutSteps {
  /** As the student wrote it: what she got wrong may be quoted. */
  question: string;
  /** The equation as our solver read it and the answer that it found, in LaTeX, where it could. */
  solved: { reading: string; answer: string } | null;
}

/** Lines beyond these are not looked at. */
const mostLines = 80;

/**
 * The first line of the steps that is false for certain: a computed equality that does not hold, or an equation that
 * the one before it does not lead to. Null where there is none, which does not mean that all are right. Never throws.
 */
export function findWrongLine(steps: Steps, { question, solved }: AboutSteps): WrongLine | null {
  const asked = withoutSpaces(question);
  const follows = createChain(solved);
  for (const { line, step } of linesOf(steps).slice(0, mostLines)) {
    if (asked.includes(withoutSpaces(line))) continue;
    const wrong = falseEquality(line) ?? follows(line);
    if (wrong !== null) return { step, line: wrong };
  }
  return null;
}

/** Formulas of the steps, without those beside which a word says that they need not hold. */
function linesOf(steps: Steps): WrongLine[] {
  return steps.flatMap(({ title, why, result, substeps }, step) => {
    const texts = [...substeps.flatMap((inner) => [inner.title, inner.result]), result];
    if (doubt.test([title, why, ...texts].join("\n"))) return [];
    return [...substeps.map((inner) => inner.result), result]
      .flatMap(formulasIn)
      .map((line) => ({ step, line }));
  });
}

/** Trials, mistakes that are shown, roots that are left out, proofs by contradiction, sums on a clock. */
const doubt =
  /\b(?:not|no|never|cannot|can't|don't|doesn't|isn't|wrong|false|incorrect|mistakes?|errors?|instead|contradict\w*|impossible|reject\w*|discard\w*|ignor\w*|extraneous|invalid|suppose|assum\w*|tr(?:y|ies|ied|ial|ying)|guess\w*|test(?:s|ing)?|unless|otherwise|clock|modulo?|mod|remainders?|base|galat|nahi)\b|[?✗✘❌≠≡]|\\(?:ne|neq|not|equiv|pmod|bmod)(?![a-z])/iu;

/** Whether each equation in the unknown keeps the root that the one before it had. */
function createChain(solved: AboutSteps["solved"]): (line: string) => string | null {
  const chain = solved && unknownOf(solved);
  if (!chain) return () => null;
  const { letter, solutions } = chain;
  const holds = (claim: string) => solutions.some((values) => checkLine(claim, values) === "holds");
  let before: string | null = null;
  return (line) => {
    for (const claim of line.split(between).map((part) => part.trim())) {
      if (!isEquationIn(letter, claim)) continue;
      if (holds(claim)) before = claim;
      else if (before !== null && !isRounded(claim) && checkStep(before, claim) === "fails") {
        return claim;
      }
    }
    return null;
  };
}

/** What parts equations on one line. */
const between =
  /\\(?:Right|right|Longright)arrow|\\implies|\\iff|\\therefore|⇒|→|∴|;|,(?=\s|\\)|\\q?quad|\\\\|\\text\s*\{\s*(?:or|and|so|then|hence)[,\s]*\}/u;

/** Equations of which a root may be left out, or won on the way, are not followed. */
const losesRoots =
  /\\sqrt|√|\\left\||\||\\[dt]?frac\{[^{}]*\}\{[^{}]*[a-z][^{}]*\}|\\text|\\(?:sin|cos|tan|log|ln)/u;

function unknownOf({ reading, answer }: NonNullable<AboutSteps["solved"]>) {
  const isEquation = /^[^=<>]+=[^=<>]+$/u.test(reading) && !losesRoots.test(reading);
  const solutions: LetterValues[] = solutionsIn(readLine(answer));
  const letters = new Set(solutions.flatMap((values) => [...values.keys()]));
  const [letter] = letters;
  if (!isEquation || letters.size !== 1 || letter === undefined) return null;
  return { letter, solutions };
}

/** One equality with no other letter in it. */
function isEquationIn(letter: string, claim: string): boolean {
  const letters = claim.replaceAll(/\\(?:[dt]?frac|times|div|cdot|left|right)(?![a-z])/gu, " ");
  return (
    /^[^=<>]+=[^=<>]+$/u.test(claim) &&
    letters.includes(letter) &&
    !/[\\±∓]/u.test(letters) &&
    !letters.replaceAll(letter, "").match(/\p{L}/u)
  );
}

function isRounded(claim: string): boolean {
  return /\d\.\d|≈/u.test(claim);
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/[\s$]+/gu, "");
}
