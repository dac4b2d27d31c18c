/**
 * The final answer as a student would type it, extracted from Markdown: no dollars, no emphasis, no "Answer:" before
 * it, no full stop after it. `compareAnswers` parses the rest.
 */
export function plainAnswer(markdown: string): string {
  return announced(
    withoutMarks(markdown)
      .replaceAll(/\\(?:text|mathrm)\s*\{([^{}]*)\}/gu, " $1 ")
      .replaceAll(/\\[,;:!]|\\q?quad\b/gu, " "),
  );
}

/** The final answer in its LaTeX, extracted in the same way. */
export function latexAnswer(markdown: string): string {
  return announced(withoutMarks(markdown));
}

function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll(/\\[([\])]/gu, "")
    .replaceAll(/[$*`]+/gu, (mark) => (/^\*$/u.test(mark) ? "*" : ""));
}

/** The content of an announcement such as "Answer:". */
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
