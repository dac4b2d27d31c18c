import { z } from "zod/mini";
import { badgeCategories } from "../domain/study.ts";

/** A badge that was earned, once and for good. */
export const achievement = z.object({
  id: z.int(),
  badgeId: z.string(),
  /** The name of one of our own drawings. */
  badgeIcon: z.string(),
  badgeName: z.string(),
  badgeDescription: z.string(),
  badgeCategory: z.enum(badgeCategories),
  earnedAt: z.iso.datetime(),
});
export type Achievement = z.infer<typeof achievement>;

/**
 * Rides on the answer of every call that counts as study: badges that it earned. Missing where it earned none, and where
 * the answer is given a second time.
 */
export const newAchievements = z.optional(z.array(achievement));
