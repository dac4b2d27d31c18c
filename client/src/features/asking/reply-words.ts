import type { AiResponsePart, ReplyKind } from "#shared/contracts/answer.ts";

interface ReplyWords {
  heading: string;
  /** Screen reader announcement for a complete reply; empty if nothing is announced. */
  ready: string;
}

const words: Record<ReplyKind | "answer" | "guide" | "refusal" | "choice" | "care", ReplyWords> = {
  answer: { heading: "Solution", ready: "Your answer is ready." },
  guide: { heading: "Let's work it out", ready: "The first step of your help is ready." },
  topic: { heading: "Explanation", ready: "Your explanation is ready." },
  idea: {
    heading: "I can't answer this one yet. This is the idea behind it",
    ready: "I can't answer this one yet. This is the idea behind it.",
  },
  plan: { heading: "Your plan", ready: "Your plan is ready." },
  aside: { heading: "Back to your books", ready: "This is not from your books." },
  courtesy: { heading: "I'm here to help", ready: "Your tutor has answered." },
  refusal: { heading: "I can't answer this one yet", ready: "I can't answer this one yet." },
  choice: { heading: "Which one do you mean?", ready: "There are questions to choose from." },
  care: { heading: "You are not alone", ready: "" },
};

/** The heading and the announcement of a reply, which never claim more than it is. */
export function replyWords(part: AiResponsePart): ReplyWords {
  const { replyKind, declined, helplines, followUpQuestions = [] } = part;
  if (helplines) return words.care;
  if (declined === true) {
    return words[replyKind ?? (followUpQuestions.length > 0 ? "choice" : "refusal")];
  }
  return words[replyKind ?? (isGuide(part) ? "guide" : "answer")];
}

/** Hints, or steps of which the student does the last one: the answer is left to her. */
function isGuide({ answer, tryIt }: AiResponsePart): boolean {
  return answer === undefined && tryIt !== undefined;
}
