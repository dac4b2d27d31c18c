import { withoutFigures } from "#shared/domain/figure-mark.ts";
import type { Difficulty } from "#shared/contracts/answer.ts";
import type { AnsweringQuestion, ShortQuestion } from "../../bank/bank-question.ts";
import type { Concept } from "../../library/concept.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { Asker, Passage } from "../operations.ts";

/** The concept that a text is about, where the library is sure of it. */
export function conceptIn(
  text: string,
  { library, grade }: { library: ConceptLibrary; grade: number },
): Concept | null {
  if (text.trim() === "") return null;
  const finding = library.find(text, { grade });
  return finding.kind === "found" ? finding.concept : null;
}

interface AboutConcept {
  concept: string;
  conceptId: string | null;
  grade: number;
}

/** What was explained: by its id, or else as it was asked. */
export function conceptOf(
  { concept, conceptId, grade }: AboutConcept,
  library: ConceptLibrary,
): Concept | null {
  const known = conceptId === null ? undefined : library.get(conceptId);
  return known ?? conceptIn(concept, { library, grade });
}

/** What there is to rest an answer on. */
interface Grounds {
  concept: Concept | null;
  /** A question of the bank that is the same in other words. */
  known?: AnsweringQuestion | undefined;
}

/** A request with what the bank and the library have on its matter, unless it brings passages of its own. */
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
