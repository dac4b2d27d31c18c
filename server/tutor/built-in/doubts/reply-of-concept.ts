import type { ReplyKind } from "#shared/contracts/answer.ts";
import { type Concept, levelOfGrade } from "../../../library/concept.ts";
import type { ConceptLibrary } from "../../../library/concept-library.ts";
import type { Unsolved } from "@sawaal/maths";
import type { DoubtSolution } from "../../outputs/doubt-solution.ts";
import { liftedFrom } from "../concepts/lifted.ts";
import { facetOf } from "../concepts/requested-facet.ts";
import { paragraphs } from "../concepts/tellings.ts";
import { whyNotComputed } from "../declining.ts";
import { doubtOfConcept } from "./doubt-of-concept.ts";

interface DoubtText {
  doubt: string;
  grade: number;
}

interface Reply {
  solution: DoubtSolution;
  /** Absent where a sentence of the page answers the doubt. */
  replyKind?: ReplyKind;
}

/**
 * The page on a doubt's concept, with its kind for the asker: an answer, where one of its sentences is one; the
 * explanation of a topic that she named; or only the idea behind it.
 */
export function replyOfConcept(
  concept: Concept,
  { doubt, grade }: DoubtText,
  { unsolvedOutcome, library }: { unsolvedOutcome: Unsolved; library: ConceptLibrary },
): Reply {
  const solution = doubtOfConcept(concept, levelOfGrade(grade), library);
  const reason = whyNotComputed(doubt, unsolvedOutcome);
  if (reason !== null) {
    return {
      solution: { ...solution, content: paragraphs(reason, solution.content) },
      replyKind: "idea",
    };
  }
  const answer = liftedFrom(concept, doubt);
  if (answer !== null) return { solution: { ...solution, answer } };
  return { solution, replyKind: kindOfPage(doubt) };
}

/** The kind of a page that contains no answer to a doubt. */
export function kindOfPage(doubt: string): "topic" | "idea" {
  const facet = facetOf(doubt);
  return facet === "topic" || facet === "definition" ? "topic" : "idea";
}
