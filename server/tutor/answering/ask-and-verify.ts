import type { AiResponsePart } from "#shared/contracts/answer.ts";
import {
  type AskContext,
  askEngine,
  type Judgement,
  type OutputOf,
  type Said,
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
export interface Attempt<Output, Examined> {
  output: Output | null;
  examined: Examined | null;
  findings: readonly Finding[];
}

export type Sound<Output, Examined> = { kind: "answered"; best: Attempt<Output, Examined> } | Said;

export interface Inquiry<Name extends OperationName, Examined extends Examination> {
  operation: Name;
  engine: TutorEngine;
  /** The request, with what was wrong with the replies before. */
  request: (notes: RepairNotes) => Operations[Name]["request"];
  examine: (output: OutputOf<Name>) => Promise<Examined>;
  /** Says of a streamed reply what may be shown of it; `cut` ends it for a finding. Left out, nothing is shown. */
  compose?: (cut: (finding: Finding) => void) => Compose<OutputOf<Name>>;
  /** The fields that are shown word by word; of all others only what is whole. */
  wordByWord?: readonly (keyof OutputOf<Name> & string)[];
}

/**
 * Asks, and asks again for what the checker finds: each kind of finding once, three calls at most. The best reply comes
 * back with the findings that are left; a call that fails after the first costs nothing but itself.
 *
 * @throws {TutorError} Where the first call fails, and wherever the student presses Stop.
 */
export async function askAndVerify<Name extends OperationName, Examined extends Examination>(
  inquiry: Inquiry<Name, Examined>,
  context: AskContext & { now: () => Date },
): Promise<Sound<OutputOf<Name>, Examined>> {
  const attempts: Attempt<OutputOf<Name>, Examined>[] = [];
  const told: Finding[] = [];
  // What has been shown is replaced by the end alone: a second reply does not grow over the first.
  const shown: Shown = { part: null };
  while (attempts.length < mostCalls) {
    const asked = await askOnce(inquiry, { told, shown }, context).catch((error: unknown) => {
      if (attempts.length === 0 || !isPassing(error)) throw error;
      return null;
    });
    if (asked?.kind === "declined" && attempts.length === 0) return asked;
    if (asked?.kind !== "answered") break;
    attempts.push(asked.attempt);
    const fresh = asked.attempt.findings.filter(
      ({ kind }) => !told.some((one) => one.kind === kind),
    );
    // A finding that only the student can settle is not asked again.
    if (fresh.length === 0 || findingOf(fresh, "two_readings")) break;
    told.push(...fresh);
  }
  return { kind: "answered", best: bestOf(attempts) };
}

interface Shown {
  part: AiResponsePart | null;
}

interface Progress {
  told: readonly Finding[];
  shown: Shown;
}

type AskedOnce<Output, Examined> = { kind: "answered"; attempt: Attempt<Output, Examined> } | Said;

async function askOnce<Name extends OperationName, Examined extends Examination>(
  inquiry: Inquiry<Name, Examined>,
  { told, shown }: Progress,
  context: AskContext & { now: () => Date },
): Promise<AskedOnce<OutputOf<Name>, Examined>> {
  const cutter = new AbortController();
  const cutFor: Finding[] = [];
  const partStream = partStreamOf(inquiry, shown, context, (finding) => {
    cutFor.push(finding);
    cutter.abort();
  });
  try {
    const asked = await askEngine(inquiry.operation, inquiry.request(repairNotesOf(told)), {
      ...context,
      engine: inquiry.engine,
      cut: cutter.signal,
      wordByWord: inquiry.wordByWord,
      onDraft: partStream && ((draft: Draft<OutputOf<Name>>) => partStream.onDraft(draft)),
      examine: async (output) => {
        await partStream?.close();
        return inquiry.examine(output);
      },
    });
    if (asked.kind === "declined") return asked;
    if (asked.kind === "cut") {
      return { kind: "answered", attempt: { output: null, examined: null, findings: cutFor } };
    }
    const { output, judged } = asked;
    return {
      kind: "answered",
      attempt: { output, examined: judged, findings: judged.findings },
    };
  } finally {
    await partStream?.close();
  }
}

function partStreamOf<Name extends OperationName, Examined extends Examination>(
  { compose }: Inquiry<Name, Examined>,
  shown: Shown,
  { show }: AskContext,
  cut: (finding: Finding) => void,
): PartStream<OutputOf<Name>> | undefined {
  if (!show || !compose || (shown.part && hasWords(shown.part))) return undefined;
  return createPartStream(compose(cut), (part) => {
    shown.part = part;
    show(part);
  });
}

/** Whether a part has anything of the solution, besides its topic. */
function hasWords({ answer, content, steps }: AiResponsePart): boolean {
  return answer !== undefined || content !== undefined || steps !== undefined;
}

function bestOf<Output, Examined>(
  attempts: readonly Attempt<Output, Examined>[],
): Attempt<Output, Examined> {
  return attempts.reduce((best, next) =>
    severityOf(next.findings) <= severityOf(best.findings) ? next : best,
  );
}

/** A failed retry costs nothing; Stop still stops, and a bug is still thrown. */
function isPassing(error: unknown): boolean {
  return error instanceof TutorError && error.failure !== "stopped";
}
