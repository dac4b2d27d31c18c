/**
 * Periods of the analytics page (specification section 2). The first is the last 24 hours; the others are days of
 * India, today included.
 */
export const analyticsPeriods = ["daily", "weekly", "monthly"] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

/** What students use: the features of the tutor, and exam sessions. */
export const usedFeatures = ["homework", "practice", "concept", "doubt", "quiz", "exam"] as const;
export type UsedFeature = (typeof usedFeatures)[number];
