import type { Mending } from "../operations.ts";
import { type Fault, faultOf } from "./fault.ts";

/** What was wrong with the replies before, as a request quotes it. */
export function asMending(faults: readonly Fault[]): Mending {
  const contradicted = faultOf(faults, "contradicted")?.answer;
  const wrongLine = faultOf(faults, "wrong_step")?.line;
  const leakedFields = faultOf(faults, "leaked")?.fields;
  return {
    ...(contradicted !== undefined && { contradicted }),
    ...(wrongLine !== undefined && { wrongLine }),
    ...(leakedFields !== undefined && { leakedFields }),
  };
}
