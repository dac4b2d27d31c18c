import type { Difficulty } from "#shared/contracts/answer.ts";
import type { Comprehension } from "#shared/contracts/messages.ts";
import type { StudyAct, StudySource } from "#shared/domain/study.ts";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import type { EvidenceRow } from "./evidence.ts";
import { moveProgress } from "./move-progress.ts";
import type { EarnedBadge } from "./progress.repository.ts";
import type { CountedAct } from "./study-counts.ts";

/** What was studied, as a row keeps it. */
export interface StudyMatter {
  source: StudySource;
  subject: string;
  /** In words, as the student saw it. */
  topic: string;
  /** The id of a concept of the library; null where it is about none. */
  concept: string | null;
  /** The task of our solver; null where nothing was computed. */
  task: string | null;
  /** The id of a question of the library; null for one that it doesn't ask. */
  question: string | null;
  difficulty: Difficulty;
}

/** How an answer of the student's was judged. */
interface Judgement {
  isRight: boolean;
  /** 1 for the first try at the question. */
  attempt: number;
  /** The solution had been shown before. */
  isAfterReveal: boolean;
}

export interface Act {
  userId: number;
  act: StudyAct;
  studied: StudyMatter;
  judged?: Judgement;
  feedback?: Comprehension;
  /** Null of what belongs to no conversation. */
  conversationId: number | null;
  moment: Date;
}

/**
 * Appends a study act, in the transaction of what the student does: with `recordActs` the one writer of the activity log,
 * from which streaks, badges and mastery are derived. These move with it. Gives the badges that it earned.
 */
export function recordAct(db: Db, act: Act): Promise<EarnedBadge[]> {
  return recordActs(db, [act]);
}

/** Appends the acts of one student at one moment: the answers of a finished session. */
export async function recordActs(db: Db, acts: readonly Act[]): Promise<EarnedBadge[]> {
  const [first] = acts;
  if (!first) return [];
  await db.insert(activityLog).values(acts.map(rowOf));
  const { userId, moment } = first;
  return moveProgress(db, userId, {
    acts: acts.map(countedOf),
    evidence: evidenceIn(acts),
    moment,
  });
}

/** What acts say of what a student can do: first tries before the solution was shown, and what she said of explanations. */
function evidenceIn(acts: readonly Act[]): EvidenceRow[] {
  return acts.flatMap(({ act, studied, judged, feedback, moment }) => {
    const { concept, difficulty } = studied;
    const isFirst = judged?.attempt === 1 && !judged.isAfterReveal;
    if (concept === null || (!isFirst && !feedback)) return [];
    const isRight = isFirst ? judged.isRight : null;
    return [{ moment, concept, act, difficulty, isRight, feedback: feedback ?? null }];
  });
}

function countedOf({ act, studied, judged, feedback, moment }: Act): CountedAct {
  return {
    act,
    subject: studied.subject,
    difficulty: studied.difficulty,
    isFirstRight: judged?.isRight === true && judged.attempt === 1 && !judged.isAfterReveal,
    isUnderstood: feedback === "understood",
    moment,
  };
}

function rowOf({ userId, act, studied, judged, feedback, conversationId, moment }: Act) {
  return {
    userId,
    act,
    ...studied,
    correct: judged?.isRight ?? null,
    attempt: judged?.attempt ?? null,
    isAfterReveal: judged?.isAfterReveal ?? false,
    feedback: feedback ?? null,
    conversationId,
    occurredAt: moment,
  };
}
