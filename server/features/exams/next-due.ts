/** How a question has gone for a student so far. */
export interface Standing {
  seen: number;
  right: number;
  rightInRow: number;
}

/** Days until a question is due again, by the right answers since the last wrong one. */
const daysUntilDue = [1, 3, 7, 16, 35, 90] as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Where a question stands after one more answer: each right one in a row puts it off further, a wrong one to tomorrow. */
export function afterAnswer(before: Standing | undefined, isRight: boolean, moment: Date) {
  const rightInRow = isRight ? (before?.rightInRow ?? 0) + 1 : 0;
  const days = daysUntilDue[Math.min(rightInRow, daysUntilDue.length - 1)] ?? 1;
  return {
    seen: (before?.seen ?? 0) + 1,
    right: (before?.right ?? 0) + (isRight ? 1 : 0),
    rightInRow,
    wasRight: isRight,
    lastSeenAt: moment,
    nextDueAt: new Date(moment.getTime() + days * dayMs),
  };
}
