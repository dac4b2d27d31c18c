import type { Mending } from "../operations.ts";
import { type Fault, faultOf } from "./fault.ts";

/** What was wrong with the replies before, as a request quotes it. */
export function asMending(faults: readonly Fault[]): Mending {
  const contradicted = faultOf(faults, "contradicted")?.answer;
  const wrongLine = wrongLineIn(faults);
  const leakedFields = faultOf(faults, "leaked")?.fields;
  const wrongQuestions = faultOf(faults, "wrong_question")?.questions;
  return {
    ...(contradicted !== undefined && { contradicted }),
    ...(wrongLine !== undefined && { wrongLine }),
    ...(leakedFields !== undefined && { leakedFields }),
    ...(wrongQuestions !== undefined && { wrongQuestions }),
  };
}

/** The working itself comes before the text around it and the further ways. */
function wrongLineIn(faults: readonly Fault[]): string | undefined {
  const wrong =
    faultOf(faults, "wrong_step") ??
    faultOf(faults, "wrong_text") ??
    faultOf(faults, "wrong_approach");
  return wrong?.line;
}
