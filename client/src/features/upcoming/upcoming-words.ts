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
} as const satisfies Record<string, ComingTool>;
