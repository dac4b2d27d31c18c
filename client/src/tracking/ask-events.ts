import { track } from "./track.ts";

interface AskedWords {
  question: { text: string; photo: unknown };
  refines?: { wish: string } | undefined;
}

/** Of a question: its length, whether it has a photo, and how it begins (specification section 7). */
const longestPreview = 50;

/** What became of a question that is on its way. It is told once, by the first of these. */
export interface AskTracking {
  /** Its answer has begun: how the question begins may be told. */
  hasBegun: () => void;
  /** It was met with care, or nobody knows: how it begins is told to nobody. */
  isPrivate: () => void;
  /** Its answer is there, in these words. */
  isAnswered: (answer: string) => void;
}

/** A question is on its way, perhaps one that she asked before (`isAgain`) and that counts once. */
export function trackAsk({ question, refines }: AskedWords, isAgain = false): AskTracking {
  const words = (refines?.wish ?? question.text).trim();
  const hasImage = question.photo !== null;
  const since = Date.now();
  let isTold = isAgain || (words === "" && !hasImage);
  const tell = (preview: { query_preview?: string }) => {
    if (isTold) return;
    isTold = true;
    const facts = { character_count: words.length, has_image: hasImage };
    track("query_submitted", { ...facts, ...preview });
  };
  const hasBegun = () =>
    tell(words === "" ? {} : { query_preview: words.slice(0, longestPreview) });
  return {
    hasBegun,
    isPrivate: () => tell({}),
    isAnswered: (answer) => {
      const duration_ms = Date.now() - since;
      track("ai_response_received", { character_count: answer.length, duration_ms });
    },
  };
}
