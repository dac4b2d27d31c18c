/**
 * The final answer as a student would type it, out of the Markdown it was written in: no dollars, no emphasis, no
 * "Answer:" in front, no full stop behind. What remains is for `compareAnswers` to read.
 */
export function plainAnswer(markdown: string): string {
  return announced(
    withoutMarks(markdown)
      .replaceAll(/\\(?:text|mathrm)\s*\{([^{}]*)\}/gu, " $1 ")
      .replaceAll(/\\[,;:!]|\\q?quad\b/gu, " "),
  );
}

/** The final answer in the LaTeX that it was written in, out of the same things around it. */
export function latexAnswer(markdown: string): string {
  return announced(withoutMarks(markdown));
}

function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll(/\\[([\])]/gu, "")
    .replaceAll(/[$*`]+/gu, (mark) => (/^\*$/u.test(mark) ? "*" : ""));
}

/** What an announcement says, without it. */
function announced(text: string): string {
  return text
    .trim()
    .replace(/^(?:so|therefore|hence|thus)\s*[,:]\s+(?=\p{L})/iu, "")
    .replace(
      /^(?:(?:the\s+)?(?:final\s+|required\s+|correct\s+)?answer(?:\s+is)?|ans|so|therefore|hence|thus)\s*[:,.]?\s+/iu,
      "",
    )
    .replace(/\s*\.$/u, "")
    .replace(/^\\boxed\s*\{(.*)\}$/su, "$1")
    .trim();
}
