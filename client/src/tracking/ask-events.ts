import { track } from "./track.ts";

interface AskedWords {
  question: { text: string; photo: unknown };
  refines?: { wish: string } | undefined;
}

/** Of a question: its length, whether it has a photo, and how it begins (specification section 7). */
const longestPreview = 50;

/** A question is on its way, perhaps one that she asked before (`isAgain`) and that counts once. Gives what to call when its answer is there. */
export function trackAsk(
  { question, refines }: AskedWords,
  isAgain = false,
): (answer: string) => void {
  const words = (refines?.wish ?? question.text).trim();
  const hasImage = question.photo !== null;
  const since = Date.now();
  if (!isAgain && (words !== "" || hasImage)) {
    track("query_submitted", {
      character_count: words.length,
      has_image: hasImage,
      ...(words !== "" && { query_preview: words.slice(0, longestPreview) }),
    });
  }
  return (answer) => {
    const duration_ms = Date.now() - since;
    track("ai_response_received", { character_count: answer.length, duration_ms });
  };
}
