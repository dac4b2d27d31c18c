import type { IconName } from "../../ui/icon.tsx";

interface ComingTool {
  icon: IconName;
  heading: string;
  /** What the tool will do, in the student's words. */
  will: readonly string[];
  /** What she can do today instead. */
  today: string;
}

export const comingTools = {
  examPrep: {
    icon: "target",
    heading: "Practice that knows your exam",
    will: [
      "Choose your exam (CBSE, JEE, NEET, ICSE or State Board) and your subjects.",
      "Practise in short sets or full tests, with the time running.",
      "Get more of the questions that you found hard.",
    ],
    today: "After a homework solution, choose Test Me for a similar question to try on your own.",
  },
  learningPaths: {
    icon: "path",
    heading: "What to study next",
    will: [
      "See which topics you're strong in and which need another look.",
      "Get the next topics to study, and the reason for each.",
    ],
    today: "It will be worked out from what you study, so every question you ask today counts.",
  },
  achievements: {
    icon: "trophy",
    heading: "Your streak and badges",
    will: [
      "See how many days in a row you have studied.",
      "Earn badges for what you have done, and see which come next.",
    ],
    today: "Days on which you ask homework are already being counted.",
  },
} as const satisfies Record<string, ComingTool>;
