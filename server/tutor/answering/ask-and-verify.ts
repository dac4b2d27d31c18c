import type { AiResponsePart } from "#shared/contracts/answer.ts";
import {
  type AskContext,
  askEngine,
  type Judgement,
  type OutputOf,
  type DeclinedResult,
} from "../ask-engine.ts";
import type { Draft, TutorEngine } from "../engine.ts";
import type { OperationName, Operations, RepairNotes } from "../operations.ts";
import { TutorError } from "../tutor-error.ts";
import { type Finding, findingOf, repairNotesOf, severityOf } from "./finding.ts";
import { type Compose, createPartStream, type PartStream } from "./part-stream.ts";

/** The most calls for one question. */
const mostCalls = 3;

/** The checker's verdict on a reply. */
export interface Examination extends Judgement {
  findings: readonly Finding[];
}

/** One reply: complete, or null where it was aborted because it was found wrong. */
export interface CheckedReply<Output, OwnExamination> {
  output: Output | null;
  examination: OwnExamination | null;
  findings: readonly Finding[];
}

export type VerifiedResult<Output, OwnExamination> =
  | { kind: "answered"; best: CheckedReply<Output, OwnExamination> }
  | DeclinedResult;

export interface Inquiry<Name extends OperationName, OwnExamination extends Examination> {
  operation: Name;
  engine: TutorEngine;
  /** The request, with what was wrong with the replies before. */
  request: (notes: RepairNotes) => Operations[Name]["request"];
  examine: (output: OutputOf<Name>) => Promise<OwnExamination>;
  /** Computes what may be shown of a streamed reply; `cut` aborts it for a finding. By default nothing is shown. */
  compose?: (cut: (finding: Finding) => void) => Compose<OutputOf<Name>>;
  /** The fields that are shown word by word; of all others only what is whole. */
  wordByWord?: readonly (keyof OutputOf<Name> & string)[];
}

/**
 * Requests a reply, and repeats the request for what the checker finds: each kind of finding once, three calls at most.
 * Returns the best reply with its remaining findings. A failure after the first call is ignored.
 *
 * @throws {TutorError} Where the first call fails, and wherever the student presses Stop.
 */
export async function askAndVerify<Name extends OperationName, OwnExamination extends Examination>(
  inquiry: Inquiry<Name, OwnExamination>,
  context: AskContext & { now: () => Date },
): Promise<VerifiedResult<OutputOf<Name>, OwnExamination>> {
  const replies: CheckedReply<OutputOf<Name>, OwnExamination>[] = [];
  const quotedFindings: Finding[] = [];
  // Only the final answer replaces a displayed part: a second reply does not stream over the first.
  const display: Display = { part: null };
  while (replies.length < mostCalls) {
    const result = await askOnce(inquiry, { quotedFindings, display }, context).catch(
      (error: unknown) => {
        if (replies.length === 0 || !isPassing(error)) throw error;
        return null;
      },
    );
    if (result?.kind === "declined" && replies.length === 0) return result;
    if (result?.kind !== "answered") break;
    replies.push(result.reply);
    const fresh = result.reply.findings.filter(
      ({ kind }) => !quotedFindings.some((one) => one.kind === kind),
    );
    // A finding that only the student can settle is not asked again.
    if (fresh.length === 0 || findingOf(fresh, "two_readings")) break;
    quotedFindings.push(...fresh);
  }
  return { kind: "answered", best: bestOf(replies) };
}

interface Display {
  part: AiResponsePart | null;
}

interface Progress {
  quotedFindings: readonly Finding[];
  display: Display;
}

type CallResult<Output, OwnExamination> =
  | { kind: "answered"; reply: CheckedReply<Output, OwnExamination> }
  | DeclinedResult;

async function askOnce<Name extends OperationName, OwnExamination extends Examination>(
  inquiry: Inquiry<Name, OwnExamination>,
  { quotedFindings, display }: Progress,
  context: AskContext & { now: () => Date },
): Promise<CallResult<OutputOf<Name>, OwnExamination>> {
  const cutter = new AbortController();
  const cutFor: Finding[] = [];
  const partStream = partStreamOf(inquiry, display, context, (finding) => {
    cutFor.push(finding);
    cutter.abort();
  });
  try {
    const result = await askEngine(
      inquiry.operation,
      inquiry.request(repairNotesOf(quotedFindings)),
      {
        ...context,
        engine: inquiry.engine,
        cutSignal: cutter.signal,
        wordByWord: inquiry.wordByWord,
        onDraft: partStream && ((draft: Draft<OutputOf<Name>>) => partStream.onDraft(draft)),
        examine: async (output) => {
          await partStream?.close();
          return inquiry.examine(output);
        },
      },
    );
    if (result.kind === "declined") return result;
    if (result.kind === "cut") {
      return { kind: "answered", reply: { output: null, examination: null, findings: cutFor } };
    }
    const { output, judgement } = result;
    return {
      kind: "answered",
      reply: { output, examination: judgement, findings: judgement.findings },
    };
  } finally {
    await partStream?.close();
  }
}

function partStreamOf<Name extends OperationName, OwnExamination extends Examination>(
  { compose }: Inquiry<Name, OwnExamination>,
  display: Display,
  { show }: AskContext,
  cut: (finding: Finding) => void,
): PartStream<OutputOf<Name>> | undefined {
  if (!show || !compose || (display.part && hasWords(display.part))) return undefined;
  return createPartStream(compose(cut), (part) => {
    display.part = part;
    show(part);
  });
}

/** Whether a part has anything of the solution, besides its topic. */
function hasWords({ answer, content, steps }: AiResponsePart): boolean {
  return answer !== undefined || content !== undefined || steps !== undefined;
}

function bestOf<Output, OwnExamination>(
  replies: readonly CheckedReply<Output, OwnExamination>[],
): CheckedReply<Output, OwnExamination> {
  return replies.reduce((best, next) =>
    severityOf(next.findings) <= severityOf(best.findings) ? next : best,
  );
}

/** Whether a failed retry may be ignored: Stop and bugs are rethrown. */
function isPassing(error: unknown): boolean {
  return error instanceof TutorError && error.failure !== "stopped";
}
