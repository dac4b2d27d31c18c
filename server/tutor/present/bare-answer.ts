import type { AiResponse } from "#shared/contracts/answer.ts";
import type { Presented } from "./frame.ts";

/** The engine that wrote it, and why another one than usual. */
export type PresentedBy = Pick<Presented, "engine" | "notice">;

type Words = Pick<AiResponse, "content" | "subject" | "topic" | "difficulty">;

/** An answer with only a topic and text. It has no mark: text can't be computed. */
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
