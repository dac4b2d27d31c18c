import type { User } from "#shared/contracts/auth.ts";
import type { AdaptiveDifficulty } from "#shared/contracts/messages.ts";
import type { Db } from "../../db/db.ts";
import type { Concept } from "../../library/concept.ts";
import { recentFeedback } from "../study/recent-feedback.repository.ts";
import {
  adaptiveDifficultyOf,
  type DifficultySignal,
  signalsThatCount,
} from "./adaptive-difficulty.ts";

interface About {
  /** Undefined if the library has no such concept: then the signals of all subjects count. */
  subject: string | undefined;
  /** The library's concept, if there is one. */
  concept: Concept | undefined;
  /** The signal that is about to be added to the log. */
  now?: DifficultySignal;
}

/** How hard an explanation should be for a student at present, from her log. */
export async function difficultyFor(
  db: Db,
  { id: userId, grade }: User,
  { subject, concept, now }: About,
): Promise<AdaptiveDifficulty> {
  const rows = await recentFeedback(db, { userId, subject, limit: signalsThatCount });
  const before = rows.map(signalOf);
  const signals = now ? [...before, now] : before;
  return adaptiveDifficultyOf({ grade, grades: concept?.grades, signals });
}

type FeedbackRow = Awaited<ReturnType<typeof recentFeedback>>[number];

function signalOf({ feedback, correct }: FeedbackRow): DifficultySignal {
  if (feedback === null) return { kind: "quiz", isRight: correct === true };
  return { kind: "comprehension", feedback };
}
