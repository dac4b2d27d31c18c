import { z } from "zod/mini";
import { badgeCategories } from "../domain/study.ts";

/** A badge that was earned; it is never taken back. */
export const achievement = z.object({
  id: z.int(),
  badgeId: z.string(),
  /** The name of one of the product's own icons. */
  badgeIcon: z.string(),
  badgeName: z.string(),
  badgeDescription: z.string(),
  badgeCategory: z.enum(badgeCategories),
  earnedAt: z.iso.datetime(),
});
export type Achievement = z.infer<typeof achievement>;

/**
 * Part of the response of every call that counts as study: the badges that the call earned. Absent where it earned
 * none, and where an idempotent call returns a stored response.
 */
export const newAchievements = z.optional(z.array(achievement));
