/**
 * Concepts of many classes whose quizzes are to get more questions still: the list must not grow, and who writes the
 * questions takes the concept out.
 */
export const shortQuizzes: readonly string[] = `
distance-and-displacement friction human-eye ohms-law reflection-of-light series-and-parallel-circuits
speed-and-velocity
`
  .trim()
  .split(/\s+/u);
