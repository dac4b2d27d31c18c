import type { AiResponse } from "#shared/contracts/answer.ts";
import type { ConceptExplanation } from "../outputs/concept-explanation.ts";
import type { Presented } from "./frame.ts";

/** Who explained, and why another one than usual. */
export type PresentedBy = Pick<Presented, "engine" | "notice">;

/** An idea as the page shows it. It bears no mark: what is told in words can't be computed. */
export function presentExplanation(
  explanation: ConceptExplanation,
  { engine, notice }: PresentedBy,
): AiResponse {
  const { subject, topic, difficulty, content, keyTerms, examples, followUpQuestions } =
    explanation;
  return {
    content,
    steps: [],
    examples,
    keyTerms,
    followUpQuestions,
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
