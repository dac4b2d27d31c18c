/** The most approaches that the page shows (specification section 9). */
const mostApproaches = 3;

/** The method that is dropped first: it resembles another one, and few books have it. */
const leastMissed = "Cross-multiplication";

/** As many approaches as fit, in order. */
export function thatFit<Way>(ways: readonly Way[], titleOf: (way: Way) => string): Way[] {
  const [first, ...others] = ways;
  if (first === undefined || ways.length <= mostApproaches) return [...ways];
  return [first, ...others.filter((way) => titleOf(way) !== leastMissed)].slice(0, mostApproaches);
}
