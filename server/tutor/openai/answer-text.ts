/** Tags around the reasoning that models put into their reply: R1, Qwen and models derived from them. */
const opensThoughts = /^\s*<(?:think|thinking|thought|thoughts|reasoning)>/iu;
const endOfThoughts = /<\/(?:think|thinking|thought|thoughts|reasoning)>/giu;

/** Finds the JSON of an answer in a model's text, by the fields of its form. */
export interface AnswerFinder {
  /** The index at which the answer begins, in the text so far; -1: not yet. */
  startIn: (text: string) => number;
  /** Every complete object in the text that may be the answer, in order; a truncated one counts too. */
  candidatesIn: (text: string) => string[];
}

/**
 * An answer begins with a brace and one of its own fields: braces in reasoning, fences and greetings before it are
 * skipped, and so is everything up to the end of the reasoning.
 *
 * @param fields Names of the form's fields; none: any brace begins an answer
 */
export function createAnswerFinder(fields: readonly string[]): AnswerFinder {
  const names = fields.map((field) => field.replaceAll(/\W/gu, String.raw`\$&`)).join("|");
  const opening = fields.length === 0 ? /\{/gu : new RegExp(`\\{\\s*"(?:${names})"\\s*:`, "gu");

  function startFrom(text: string, from: number): number {
    opening.lastIndex = from;
    return opening.exec(text)?.index ?? -1;
  }

  return {
    startIn: (text) => startFrom(text, answerFrom(text)),
    candidatesIn: (text) => {
      const found: string[] = [];
      let at = startFrom(text, answerFrom(text));
      while (at !== -1) {
        const end = endOfObject(text, at);
        found.push(text.slice(at, end));
        at = startFrom(text, end);
      }
      return found;
    },
  };
}

/** The end of the reasoning. Some models' templates omit the opening tag. */
function answerFrom(text: string): number {
  if (text.trimStart().startsWith("{")) return 0;
  const last = [...text.matchAll(endOfThoughts)].at(-1);
  if (last) return last.index + last[0].length;
  return opensThoughts.test(text) ? text.length : 0;
}

/** The index after the brace that closes the object beginning here; the text's end where none does. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (isInString && character === "\\") at += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && character === "{") depth += 1;
    else if (!isInString && character === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}
