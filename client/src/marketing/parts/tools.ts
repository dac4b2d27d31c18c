import type { IconName } from "../../ui/icon.tsx";

export interface Tool {
  id: string;
  icon: IconName;
  name: string;
  /** In a tile: a few words. */
  short: string;
  /** In a list of what is bought: a sentence. */
  sentence: string;
}

/** The tools by the names that the product calls them. */
export const tools = [
  {
    id: "homework",
    icon: "camera",
    name: "Homework Assistant",
    short: "Type it or snap it. See each step.",
    sentence:
      "Type a question, say it or photograph it. Choose hints, steps or the whole solution.",
  },
  {
    id: "concepts",
    icon: "bulb",
    name: "Concept Explainer",
    short: "Any idea, at your level.",
    sentence: "Any idea of your school books, told simply first and deeper when you are ready.",
  },
  {
    id: "doubts",
    icon: "question",
    name: "Doubt Solver",
    short: "Up to three ways to see it.",
    sentence: "One doubt, up to three ways to solve it, so that one of them is yours.",
  },
  {
    id: "exams",
    icon: "target",
    name: "Exam Preparation",
    short: "CBSE, ICSE, State, JEE, NEET.",
    sentence:
      "Practice for CBSE, ICSE, State Board, JEE and NEET that returns to your weak topics.",
  },
  {
    id: "paths",
    icon: "path",
    name: "Learning Paths",
    short: "Know what to study next.",
    sentence: "What to study next, and why, worked out from what you have done.",
  },
] as const satisfies readonly Tool[];

/** Not a tool, but what keeps a student at them. */
export const achievements: Tool = {
  id: "achievements",
  icon: "trophy",
  name: "Achievements",
  short: "Streaks and badges.",
  sentence: "A streak for every day you study, and badges that you earn.",
};
