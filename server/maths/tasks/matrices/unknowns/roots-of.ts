import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { areAsManyAsRealRoots } from "../../../algebra/real-roots.ts";
import { quadraticRoots, rationalRoots } from "../../../algebra/roots.ts";
import { substitute } from "../../../algebra/substitute.ts";
import * as u from "../../../algebra/univariate.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { entryLatex, entryPlain } from "../../../matrices/write-matrix.ts";

/** The real values of a letter for which an expression is 0. */
export type Roots = { kind: "roots"; roots: readonly Entry[] } | { kind: "none" } | { kind: "all" };

/**
 * Solves expression = 0 exactly. Throws a refusal for anything but a polynomial, and for roots that school methods
 * can't find.
 */
export function rootsOf(expression: Entry, letter: string): Roots {
  const polynomial = asPolynomial(expression, letter);
  if (!polynomial) {
    throw notSupported(
      "I can find one unknown letter here, in an equation without roots and fractions of it.",
    );
  }
  if (polynomial.length === 0) return { kind: "all" };
  if (u.degree(polynomial) === 0) return { kind: "none" };
  const rational = rationalRoots(polynomial);
  const rest = rational.reduce(
    (left, { root, multiplicity }) => divided(left, root, multiplicity),
    polynomial,
  );
  const others = realRootsOfRest(rest);
  const roots = [...rational.map(({ root }) => form.fromRational(root)), ...others];
  return roots.length === 0 ? { kind: "none" } : { kind: "roots", roots };
}

function divided(polynomial: u.Univariate, root: q.Rational, times: number): u.Univariate {
  let rest = polynomial;
  for (let done = 0; done < times; done += 1) {
    rest = u.divide(rest, u.univariate([q.negate(root), q.one])).quotient;
  }
  return rest;
}

function realRootsOfRest(rest: u.Univariate): Entry[] {
  if (u.degree(rest) <= 0) return [];
  const [c, b, a] = rest;
  if (u.degree(rest) !== 2 || !a || !b || !c) {
    throw notSupported(
      "The equation that results has roots that can't be found by the methods of the school.",
    );
  }
  const { kind, roots } = quadraticRoots(a, b, c);
  return kind === "complex" ? [] : [...roots];
}

/**
 * Whether `found` is consistent with expression = 0: each of the roots makes it 0, "all" means that it is identically
 * 0, and "none" that solving it again gives no real root. Doesn't check that the roots are complete.
 */
export function areRoots(expression: Entry, letter: string, found: Roots): boolean {
  if (found.kind === "all") return form.isZero(expression);
  if (found.kind === "none")
    return !form.isZero(expression) && rootsOf(expression, letter).kind === "none";
  return found.roots.every((root) => form.isZero(substitute(expression, letter, root)));
}

/** Whether `found` has all real roots of the expression and nothing else; their number comes from Sturm's theorem. */
export function areAllRoots(expression: Entry, letter: string, found: Roots): boolean {
  const polynomial = asPolynomial(expression, letter);
  if (found.kind === "all" || !polynomial || polynomial.length === 0)
    return found.kind === "all" && form.isZero(expression);
  const roots = found.kind === "roots" ? found.roots : [];
  return areRoots(expression, letter, found) && areAsManyAsRealRoots(roots, polynomial);
}

/** Returns the roots as an answer. */
export function rootsAnswer(letter: string, found: Roots): MathsAnswer {
  if (found.kind === "all")
    return { latex: `\\text{Every value of } ${letter}`, plain: "all real numbers" };
  if (found.kind === "none")
    return { latex: `\\text{No real value of } ${letter}`, plain: "no solution" };
  return {
    latex: found.roots.map((root) => `${letter} = ${entryLatex(root)}`).join(" \\text{ or } "),
    plain: found.roots.map((root) => `${letter} = ${entryPlain(root)}`).join(" or "),
  };
}

/** Returns the steps from expression = 0 to the values. */
export function rootSteps(expression: Entry, letter: string, found: Roots): MathsStep[] {
  const line = `${entryLatex(expression)} = 0`;
  const answer = rootsAnswer(letter, found).latex;
  const polynomial = asPolynomial(expression, letter) ?? [];
  if (found.kind !== "roots") {
    return [
      {
        title: "See what the equation says",
        why:
          found.kind === "all"
            ? "It is true whatever the letter is."
            : "No real number fulfils it.",
        before: line,
        after: answer,
      },
    ];
  }
  if (u.degree(polynomial) === 1) {
    return [
      {
        title: `Solve for $${letter}$`,
        why: "Bring the number to the other side and divide by the coefficient.",
        before: line,
        after: answer,
      },
    ];
  }
  const rational = found.roots.every((root) => form.asRational(root) !== null);
  if (!rational) {
    return [
      {
        title: "Use the quadratic formula",
        why: "$\\frac{-b \\pm \\sqrt{b^{2} - 4ac}}{2a}$.",
        before: line,
        after: answer,
      },
    ];
  }
  const factored = factoredLatex(polynomial, letter);
  return [
    {
      title: "Factorise",
      why: "Split the middle term or take out common factors.",
      before: line,
      after: `${factored} = 0`,
    },
    {
      title: "Put each factor equal to zero",
      why: "A product is zero only if one of its factors is.",
      before: `${factored} = 0`,
      after: answer,
    },
  ];
}

function factoredLatex(polynomial: u.Univariate, letter: string): string {
  const roots = rationalRoots(polynomial);
  let rest = polynomial;
  const factors = roots.map(({ root, multiplicity }) => {
    rest = divided(rest, root, multiplicity);
    const inner = entryLatex(form.subtract(form.fromVariable(letter), form.fromRational(root)));
    const base = q.isZero(root) ? letter : `\\left(${inner}\\right)`;
    return multiplicity === 1 ? base : `${base}^{${multiplicity}}`;
  });
  if (u.degree(rest) > 0) {
    const sum = rest.reduce(
      (all, coefficient, exponent) =>
        form.add(all, form.scale(form.raise(form.fromVariable(letter), exponent), coefficient)),
      form.zero,
    );
    return `${factors.join("")}\\left(${entryLatex(sum)}\\right)`;
  }
  const [scale = q.one] = rest;
  const front = q.equals(scale, q.one)
    ? ""
    : q.equals(scale, q.rational(-1n))
      ? "-"
      : entryLatex(form.fromRational(scale));
  return `${front}${factors.join("")}`;
}
