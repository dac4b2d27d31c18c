import type { IconName } from "../../ui/icon.tsx";

import { byPhotos } from "./by-photos.ts";

export interface Tool {
  id: string;
  icon: IconName;
  name: string;
  /** A few words, for a tile. */
  short: string;
  /** A sentence, for the list of what the plan contains. */
  sentence: string;
}

/** The tools that are sold, by their names in the product. */
export const tools = [
  {
    id: "homework",
    icon: "ask",
    name: "Homework Assistant",
    short: byPhotos(
      "Type it or snap it. See each step.",
      "Type it, or snap a printed one. See each step.",
    ),
    sentence: `${byPhotos("Type a question, say it or photograph it.", "Type it, say it, or take a photo of a printed question.")} Choose hints, steps or the whole solution.`,
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

export type ToolId = (typeof tools)[number]["id"];

/** The number of tools, for the beginning of a sentence. */
export const countOfTools = "Five tools";

/** Not a tool, but what motivates a student to use them. */
const achievements: Tool = {
  id: "achievements",
  icon: "trophy",
  name: "Achievements",
  short: "Streaks and badges.",
  sentence: "A streak for every day you study, and badges that you earn.",
};

/** Everything that a plan unlocks. */
export const unlocked: readonly Tool[] = [...tools, achievements];
