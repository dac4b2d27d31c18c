import type { AiResponsePart, ReplyKind } from "#shared/contracts/answer.ts";

interface ReplyWords {
  heading: string;
  /** Screen reader announcement for a complete reply; empty where nothing is announced. */
  ready: string;
}

const words: Record<ReplyKind | "answer" | "refusal" | "care", ReplyWords> = {
  answer: { heading: "Solution", ready: "Your answer is ready." },
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
export function replyWords({ replyKind, declined, helplines }: AiResponsePart): ReplyWords {
  if (helplines) return words.care;
  return words[replyKind ?? (declined === true ? "refusal" : "answer")];
}
