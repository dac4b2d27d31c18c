import type { Question } from "../../../read/question.ts";
import { chemistryReading, type ChemistryReading } from "./chemistry-reading.ts";
import { linePattern, partPattern, Slots } from "./recogniser.ts";

interface Wordings {
  /** Wordings for the given value, anywhere in the text. */
  givens: readonly string[];
  /** The whole question, with `{:given}` in place of the given value. */
  askings: readonly string[];
}

/**
 * A reader of questions with one given value in many possible wordings: it is removed first, so that the wordings
 * of the value and of the request need not be written out in every combination.
 *
 * @param needs a cheap test on the canonical line, so that other questions cost nothing
 */
export function givenAndRest<Problem>(
  needs: RegExp,
  { givens, askings }: Wordings,
  read: (slots: Slots) => Problem | null,
): (question: Question) => Problem | null {
  let patterns: { givens: RegExp[]; askings: RegExp[] } | null = null;
  return (question) => {
    const reading = chemistryReading(question);
    if (!reading || !needs.test(reading.line)) return null;
    patterns ??= { givens: givens.map(partPattern), askings: askings.map(linePattern) };
    for (const given of patterns.givens) {
      const match = given.exec(reading.line);
      const problem = match && askedBeside(match, reading, patterns.askings, read);
      if (problem) return problem;
    }
    return null;
  };
}

function askedBeside<Problem>(
  given: RegExpExecArray,
  reading: ChemistryReading,
  askings: readonly RegExp[],
  read: (slots: Slots) => Problem | null,
): Problem | null {
  const after = reading.line.slice(given.index + given[0].length);
  const line = `${reading.line.slice(0, given.index)}<given:0> ${after}`;
  for (const pattern of askings) {
    const match = pattern.exec(line);
    if (!match) continue;
    // A slot that occurs in both may have matched in one of them only.
    const asked = Object.entries(match.groups ?? {}).filter(
      ([, taken]) => typeof taken === "string",
    );
    const problem = read(new Slots({ ...given.groups, ...Object.fromEntries(asked) }, reading));
    if (problem) return problem;
  }
  return null;
}
