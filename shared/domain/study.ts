/** Enumerations of study that rows, forms and cards share (specification sections 3 and 9). Plain data: drizzle-kit reads it too. */

export const conversationTypes = ["homework", "concept", "doubt"] as const;

export const difficulties = ["beginner", "intermediate", "advanced"] as const;

export const examTypes = ["CBSE", "JEE", "NEET", "ICSE", "State Board"] as const;

export const examSessionTypes = ["quick_revision", "full_test", "weak_areas"] as const;

export const badgeCategories = [
  "streak",
  "milestone",
  "subject",
  "difficulty",
  "engagement",
] as const;

/** What the tutor is called for; every call is recorded under one of these. */
export const tutorFeatures = ["homework", "practice", "concept", "doubt", "quiz"] as const;
export type TutorFeature = (typeof tutorFeatures)[number];

/** Acts that count as study. Each appends one row to the activity log. */
export const studyActs = ["homework_answered", "practice_asked", "practice_answered"] as const;
export type StudyAct = (typeof studyActs)[number];
