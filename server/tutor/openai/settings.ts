import type { BreakerOptions } from "./breaker.ts";
import type { LearntDialect } from "./dialect.ts";
import type { Report } from "./report.ts";

export const reasoningEfforts = ["none", "minimal", "low", "medium", "high"] as const;
export const verbosities = ["low", "medium", "high"] as const;

/** Settings of the OpenAI engine, for any provider of the chat completions API. */
export interface OpenAiSettings {
  apiKey: string;
  /** The root of the API; null: OpenAI's own. */
  baseUrl: string | null;
  model: string;
  /** Whether the model reads photos: otherwise none is sent. */
  readsPhotos?: boolean;
  /** The longest time for one answer, retries, repairs and repeated requests included. */
  timeoutMs: number;
  /** The time-out for the beginning of a reply; four times as long where the provider is known to delay its headers. */
  connectTimeoutMs?: number;
  /** The longest pause after the first text. Before it a model may reason for as long as `timeoutMs` permits. */
  idleTimeoutMs?: number;
  /** The bound of the first random pause before a retry; it doubles each time. */
  retryPauseMs?: number;
  /** A longer pause requested by the provider is left to the student: no retry. */
  longestRetryPauseMs?: number;
  /** The cap on the tokens of one reply, reasoning included. */
  maxReplyTokens?: number;
  /** The reasoning effort; null: the model's default. */
  reasoningEffort?: (typeof reasoningEfforts)[number] | null;
  /** The verbosity; null: the model's default. */
  verbosity?: (typeof verbosities)[number] | null;
  /** What an earlier process learnt of the provider, and the store for this one. */
  learntDialect?: LearntDialect | null;
  keepLearnt?: (learnt: LearntDialect) => void;
  /** Called for failures, and for what is learnt. */
  report?: Report;
  breaker?: BreakerOptions;
}

/** The settings with defaults filled in. */
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
    learntDialect: null,
    keepLearnt: () => undefined,
    report: () => undefined,
    breaker: {},
    ...settings,
  };
}
export type WholeSettings = Required<OpenAiSettings>;
