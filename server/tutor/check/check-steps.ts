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
  for (const { line, step, isSupposed } of linesOf(steps).slice(0, mostLines)) {
    if (asked.includes(withoutSpaces(line))) continue;
    const wrong = falseEquality(line) ?? (isSupposed ? null : follows(line));
    if (wrong !== null) return { step, line: wrong };
  }
  return null;
}

interface ShownLine extends WrongLine {
  /** Said of a case that may turn out not to be one. */
  isSupposed: boolean;
}

/** Formulas of the steps, without those beside which a word says that they need not hold. */
function linesOf(steps: Steps): ShownLine[] {
  return steps.flatMap(({ title, why, result, substeps }, step) => {
    const words = [title, why, ...substeps.map((inner) => inner.title)].join("\n");
    const lines = [...substeps.map((inner) => inner.result), result];
    if (mistake.test(words) || lines.some((line) => mistake.test(line) || denial.test(line))) {
      return [];
    }
    const isSupposed = supposition.test(`${words}\n${lines.join("\n")}`);
    return lines.flatMap(formulasIn).map((line) => ({ step, line, isSupposed }));
  });
}

/** Mistakes that are shown, and sums in which numbers mean something else. */
const mistake =
  /\b(?:wrong|false|incorrect|mistakes?|errors?|instead|contradict\w*|impossible|absurd|suppose|assum\w*|(?:you|she|he|student) (?:wrote|got|found)|clock|modulo?|mod|base|binary|galat)\b|[✗✘❌≡]|\\(?:equiv|pmod|bmod)(?![a-z])/iu;

/** In the line itself: that it does not hold, or whether it does, or that something is left over. */
const denial =
  /\b(?:not|no|never|cannot|can't|don't|doesn't|isn't|remainders?|nahi)\b|[?≠]|\\(?:ne|neq|not)(?![a-z])/iu;

/** Trials, cases, and roots that are left out. */
const supposition =
  /\b(?:not|cannot|can't|negative|positive|reject\w*|discard\w*|ignor\w*|extraneous|invalid|tr(?:y|ies|ied|ial|ying)|guess\w*|test(?:s|ing)?|unless|otherwise|cases?|if)\b/iu;

/** Whether each equation in the unknown keeps the root that the one before it had. */
function createChain(solved: AboutSteps["solved"]): (line: string) => string | null {
  const chain = solved && unknownOf(solved);
  if (!chain) return () => null;
  const { letter, solutions } = chain;
  const holds = (claim: string) => solutions.some((values) => checkLine(claim, values) === "holds");
  let before = chain.reading;
  return (line) => {
    for (const claim of line.split(between).map((part) => part.trim())) {
      if (!isEquationIn(letter, claim)) continue;
      if (holds(claim)) before = claim;
      else if (!isRounded(claim) && checkStep(before, claim) === "fails") {
        return claim;
      }
    }
    return null;
  };
}

/** What parts equations on one line. */
const between =
  /\\(?:Right|right|Longright)arrow|\\implies|\\iff|\\therefore|⇒|→|∴|;|,(?=\s|\\)|\\q?quad|\\\\|\\text\s*\{\s*(?:or|and|so|then|hence)[,\s]*\}/u;

/** Of a polynomial equation the answer names every root; of others, such as n! = 12, some are left out. */
const polynomial =
  /^(?:[\da-z\s+\-−*×·^(){}=.]|\\times(?![a-z])|\\[dt]?frac\{[^{}a-z]*[a-z]?\}\{\d+\})+$/u;

function unknownOf({ reading, answer }: NonNullable<AboutSteps["solved"]>) {
  const solutions: LetterValues[] = solutionsIn(readLine(answer));
  const letters = new Set(solutions.flatMap((values) => [...values.keys()]));
  const [letter] = letters;
  const isOne = letters.size === 1 && letter !== undefined;
  return isOne && polynomial.test(reading) && isEquationIn(letter, reading)
    ? { letter, solutions, reading }
    : null;
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
