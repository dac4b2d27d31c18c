import type { AnswerPart, MathsAnswer } from "../outcome.ts";
import { equal, type Judgement, together, unfinished, unreadable } from "./judgement.ts";

/**
 * An answer to an exercise of several parts, part by part: by the written labels, otherwise in the order of the
 * parts. If only some parts are given and each is correct, the others are missing.
 */
export function compareParts(
  parts: readonly AnswerPart[],
  given: string,
  compareOne: (answer: MathsAnswer, given: string) => Judgement,
): Judgement {
  const written = partsWritten(
    given,
    parts.map(({ label }) => label),
  );
  if (!written) return unreadable;
  const verdicts = parts.map(({ answer }, at) => {
    const text = written[at];
    if (text === undefined) return unfinished("other-values");
    return answer ? compareOne(answer, text) : unreadable;
  });
  return verdicts.length > 0 ? together(verdicts) : equal;
}

/** The text of each part, without its label; null if the parts can't be separated. */
function partsWritten(
  text: string,
  labels: readonly (string | null)[],
): (string | undefined)[] | null {
  const places = labels.map((label) => (label === null ? null : placeOf(label, text)));
  if (places.some((place) => place !== null)) {
    const starts = places.flatMap((place) => (place ? [place.start] : []));
    return places.map((place) => {
      if (!place) return undefined;
      const next = Math.min(...starts.filter((start) => start > place.start), text.length);
      return bare(text.slice(place.end, next));
    });
  }
  const lines = text
    .split(/\n+|;/)
    .map(bare)
    .filter((line) => line !== "");
  const pieces = lines.length === labels.length ? lines : text.split(/\n+|[;,]/).map(bare);
  return pieces.length === labels.length ? pieces : null;
}

/** The position of a label such as (ii), in any kind of brackets. */
function placeOf(label: string, text: string): { start: number; end: number } | null {
  const name = label
    .replaceAll(/[^\p{L}\p{M}\d]+/gu, " ")
    .trim()
    .replaceAll(" ", String.raw`\W+`);
  const found = new RegExp(
    String.raw`(?:^|[\s;,*])[*]*(?:\(\s*${name}\s*\)|${name}\s*[).:](?!\d))[*:]*`,
    "iu",
  ).exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

function bare(text: string): string {
  return text
    .replaceAll(/\*\*/g, "")
    .replace(/^[\s:•*-]*(?=\S)(?!\d)|^[\s:•*]+/, "")
    .replace(/[\s,;.]+$/, "")
    .trim();
}
