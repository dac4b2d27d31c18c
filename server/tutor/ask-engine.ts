import type { AiResponsePart, ReplyKind } from "#shared/contracts/answer.ts";
import type { CheckVerdict } from "#shared/domain/study.ts";
import type { z } from "zod";
import { type Draft, noUsage, type Outcome, type TutorEngine, type Usage } from "./engine.ts";
import type { OperationName, Operations } from "./operations.ts";
import { TutorError, type TutorFailure } from "./tutor-error.ts";

/** One call of an engine, whatever its outcome. */
export interface TutorCall {
  operation: OperationName;
  engine: TutorEngine["name"];
  model: string;
  usage: Usage;
  /** Milliseconds until the first part of the reply; null where none came. */
  firstPartMilliseconds: number | null;
  milliseconds: number;
  /** `crashed`: an error that engines must not throw, which is a bug. */
  outcome: Outcome<unknown>["kind"] | TutorFailure | "crashed";
  /** The checker's verdict on the reply; null where there was none to check. */
  verdict: CheckVerdict | null;
}

export interface AskContext {
  /** Aborts the work: the student pressed Stop. */
  signal: AbortSignal;
  /** When work on the answer began, by `performance.now()`; all calls for it share its time limit. */
  startedAt?: number | undefined;
  /** Called with every call at its end, also where no answer results. */
  record: (call: TutorCall) => void;
  /**
   * Called with everything that may be shown, each time there is more: nothing that the checker or a help level
   * withholds.
   */
  show?: (part: AiResponsePart) => void;
  /** The model may not be called: the day's tokens are used up. The built-in tutor answers, with a notice. */
  builtInOnly?: boolean;
}

export type OutputOf<Name extends OperationName> = z.infer<Operations[Name]["output"]>;

/** The checker's result for a whole reply. */
export interface Judgement {
  verdict: CheckVerdict;
}

interface AskDependencies<Output, OwnJudgement extends Judgement> extends Pick<
  AskContext,
  "signal" | "startedAt" | "record"
> {
  engine: TutorEngine;
  now: () => Date;
  /** Examines a whole reply; its verdict is recorded with the call. */
  examine: (output: Output) => Promise<OwnJudgement>;
  onDraft?: ((draft: Draft<Output>) => void) | undefined;
  /** The fields whose unfinished text is read, as in `Call`. */
  wordByWord?: readonly string[] | undefined;
  /** Aborts only this call, where its reply is found wrong before it is complete. */
  cutSignal?: AbortSignal | undefined;
}

export type EngineResult<Output, OwnJudgement> =
  | { kind: "answered"; output: Output; judgement: OwnJudgement; replyKind: ReplyKind | undefined }
  | DeclinedResult
  | { kind: "cut" };

/** The result of an engine that can't answer. */
export type DeclinedResult = Pick<
  Extract<Outcome<never>, { kind: "declined" }>,
  "kind" | "sentence" | "nearby" | "suggestion" | "offers" | "replyKind"
>;

const notAmongItsSkills = "I can't do this here yet. I can help with homework in maths.";

/**
 * Calls an engine for one operation, has the reply examined and records the call. An engine without the skill declines.
 */
export async function askEngine<Name extends OperationName, OwnJudgement extends Judgement>(
  operation: Name,
  request: Operations[Name]["request"],
  dependencies: AskDependencies<OutputOf<Name>, OwnJudgement>,
): Promise<EngineResult<OutputOf<Name>, OwnJudgement>> {
  const { engine, signal, startedAt, cutSignal, onDraft, wordByWord, examine, now } = dependencies;
  const skill = engine.skills[operation];
  if (!skill) return { kind: "declined", sentence: notAmongItsSkills };
  const call = openCall(operation, dependencies);
  try {
    const outcome = await skill(request, {
      signal: cutSignal ? AbortSignal.any([signal, cutSignal]) : signal,
      startedAt,
      // A reply without a reader may be repeated after its first words, and needs no drafts.
      ...(onDraft && {
        wordByWord,
        onDraft: (draft: Draft<OutputOf<Name>>) => {
          call.onPart();
          onDraft(draft);
        },
      }),
    });
    call.onEnd(outcome.kind, now().getTime());
    if (outcome.kind === "declined") {
      call.record({ outcome: "declined", usage: outcome.usage, verdict: null });
      return declinedResult(outcome);
    }
    const judgement = await examine(outcome.output);
    call.record({ outcome: "answered", usage: outcome.usage, verdict: judgement.verdict });
    const { output, replyKind } = outcome;
    return { kind: "answered", output, judgement, replyKind };
  } catch (error) {
    const { failure, usage } = failureOf(error);
    const isCut = cutSignal?.aborted === true && !signal.aborted && failure !== "crashed";
    if (!isCut) {
      call.record({ outcome: failure, usage, verdict: null });
      throw error;
    }
    call.record({ outcome: "answered", usage, verdict: "corrected" });
    return { kind: "cut" };
  }
}

function declinedResult({
  kind,
  sentence,
  nearby = [],
  offers = [],
  suggestion,
  replyKind,
}: DeclinedResult): DeclinedResult {
  return {
    kind,
    sentence,
    nearby,
    offers,
    ...(suggestion !== undefined && { suggestion }),
    ...(replyKind && { replyKind }),
  };
}

function failureOf(error: unknown): { failure: TutorFailure | "crashed"; usage: Usage } {
  return error instanceof TutorError
    ? { failure: error.failure, usage: error.usage ?? noUsage }
    : { failure: "crashed", usage: noUsage };
}

/** The times of one call, and its one record. */
function openCall(
  operation: OperationName,
  { engine, record, now }: Pick<AskDependencies<never, Judgement>, "engine" | "record" | "now">,
) {
  const startedAt = now().getTime();
  let firstPartAt: number | null = null;
  let endedAt: number | null = null;
  return {
    onPart: () => {
      firstPartAt ??= now().getTime();
    },
    /** A reply without streaming has its first part at its end. */
    onEnd: (kind: Outcome<unknown>["kind"], at: number) => {
      endedAt = at;
      if (kind === "answered") firstPartAt ??= at;
    },
    record: (result: Pick<TutorCall, "outcome" | "usage" | "verdict">) => {
      const end = endedAt ?? now().getTime();
      record({
        operation,
        engine: engine.name,
        model: engine.model,
        firstPartMilliseconds: firstPartAt === null ? null : Math.max(0, firstPartAt - startedAt),
        milliseconds: Math.max(0, end - startedAt),
        ...result,
      });
    },
  };
}
