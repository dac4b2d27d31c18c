import type { AiResponse } from "#shared/contracts/answer.ts";
import type { Presented } from "./frame.ts";

/** Who wrote it, and why another one than usual. */
export type PresentedBy = Pick<Presented, "engine" | "notice">;

type Words = Pick<AiResponse, "content" | "subject" | "topic" | "difficulty">;

/** Words and what they are about, and nothing else. They bear no mark: what is told in words can't be computed. */
export function bareAnswer(
  { content, subject, topic, difficulty }: Words,
  { engine, notice }: PresentedBy,
): AiResponse {
  return {
    content,
    steps: [],
    examples: [],
    keyTerms: [],
    followUpQuestions: [],
    nextSteps: [],
    difficulty,
    subject,
    topic,
    check: { status: "unchecked" },
    engine,
    declined: false,
    ...(notice !== undefined && { notice }),
  };
}
