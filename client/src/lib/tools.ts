import { paths } from "./paths.ts";

/** The six tools as named on the dashboard (specification section 1). */
export const tools = [
  {
    path: paths.homework,
    name: "Homework Assistant",
    icon: "ask",
    sentence: "Type or photograph a question and get it solved step by step.",
  },
  {
    path: paths.concepts,
    name: "Concept Explainer",
    icon: "bulb",
    sentence: "Have a topic explained until it makes sense to you.",
  },
  {
    path: paths.doubts,
    name: "Doubt Solver",
    icon: "question",
    sentence: "See more than one way through the thing you're stuck on.",
  },
  {
    path: paths.examPrep,
    name: "Exam Preparation",
    icon: "target",
    sentence: "Practise for CBSE, JEE, NEET, ICSE or your State Board.",
  },
  {
    path: paths.learningPaths,
    name: "Learning Paths",
    icon: "path",
    sentence: "Know what to study next, and why.",
  },
  {
    path: paths.achievements,
    name: "Achievements",
    icon: "trophy",
    sentence: "Your streak, your badges and the next ones to earn.",
  },
] as const;

export type Tool = (typeof tools)[number];
