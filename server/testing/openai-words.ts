import type { z } from "zod";
import type { ConceptExplanation } from "../tutor/outputs/concept-explanation.ts";
import type { DoubtSolution } from "../tutor/outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../tutor/outputs/homework-solution.ts";
import type { quiz } from "../tutor/outputs/quiz.ts";

/** The solver knows maths only; to any other question the test model gives the same answer. */
export function solutionInWords(question: string): HomeworkSolution {
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

export function conceptInWords(concept: string): ConceptExplanation {
  return {
    subject: "General",
    topic: "Reading and thinking",
    difficulty: "beginner",
    content: `"${concept}" is an idea that explains many things by one cause.`,
    keyTerms: [{ term: "Cause", meaning: "What makes something happen" }],
    examples: [{ question: "A full pot", solution: "Rain fills a pot; a full pot runs over." }],
    followUpQuestions: ["Where have you seen it today?"],
  };
}

export function doubtInWords(doubt: string): DoubtSolution {
  return {
    subject: "General",
    topic: "Reading and thinking",
    difficulty: "beginner",
    answer: "",
    content: `What "${doubt}" mixes up is a cause and its effect.`,
    approaches: [
      { title: "By an example", content: "Take a full pot.", steps: ["Pour in more", "Look"] },
    ],
    steps: [{ title: "Name the cause", why: "", result: "The rain", substeps: [] }],
    keyTerms: [],
    practiceProblems: [{ question: "What fills a well?", solution: "Water from the ground." }],
    followUpQuestions: [],
    nextSteps: [],
  };
}

export function quizInWords(concept: string): z.infer<typeof quiz> {
  return {
    subject: "General",
    topic: concept,
    difficulty: "beginner",
    questions: [2, 3, 4].map((number) => ({
      question: `What is $${number} \\times 5$?`,
      options: [number * 5, number + 5, number * 6, number].map(String),
      key: 0,
      why: `$${number} \\times 5 = ${number * 5}$; adding instead gives ${number + 5}.`,
    })),
  };
}
