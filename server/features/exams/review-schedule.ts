import { createEmptyCard, fsrs, Rating, State, type Card } from "ts-fsrs";

/** How a question has gone for a student so far. */
export interface ReviewState {
  seen: number;
  right: number;
  rightInRow: number;
  /** What FSRS keeps of a memory; null of questions that were answered before it was kept. */
  stability: number | null;
  memoryDifficulty: number | null;
  lastSeenAt: Date;
}

/**
 * When a question is due again: the Free Spaced Repetition Scheduler with its published parameters, which asks when the
 * chance of a right answer has fallen to 0.9. Without its random fuzz, so that what is made anew is the same; without
 * its steps of minutes, for a question is asked at most once a day.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
});

const dayMs = 24 * 60 * 60 * 1000;

/** Where a question stands after one more answer: each right one puts it off further, a wrong one brings it back soon. */
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
    // Not before tomorrow: a question that was just explained would only be remembered.
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
    // An answer that comes late is no older than the one before it.
    last_review: before.lastSeenAt > moment ? moment : before.lastSeenAt,
  };
}
