import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { type BinomialProblem, choose, termAt } from "./binomial-question.ts";
import { keyOf, type Monomial, monomialLatex, sumLatex } from "./monomial.ts";

/** Returns the power of the binomial in LaTeX. */
export function powerLatex({ first, second, power }: BinomialProblem): string {
  return `\\left(${sumLatex([first, second])}\\right)^{${power}}`;
}

function count(n: number, r: number): string {
  return `{}^{${n}}C_{${r}}`;
}

/** Returns a monomial as the base of a power: in brackets unless it is a single letter or a plain number. */
function based(term: Monomial): string {
  const text = monomialLatex(term);
  return /^(?:[a-z]|\d+)$/.test(text) ? text : `\\left(${text}\\right)`;
}

function raisedLatex(term: Monomial, times: number): string {
  return times === 1 ? based(term) : `${based(term)}^{${times}}`;
}

/** Returns the general form of term r + 1, with its numbers not yet computed. */
function openTerm({ first, second, power }: BinomialProblem, r: number): string {
  const factors = [
    count(power, r),
    ...(power === r ? [] : [raisedLatex(first, power - r)]),
    ...(r === 0 ? [] : [raisedLatex(second, r)]),
  ];
  return factors.join(" \\times ");
}

/**
 * Returns the steps of an expansion: by an identity up to the third power, unless the theorem is named, otherwise by
 * the binomial theorem.
 */
export function expansionSteps(problem: BinomialProblem, terms: readonly Monomial[]): MathsStep[] {
  const { power, ask } = problem;
  if (ask.kind === "expand" && !ask.isNamed && power <= 3) return identitySteps(problem, terms);
  const places = Array.from({ length: power + 1 }, (_, r) => r);
  const open = `${powerLatex(problem)} = ${places.map((r) => openTerm(problem, r)).join(" + ")}`;
  const counts = places.map((r) => `${count(power, r)} = ${choose(power, r)}`).join(",\\; ");
  return [
    step(
      "Write the binomial theorem for this power",
      "$(a + b)^{n} = \\sum {}^{n}C_{r}\\, a^{n-r} b^{r}$: the power of the first term falls while that of the second rises.",
      open,
    ),
    step(
      "Find the binomial coefficients",
      "They are the row of Pascal's triangle for this power.",
      counts,
    ),
    step(
      "Work out each term",
      "In each term the powers and the coefficient are multiplied.",
      `${powerLatex(problem)} = ${sumLatex(terms)}`,
      open,
    ),
  ];
}

/** Expands a square or cube by the identity of (a + b)² or (a + b)³. */
function identitySteps(problem: BinomialProblem, terms: readonly Monomial[]): MathsStep[] {
  const { first, second, power } = problem;
  const isMinus = q.sign(second.coefficient) < 0;
  const size = isMinus ? { ...second, coefficient: q.negate(second.coefficient) } : second;
  const open = Array.from({ length: power + 1 }, (_, r) => {
    const factors = [
      ...(choose(power, r) === 1n ? [] : [`${choose(power, r)}`]),
      ...(power === r ? [] : [raisedLatex(first, power - r)]),
      ...(r === 0 ? [] : [raisedLatex(size, r)]),
    ];
    const sign = isMinus && r % 2 === 1 ? " - " : r === 0 ? "" : " + ";
    return `${sign}${factors.join(" \\times ")}`;
  }).join("");
  const sign = isMinus ? "-" : "+";
  const identity =
    power === 2
      ? `(a ${sign} b)^2 = a^2 ${sign} 2ab + b^2`
      : `(a ${sign} b)^3 = a^3 ${sign} 3a^2b + 3ab^2 ${sign} b^3`;
  return [
    step(
      "Use the identity",
      `$${identity}$, with $a = ${monomialLatex(first)}$ and $b = ${monomialLatex(size)}$.`,
      open,
      powerLatex(problem),
    ),
    step(
      "Work out each term",
      "What stands above and below a line cancels.",
      sumLatex(terms),
      open,
    ),
  ];
}

function generalStep(problem: BinomialProblem): MathsStep {
  const { first, second, power } = problem;
  return step(
    "Write the general term",
    "The term number $r + 1$ of $(a + b)^{n}$ is $T_{r+1} = {}^{n}C_{r}\\, a^{n-r} b^{r}$.",
    `T_{r+1} = {}^{${power}}C_{r} \\times ${based(first)}^{${power}-r} \\times ${based(second)}^{r}`,
  );
}

function termStep(problem: BinomialProblem, r: number): MathsStep {
  const open = openTerm(problem, r);
  const number = choose(problem.power, r);
  return step(
    `Work out $T_{${r + 1}}$`,
    `Put $r = ${r}$, with $${count(problem.power, r)} = ${number}$.`,
    `T_{${r + 1}} = ${open} = ${monomialLatex(termAt(problem, r))}`,
  );
}

/** Explains the middle terms, or the term at a given place. */
export function termSteps(problem: BinomialProblem, places: readonly number[]): MathsStep[] {
  const { power, ask } = problem;
  const total = power + 1;
  const find =
    places.length > 1
      ? `${total} is even, so the terms ${places.map((r) => r + 1).join(" and ")} stand in the middle.`
      : `${total} is odd, so the term ${(places[0] ?? 0) + 1} stands in the middle.`;
  const middle = step(
    "Count the terms",
    `An expansion has one term more than its power. ${find}`,
    `${power} + 1 = ${total}`,
  );
  return [
    ...(ask.kind === "middle" ? [middle] : []),
    generalStep(problem),
    ...places.map((r) => termStep(problem, r)),
  ];
}

/** Returns a linear exponent in LaTeX: 12 - 3r, or 2r if the constant is 0. */
function exponentLatex(start: number, change: number): string {
  const moved = `${Math.abs(change) === 1 ? "" : Math.abs(change)}r`;
  if (start === 0) return `${change < 0 ? "-" : ""}${moved}`;
  return `${start} ${change < 0 ? "-" : "+"} ${moved}`;
}

/** Equates the exponent of the letter in the general term to the requested one, and computes the coefficient. */
export function coefficientSteps(
  problem: BinomialProblem,
  { letters, r }: { letters: Monomial; r: number | null },
): MathsStep[] {
  const { first, second, power } = problem;
  const [letter = "x"] = [...first.exponents.keys(), ...second.exponents.keys()];
  const [p, s, wanted] = [first, second, letters].map(
    ({ exponents }) => exponents.get(letter) ?? 0,
  );
  if (p === undefined || s === undefined || wanted === undefined) return [];
  const change = s - p;
  const exponent = exponentLatex(p * power, change);
  const equation = `${exponent} = ${wanted}`;
  const compare = step(
    `Find the exponent of $${letter}$ in the general term`,
    `$${letter}$ comes to the power $${exponent}$. ${keyOf(letters) === "" ? "In the constant term this is 0." : "It must be the one that is asked for."}`,
    equation,
  );
  const found = q.rational(BigInt(wanted - p * power), BigInt(change === 0 ? 1 : change));
  if (r === null) {
    const none = step(
      "Solve for $r$",
      `$r$ must be a whole number from 0 to ${power}, and all exponents must fit, so there is no such term.`,
      `r = ${rationalLatex(found)}`,
      equation,
    );
    return [
      generalStep(problem),
      compare,
      none,
      step("Say what that means", "A term that does not occur has the coefficient 0.", "0"),
    ];
  }
  return [
    generalStep(problem),
    compare,
    step("Solve for $r$", "It is a whole number, so there is such a term.", `r = ${r}`, equation),
    termStep(problem, r),
  ];
}
