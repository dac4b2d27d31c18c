import type { AnswerBank } from "../../bank/answer-bank.ts";
import { isWorked, seededRandom } from "@sawaal/maths";
import type { Concept } from "../../library/concept.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { Skill } from "../engine.ts";
import type { PracticeProblem } from "../outputs/practice-problem.ts";
import type { Solver } from "../solver/solver.ts";
import { homeworkOfBank, knownAnswer, meantIn } from "./bank-answers.ts";
import { lettered, letteredKey, quizOf } from "./concepts/quiz-of.ts";
import {
  nearIn,
  photoNotRead,
  photoWithoutText,
  practiceNotMade,
  questionNotSolved,
} from "./declining.ts";
import { missingQuestion } from "./missing-question.ts";
import { answered, declined, declinedWith } from "./outcomes.ts";
import { matterOf } from "./question-forms.ts";
import { studyPlan } from "./study-plan.ts";

interface Dependencies {
  solver: Solver;
  library: ConceptLibrary;
  answers: AnswerBank;
  seed: () => number;
}

export function homeworkSkill({ solver, library, answers, seed }: Dependencies): Skill<"homework"> {
  return async ({ question, photo, grade }) => {
    if (question.trim() === "" && photo) return declined(photoWithoutText);
    const outcome = await solver.solve({ question, grade });
    if (!isWorked(outcome)) {
      const missing = photo ? null : missingQuestion(question);
      if (missing !== null) return declined(missing, { replyKind: "courtesy" });
      const known = knownAnswer(question, { answers, library, grade });
      if (known) return answered(homeworkOfBank(known));
      const plan = studyPlan(question, { library, grade });
      if (plan) return plan;
      const suggestion = await solver.suggest({ question, grade });
      if (suggestion !== null) return declinedWith(suggestion);
      const near = nearIn(library.find(matterOf(question), { grade }));
      const suggestions = meantIn(question, { answers, grade });
      const { sentence, ...instead } = questionNotSolved(outcome, {
        question,
        photo,
        near,
        suggestions,
      });
      return declined(sentence, instead);
    }
    const solution = await solver.write({ solved: outcome, grade, seed: seed() });
    return answered(
      photo ? { ...solution, explanation: `${photoNotRead}\n\n${solution.explanation}` } : solution,
    );
  };
}

/** A similar question made up and solved by the solver; for an idea of the library, one of its questions. */
export function practiceSkill({
  solver,
  library,
  seed,
}: Omit<Dependencies, "answers">): Skill<"practice"> {
  return async ({ question, grade, easier = false }) => {
    const outcome = await solver.solve({ question, grade });
    const finding = library.find(question, { grade });
    if (!isWorked(outcome) && finding.kind === "found") {
      return answered(questionOn(finding.concept, { grade, random: seededRandom(seed()) }));
    }
    const similar =
      isWorked(outcome) && (await solver.similar({ solved: outcome, grade, seed: seed(), easier }));
    if (!similar) {
      const { sentence, offers } = practiceNotMade(question, nearIn(finding));
      return declined(sentence, { offers });
    }
    return answered({
      question: similar.question,
      solution: await solver.write({ solved: similar, grade, seed: seed() }),
    });
  };
}

/** One of a concept's questions that suit the class, to be answered by the letter of an option. */
function questionOn(
  concept: Concept,
  { grade, random }: { grade: number; random: () => number },
): PracticeProblem {
  const { subject, name, keyTerms, questions } = concept;
  const quiz = quizOf(concept, { difficulty: "beginner", grade, random }).questions;
  const question = quiz[Math.floor(random() * quiz.length)];
  if (!question) throw new Error("A concept has three questions");
  return {
    question: lettered(question),
    solution: {
      subject,
      topic: name,
      difficulty: "beginner",
      answer: letteredKey(question),
      explanation: question.why,
      proof: "",
      steps: [],
      hints: { idea: "", firstMove: "" },
      finalMove: "",
      examples: [],
      keyTerms,
      followUpQuestions: questions.map(({ question }) => question),
      nextSteps: [],
    },
  };
}
