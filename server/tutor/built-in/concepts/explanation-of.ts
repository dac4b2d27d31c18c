import type { WorkedExample } from "#shared/contracts/answer.ts";
import type { Concept } from "../../../library/concept.ts";
import type { LibraryQuestion } from "../../../library/concept-library.ts";
import type { Need } from "../../operations.ts";
import type { ConceptExplanation } from "../../outputs/concept-explanation.ts";
import {
  difficultyOfTelling,
  type Example,
  nextTelling,
  otherExample,
  paragraphs,
  tell,
  type Telling,
  tellingIn,
} from "./tellings.ts";

/** The library's text on a concept at a level, with its first example: the others are for re-explanations. */
export function explanationOf(
  concept: Concept,
  level: ConceptExplanation["difficulty"],
): ConceptExplanation {
  return explained(concept, level, otherExample(concept, ""));
}

/** The library's answer to one of its own questions. */
export function explanationOfQuestion(
  bankQuestion: LibraryQuestion,
  level: ConceptExplanation["difficulty"],
): ConceptExplanation {
  const { subject, name, questions } = bankQuestion.concept;
  return {
    subject,
    topic: name,
    difficulty: level,
    content: answerTo(bankQuestion),
    keyTerms: [],
    examples: [],
    followUpQuestions: questions.flatMap(({ question }) =>
      question === bankQuestion.question ? [] : [question],
    ),
  };
}

/** The answer in words for the student; for a quiz question the right option first. */
function answerTo(known: LibraryQuestion): string {
  if (known.kind === "thought") return known.answer;
  return paragraphs(`**${known.options[known.key] ?? ""}**`, known.why);
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

/** Where all examples have been shown, only the last one must not be repeated. */
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
    followUpQuestions: questions.map(({ question }) => question),
  };
}

function asWorkedExample({ title, text }: Example): WorkedExample {
  return { question: title, solution: text };
}
