import { compare } from "@sawaal/maths";
import { solveQuestion } from "@sawaal/maths/testing";

/** The first two options that are equal in letters or in value. */
export function equalOptions(
  options: readonly string[],
): readonly [one: string, other: string] | undefined {
  const pairs = options.flatMap((one, place) =>
    options.slice(place + 1).map((other) => [one, other] as const),
  );
  return pairs.find(([one, other]) => isSame(one, other));
}

function isSame(one: string, other: string): boolean {
  return (
    letters(one) === letters(other) ||
    (isNumeric(one) && compare(bare(one), bare(other)).outcome === "equal")
  );
}

/** Where the solver can answer the question, the key must be its answer, and no other option may be. */
export function computedFaults(
  question: string,
  options: readonly string[],
  key: string,
): string[] {
  const outcome = solveQuestion(bare(question));
  if (outcome.kind !== "solved") return [];
  const { plain, kind } = outcome.solution.answer;
  const equal = options.filter((option) => compare(plain, bare(option), kind).outcome === "equal");
  return equal.length === 1 && equal[0] === key
    ? []
    : [`"${question}" computes to ${plain}, the key is ${key}`];
}

const isNumeric = (text: string) => /^\$?[\d\s.,/{}\\a-z-]*\d[^a-z]*\$?$/iu.test(text);
const bare = (text: string) => text.replaceAll("$", "").trim();

/** Removes from a text what doesn't distinguish options; a decimal point does. */
export const letters = (text: string) => text.toLowerCase().replaceAll(/[\s$]|\.(?!\d)/gu, "");
