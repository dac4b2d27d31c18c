import type { AnalyticsPeriod, UsedFeature } from "#shared/domain/analytics.ts";
import type { AnalyticsTab } from "./analytics-address.ts";

/** Labels of this page. */
export const periodNames: Record<AnalyticsPeriod, string> = {
  daily: "Last 24 Hours",
  weekly: "Last 7 Days",
  monthly: "Last 30 Days",
};

/** Number of days in India that the daily charts show for a period: 24 hours span two days. */
export const daysShown: Record<AnalyticsPeriod, number> = { daily: 2, weekly: 7, monthly: 30 };

export const tabNames: Record<AnalyticsTab, string> = {
  overview: "Overview",
  students: "Students",
  questions: "Questions",
  answers: "Answers",
  growth: "Growth",
  exams: "Exams",
};

export const featureNames: Record<UsedFeature, string> = {
  homework: "Homework",
  practice: "Practice",
  concept: "Concepts",
  doubt: "Doubts",
  quiz: "Quizzes",
  exam: "Exam sessions",
};

const kindNames: Record<string, string> = {
  homework: "Homework",
  concept: "Concept",
  doubt: "Doubt",
};

/** Name of the tool that a question was asked in. */
export const kindName = (type: string): string => kindNames[type] ?? type;

const engineNames: Record<string, string> = { "built-in": "Built-in tutor", openai: "AI model" };

export const engineName = (engine: string): string => engineNames[engine] ?? engine;

const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

export const asCount = (value: number): string => whole.format(value);
export const asDecimal = (value: number): string => oneDecimal.format(value);
/** A number in short form for an axis: 1.2K, 5M. */
export const asShort = (value: number): string => short.format(value);
export const asPercent = (value: number): string => `${oneDecimal.format(value)}%`;
export const asSeconds = (milliseconds: number): string =>
  `${oneDecimal.format(milliseconds / 1000)} s`;
export const asDollars = (value: number): string => `$${dollars.format(value)}`;

/** A duration: 45 s, 12 min, 1 h 5 min. */
export function asDuration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A share in percent; null if the whole is 0. */
export const shareOf = (part: number, all: number): number | null =>
  all === 0 ? null : (100 * part) / all;
