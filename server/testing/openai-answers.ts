import { similarQuestion } from "../maths/similar-question.ts";
import { solveQuestion } from "../maths/solve-question.ts";
import { solutionOf } from "../tutor/built-in/solution-of.ts";
import type { HomeworkSolution } from "../tutor/outputs/homework-solution.ts";
import type { PracticeProblem } from "../tutor/outputs/practice-problem.ts";
import { withoutMarker } from "./openai-behaviour.ts";

const grade = 8;
const random = Math.random;

/** What a model that makes no mistakes would write for the operation that the schema's name asks for. */
export function modelAnswer(schemaName: string, question: string): unknown {
  return schemaName === "practice" ? practiceFor(question) : solutionFor(withoutMarker(question));
}

function practiceFor(question: string): PracticeProblem {
  const solved = solveQuestion(withoutMarker(question), { grade });
  const similar =
    (solved.kind === "solved" ? similarQuestion(solved, random) : null) ??
    "Name a planet with rings.";
  return { question: similar, solution: solutionFor(similar) };
}

function solutionFor(question: string): HomeworkSolution {
  const solved = solveQuestion(question, { grade });
  return solved.kind === "solved"
    ? solutionOf(solved, { grade, random })
    : solutionInWords(question);
}

/** Our solver knows maths only; of anything else the test model has the same to say. */
function solutionInWords(question: string): HomeworkSolution {
  return {
    subject: "General",
    topic: "Reading and thinking",
    difficulty: "intermediate",
    answer: "Three causes, each with its effect",
    explanation: `The question "${question}" asks for causes and effects; order them by time.`,
    proof: "",
    steps: [
      {
        title: "List what came before",
        why: "A cause precedes its effect",
        result: "A short list",
        substeps: [],
      },
      {
        title: "Join each to what followed",
        why: "",
        result: "Three causes, each with its effect",
        substeps: [],
      },
    ],
    hints: { idea: "Think of what came first.", firstMove: "Underline the key word." },
    finalMove: "How do the pairs read as one answer?",
    examples: [{ question: "Why do leaves fall in autumn?", solution: "Less light, less water." }],
    keyTerms: [{ term: "Source", meaning: "Where we know it from" }],
    followUpQuestions: ["Which one mattered most?"],
    nextSteps: ["Read the chapter's summary once more"],
  };
}
