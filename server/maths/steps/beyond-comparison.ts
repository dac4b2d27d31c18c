/** A name before a bracket with a letter, a number or another such name in it: f(x), h(2), p(q(x)). */
const application =
  /(?<![a-zA-Z\\])[a-zA-Z](?:\\left)?\((?:-?\d+(?:\\right)?\)|[a-zA-Z](?:\\right)?\)|[a-zA-Z](?:\\left)?\()/;
/** The derivative of one letter with respect to another, as a letter of its own. */
const slope = /\\frac\{d[a-z]\}\{d(?:[a-z]|\\theta)\}/;
/** C alone or before one letter, as in Cx; not the C of a word. */
const anyConstant = /(?<![a-zA-Z\\])C(?![A-Z]|[a-z]{2})/;

/** A square under a root, where the root of the square of a positive number is taken. */
const rootOfSquare = /\\sqrt\{.*\^\{2\}/;
const startsWithLogarithm = /^\\(?:ln|log)(?![a-z])/;

/**
 * Whether a line may be right although its values differ, because a letter is not a constant number: it is the name
 * of a function, a function of another letter, or an arbitrary constant, so that 2C is C again; or
 * because letters are implicitly positive: √(a²) = a, and ln y = ln x from y = x.
 */
export function isBeyondComparison(before: string | null, after: string): boolean {
  const lines = before === null ? [after] : [before, after];
  if (lines.some((line) => application.test(line) || slope.test(line))) return true;
  if (before !== null && takesPositive(before, after)) return true;
  return lines.length === 2 && lines.every((line) => anyConstant.test(line) && isEquation(line));
}

function isEquation(line: string): boolean {
  return line.includes("=") && !line.includes("\\int");
}

function takesPositive(before: string, after: string): boolean {
  const isTaken = startsWithLogarithm.test(after) && !/\\(?:ln|log)/.test(before);
  if (isTaken && isEquation(before)) return true;
  return rootOfSquare.test(before) && !after.includes("\\sqrt");
}
