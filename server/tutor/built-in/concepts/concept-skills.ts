import type { AnswerBank } from "../../../bank/answer-bank.ts";
import type { ConceptExplanation } from "../../outputs/concept-explanation.ts";
import type { Concept } from "../../../library/concept.ts";
import type { ConceptLibrary } from "../../../library/concept-library.ts";
import { isWorked, seededRandom } from "@sawaal/maths";
import type { Outcome, Skill } from "../../engine.ts";
import { conceptOf } from "../../../library/concept-in.ts";
import type { Solver } from "../../solver/solver.ts";
import { noTopicToExplain } from "../declining.ts";
import { answered, declined } from "../outcomes.ts";
import { studyPlan } from "../study-plan.ts";
import { conceptNotKnown, isToBeWorkedOut, namesOf, noQuiz, noSimplerWords } from "./declining.ts";
import { explainedAnew, explanationOf, explanationOfQuestion } from "./explanation-of.ts";
import { explanationOfBank, knownAnswer, meantIn, withMeant } from "../bank-answers.ts";
import { facetOf } from "./requested-facet.ts";
import { quizOf } from "./quiz-of.ts";

interface Dependencies {
  solver: Solver;
  library: ConceptLibrary;
  answers: AnswerBank;
}

/** The library's explanation at the requested level, or a refusal with related topics. */
export function conceptSkill({ solver, library, answers }: Dependencies): Skill<"concept"> {
  return async ({ concept: asked, difficulty, grade }) => {
    const known = library.findQuestion(asked);
    if (known) return answered(explanationOfQuestion(known, difficulty));
    const told = asksForMore(asked) && knownAnswer(asked, { answers, library, grade });
    if (told) return answered(explanationOfBank(told));
    const plan = studyPlan(asked, { library, grade });
    if (plan) return plan;
    const finding = library.find(asked, { grade });
    const meant = meantIn(asked, { answers, grade });
    if (finding.kind === "found") {
      const page = explanationOf(finding.concept, difficulty);
      return answered(asksForMore(asked) ? withMeant(page, meant) : page);
    }
    const outcome = await solver.solve({ question: asked, grade });
    return isWorked(outcome) ? toWorkOut(asked) : notExplained(asked, finding.nearby, meant);
  };
}

/** For the name of a topic or a term, its page is better than one answer of a paper. */
function asksForMore(asked: string): boolean {
  const facet = facetOf(asked);
  return facet !== "topic" && facet !== "definition";
}

function toWorkOut(asked: string): Outcome<ConceptExplanation> {
  return declined(isToBeWorkedOut, {
    offers: [{ label: "Solve it in Homework", tool: "homework", ask: asked }],
  });
}

function notExplained(
  asked: string,
  nearby: readonly Concept[],
  meant: readonly string[],
): Outcome<ConceptExplanation> {
  const other = noTopicToExplain(asked);
  if (!other) {
    const names = namesOf(nearby);
    // Suggested questions come before topics.
    return declined(conceptNotKnown(asked, [...meant, ...names]), { nearby: [...meant, ...names] });
  }
  return declined(other.sentence, { nearby: other.mayBeNear ? namesOf(nearby) : [] });
}

export function reExplainSkill(library: ConceptLibrary): Skill<"reExplain"> {
  return async ({ previous, need, ...about }) => {
    const concept = conceptOf(about, library);
    return concept ? answered(explainedAnew(concept, previous, need)) : declined(noSimplerWords);
  };
}

export function quizSkill(library: ConceptLibrary, seed: () => number): Skill<"quiz"> {
  return async (request) => {
    const concept = conceptOf(request, library);
    if (!concept) return declined(noQuiz);
    return answered(quizOf(concept, { ...request, random: seededRandom(seed()) }));
  };
}
