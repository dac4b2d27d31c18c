import { withoutFigures } from "#shared/domain/figure-mark.ts";
import type { Difficulty } from "#shared/contracts/answer.ts";
import type { AnsweringQuestion, ShortQuestion } from "../../bank/bank-question.ts";
import { type Concept, levelOfGrade } from "../../library/concept.ts";
import { conceptIn } from "../../library/concept-in.ts";
import type { Asker, Passage } from "../operations.ts";
import type { AnsweringDependencies } from "./dependencies.ts";

/** Sources for grounding an answer. */
interface Grounds {
  concept: Concept | null;
  /** A question of the bank with the same meaning. */
  bankQuestion?: AnsweringQuestion | undefined;
}

/** Adds passages of the bank and the library to a request, unless it has its own. */
export function grounded<Request extends Pick<Asker, "passages">>(
  request: Request,
  { concept, bankQuestion }: Grounds,
  level: Difficulty,
): Request {
  if (request.passages !== undefined || (!concept && !bankQuestion)) return request;
  const passages = [
    ...(bankQuestion ? [answerPassage(bankQuestion)] : []),
    ...(concept ? passagesOf(concept, level) : []),
  ];
  return { ...request, passages };
}

/** Adds what the library and the bank have on the student's words, at the level of her class. */
export function groundedInWords<Request extends Asker>(
  request: Request,
  words: string,
  { library, answers }: Pick<AnsweringDependencies, "library" | "answers">,
): Request {
  const { grade } = request;
  const concept = conceptIn(words, { library, grade });
  return grounded(
    request,
    { concept, bankQuestion: answers.find(words, { grade }) },
    levelOfGrade(grade),
  );
}

function answerPassage(bankQuestion: AnsweringQuestion): Passage {
  const text =
    bankQuestion.kind === "short"
      ? pointsOf(bankQuestion)
      : `${bankQuestion.options[bankQuestion.key]?.text ?? ""}. ${bankQuestion.explanation}`;
  return { title: `Model answer to "${bankQuestion.question}"`, text };
}

function pointsOf({ points }: ShortQuestion): string {
  return points.map(({ text, marks }) => `- ${text} (marks: ${marks})`).join("\n");
}

function passagesOf({ name, levels, keyTerms }: Concept, level: Difficulty): Passage[] {
  const words = keyTerms.map(({ term, meaning }) => `${term}: ${meaning}`);
  return [
    { title: name, text: withoutFigures(levels[level]) },
    { title: `${name}: the words`, text: words.join("\n") },
  ];
}
