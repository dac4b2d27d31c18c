import { levelOfGrade } from "../../../library/concept.ts";
import type { AnswerBank } from "../../../bank/answer-bank.ts";
import type { ConceptLibrary } from "../../../library/concept-library.ts";
import { isWorked, type PartlySolved, type Solved, type Unsolved } from "@sawaal/maths";
import type { Outcome, Skill } from "../../engine.ts";
import type { DoubtSolution } from "../../outputs/doubt-solution.ts";
import type { Photo } from "../../photo.ts";
import type { Solver } from "../../solver/solver.ts";
import { doubtOfBank, knownAnswer, meantIn, withMeant } from "../bank-answers.ts";
import { liftedFrom } from "../concepts/lifted.ts";
import { paragraphs } from "../concepts/tellings.ts";
import {
  nearIn,
  notRefined,
  photoNotRead,
  photoWithoutText,
  questionNotSolved,
} from "../declining.ts";
import { missingQuestion } from "../missing-question.ts";
import { answered, declined, declinedWith } from "../outcomes.ts";
import { answersByPage, matterOf } from "../question-forms.ts";
import { studyPlan } from "../study-plan.ts";
import { asWorkedExample } from "../../solver/shown-steps.ts";
import { doubtOfQuestion } from "./doubt-of-concept.ts";
import { doubtOfSolved } from "./doubt-of-solved.ts";
import { refinedConcept } from "./refined-concept.ts";
import { refinedSolved } from "./refined-solved.ts";
import { kindOfPage, replyOfConcept } from "./reply-of-concept.ts";
import { wishIn } from "./wishes.ts";

interface Dependencies {
  solver: Solver;
  library: ConceptLibrary;
  answers: AnswerBank;
  seed: () => number;
}

/** Computes what the solver can, with all of its methods; explains what the library has; declines the rest. */
export function doubtSkill({ solver, library, answers, seed }: Dependencies): Skill<"doubt"> {
  return async ({ doubt, photo, grade }) => {
    if (doubt.trim() === "") return declined(photoWithoutText);
    const libraryQuestion = library.findQuestion(doubt);
    if (libraryQuestion)
      return answered(withoutPhoto(doubtOfQuestion(libraryQuestion, levelOfGrade(grade)), photo));
    const outcome = await solver.solve({ question: doubt, grade });
    if (isWorked(outcome)) {
      const solution = await solver.write({ solved: outcome, grade, seed: seed() });
      return answered(withoutPhoto(doubtOfSolved(outcome, solution), photo));
    }
    const missing = photo ? null : missingQuestion(doubt);
    if (missing !== null) return declined(missing, { replyKind: "courtesy" });
    const known = knownAnswer(doubt, { answers, library, grade });
    if (known) return answered(withoutPhoto(doubtOfBank(known), photo));
    const plan = studyPlan(doubt, { library, grade });
    if (plan) return plan;
    const suggestion = await solver.suggest({ question: doubt, grade });
    if (suggestion !== null) return declinedWith(suggestion);
    const suggestions = meantIn(doubt, { answers, grade });
    return replyInWords(
      { doubt, grade, photo, suggestions },
      { unsolvedOutcome: outcome, library },
    );
  };
}

interface DoubtText {
  doubt: string;
  grade: number;
  photo: Photo | undefined;
  /** Near questions of the bank. */
  suggestions: readonly string[];
}

/** The library's answer to a doubt that can't be computed, or a refusal with near topics. */
function replyInWords(
  { doubt, grade, photo, suggestions }: DoubtText,
  { unsolvedOutcome, library }: { unsolvedOutcome: Unsolved; library: ConceptLibrary },
): Outcome<DoubtSolution> {
  const finding = library.find(matterOf(doubt), { grade });
  const isTold =
    finding.kind === "found" &&
    (answersByPage(doubt) || liftedFrom(finding.concept, doubt) !== null);
  if (isTold) {
    const reply = replyOfConcept(finding.concept, { doubt, grade }, { unsolvedOutcome, library });
    return answered(withMeant(withoutPhoto(reply.solution, photo), suggestions), reply.replyKind);
  }
  const near = nearIn(finding);
  const { sentence, ...instead } = questionNotSolved(unsolvedOutcome, {
    question: doubt,
    photo,
    near,
    suggestions,
  });
  return declined(sentence, instead);
}

function withoutPhoto(solution: DoubtSolution, photo: Photo | undefined): DoubtSolution {
  return photo ? { ...solution, content: paragraphs(photoNotRead, solution.content) } : solution;
}

/** The usual refinement requests, granted with the solver and the library. */
export function refineSkill(dependencies: Omit<Dependencies, "answers">): Skill<"refine"> {
  const { solver, library } = dependencies;
  return async ({ doubt, previous, wish, grade }) => {
    const outcome = await solver.solve({ question: doubt, grade });
    if (isWorked(outcome)) {
      return answered(await refined(outcome, { previous, wish, grade }, dependencies));
    }
    const finding = library.find(doubt, { grade });
    if (finding.kind !== "found") {
      const { sentence, offers } = notRefined(doubt);
      return declined(sentence, { offers });
    }
    const { concept } = finding;
    const rewritten = refinedConcept(wishIn(wish), { concept, previous, library });
    return answered(rewritten, kindOfPage(doubt));
  };
}

interface Refining {
  previous: DoubtSolution;
  wish: string;
  grade: number;
}

async function refined(
  solved: Solved | PartlySolved,
  { previous, wish, grade }: Refining,
  { solver, seed }: Pick<Dependencies, "solver" | "seed">,
): Promise<DoubtSolution> {
  const [solution, easier] = await Promise.all([
    solver.write({ solved, grade, seed: seed() }),
    solver.similar({ solved, grade, seed: seed(), easier: true }),
  ]);
  return refinedSolved(wish, {
    solved,
    solution,
    previous,
    easier: easier && asWorkedExample(easier),
  });
}
