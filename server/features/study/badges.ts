import type { BadgeIcon } from "#shared/domain/badge-icons.ts";
import type { badgeCategories } from "#shared/domain/study.ts";
import type { Streak } from "./streak.ts";
import { schoolSubjects, type StudyCount, type StudyCounts } from "./study-counts.ts";

/** The measure of a badge: a count of acts, of study days, or of subjects studied. */
type Measure = StudyCount | "days" | "longestStreak" | "subjects";

export interface Badge {
  id: string;
  name: string;
  description: string;
  icon: BadgeIcon;
  category: (typeof badgeCategories)[number];
  measure: Measure;
  target: number;
}

/** The values that badges are measured on. */
export interface BadgeMeasures {
  counts: StudyCounts;
  streak: Pick<Streak, "longest" | "total">;
}

/** A student's progress towards a badge, in the badge's own measure. */
export function progressTo({ measure }: Pick<Badge, "measure">, measured: BadgeMeasures): number {
  const { counts, streak } = measured;
  if (measure === "days") return streak.total;
  if (measure === "longestStreak") return streak.longest;
  if (measure === "subjects")
    return schoolSubjects.filter((school) => counts[`subject:${school}`]).length;
  return counts[measure] ?? 0;
}

/** All reached badges, including those already awarded. */
export function reachedBadges(measures: BadgeMeasures): Badge[] {
  return badges.filter((badge) => progressTo(badge, measures) >= badge.target);
}

/** The badges that the latest acts have reached. */
export function newlyReached(before: BadgeMeasures, now: BadgeMeasures): Badge[] {
  return reachedBadges(now).filter((badge) => progressTo(badge, before) < badge.target);
}

type Row = readonly [
  id: string,
  target: number,
  icon: BadgeIcon,
  name: string,
  description: string,
];

function several(category: Badge["category"], measure: Measure, rows: readonly Row[]): Badge[] {
  return rows.map(([id, target, icon, name, description]) => ({
    id,
    name,
    description,
    icon,
    category,
    measure,
    target,
  }));
}

/** In default display order. An id is never reused: rows refer to it. */
export const badges: readonly Badge[] = [
  ...several("streak", "longestStreak", [
    ["streak-3", 3, "flame", "Warming Up", "Study 3 days in a row."],
    ["streak-7", 7, "flame", "One Whole Week", "Study 7 days in a row."],
    ["streak-14", 14, "lightning", "Two Weeks Strong", "Study 14 days in a row."],
    ["streak-30", 30, "rocket", "Month of Fire", "Study 30 days in a row."],
    ["streak-50", 50, "mountain", "Fifty and Going", "Study 50 days in a row."],
    ["streak-100", 100, "crown", "Hundred Days", "Study 100 days in a row."],
    ["streak-200", 200, "trophy", "Unstoppable", "Study 200 days in a row."],
    ["streak-365", 365, "gem", "A Year of Learning", "Study 365 days in a row."],
  ]),
  ...several("milestone", "acts", [
    ["acts-1", 1, "footprints", "First Step", "Study something for the first time."],
    ["acts-10", 10, "seedling", "Seedling", "Do 10 study activities."],
    ["acts-50", 50, "star", "Rising Star", "Do 50 study activities."],
    ["acts-100", 100, "tree", "Deep Roots", "Do 100 study activities."],
    ["acts-500", 500, "medal", "Five Hundred Club", "Do 500 study activities."],
    ["acts-1000", 1000, "trophy", "Thousand Up", "Do 1,000 study activities."],
  ]),
  ...several("milestone", "days", [
    ["days-5", 5, "calendar", "Five Days In", "Study on 5 days."],
    ["days-25", 25, "calendar", "Regular Student", "Study on 25 days."],
    ["days-75", 75, "mountain", "Steady Climber", "Study on 75 days."],
    ["days-150", 150, "crown", "True Scholar", "Study on 150 days."],
  ]),
  ...several("subject", "right:Mathematics", [
    [
      "maths-10",
      10,
      "abacus",
      "Number Friend",
      "Get 10 Mathematics questions right at the first try.",
    ],
    [
      "maths-50",
      50,
      "abacus",
      "Number Ninja",
      "Get 50 Mathematics questions right at the first try.",
    ],
    [
      "maths-200",
      200,
      "compass",
      "Maths Captain",
      "Get 200 Mathematics questions right at the first try.",
    ],
  ]),
  ...several("subject", "right:Science", [
    [
      "science-10",
      10,
      "flask",
      "Young Scientist",
      "Get 10 Science questions right at the first try.",
    ],
    ["science-50", 50, "atom", "Lab Star", "Get 50 Science questions right at the first try."],
    [
      "science-200",
      200,
      "rocket",
      "Rocket Scientist",
      "Get 200 Science questions right at the first try.",
    ],
  ]),
  ...several("subject", "right:Social Science", [
    [
      "social-10",
      10,
      "globe",
      "Time Traveller",
      "Get 10 Social Science questions right at the first try.",
    ],
    [
      "social-50",
      50,
      "globe",
      "World Explorer",
      "Get 50 Social Science questions right at the first try.",
    ],
  ]),
  ...several("subject", "right:English", [
    ["english-10", 10, "quill", "Word Finder", "Get 10 English questions right at the first try."],
    ["english-50", 50, "quill", "Word Wizard", "Get 50 English questions right at the first try."],
  ]),
  ...several("subject", "right:Hindi", [
    ["hindi-10", 10, "lotus", "Shabd Saathi", "Get 10 Hindi questions right at the first try."],
    ["hindi-50", 50, "lotus", "Bhasha Star", "Get 50 Hindi questions right at the first try."],
  ]),
  ...several("subject", "subjects", [
    ["subjects-3", 3, "palette", "Three in One", "Study 3 different subjects."],
    ["subjects-5", 5, "palette", "All-Rounder", "Study 5 different subjects."],
  ]),
  ...several("difficulty", "right", [
    ["right-10", 10, "target", "On Target", "Get 10 questions right at the first try."],
    ["right-100", 100, "target", "Sharp Shooter", "Get 100 questions right at the first try."],
    ["right-500", 500, "trophy", "Bullseye", "Get 500 questions right at the first try."],
  ]),
  ...several("difficulty", "right:beginner", [
    [
      "beginner-25",
      25,
      "seedling",
      "Strong Basics",
      "Get 25 beginner questions right at the first try.",
    ],
  ]),
  ...several("difficulty", "right:intermediate", [
    [
      "intermediate-25",
      25,
      "puzzle",
      "Puzzle Solver",
      "Get 25 intermediate questions right at the first try.",
    ],
    [
      "intermediate-100",
      100,
      "puzzle",
      "Puzzle Master",
      "Get 100 intermediate questions right at the first try.",
    ],
  ]),
  ...several("difficulty", "right:advanced", [
    [
      "advanced-10",
      10,
      "mountain",
      "Brave Climber",
      "Get 10 advanced questions right at the first try.",
    ],
    ["advanced-50", 50, "gem", "Diamond Mind", "Get 50 advanced questions right at the first try."],
    [
      "advanced-150",
      150,
      "crown",
      "Top of the Hill",
      "Get 150 advanced questions right at the first try.",
    ],
  ]),
  ...several("engagement", "act:homework_answered", [
    ["homework-5", 5, "pencil", "Homework Helper", "Work through 5 homework questions."],
    ["homework-50", 50, "pencil", "Homework Hero", "Work through 50 homework questions."],
  ]),
  ...several("engagement", "act:concept_explained", [
    ["concepts-5", 5, "bulb", "Bright Idea", "Read 5 explanations."],
    ["concepts-50", 50, "books", "Idea Collector", "Read 50 explanations."],
  ]),
  ...several("engagement", "act:doubt_solved", [
    ["doubts-5", 5, "question", "Doubt Buster", "Clear 5 doubts."],
    ["doubts-50", 50, "magnifier", "Doubt Detective", "Clear 50 doubts."],
  ]),
  ...several("engagement", "act:quiz_answered", [
    ["quiz-10", 10, "star", "Quiz Taker", "Answer 10 quiz questions."],
    ["quiz-100", 100, "medal", "Quiz Champion", "Answer 100 quiz questions."],
  ]),
  ...several("engagement", "act:practice_answered", [
    ["practice-10", 10, "target", "Practice Pal", "Answer 10 practice questions."],
    ["practice-100", 100, "medal", "Practice Makes Perfect", "Answer 100 practice questions."],
  ]),
  ...several("engagement", "act:exam_answered", [
    ["exam-25", 25, "book", "Exam Ready", "Answer 25 exam questions."],
    ["exam-250", 250, "books", "Exam Warrior", "Answer 250 exam questions."],
    ["exam-1000", 1000, "trophy", "Exam Legend", "Answer 1,000 exam questions."],
  ]),
  ...several("engagement", "act:comprehension_given", [
    ["feedback-5", 5, "chat", "Honest Learner", "Tell us 5 times how well you understood."],
  ]),
  ...several("engagement", "early", [
    ["early-5", 5, "sunrise", "Early Bird", "Do 5 study activities before 7 in the morning."],
  ]),
  ...several("engagement", "weekend", [
    ["weekend-10", 10, "calendar", "Weekend Learner", "Do 10 study activities on weekends."],
  ]),
];
