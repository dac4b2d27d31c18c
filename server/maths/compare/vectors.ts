import { type Judgement, unreadable } from "./judgement.ts";
import { insideBrackets, splitOutside } from "./outer.ts";

type Compare = (expected: string, given: string) => Judgement | null;

/** Vectors by their components: 2i + 3j, (2, 3, 0), ⟨2, 3, 0⟩. Null if the expected answer is none. */
export function compareVectors(
  expected: string,
  given: string,
  compareOne: Compare,
): Judgement | null {
  const isVector =
    /[jk]\b/.test(expected) &&
    /^(?:[-+\d\s/.()√^·×*{}]|\\frac|\\sqrt|sqrt|[ijk](?![a-z]))+$/.test(expected);
  if (!isVector) return null;
  return compareOne(expected, fromParts(given)) ?? unreadable;
}

const axes = ["i", "j", "k"];

function fromParts(given: string): string {
  const inner = insideBrackets(given.replaceAll(/[<⟨]/g, "(").replaceAll(/[>⟩]/g, ")"));
  const parts = inner === null ? [] : splitOutside(inner, /,/);
  if (parts.length !== 2 && parts.length !== 3)
    return given.replaceAll(/(?<=[\d)ijk])\^(?=\s|[-+]|$)/g, "");
  return parts.map((part, at) => `(${part})${axes[at] ?? ""}`).join(" + ");
}
