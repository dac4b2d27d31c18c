import type { z } from "zod";
import type { AskContext } from "../../tutor/ask-engine.ts";
import type { JobKind, StudentContext, Work } from "../answers/job.ts";

/**
 * One kind of ask, as a feature provides it. Its input is stored with the answer, so that any process can retry after
 * the first one has died.
 */
export interface AskKind<Input extends object> extends Omit<JobKind, "work"> {
  input: z.ZodType<Input>;
  work: (input: Input, student: StudentContext, context: AskContext) => Promise<Work>;
}

/** Hides the input type of a kind from the worker: the kind's own schema parses the stored input before the work. */
export function askKind<Input extends object>({ input, work, ...kind }: AskKind<Input>): JobKind {
  return {
    ...kind,
    work: async (stored, student, context) => work(input.parse(stored), student, context),
  };
}
