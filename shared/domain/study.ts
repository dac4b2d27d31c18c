/** Enumerations of study that rows, forms and cards share (specification sections 3 and 9). Plain data: drizzle-kit reads it too. */

export const conversationTypes = ["homework", "concept", "doubt"] as const;

export const difficulties = ["beginner", "intermediate", "advanced"] as const;

export const examTypes = ["CBSE", "JEE", "NEET", "ICSE", "State Board"] as const;

/**
 * The specification's three, and three beside them: board answers (written, marked by oneself), the mock of an entrance
 * exam, and the review of what is due again.
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

/** The life of an answer. The first two are on their way, the others are ends. */
export const answerStates = ["pending", "streaming", "complete", "failed", "stopped"] as const;

/** What the tutor is called for; every call is recorded under one of these. */
export const tutorFeatures = ["homework", "practice", "concept", "doubt", "quiz"] as const;
export type TutorFeature = (typeof tutorFeatures)[number];

/**
 * What the checker made of a reply. `checked`: equal to what was computed. `corrected`: it contradicted it, and was not
 * shown. `leaked`: it gave away what its help level holds back. `unchecked`: there was nothing to compute.
 */
export const checkVerdicts = ["checked", "corrected", "leaked", "unchecked"] as const;
export type CheckVerdict = (typeof checkVerdicts)[number];

/** What a student may need a person for. */
export const concerns = ["self_harm", "abuse", "sexual", "danger"] as const;
export type Concern = (typeof concerns)[number];

/** Who recognised a concern: our own list, or the provider's moderation. */
export const concernSources = ["list", "provider"] as const;
export type ConcernSource = (typeof concernSources)[number];

/** What a student says of an explanation (specification section 4). */
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

/** Which tool a study act was done in. */
export const studySources = ["homework", "practice", "concept", "quiz", "doubt", "exam"] as const;
export type StudySource = (typeof studySources)[number];
