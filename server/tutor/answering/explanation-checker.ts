import type { ConceptExplanation } from "../outputs/concept-explanation.ts";
import { joined, piecesOf } from "../present/pieces.ts";
import type { Examination } from "./ask-and-verify.ts";
import type { TextChecker } from "./text-checker.ts";

/** The statements of an explanation: the pieces of its text, then its examples. */
function textsOf({ content, examples }: Pick<ConceptExplanation, "content" | "examples">) {
  return [
    ...piecesOf(content),
    ...examples.map(({ question, solution }) => `${question}\n${solution}`),
  ];
}

/** An explanation has no mark; a line in it that is false for certain is a finding. */
export async function examineExplanation(
  explanation: ConceptExplanation,
  { findWrongText }: TextChecker,
): Promise<Examination> {
  const wrong = await findWrongText(textsOf(explanation));
  return wrong
    ? { verdict: "corrected", findings: [{ kind: "wrong_step", ...wrong }] }
    : { verdict: "unchecked", findings: [] };
}

/** The explanation without the pieces and examples that contain a false line; null where no text is left. */
export async function withoutWrongTexts(
  explanation: ConceptExplanation,
  checker: TextChecker,
): Promise<ConceptExplanation | null> {
  const wrong = await checker.findWrongText(textsOf(explanation));
  if (!wrong) return explanation.content.trim() === "" ? null : explanation;
  const pieces = piecesOf(explanation.content);
  const isInText = wrong.step < pieces.length;
  return withoutWrongTexts(
    isInText
      ? { ...explanation, content: joined(pieces.toSpliced(wrong.step, 1)) }
      : {
          ...explanation,
          examples: explanation.examples.toSpliced(wrong.step - pieces.length, 1),
        },
    checker,
  );
}
