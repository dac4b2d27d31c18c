/**
 * The final answer as a student would type it, out of the Markdown it was written in: no dollars, no emphasis, no
 * "Answer:" in front, no full stop behind. What remains is for `compareAnswers` to read.
 */
export function plainAnswer(markdown: string): string {
  return markdown
    .replaceAll(/\\[([\])]/gu, "")
    .replaceAll(/[$*`]+/gu, (mark) => (/^\*$/u.test(mark) ? "*" : ""))
    .replaceAll(/\\(?:text|mathrm)\s*\{([^{}]*)\}/gu, " $1 ")
    .replaceAll(/\\[,;:!]|\\q?quad\b/gu, " ")
    .trim()
    .replace(
      /^(?:(?:the\s+)?(?:final\s+)?answer(?:\s+is)?|ans|so|therefore|hence)\s*[:,.]?\s+/iu,
      "",
    )
    .replace(/\s*\.$/u, "")
    .replace(/^\\boxed\s*\{(.*)\}$/su, "$1")
    .trim();
}
