import type { BreakerOptions } from "./breaker.ts";

/** What the OpenAI engine needs to know; anything that speaks the chat completions API can stand behind it. */
export interface OpenAiSettings {
  apiKey: string;
  /** Root of the API; null: OpenAI's own. */
  baseUrl: string | null;
  model: string;
  /** The longest a student waits for one answer, retries and repair included. */
  timeoutMs: number;
  /** Until the provider begins to reply. */
  connectTimeoutMs?: number;
  /** The longest silence once words have come. Before them a model may think for as long as `timeoutMs` lets it. */
  idleTimeoutMs?: number;
  /** Bound of the first random pause before a retry; each next one has twice the bound. */
  retryPauseMs?: number;
  /** A longer pause than this, asked for by the provider, is the student's to decide on: no retry. */
  longestRetryPauseMs?: number;
  /** Cap on the tokens of one reply, reasoning included. */
  maxReplyTokens?: number;
  breaker?: BreakerOptions;
}

/** The settings with what was left to us. */
export function withDefaults(settings: OpenAiSettings) {
  return {
    connectTimeoutMs: 15_000,
    idleTimeoutMs: 20_000,
    retryPauseMs: 500,
    longestRetryPauseMs: 5_000,
    maxReplyTokens: 8_000,
    ...settings,
  };
}
export type WholeSettings = ReturnType<typeof withDefaults>;
