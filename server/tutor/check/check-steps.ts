import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { brokenBy, chainsOf, falseEquality, formulasIn, type SolvedReading } from "@sawaal/maths";

type Steps = HomeworkSolution["steps"];

/** A certainly false line, and the index of its step. */
export interface WrongLine {
  step: number;
  line: string;
}

export interface AboutSteps {
  /** The student's text: her mistakes may be quoted. */
  question: string;
  /** The solver's reading and answer, where it has them. */
  solved: SolvedReading | null;
  /** Whether the steps solve the question: equations of a text with several examples need not be consistent. */
  isWorking: boolean;
}

/** Further lines are not checked. */
const mostLines = 80;

/**
 * The first line of the steps that is certainly false: a computed equality that does not hold, an equation that doesn't
 * follow from the previous one, or one that doesn't lead to the steps' own result. Null where there is none, which does
 * not mean that all are right. Never throws.
 */
export function findWrongLine(steps: Steps, about: AboutSteps): WrongLine | null {
  const questionText = withoutSpaces(about.question);
  const isInQuestion = (line: string) => questionText.includes(withoutSpaces(line));
  const lines = linesOf(steps).slice(0, mostLines);
  const certain = lines.filter(({ isSupposed }) => !isSupposed);
  const chains = about.isWorking
    ? chainsOf(certain, { solved: about.solved, isAsked: isInQuestion })
    : [];
  for (const { line, step, isSupposed } of lines) {
    if (isInQuestion(line)) continue;
    const wrong = falseEquality(line) ?? (isSupposed ? null : brokenBy(line, chains));
    if (wrong !== null) return { step, line: wrong };
  }
  return null;
}

interface ShownLine extends WrongLine {
  /** Words for a case that may turn out impossible, or for a reason. */
  isSupposed: boolean;
}

/** The formulas of the steps and of their reasons, without those that a word marks as not holding. */
function linesOf(steps: Steps): ShownLine[] {
  return steps.flatMap(({ title, why, result, substeps }, step) => {
    const words = [title, why, ...substeps.map((inner) => inner.title)].join("\n");
    const lines = [...substeps.map((inner) => inner.result), result];
    if (mistake.test(words) || lines.some((line) => mistake.test(line) || denial.test(line))) {
      return [];
    }
    const isSupposed = supposition.test(`${words}\n${lines.join("\n")}`);
    const reasons = denial.test(why) ? [] : formulasIn(why);
    return [
      // A reason may mention equations in general: only its sums are checked.
      ...reasons.map((line) => ({ step, line, isSupposed: true })),
      ...lines.flatMap(formulasIn).map((line) => ({ step, line, isSupposed })),
    ];
  });
}

/** Mistakes that are quoted, and sums in which numbers mean something else. */
const mistake =
  /\b(?:wrong|false|incorrect|mistakes?|errors?|instead|contradict\w*|impossible|absurd|suppose|assum\w*|(?:you|she|he|student) (?:wrote|got|found)|clock|modulo?|mod|base|binary|galat)\b|ग़?लत|ग़लत|असंभव|[✗✘❌≡]|\\(?:equiv|pmod|bmod)(?![a-z])/iu;

/** Words in the line itself: that it doesn't hold, whether it holds, or that something remains. */
const denial =
  /\b(?:not|no|never|cannot|can't|don't|doesn't|isn't|remainders?|nahi)\b|नहीं|शेष|[?≠]|\\(?:ne|neq|not)(?![a-z])/iu;

/** Trials, cases, and omitted roots. */
const supposition =
  /\b(?:not|cannot|can't|negative|positive|reject\w*|discard\w*|ignor\w*|extraneous|invalid|tr(?:y|ies|ied|ial|ying)|guess\w*|test(?:s|ing)?|unless|otherwise|cases?|if|agar|yadi|maan(?:a|o|te)?|mana|mano)\b|यदि|अगर|मान(?:ा|ो|ते|\s+ल)|ऋणात्मक|धनात्मक|छोड़/iu;

function withoutSpaces(text: string): string {
  return text.replaceAll(/[\s$]+/gu, "");
}
