import type { WorkedExample } from "#shared/contracts/answer.ts";
import type { Concept } from "../../../library/concept.ts";
import type { Need } from "../../operations.ts";
import type { ConceptExplanation } from "../../outputs/concept-explanation.ts";
import {
  difficultyOfTelling,
  type Example,
  nextTelling,
  otherExample,
  tell,
  type Telling,
  tellingIn,
} from "./tellings.ts";

/** What the library says of a concept at a level, with its first example: the others are for telling it again. */
export function explanationOf(
  concept: Concept,
  level: ConceptExplanation["difficulty"],
): ConceptExplanation {
  return explained(concept, level, otherExample(concept, ""));
}

/** The same concept in other words and with another example than the last time. */
export function explainedAnew(
  concept: Concept,
  previous: ConceptExplanation,
  need: Need,
): ConceptExplanation {
  const shown = [previous.content, ...previous.examples.map(({ solution }) => solution)].join("\n");
  const telling = nextTelling(tellingIn(concept, previous), need);
  return explained(concept, telling, otherExample(concept, lastShown(concept, previous, shown)));
}

/** Where all examples have been shown, only the last one is not to come again. */
function lastShown({ examples }: Concept, previous: ConceptExplanation, shown: string): string {
  const isLeft = examples.some(({ text }) => !shown.includes(text));
  return isLeft ? shown : (previous.examples.at(-1)?.solution ?? previous.content);
}

function explained(concept: Concept, telling: Telling, example: Example): ConceptExplanation {
  const { subject, name, keyTerms, questions } = concept;
  const isInText = telling === "beyond";
  return {
    subject,
    topic: name,
    difficulty: difficultyOfTelling(telling),
    content: tell(concept, telling, example),
    keyTerms,
    examples: isInText ? [] : [asWorkedExample(example)],
    followUpQuestions: questions,
  };
}

function asWorkedExample({ title, text }: Example): WorkedExample {
  return { question: title, solution: text };
}
