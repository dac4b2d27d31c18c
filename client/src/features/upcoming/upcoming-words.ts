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

interface ComingPage {
  heading: string;
  paragraphs: readonly string[];
}

export const comingPages = {
  subscribe: {
    heading: "There is no plan to buy yet",
    paragraphs: [
      "A monthly plan will be offered here. Until then nothing is sold on this site.",
      "You can create an account and use the Homework Assistant now, without paying.",
    ],
  },
  weeklyPass: {
    heading: "The weekly pass isn't on sale yet",
    paragraphs: [
      "A pass for seven days will be offered here. Until then nothing is sold on this site.",
      "You can create an account and use the Homework Assistant now, without paying.",
    ],
  },
  thankYou: {
    heading: "Thank you",
    paragraphs: [
      "This page will confirm a payment. Nothing is sold on this site yet, so nothing has been charged here.",
      "To start learning, create an account or log in.",
    ],
  },
  privacy: {
    heading: "Your privacy",
    paragraphs: [
      "The full privacy policy will stand on this page. This is what holds already.",
      "We keep what you tell us: your name, phone number, grade, and the questions and photos that you send. Your password is kept only in a form that can't be read back.",
      "Your questions and photos are shown to no other student. Where this site is set up with an outside AI service, they are sent to it to be answered.",
      "There are no advertising trackers on this site.",
    ],
  },
} as const satisfies Record<string, ComingPage>;
