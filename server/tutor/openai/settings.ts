/** What the OpenAI engine needs to know; anything that speaks the chat completions API can stand behind it. */
export interface OpenAiSettings {
  apiKey: string;
  /** Root of the API; null: OpenAI's own. */
  baseUrl: string | null;
  model: string;
  /** The longest a student waits for one answer, retry included. */
  timeoutMs: number;
  /** Pause before the retry where the provider names none. */
  retryPauseMs?: number;
  /** A longer pause than this, asked for by the provider, is the student's to decide on: no retry. */
  longestRetryPauseMs?: number;
  /** Cap on the tokens of one reply, reasoning included. */
  maxReplyTokens?: number;
}

export const defaultRetryPauseMs = 500;
export const defaultLongestRetryPauseMs = 5_000;
export const defaultMaxReplyTokens = 8_000;
