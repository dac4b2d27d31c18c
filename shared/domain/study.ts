/**
 * Enumerations of study that rows, forms and cards share (specification sections 3 and 9). Plain data: drizzle-kit
 * reads it too.
 */

export const conversationTypes = ["homework", "concept", "doubt"] as const;

export const difficulties = ["beginner", "intermediate", "advanced"] as const;

export const examTypes = ["CBSE", "JEE", "NEET", "ICSE", "State Board"] as const;

/**
 * The specification's three modes, and three more: board answers (written and self-marked), the mock of an entrance
 * exam, and the review of questions that are due.
 */
export const examSessionTypes = [
  "quick_revision",
  "full_test",
  "weak_areas",
  "board_answers",
  "mock",
  "review",
] as const;

export const badgeCategories = [
  "streak",
  "milestone",
  "subject",
  "difficulty",
  "engagement",
] as const;

/** The life cycle of an answer. The first two states are in progress, the others are final. */
export const answerStates = ["pending", "streaming", "complete", "failed", "stopped"] as const;

/** The tutor's operations; every call is recorded under one of these. */
export const tutorFeatures = ["homework", "practice", "concept", "doubt", "quiz"] as const;
export type TutorFeature = (typeof tutorFeatures)[number];

/**
 * The checker's verdict on a reply. `checked`: equal to the computed answer. `corrected`: it contradicted the computed
 * answer and was not shown. `leaked`: it revealed what its help level withholds. `unchecked`: there was nothing to
 * compute.
 */
export const checkVerdicts = ["checked", "corrected", "leaked", "unchecked"] as const;
export type CheckVerdict = (typeof checkVerdicts)[number];

/** Why a student may need a person rather than a tutor. */
export const concerns = ["self_harm", "abuse", "sexual", "danger"] as const;
export type Concern = (typeof concerns)[number];

/** What recognised a concern: the product's own list, or the provider's moderation. */
export const concernSources = ["list", "provider"] as const;
export type ConcernSource = (typeof concernSources)[number];

/** A student's feedback on an explanation (specification section 4). */
export const comprehensions = ["understood", "confused", "need_simpler", "need_harder"] as const;

/** Acts that count as study. Each appends one row to the activity log. */
export const studyActs = [
  "homework_answered",
  "practice_asked",
  "practice_answered",
  "concept_explained",
  "comprehension_given",
  "quiz_answered",
  "doubt_solved",
  "exam_answered",
] as const;
export type StudyAct = (typeof studyActs)[number];

/** The tool that a study act was done in. */
export const studySources = ["homework", "practice", "concept", "quiz", "doubt", "exam"] as const;
export type StudySource = (typeof studySources)[number];
