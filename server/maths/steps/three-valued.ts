/** True, false, or null for undecided. */
export type Truth = boolean | null;

export function allTrue(truths: readonly Truth[]): Truth {
  if (truths.some((truth) => truth === false)) return false;
  return truths.every((truth) => truth === true) ? true : null;
}

export function someTrue(truths: readonly Truth[]): Truth {
  if (truths.some((truth) => truth === true)) return true;
  return truths.every((truth) => truth === false) ? false : null;
}
