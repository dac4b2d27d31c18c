import type { ConceptLibrary } from "../../../library/concept-library.ts";
import type { Skill } from "../../engine.ts";
import { seededRandom } from "../../solver/seeded-random.ts";
import { conceptOf } from "../../answering/grounding.ts";
import { answered, declined } from "../outcomes.ts";
import { studyPlan } from "../study-plan.ts";
import { conceptNotKnown, namesOf, noQuiz, noSimplerWords } from "./declining.ts";
import { explainedAnew, explanationOf, explanationOfQuestion } from "./explanation-of.ts";
import { quizOf } from "./quiz-of.ts";

/** The library's explanation at the level that was asked for, or an honest word of what is near. */
export function conceptSkill(library: ConceptLibrary): Skill<"concept"> {
  return async ({ concept: asked, difficulty, grade }) => {
    const known = library.findQuestion(asked);
    if (known) return answered(explanationOfQuestion(known, difficulty));
    const plan = studyPlan(asked, { library, grade });
    if (plan) return plan;
    const finding = library.find(asked, { grade });
    return finding.kind === "found"
      ? answered(explanationOf(finding.concept, difficulty))
      : declined(conceptNotKnown(asked, finding.nearby), { nearby: namesOf(finding.nearby) });
  };
}

export function reExplainSkill(library: ConceptLibrary): Skill<"reExplain"> {
  return async ({ previous, need, ...about }) => {
    const concept = conceptOf(about, library);
    return concept ? answered(explainedAnew(concept, previous, need)) : declined(noSimplerWords);
  };
}

export function quizSkill(library: ConceptLibrary, seed: () => number): Skill<"quiz"> {
  return async ({ difficulty, ...about }) => {
    const concept = conceptOf(about, library);
    return concept ? answered(quizOf(concept, difficulty, seededRandom(seed()))) : declined(noQuiz);
  };
}
