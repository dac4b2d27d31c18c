import {
  isWorked,
  type MathsAnswer,
  type MathsOutcome,
  type MathsSolution,
  type PartlySolvedOutcome,
  type SolvedOutcome,
  type UnsolvedOutcome,
} from "../outcome.ts";

/** A part of an exercise, and its outcome. */
export interface AnsweredPart {
  label: string | null;
  outcome: MathsOutcome;
}

interface Worked {
  label: string | null;
  outcome: SolvedOutcome | PartlySolvedOutcome;
}

/**
 * The parts of an exercise as one outcome: each with its label, solved only if every part is. Similar questions
 * are made from the first solved part.
 */
export function composeParts(parts: readonly AnsweredPart[]): MathsOutcome {
  const worked = parts.flatMap(({ label, outcome }): Worked[] =>
    isWorked(outcome) ? [{ label, outcome }] : [],
  );
  const [lead] = worked;
  if (!lead) return unsolved(parts);
  const isWhole = parts.every(({ outcome }) => outcome.kind === "solved");
  const { question, task } = lead.outcome;
  const composed = {
    question,
    task,
    reading: inRow(worked.map(({ label, outcome }) => ({ label, latex: outcome.reading }))),
    solution: solutionOf(worked, parts),
    lead: lead.outcome,
    ...notesOf(worked),
  };
  return isWhole
    ? { kind: "solved", ...composed }
    : { kind: "partly_solved", detail: openPart(parts), ...composed };
}

/** The method notes of the parts, each with its label. */
function notesOf(worked: readonly Worked[]): Pick<SolvedOutcome, "note"> {
  const notes = worked.flatMap(({ label, outcome }) =>
    outcome.note === undefined ? [] : [labelled(label, outcome.note)],
  );
  return notes.length > 0 ? { note: notes.join(" ") } : {};
}

/** The note about the unsolved parts: their own words if there are options. */
function openPart(parts: readonly AnsweredPart[]): string {
  const notes = parts.flatMap(({ label, outcome }) =>
    outcome.kind === "partly_solved" ? [labelled(label, outcome.detail)] : [],
  );
  return notes.length > 0 ? notes.join(" ") : "I can't solve every part of this yet.";
}

/** The first reason; in a list with labels, with its label. */
function unsolved(parts: readonly AnsweredPart[]): UnsolvedOutcome {
  for (const { label, outcome } of parts) {
    if (isWorked(outcome)) continue;
    return { ...outcome, detail: label === null ? outcome.detail : `${label} ${outcome.detail}` };
  }
  throw new Error("An exercise has a part");
}

function solutionOf(worked: readonly Worked[], parts: readonly AnsweredPart[]): MathsSolution {
  const solutions = worked.map(({ outcome }) => outcome.solution);
  const [lead] = solutions;
  if (!lead) throw new Error("An exercise that is composed has a solved part");
  const plot = solutions.find((solution) => solution.plot)?.plot;
  return {
    topic: lead.topic,
    method: distinct(solutions.map(({ method }) => method)).join("; "),
    difficulty: hardest(solutions),
    answer: answerOf(parts),
    steps: worked.flatMap(({ label, outcome }) =>
      outcome.solution.steps.map((step) => ({ ...step, title: labelled(label, step.title) })),
    ),
    ...(plot && { plot }),
    check: {
      method: distinct(solutions.map(({ check }) => check.method)).join("; "),
      lines: solutions.flatMap(({ check }) => check.lines),
    },
    finalMove: { prompt: "Do the last line of each part yourself. What do you get?" },
    hints: {
      idea: told(worked, ({ hints }) => hints.idea),
      firstMove: told(worked, ({ hints }) => hints.firstMove),
    },
    keyTerms: distinctTerms(solutions.flatMap(({ keyTerms }) => keyTerms)),
    followUpQuestions: lead.followUpQuestions,
  };
}

function answerOf(parts: readonly AnsweredPart[]): MathsAnswer {
  const answers = parts.map(({ label, outcome }) => ({
    label,
    answer: isWorked(outcome) ? outcome.solution.answer : null,
  }));
  return {
    latex: inRow(
      answers.map(({ label, answer }) => ({ label, latex: answer?.latex ?? "\\text{…}" })),
    ),
    plain: answers.map(({ label, answer }) => labelled(label, answer?.plain ?? "…")).join("; "),
    parts: answers,
  };
}

function labelled(label: string | null, text: string): string {
  return label === null ? text : `${label} ${text}`;
}

function inRow(lines: readonly { label: string | null; latex: string }[]): string {
  return lines
    .map(({ label, latex }) => (label === null ? latex : String.raw`\text{${label} }${latex}`))
    .join(", \\quad ");
}

/** The same hint for two parts is shown once. */
function told(worked: readonly Worked[], textOf: (solution: MathsSolution) => string): string {
  const texts = worked.map(({ outcome }) => textOf(outcome.solution));
  if (distinct(texts).length === 1) return texts[0] ?? "";
  return worked.map(({ label }, at) => labelled(label, texts[at] ?? "")).join("\n\n");
}

const difficulties = ["beginner", "intermediate", "advanced"] as const;

function hardest(solutions: readonly MathsSolution[]): MathsSolution["difficulty"] {
  return (
    difficulties.findLast((level) => solutions.some(({ difficulty }) => difficulty === level)) ??
    "beginner"
  );
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function distinctTerms(terms: MathsSolution["keyTerms"]): MathsSolution["keyTerms"] {
  return [...new Map(terms.map((entry) => [entry.term, entry])).values()];
}
