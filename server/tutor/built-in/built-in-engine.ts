import { solveQuestion } from "../../maths/solve-question.ts";
import { noUsage, type Outcome, type Skill, type TutorEngine } from "../engine.ts";
import { photoNotRead, photoWithoutText, practiceNotMade, questionNotSolved } from "./declining.ts";
import { drawSimilar } from "./similar.ts";
import { solutionOf } from "./solution-of.ts";

interface BuiltInOptions {
  /** From 0 up to 1; made-up questions are drawn with it. */
  random?: () => number;
}

/** The tutor that needs no key and no network: it solves school maths, and says in plain words what it can't do. */
export function createBuiltInEngine({ random = Math.random }: BuiltInOptions = {}): TutorEngine {
  return {
    name: "built-in",
    model: "built-in",
    readsPhotos: false,
    skills: { homework: homeworkSkill(random), practice: practiceSkill(random) },
  };
}

function homeworkSkill(random: () => number): Skill<"homework"> {
  return async ({ question, photo, grade }) => {
    if (question.trim() === "" && photo) return declined(photoWithoutText);
    const outcome = solveQuestion(question, { grade });
    if (outcome.kind !== "solved") return declined(questionNotSolved(question, outcome, photo));
    const solution = solutionOf(outcome, { grade, random });
    return answered(
      photo ? { ...solution, explanation: `${photoNotRead}\n\n${solution.explanation}` } : solution,
    );
  };
}

function practiceSkill(random: () => number): Skill<"practice"> {
  return async ({ question, grade }) => {
    const outcome = solveQuestion(question, { grade });
    if (outcome.kind !== "solved") return declined(practiceNotMade);
    const [drawn] = drawSimilar(outcome, { grade, random });
    if (!drawn) return declined(practiceNotMade);
    return answered({
      question: drawn.question,
      solution: solutionOf(drawn, { grade, random }),
    });
  };
}

function answered<Output>(output: Output): Outcome<Output> {
  return { kind: "answered", output, usage: noUsage };
}

function declined(sentence: string): Outcome<never> {
  return { kind: "declined", sentence, usage: noUsage };
}
