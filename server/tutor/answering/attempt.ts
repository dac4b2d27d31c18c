import { ownLinesIn } from "../check/own-lines.ts";
import type { AttemptCheck } from "../operations.ts";
import type { Solver } from "../solver/solver.ts";

interface AttemptOptions {
  /** The student's words. */
  words: string;
  grade: number;
  solver: Pick<Solver, "solve" | "checkSteps">;
}

/**
 * The solver's findings on the equations of a student's own attempt: the first one is solved, and the following ones
 * are compared with it. Null where she shows no working, or there is nothing to find.
 */
export async function checkAttempt({
  words,
  ...about
}: AttemptOptions): Promise<AttemptCheck | null> {
  const lines = ownLinesIn(words);
  if (lines.length === 0) return null;
  const at = lines.findIndex((line) => hasLetter(line) && !isNaming(line));
  const equation = lines[at];
  const others = lines.filter((_, place) => place !== at);
  const solved =
    equation === undefined || others.length === 0 ? null : await solve(equation, about);
  const wrong = await about.solver.checkSteps({
    steps: (solved ? ofOneMatter(others) : others.filter((line) => !hasLetter(line))).map(asStep),
    question: "",
    solved,
    isWorking: true,
  });
  if (!wrong && !solved) return null;
  return {
    solved: solved && { equation: solved.equation, answer: solved.answer },
    wrong: wrong?.line ?? null,
  };
}

/**
 * Whether a reply doesn't mention the line where the student's working goes wrong: it was written before her photo was
 * read, or ignores it.
 */
export function isPassedOver({ wrong }: AttemptCheck, reply: object): boolean {
  return wrong !== null && !textsIn(reply).some((text) => bare(text).includes(bare(wrong)));
}

/** All strings of a reply but the transcription of the photo, which quotes all of her lines. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  const parts: [string, unknown][] = Object.entries(value);
  return parts.flatMap(([name, part]) => (name === "transcription" ? [] : textsIn(part)));
}

/** A formula in canonical notation. */
function bare(formula: string): string {
  return formula
    .replaceAll(/\\times(?![a-z])|\\cdot(?![a-z])|\*/gu, "×")
    .replaceAll(/\\div(?![a-z])/gu, "÷")
    .replaceAll(/\\(?:left|right)(?![a-z])/gu, "")
    .replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, "($1)/($2)")
    .replaceAll("²", "^2")
    .replaceAll("³", "^3")
    .replaceAll("−", "-")
    .replaceAll(/[\s${}]|\\[,;: ]/gu, "")
    .replaceAll(/\((\w+)\)\/\((\w+)\)/gu, "$1/$2");
}

async function solve(equation: string, { solver, grade }: Omit<AttemptOptions, "words">) {
  const computed = await solver.solve({ question: `Solve ${equation}`, grade });
  if (computed.kind !== "solved") return null;
  return { equation, reading: computed.reading, answer: computed.solution.answer.latex };
}

function hasLetter(line: string): boolean {
  return /\p{L}/u.test(line.replaceAll(/\\[a-z]+/gu, ""));
}

/** x = 7, which a student may state before the equation that it follows from. */
function isNaming(line: string): boolean {
  return /^\p{L}\s*=\s*-?[\d./ ]+$/u.test(line);
}

/** After the value at the end of her working, another equation may belong to another question. */
function ofOneMatter(lines: readonly string[]): string[] {
  const end = lines.findIndex(isNaming);
  return lines.filter((line, at) => end < 0 || at <= end || !hasLetter(line) || isNaming(line));
}

function asStep(line: string) {
  return { title: "", why: "", result: `$${line}$`, substeps: [] };
}
