import type { ConceptExplanation } from "../tutor/outputs/concept-explanation.ts";
import type { DoubtSolution } from "../tutor/outputs/doubt-solution.ts";
import type { Quiz } from "../tutor/outputs/quiz.ts";
import { givenSolution } from "./given-solution.ts";

/** A model's explanation of an idea that no test library has. */
export function givenExplanation(changes: Partial<ConceptExplanation> = {}): ConceptExplanation {
  return {
    subject: "Mathematics",
    topic: "Comparing Quantities",
    difficulty: "beginner",
    content: "A share is a part of a whole.\n\nTwo shares add up: $2 + 3 = 5$.\n\nSo count them.",
    keyTerms: [{ term: "Share", meaning: "A part that is given" }],
    examples: [{ question: "Six laddoos for two", solution: "$6 \\div 2 = 3$ for each." }],
    followUpQuestions: ["Where do you share at home?"],
    ...changes,
  };
}

/** A model's solution of the doubt "Solve 2x + 3 = 11". */
export function givenDoubt(changes: Partial<DoubtSolution> = {}): DoubtSolution {
  const { subject, topic, difficulty, answer, steps, keyTerms, nextSteps } = givenSolution();
  return {
    subject,
    topic,
    difficulty,
    answer,
    content: "Undo what was done to $x$, the last thing first.",
    approaches: [
      {
        title: "By trial",
        content: "Put in numbers.",
        steps: ["Try 4\n\n$2 \\times 4 + 3 = 11$"],
      },
    ],
    steps,
    keyTerms,
    practiceProblems: [{ question: "Solve $3x = 9$", solution: "A third of nine: $x = 3$" }],
    followUpQuestions: ["Why undo in reverse?"],
    nextSteps,
    ...changes,
  };
}

/** A model's quiz; every key is right. */
export function givenQuiz(changes: Partial<Quiz["questions"][number]> = {}): Quiz {
  return {
    subject: "Mathematics",
    topic: "Addition",
    difficulty: "beginner",
    questions: [
      {
        question: "What is 2 + 3?",
        options: ["5", "6", "1", "23"],
        key: 0,
        why: "Count on from two.",
        ...changes,
      },
      {
        question: "What is 4 + 5?",
        options: ["8", "9", "1", "45"],
        key: 1,
        why: "It is one more than twice four.",
      },
      {
        question: "What is 6 + 1?",
        options: ["7", "5", "61", "16"],
        key: 0,
        why: "The next number comes.",
      },
    ],
  };
}
