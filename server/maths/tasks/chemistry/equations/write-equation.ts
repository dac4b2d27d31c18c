import type { Species } from "../../../chemistry/species.ts";

/** The species of both sides without coefficients, to be balanced. */
export interface Skeleton {
  reactants: readonly Species[];
  products: readonly Species[];
}

export function speciesOf({ reactants, products }: Skeleton): Species[] {
  return [...reactants, ...products];
}

type Coefficient = bigint | string | null;

/**
 * `2\mathrm{H_2} + \mathrm{O_2} \rightarrow 2\mathrm{H_2O}`; a 1 is omitted, a coefficient may be a letter or a blank.
 */
export function equationLatex(skeleton: Skeleton, coefficients: readonly Coefficient[]): string {
  const terms = speciesOf(skeleton).map(
    ({ latex }, at) => `${front(coefficients[at] ?? null, "\\,")}${latex}`,
  );
  return joinSides(skeleton, terms, " \\rightarrow ");
}

/** As a student would type it: 2H2 + O2 -> 2H2O. */
export function equationPlain(skeleton: Skeleton, coefficients: readonly Coefficient[]): string {
  const terms = speciesOf(skeleton).map(
    ({ plain }, at) => `${front(coefficients[at] ?? null, " ")}${plain}`,
  );
  return joinSides(skeleton, terms, " -> ");
}

function front(coefficient: Coefficient, space: string): string {
  if (coefficient === null || coefficient === 1n) return "";
  return typeof coefficient === "bigint" ? coefficient.toString() : coefficient + space;
}

function joinSides({ reactants }: Skeleton, terms: readonly string[], arrow: string): string {
  const [left, right] = [terms.slice(0, reactants.length), terms.slice(reactants.length)];
  return `${left.join(" + ")}${arrow}${right.join(" + ")}`;
}
