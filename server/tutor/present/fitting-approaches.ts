/** The page has room for so many ways (specification section 9). */
const mostApproaches = 3;

/** Nearest to another way, and in few books any more: it makes room first. */
const leastMissed = "Cross-multiplication";

/** As many ways as fit, the first first. */
export function thatFit<Way>(ways: readonly Way[], titleOf: (way: Way) => string): Way[] {
  const [first, ...others] = ways;
  if (first === undefined || ways.length <= mostApproaches) return [...ways];
  return [first, ...others.filter((way) => titleOf(way) !== leastMissed)].slice(0, mostApproaches);
}
