import type { AiResponse, Approach, Step } from "#shared/contracts/answer.ts";
import { type DoubtSolution, mostApproaches } from "../outputs/doubt-solution.ts";
import { drawingOf, type Presentation } from "./frame.ts";

type DoubtPresentation = Omit<Presentation, "question">;

/**
 * A cleared doubt as the page shows it. Solutions of its practice problems stay on the server until one is requested.
 */
export function presentDoubt(solution: DoubtSolution, presentation: DoubtPresentation): AiResponse {
  const { check, engine, transcription, notice, replyKind } = presentation;
  const { answer, content, steps, keyTerms, followUpQuestions, nextSteps } = solution;
  const { difficulty, subject, topic } = solution;
  const approaches = approachesOf(solution, presentation);
  return {
    ...(answer.trim() !== "" && { answer }),
    content,
    steps,
    ...(approaches.length > 0 && { approaches }),
    ...drawingOf(presentation),
    practiceProblems: solution.practiceProblems.map(({ question }) => question),
    examples: [],
    keyTerms,
    followUpQuestions,
    nextSteps,
    difficulty,
    subject,
    topic,
    check,
    engine,
    declined: false,
    ...(transcription !== undefined && { transcription }),
    ...(replyKind && { replyKind }),
    ...(notice !== undefined && { notice }),
  };
}

/** The built-in tutor has already chosen among the solver's methods; a model's approaches get the proved ones added. */
function approachesOf(solution: DoubtSolution, presentation: DoubtPresentation): Approach[] {
  const proved = provedWays(presentation);
  const own = ownApproaches(solution, presentation);
  if (presentation.engine === "built-in") return own;
  const titles = new Set(own.map(({ title }) => named(title)));
  const others = proved.filter(({ title }) => !titles.has(named(title)));
  return thatFit([...own, ...others], ({ title }) => title);
}

/**
 * The approaches of an output, each with the solver's own steps where it has that method and the answer is the computed
 * one. The approach of the solution itself has the solution's steps.
 */
export function ownApproaches(
  { approaches, steps = [] }: Pick<DoubtSolution, "approaches"> & Partial<DoubtSolution>,
  presentation: Pick<DoubtPresentation, "check" | "computed" | "engine">,
): Approach[] {
  const proved = provedWays(presentation);
  return approaches.map((approach): Approach => {
    const known = proved.find(({ title }) => named(title) === named(approach.title));
    if (known) return { ...known, title: approach.title, content: approach.content };
    const lines = approach.steps.map(stepOfLine);
    const isTheSolution =
      presentation.engine === "built-in" &&
      lines.length === steps.length &&
      lines.every(({ title }, at) => title === steps[at]?.title);
    return { ...approach, steps: isTheSolution && lines.length > 0 ? steps : lines };
  });
}

function provedWays({
  check,
  computed,
}: Pick<DoubtPresentation, "check" | "computed">): Approach[] {
  return check.status === "checked" && computed ? computed.approaches : [];
}

/** "Using the Quadratic Formula" and "Quadratic formula" are one method. */
function named(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/\b(?:by|using|with|the|a|method|of)\b|[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** The method that is dropped first: it resembles another one, and few books have it. */
const leastMissed = "Cross-multiplication";

/** As many approaches as fit, in order. */
export function thatFit<Entry>(
  entries: readonly Entry[],
  titleOf: (entry: Entry) => string,
): Entry[] {
  const [first, ...others] = entries;
  if (first === undefined || entries.length <= mostApproaches) return [...entries];
  return [first, ...others.filter((entry) => titleOf(entry) !== leastMissed)].slice(
    0,
    mostApproaches,
  );
}

/** A step of another approach, which an output has as one text: what is done, and below it the resulting line. */
export function asLine({ title, result }: Pick<Step, "title" | "result">): string {
  return [title, result ?? ""].filter((part) => part !== "").join("\n\n");
}

/** Parses the text back into a step; a single paragraph is only what is done. */
export function stepOfLine(line: string): Omit<Step, "result"> & { result: string } {
  const [title = "", ...rest] = line.trim().split(/\n\s*\n/u);
  return { title: title.trim(), why: "", result: rest.join("\n\n").trim() };
}
