import { z } from "zod";
import type { Usage } from "../engine.ts";
import { asData } from "../prompts/message.ts";
import { redactMessages } from "../safety/redact.ts";
import { TutorError } from "../tutor-error.ts";
import { adviceFor } from "./advice.ts";
import type { Ask } from "./ask.ts";
import { type Reason, reasonOf } from "./reason.ts";

/** The result of asking a provider for one word. */
export type Probe =
  | {
      kind: "ready";
      /** The model's text. */
      word: string;
      /** Milliseconds until the first part of the reply; null where it came in one piece. */
      firstMilliseconds: number | null;
      milliseconds: number;
      usage: Usage;
    }
  | ({ kind: "failed"; advice: string } & Reason);

/** As `Question.name`; failed calls of this name are reported by the prober. */
export const probeName = "ready";

const form = z.object({ ready: z.string() });

const rule =
  "This is a test of the connection. Write the word between the tags of the question as `ready`.";

const filler = "Nothing here matters. ";

interface ProbeOptions {
  signal: AbortSignal;
  apiKey: string;
  /** Characters after the requested word: a model that forgets the word has a short context. */
  padding?: number | undefined;
}

/** The requested word. */
export const probeWord = "banyan";

function messagesWith(padding: number) {
  const rest = filler.repeat(Math.ceil(padding / filler.length));
  return redactMessages(
    [
      { role: "system", content: rule },
      { role: "user", content: `${asData("question", probeWord)}\n${rest}` },
    ],
    {},
  );
}

/**
 * Asks for one word in the form of a real answer, so that the dialect is learnt before a student asks.
 *
 * @throws {TutorError} `stopped` by the signal alone
 */
export async function probe(
  ask: Ask,
  { signal, apiKey, padding = 0 }: ProbeOptions,
): Promise<Probe> {
  const startedAt = performance.now();
  let firstMilliseconds: number | null = null;
  const onDraft = () => {
    firstMilliseconds ??= Math.round(performance.now() - startedAt);
  };
  const messages = messagesWith(padding);
  const question = { name: probeName, form, readBy: form, messages, safetyIdentifier: "test" };
  try {
    const outcome = await ask(question, { signal, onDraft });
    const milliseconds = Math.round(performance.now() - startedAt);
    const word = outcome.kind === "answered" ? outcome.output.ready : "";
    return { kind: "ready", word, firstMilliseconds, milliseconds, usage: outcome.usage };
  } catch (error) {
    if (!(error instanceof TutorError) || error.failure === "stopped") throw error;
    return { kind: "failed", advice: adviceFor(error), ...reasonOf(error, { apiKey, texts: [] }) };
  }
}
