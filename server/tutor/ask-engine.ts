import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { CheckVerdict } from "#shared/domain/study.ts";
import type { z } from "zod";
import { noUsage, type Outcome, type TutorEngine, type Usage } from "./engine.ts";
import type { OperationName, Operations } from "./operations.ts";
import { TutorError, type TutorFailure } from "./tutor-error.ts";

/** One time that an engine was asked, whatever came of it. */
export interface TutorCall {
  operation: OperationName;
  engine: TutorEngine["name"];
  model: string;
  usage: Usage;
  /** Until the first part of the reply came; null where none came. */
  firstPartMilliseconds: number | null;
  milliseconds: number;
  /** `crashed`: an error that no engine may throw, which is a bug of ours. */
  outcome: Outcome<unknown>["kind"] | TutorFailure | "crashed";
  /** What the checker made of the reply; null where there was none to check. */
  verdict: CheckVerdict | null;
}

export interface AskContext {
  /** Ends the work: the student pressed Stop. */
  signal: AbortSignal;
  /** Told of every call as it ends, so that calls are known even where no answer comes of them. */
  record: (call: TutorCall) => void;
  /** Given all that may be shown by now, each time that there is more: nothing that the checker or a help level holds back. */
  show?: (part: AiResponsePart) => void;
  /** The model may not be asked: the day's share is used up. The built-in tutor answers, and says so. */
  builtInOnly?: boolean;
}

interface AskDependencies extends AskContext {
  engine: TutorEngine;
  now: () => Date;
}

const notAmongItsSkills =
  "I can't do this yet: it needs an AI model, which is not set up here. I can help with homework in maths.";

/** Asks an engine for one operation and records the call. An engine without the skill has declined. */
export async function askEngine<Name extends OperationName>(
  operation: Name,
  request: Operations[Name]["request"],
  { engine, signal, record, now }: AskDependencies,
): Promise<Outcome<z.infer<Operations[Name]["output"]>>> {
  const skill = engine.skills[operation];
  if (!skill) return { kind: "declined", sentence: notAmongItsSkills, usage: noUsage };
  const startedAt = now().getTime();
  const ended = (outcome: TutorCall["outcome"], usage: Usage) =>
    record({
      operation,
      engine: engine.name,
      model: engine.model,
      usage,
      firstPartMilliseconds: null,
      milliseconds: Math.max(0, now().getTime() - startedAt),
      outcome,
      verdict: null,
    });
  try {
    const outcome = await skill(request, { signal });
    ended(outcome.kind, outcome.usage);
    return outcome;
  } catch (error) {
    const isKnown = error instanceof TutorError;
    ended(isKnown ? error.failure : "crashed", (isKnown && error.usage) || noUsage);
    throw error;
  }
}
