const asks =
  /^(?:find|what|how|solve|simplify|evaluate|calculate|compute|determine|factori[sz]e|expand|convert|express|write|differentiate|integrate|hcf|lcm)\b/iu;
/** Numbers and signs only: two lines with letters may be one system of equations. */
const bareSum = /^[\d\s+\-−–×x÷*/^().,%=?]+$/u;
const joint = /(?:\s*[.;,]\s+|\s+)(?:and\s+)?(?=(?:hence|also)\s+\p{L})/iu;

/**
 * The parts of a question without labels: a calculation on each line, or "… and hence …". Empty if it is one question.
 */
export function unlabelledParts(question: string): string[] {
  const lines = question
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length > 1) {
    return lines.every((line) => asks.test(line) || bareSum.test(line)) ? lines : [];
  }
  const clauses = question.split(joint).map((clause) => clause.trim());
  return clauses.length > 1 ? clauses : [];
}
