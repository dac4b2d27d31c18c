import type { HomeworkSolution } from "../tutor/outputs/homework-solution.ts";

/** A whole solution, right for "Solve 2x + 3 = 11", with the fields that a test overrides. */
export function givenSolution(changes: Partial<HomeworkSolution> = {}): HomeworkSolution {
  return {
    subject: "Mathematics",
    topic: "Linear equations in one variable",
    difficulty: "beginner",
    answer: "$x = 4$",
    explanation: "Undo what was done to the unknown, in reverse order.",
    proof: "",
    steps: [
      {
        title: "Subtract the constant from both sides",
        why: "Both sides stay equal",
        result: "$2x = 8$",
        substeps: [],
      },
      {
        title: "Divide both sides by the coefficient",
        why: "Both sides stay equal",
        result: "$x = 4$",
        substeps: [],
      },
    ],
    hints: {
      idea: "An equation stays true when both sides change alike.",
      firstMove: "Subtract 3 from both sides.",
    },
    finalMove: "What is $8 \\div 2$?",
    examples: [{ question: "Solve $5x + 1 = 36$", solution: "$5x = 35$, so $x = 7$" }],
    keyTerms: [{ term: "Coefficient", meaning: "The number that multiplies the unknown" }],
    followUpQuestions: ["Why may both sides be divided alike?"],
    nextSteps: ["Try an equation with the unknown on both sides"],
    ...changes,
  };
}
