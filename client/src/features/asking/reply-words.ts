import type { AiResponsePart, ReplyKind } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";

interface ReplyWords {
  heading: string;
  /** Screen reader announcement for a complete reply; empty where nothing is announced. */
  ready: string;
}

/** A solution that opens bit by bit and leaves the answer to the student. */
export type Guide = Exclude<HelpLevel, "full">;

const words: Record<ReplyKind | Guide | "answer" | "refusal" | "care", ReplyWords> = {
  answer: { heading: "Solution", ready: "Your answer is ready." },
  hint: { heading: "Your hints", ready: "Your first hint is ready." },
  stepbystep: { heading: "Your steps", ready: "Your first step is ready." },
  topic: { heading: "Explanation", ready: "Your explanation is ready." },
  idea: {
    heading: "I can't answer this one yet. This is the idea behind it",
    ready: "I can't answer this one yet. This is the idea behind it.",
  },
  plan: { heading: "Your plan", ready: "Your plan is ready." },
  aside: { heading: "Back to your books", ready: "This is not from your books." },
  refusal: { heading: "I can't answer this one yet", ready: "I can't answer this one yet." },
  care: { heading: "You are not alone", ready: "" },
};

/** What stands over a whole reply, and what is said when it is there: never more than it is. */
export function replyWords(
  { replyKind, declined, helplines }: AiResponsePart,
  guide: Guide | null = null,
): ReplyWords {
  if (helplines) return words.care;
  if (declined === true) return words[replyKind ?? "refusal"];
  return words[replyKind ?? guide ?? "answer"];
}
