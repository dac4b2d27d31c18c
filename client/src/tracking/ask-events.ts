import { track } from "./track.ts";

interface AskInput {
  question: { text: string; photo: unknown };
  refines?: { wish: string } | undefined;
}

/**
 * Most characters of a question that are tracked. An event has the question's length, whether it has a photo, and its
 * beginning (specification section 7).
 */
const longestPreview = 50;

/** Outcome of a question in progress. The question is tracked once, by the first of `hasBegun` and `isPrivate`. */
export interface AskTracking {
  /** The answer has begun: the beginning of the question may be tracked. */
  onAnswerStart: () => void;
  /** The reply is a care reply or unknown: the beginning of the question must not be tracked. */
  onPrivateReply: () => void;
  /** The answer, with its text, is complete. */
  onAnswerComplete: (answer: string) => void;
}

/** Tracks a question in progress; a retry (`isAgain`) is not counted again. */
export function trackAsk({ question, refines }: AskInput, isRetry = false): AskTracking {
  const words = (refines?.wish ?? question.text).trim();
  const hasImage = question.photo !== null;
  const startedAt = Date.now();
  let isTracked = isRetry || (words === "" && !hasImage);
  const trackQuery = (preview: { query_preview?: string }) => {
    if (isTracked) return;
    isTracked = true;
    const facts = { character_count: words.length, has_image: hasImage };
    track("query_submitted", { ...facts, ...preview });
  };
  const onAnswerStart = () =>
    trackQuery(words === "" ? {} : { query_preview: words.slice(0, longestPreview) });
  return {
    onAnswerStart,
    onPrivateReply: () => trackQuery({}),
    onAnswerComplete: (answer) => {
      const duration_ms = Date.now() - startedAt;
      track("ai_response_received", { character_count: answer.length, duration_ms });
    },
  };
}
