import type { Concept } from "../../../library/concept.ts";
import type { ConceptLibrary } from "../../../library/concept-library.ts";
import type { Solved, Unsolved } from "../../../maths/outcome.ts";
import type { Skill } from "../../engine.ts";
import type { DoubtSolution } from "../../outputs/doubt-solution.ts";
import type { Photo } from "../../photo.ts";
import type { Solver } from "../../solver/solver.ts";
import { isItOneOfThese, namesOf } from "../concepts/declining.ts";
import { levelOfGrade } from "../concepts/level.ts";
import { paragraphs } from "../concepts/tellings.ts";
import { photoNotRead, photoWithoutText, questionNotSolved, whyNotComputed } from "../declining.ts";
import { answered, declined, declinedWith } from "../outcomes.ts";
import { asWorkedExample } from "../solved-example.ts";
import { doubtOfConcept, doubtOfQuestion } from "./doubt-of-concept.ts";
import { doubtOfSolved } from "./doubt-of-solved.ts";
import { refinedConcept } from "./refined-concept.ts";
import { refinedSolved } from "./refined-solved.ts";
import { ideaOnly, nothingToRefine } from "./sentences.ts";
import { wishIn } from "./wishes.ts";

interface Dependencies {
  solver: Solver;
  library: ConceptLibrary;
  seed: () => number;
}

interface Asked {
  doubt: string;
  grade: number;
}

/** What our solver can compute is computed, in every way it has; what the library knows is told; the rest is declined. */
export function doubtSkill({ solver, library, seed }: Dependencies): Skill<"doubt"> {
  return async ({ doubt, photo, grade }) => {
    if (doubt.trim() === "") return declined(photoWithoutText);
    const known = library.findQuestion(doubt);
    if (known) return answered(withoutPhoto(doubtOfQuestion(known, levelOfGrade(grade)), photo));
    const outcome = await solver.solve({ question: doubt, grade });
    if (outcome.kind === "solved") {
      const solution = await solver.write({ solved: outcome, grade, seed: seed() });
      return answered(withoutPhoto(doubtOfSolved(outcome, solution), photo));
    }
    const suggestion = await solver.suggest({ question: doubt, grade });
    if (suggestion !== null) return declinedWith(suggestion);
    const finding = library.find(doubt, { grade });
    if (finding.kind === "found") {
      const told = toldInWords(finding.concept, { doubt, grade }, outcome, library);
      return answered(withoutPhoto(told, photo));
    }
    const near = finding.nearby.length === 0 ? "" : isItOneOfThese;
    const sentence = paragraphs(questionNotSolved(outcome, { question: doubt, photo }), near);
    return declined(sentence, namesOf(finding.nearby));
  };
}

/** The library's words; where numbers were to be worked out, with the honest word that they were not. */
function toldInWords(
  concept: Concept,
  { doubt, grade }: Asked,
  unsolved: Unsolved,
  library: ConceptLibrary,
): DoubtSolution {
  const solution = doubtOfConcept(concept, levelOfGrade(grade), library);
  const reason = whyNotComputed(doubt, unsolved);
  return reason === null
    ? solution
    : { ...solution, content: paragraphs(ideaOnly(reason), solution.content) };
}

function withoutPhoto(solution: DoubtSolution, photo: Photo | undefined): DoubtSolution {
  return photo ? { ...solution, content: paragraphs(photoNotRead, solution.content) } : solution;
}

/** The usual wishes, granted with what the solver and the library have. */
export function refineSkill(dependencies: Dependencies): Skill<"refine"> {
  const { solver, library } = dependencies;
  return async ({ doubt, previous, wish, grade }) => {
    const outcome = await solver.solve({ question: doubt, grade });
    if (outcome.kind === "solved") {
      return answered(await refined(outcome, { previous, wish, grade }, dependencies));
    }
    const finding = library.find(doubt, { grade });
    if (finding.kind !== "found") return declined(nothingToRefine);
    const { concept } = finding;
    return answered(refinedConcept(wishIn(wish), { concept, previous, library }));
  };
}

interface Refining {
  previous: DoubtSolution;
  wish: string;
  grade: number;
}

async function refined(
  solved: Solved,
  { previous, wish, grade }: Refining,
  { solver, seed }: Dependencies,
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
