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
