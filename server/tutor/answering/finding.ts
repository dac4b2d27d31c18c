import type { RepairNotes } from "../operations.ts";

/** What the checker finds wrong with a reply, in the words that the next request quotes. */
export type Finding =
  /** The final answer is not what was computed. */
  | { kind: "contradicted"; answer: string }
  /** A line of the steps, or of a text (counted in pieces), is certainly false. */
  | { kind: "wrong_step"; line: string; step: number }
  /** A line of another approach is false; the others, counted from 0, can be shown. */
  | { kind: "wrong_approach"; line: string; approaches: readonly number[] }
  /** A line of the text around the steps is false; the field can be left out. */
  | { kind: "wrong_text"; line: string }
  /** Quiz questions that can't be used. */
  | { kind: "wrong_question"; questions: readonly string[] }
  /** The transcription differs from the product's own reading of the print; the student decides. */
  | { kind: "two_readings" }
  /** The reply ignores the wrong line of the student's own working in her photo. */
  | { kind: "attempt_passed_over" }
  /** Fields that the help level shows reveal the final answer. */
  | { kind: "leaked"; fields: readonly string[] };

/** From what can be cut from the reply to what must not be shown at all. */
const severities: Record<Finding["kind"], number> = {
  attempt_passed_over: 1,
  leaked: 1,
  wrong_approach: 1,
  wrong_text: 1,
  wrong_question: 1,
  wrong_step: 2,
  contradicted: 3,
  two_readings: 3,
};

/** How bad it is; 0 without findings. */
export function severityOf(findings: readonly Finding[]): number {
  return Math.max(0, ...findings.map(({ kind }) => severities[kind]));
}

/** The finding of a kind; undefined without one. */
export function findingOf<Kind extends Finding["kind"]>(
  findings: readonly Finding[],
  kind: Kind,
): Extract<Finding, { kind: Kind }> | undefined {
  return findings.find(
    (finding): finding is Extract<Finding, { kind: Kind }> => finding.kind === kind,
  );
}

/** The findings about earlier replies, as the next request quotes them. */
export function repairNotesOf(findings: readonly Finding[]): RepairNotes {
  const contradictedAnswer = findingOf(findings, "contradicted")?.answer;
  const wrongLine = wrongLineIn(findings);
  const leakedFields = findingOf(findings, "leaked")?.fields;
  const wrongQuestions = findingOf(findings, "wrong_question")?.questions;
  return {
    ...(contradictedAnswer !== undefined && { contradictedAnswer }),
    ...(wrongLine !== undefined && { wrongLine }),
    ...(leakedFields !== undefined && { leakedFields }),
    ...(wrongQuestions !== undefined && { wrongQuestions }),
  };
}

/** The working itself comes before the text around it and the further ways. */
function wrongLineIn(findings: readonly Finding[]): string | undefined {
  const wrong =
    findingOf(findings, "wrong_step") ??
    findingOf(findings, "wrong_text") ??
    findingOf(findings, "wrong_approach");
  return wrong?.line;
}
