import type { MathsStep } from "../../../outcome.ts";
import { step } from "../lesson/lesson.ts";
import { elementLatex } from "../lesson/mass-steps.ts";
import { keptIn } from "./balance.ts";
import { equationLatex, type Skeleton, speciesOf } from "./write-equation.ts";

const letters = "abcdefghjkmnpqrstuvw";

/** The algebraic method: a letter for every number, an equation for every element, and the smallest whole solution. */
export function algebraicSteps(skeleton: Skeleton, coefficients: readonly bigint[]): MathsStep[] {
  const names = speciesOf(skeleton).map((_, at) => letters.charAt(at));
  const withLetters = equationLatex(skeleton, names);
  const equations = keptIn(skeleton).map(({ name, amounts }) => {
    const [left, right] = splitSides(skeleton, amounts, names);
    const label = name === "charge" ? "\\text{charge}" : elementLatex(name);
    return `${label}:\\; ${left} = ${right}`;
  });
  const solution = names.map((name, at) => `${name} = ${coefficients[at] ?? 0n}`).join(",\\; ");
  return [
    step(
      "Write a letter in front of every formula",
      "The numbers are unknown, so each gets a letter.",
      withLetters,
    ),
    step(
      "Write one equation for each element",
      "Law of conservation of mass: as many atoms of each element before as after.",
      equations.join(",\\quad "),
    ),
    step(
      "Solve for the smallest whole numbers",
      "Set one letter to 1, find the others from it, and clear fractions.",
      solution,
    ),
    step(
      "Put the numbers in",
      "Each number stands where its letter stood; a 1 is not written.",
      equationLatex(skeleton, coefficients),
      withLetters,
    ),
  ];
}

function splitSides(
  { reactants }: Skeleton,
  amounts: readonly bigint[],
  names: readonly string[],
): [string, string] {
  const cut = reactants.length;
  const left = sideOf(amounts.slice(0, cut), names.slice(0, cut));
  const right = sideOf(
    amounts.slice(cut).map((amount) => -amount),
    names.slice(cut),
  );
  return [left, right];
}

function sideOf(amounts: readonly bigint[], names: readonly string[]): string {
  const terms = amounts.flatMap((amount, at) => {
    if (amount === 0n) return [];
    const size = amount < 0n ? -amount : amount;
    return [{ isNegative: amount < 0n, text: `${size === 1n ? "" : size}${names[at] ?? ""}` }];
  });
  if (terms.length === 0) return "0";
  return terms
    .map(({ isNegative, text }, at) =>
      at === 0 ? (isNegative ? `-${text}` : text) : `${isNegative ? " - " : " + "}${text}`,
    )
    .join("");
}
