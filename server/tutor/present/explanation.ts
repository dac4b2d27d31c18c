import type { AiResponse } from "#shared/contracts/answer.ts";
import type { ConceptExplanation } from "../outputs/concept-explanation.ts";
import { bareAnswer, type PresentedBy } from "./bare-answer.ts";

/** An idea as the page shows it. */
export function presentExplanation(
  explanation: ConceptExplanation,
  presented: PresentedBy,
): AiResponse {
  const { keyTerms, examples, followUpQuestions } = explanation;
  return { ...bareAnswer(explanation, presented), keyTerms, examples, followUpQuestions };
}
