import { withoutFigures } from "#shared/domain/figure-mark.ts";
import type { Difficulty } from "#shared/contracts/answer.ts";
import type { AnsweringQuestion, ShortQuestion } from "../../bank/bank-question.ts";
import type { Concept } from "../../library/concept.ts";
import type { Asker, Passage } from "../operations.ts";

/** Sources for grounding an answer. */
interface Grounds {
  concept: Concept | null;
  /** A question of the bank with the same meaning. */
  known?: AnsweringQuestion | undefined;
}

/** Adds passages of the bank and the library to a request, unless it has its own. */
export function grounded<Request extends Pick<Asker, "passages">>(
  request: Request,
  { concept, known }: Grounds,
  level: Difficulty,
): Request {
  if (request.passages !== undefined || (!concept && !known)) return request;
  const passages = [
    ...(known ? [answerPassage(known)] : []),
    ...(concept ? passagesOf(concept, level) : []),
  ];
  return { ...request, passages };
}

function answerPassage(known: AnsweringQuestion): Passage {
  const text =
    known.kind === "short"
      ? pointsOf(known)
      : `${known.options[known.key]?.text ?? ""}. ${known.explanation}`;
  return { title: `Model answer to "${known.question}"`, text };
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
