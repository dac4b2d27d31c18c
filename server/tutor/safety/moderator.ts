import type { Concern } from "#shared/domain/study.ts";
import { OpenAI } from "openai";
import type { ModerationMultiModalInput } from "openai/resources/moderations";
import { z } from "zod";
import type { Photo } from "../photo.ts";
import { redact } from "./redact.ts";

export interface ModeratorSettings {
  apiKey: string;
  /** Root of the API; null: OpenAI's own. */
  baseUrl: string | null;
  /** The time limit of the check. */
  timeoutMs?: number;
  /** Called for every failure; the ask itself continues. */
  onFailure: (error: unknown) => void;
}

/** The student's text and photo, with the names to redact. */
interface ModerationInput {
  text: string;
  photo?: Photo;
  names?: readonly string[];
}

/** The provider's concern about a message, or null: none, or no result. Never throws. */
export type Moderate = (input: ModerationInput, signal: AbortSignal) => Promise<Concern | null>;

const model = "omni-moderation-latest";
const defaultTimeoutMs = 3_000;

/**
 * The score from which a category counts, the most urgent category first. Each has its own threshold, since `flagged`
 * also catches lessons: wars and murders in books (`violence`, `harassment` and `hate`, which are therefore no evidence
 * of a child's need and are left out), biology (`sexual`), Durkheim and farmers' distress (`self-harm`). No category
 * covers abuse of a child: the product's own list does.
 */
const lines: readonly { category: string; concern: Concern; from: number }[] = [
  { category: "self-harm/intent", concern: "self_harm", from: 0.4 },
  { category: "self-harm/instructions", concern: "self_harm", from: 0.4 },
  { category: "self-harm", concern: "self_harm", from: 0.8 },
  { category: "sexual/minors", concern: "sexual", from: 0.4 },
  { category: "sexual", concern: "sexual", from: 0.8 },
  { category: "illicit/violent", concern: "danger", from: 0.6 },
  { category: "illicit", concern: "danger", from: 0.9 },
];

/** The fields of the response that are read; providers of a dialect omit categories or send null. */
const moderation = z.object({
  results: z
    .array(z.object({ category_scores: z.record(z.string(), z.number().nullish()) }))
    .min(1),
});

/**
 * Asks the provider's moderation endpoint, once, with names, phone numbers and e-mail addresses redacted. It fails
 * open: the product's own list comes first, and a student does not lose her answer because a second opinion is late.
 */
export function createModerator(settings: ModeratorSettings): Moderate {
  const timeoutMs = settings.timeoutMs ?? defaultTimeoutMs;
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    // Without these the SDK would read them from the environment.
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: "off",
  });

  return async function moderate(input, stop) {
    const parts = partsOf(input);
    if (parts.length === 0) return null;
    // The SDK's time-out ends at the response's headers; this one does not.
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
    try {
      const reply = await client.moderations.create({ model, input: parts }, { signal });
      return concernIn(moderation.parse(reply));
    } catch (error) {
      if (!stop.aborted) settings.onFailure(error);
      return null;
    }
  };
}

function partsOf({ text, photo, names }: ModerationInput): ModerationMultiModalInput[] {
  const parts: ModerationMultiModalInput[] = [];
  if (text.trim() !== "") parts.push({ type: "text", text: redact(text, { names }) });
  if (photo) {
    const url = `data:${photo.mediaType};base64,${Buffer.from(photo.bytes).toString("base64")}`;
    parts.push({ type: "image_url", image_url: { url } });
  }
  return parts;
}

function concernIn({ results }: z.infer<typeof moderation>): Concern | null {
  const crossed = lines.find(({ category, from }) =>
    results.some(({ category_scores: scores }) => (scores[category] ?? 0) >= from),
  );
  return crossed?.concern ?? null;
}
