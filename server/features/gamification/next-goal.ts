/** Lengths of a streak that are worth reaching, in days; after the last, every hundred. */
const goals = [3, 7, 14, 30, 50, 100, 150, 200, 300, 365];
const afterwards = 100;

/** The streak to reach next. */
export function nextGoalOf(current: number): number {
  return (
    goals.find((goal) => goal > current) ?? (Math.floor(current / afterwards) + 1) * afterwards
  );
}
