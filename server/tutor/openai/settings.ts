import type { BreakerOptions } from "./breaker.ts";
import type { LearntDialect } from "./dialect.ts";
import type { Report } from "./report.ts";

export const reasoningEfforts = ["none", "minimal", "low", "medium", "high"] as const;
export const verbosities = ["low", "medium", "high"] as const;

/** What the OpenAI engine needs to know; anything that speaks the chat completions API can stand behind it. */
export interface OpenAiSettings {
  apiKey: string;
  /** Root of the API; null: OpenAI's own. */
  baseUrl: string | null;
  model: string;
  /** Whether the model sees photos: where it doesn't, none is asked about. */
  readsPhotos?: boolean;
  /** The longest a student waits for one answer, retries, repairs and further asks included. */
  timeoutMs: number;
  /** Until the provider begins to reply; four times as long where it is known to hold its headers. */
  connectTimeoutMs?: number;
  /** The longest silence once words have come. Before them a model may think for as long as `timeoutMs` lets it. */
  idleTimeoutMs?: number;
  /** Bound of the first random pause before a retry; each next one has twice the bound. */
  retryPauseMs?: number;
  /** A longer pause than this, asked for by the provider, is the student's to decide on: no retry. */
  longestRetryPauseMs?: number;
  /** Cap on the tokens of one reply, reasoning included. */
  maxReplyTokens?: number;
  /** How long a model thinks before it answers; null: as it does by itself. */
  reasoningEffort?: (typeof reasoningEfforts)[number] | null;
  /** How much a model writes; null: as it does by itself. */
  verbosity?: (typeof verbosities)[number] | null;
  /** What an earlier process learnt of the provider, and who keeps what this one learns. */
  learnt?: LearntDialect | null;
  keepLearnt?: (learnt: LearntDialect) => void;
  /** Told of what goes wrong, and of what is learnt. */
  report?: Report;
  breaker?: BreakerOptions;
}

/** The settings with what was left to us. */
export function withDefaults(settings: OpenAiSettings): WholeSettings {
  return {
    readsPhotos: true,
    connectTimeoutMs: 15_000,
    idleTimeoutMs: 20_000,
    retryPauseMs: 500,
    longestRetryPauseMs: 5_000,
    maxReplyTokens: 8_000,
    reasoningEffort: "low" as const,
    verbosity: null,
    learnt: null,
    keepLearnt: () => undefined,
    report: () => undefined,
    breaker: {},
    ...settings,
  };
}
export type WholeSettings = Required<OpenAiSettings>;
