import { createEmptyCard, fsrs, Rating, State, type Card } from "ts-fsrs";

/** The review state of a question for a student. */
export interface ReviewState {
  seen: number;
  right: number;
  rightInRow: number;
  /** The memory state of FSRS; null for questions answered before it was stored. */
  stability: number | null;
  memoryDifficulty: number | null;
  lastSeenAt: Date;
}

/**
 * When a question is due again: the Free Spaced Repetition Scheduler (FSRS) with its published parameters, due when the
 * probability of a right answer has fallen to 0.9. Without its random fuzz, so that a rebuild gives the same result;
 * without its short-term steps of minutes, since a question is asked at most once a day.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
});

const dayMs = 24 * 60 * 60 * 1000;

/** The review state after one more answer: a right answer lengthens the interval, a wrong one shortens it. */
export function afterAnswer(before: ReviewState | undefined, isRight: boolean, moment: Date) {
  const rating = isRight ? Rating.Good : Rating.Again;
  const { card } = scheduler.next(cardOf(before, moment), moment, rating);
  return {
    seen: (before?.seen ?? 0) + 1,
    right: (before?.right ?? 0) + (isRight ? 1 : 0),
    rightInRow: isRight ? (before?.rightInRow ?? 0) + 1 : 0,
    wasRight: isRight,
    lastSeenAt: moment,
    stability: card.stability,
    memoryDifficulty: card.difficulty,
    // At least a day later: an answer right after the explanation would only test short-term memory.
    nextDueAt: new Date(Math.max(card.due.getTime(), moment.getTime() + dayMs)),
  };
}

function cardOf(before: ReviewState | undefined, moment: Date): Card {
  const empty = createEmptyCard(moment);
  if (!before || before.stability === null || before.memoryDifficulty === null) return empty;
  return {
    ...empty,
    stability: before.stability,
    difficulty: before.memoryDifficulty,
    reps: before.seen,
    lapses: before.seen - before.right,
    state: State.Review,
    // A late answer counts as given no earlier than the previous one.
    last_review: before.lastSeenAt > moment ? moment : before.lastSeenAt,
  };
}
