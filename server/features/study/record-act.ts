import type { Difficulty } from "#shared/contracts/answer.ts";
import type { Comprehension } from "#shared/contracts/messages.ts";
import type { StudyAct, StudySource } from "#shared/domain/study.ts";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import type { EvidenceRow } from "./evidence.ts";
import { updateProgress } from "./update-progress.ts";
import type { EarnedBadge } from "./progress.repository.ts";
import type { CountedAct } from "./study-counts.ts";

/** The subject matter of an act, as its row stores it. */
export interface StudyMatter {
  source: StudySource;
  subject: string;
  /** As text, as shown to the student. */
  topic: string;
  /** The id of a library concept; null if there is none. */
  concept: string | null;
  /** The solver's task; null if nothing was computed. */
  task: string | null;
  /** The id of a library question; null for any other question. */
  question: string | null;
  difficulty: Difficulty;
}

/** The verdict on a student's answer. */
interface Judgement {
  isRight: boolean;
  /** 1 for the first try at the question. */
  attempt: number;
  /** Whether the solution had been shown before. */
  isAfterReveal: boolean;
}

export interface Act {
  userId: number;
  act: StudyAct;
  studyMatter: StudyMatter;
  judgement?: Judgement;
  feedback?: Comprehension;
  /** Null for an act outside conversations. */
  conversationId: number | null;
  moment: Date;
}

/**
 * Appends a study act, in the transaction of the student's action. Only this and `recordActs` write the activity log,
 * from which streaks, badges and mastery are derived; both update these too. Returns the badges earned.
 */
export function recordAct(db: Db, act: Act): Promise<EarnedBadge[]> {
  return recordActs(db, [act]);
}

/** Appends several acts of one student at one moment: the answers of a finished session. */
export async function recordActs(db: Db, acts: readonly Act[]): Promise<EarnedBadge[]> {
  const [first] = acts;
  if (!first) return [];
  await db.insert(activityLog).values(acts.map(rowOf));
  const { userId, moment } = first;
  return updateProgress(db, userId, {
    acts: acts.map(countedOf),
    evidence: evidenceIn(acts),
    moment,
  });
}

/** The evidence in acts: first tries before the solution was shown, and feedback on explanations. */
function evidenceIn(acts: readonly Act[]): EvidenceRow[] {
  return acts.flatMap(({ act, studyMatter, judgement, feedback, moment }) => {
    const { concept, difficulty } = studyMatter;
    const isFirst = judgement?.attempt === 1 && !judgement.isAfterReveal;
    if (concept === null || (!isFirst && !feedback)) return [];
    const isRight = isFirst ? judgement.isRight : null;
    return [{ moment, concept, act, difficulty, isRight, feedback: feedback ?? null }];
  });
}

function countedOf({ act, studyMatter, judgement, feedback, moment }: Act): CountedAct {
  return {
    act,
    subject: studyMatter.subject,
    difficulty: studyMatter.difficulty,
    isFirstRight:
      judgement?.isRight === true && judgement.attempt === 1 && !judgement.isAfterReveal,
    isUnderstood: feedback === "understood",
    moment,
  };
}

function rowOf({ userId, act, studyMatter, judgement, feedback, conversationId, moment }: Act) {
  return {
    userId,
    act,
    ...studyMatter,
    correct: judgement?.isRight ?? null,
    attempt: judgement?.attempt ?? null,
    isAfterReveal: judgement?.isAfterReveal ?? false,
    feedback: feedback ?? null,
    conversationId,
    occurredAt: moment,
  };
}
