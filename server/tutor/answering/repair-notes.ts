import type { RepairNotes } from "../operations.ts";
import { type Finding, findingOf } from "./finding.ts";

/** The findings about earlier replies, as the next request quotes them. */
export function repairNotesOf(findings: readonly Finding[]): RepairNotes {
  const contradicted = findingOf(findings, "contradicted")?.answer;
  const wrongLine = wrongLineIn(findings);
  const leakedFields = findingOf(findings, "leaked")?.fields;
  const wrongQuestions = findingOf(findings, "wrong_question")?.questions;
  return {
    ...(contradicted !== undefined && { contradicted }),
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
