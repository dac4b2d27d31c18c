/** Tags between which models think aloud in the middle of their reply: R1, Qwen and what is made of them. */
const opensThoughts = /^\s*<(?:think|thinking|thought|thoughts|reasoning)>/iu;
const endOfThoughts = /<\/(?:think|thinking|thought|thoughts|reasoning)>/giu;

/** Finds the JSON of an answer in what a model wrote, by the fields that its form has. */
export interface AnswerFinder {
  /** Where the answer begins, as far as the text has come; -1: not yet. */
  startIn: (text: string) => number;
  /** Every whole object in the text that may be the answer, in order; what is cut off counts as one. */
  candidatesIn: (text: string) => string[];
}

/**
 * An answer begins with a brace and one of its own fields: braces in thoughts, fences and greetings before it are passed
 * over, and so is everything up to the end of thoughts.
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

/** Where thoughts are over. Some models' templates leave out the tag that opens them. */
function answerFrom(text: string): number {
  if (text.trimStart().startsWith("{")) return 0;
  const last = [...text.matchAll(endOfThoughts)].at(-1);
  if (last) return last.index + last[0].length;
  return opensThoughts.test(text) ? text.length : 0;
}

/** The place after the brace that closes the object which begins here; the text's end where none does. */
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
