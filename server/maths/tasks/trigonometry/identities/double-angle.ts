import type { Polynomial, Quotient, Term } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { rebuild } from "../../../algebra/substitute.ts";
import { type IdentityApplication, onEitherSide } from "./move.ts";
import { restOf } from "./pythagorean.ts";
import {
  atomOf,
  atomsOf,
  basicAtoms,
  type CallAtom,
  functionOf,
  isBasic,
  mapTerms,
  multipleOf,
  ratio,
  type Sides,
  wholeExponent,
} from "./trigonometric-form.ts";
import { type AngleUnit, callLatex } from "./written-angle.ts";

const half = q.rational(1n, 2n);

/** Rewrites sin u cos u as ½ sin 2u, cos² u as ½(1 + cos 2u) and sin² u as ½(1 − cos 2u). */
export function toDoubleAngle(unit: AngleUnit): (sides: Sides) => IdentityApplication[] {
  return (sides) => [...productsToSine(unit)(sides), ...squaresToCosine(unit)(sides)];
}

function productsToSine(unit: AngleUnit) {
  return (sides: Sides): IdentityApplication[] =>
    sines(sides).flatMap((sine) => {
      const why = (): string =>
        `$2${callLatex("sin", sine.argument, unit)}${callLatex("cos", sine.argument, unit)} = ${callLatex("sin", multipleOf(sine.argument, 2n), unit)}$.`;
      return onEitherSide((side) => {
        const to = mapTerms(side, (term) => sineOfDouble(term, sine));
        return to && { to, title: "Use the double angle formula for sine", why };
      })(sides);
    });
}

function sines({ above, below }: Sides) {
  const all = [...basicAtoms(above), ...basicAtoms(below)].filter(({ name }) => name === "sin");
  return [...new Map(all.map((atom) => [atom.key, atom])).values()];
}

function sineOfDouble(term: Term, sine: CallAtom): Quotient | null {
  const cosine = cosineOf(sine);
  const times = Math.min(wholeExponent(term.monomial, sine), wholeExponent(term.monomial, cosine));
  if (times < 1) return null;
  const double = form.scale(functionOf("sin", multipleOf(sine.argument, 2n)), half);
  const both = form.multiply(form.fromAtom(sine), form.fromAtom(cosine));
  const rest = form.divide(form.fromPolynomial({ terms: [term] }), form.raise(both, times));
  return form.multiply(rest, form.raise(double, times));
}

function cosineOf(sine: CallAtom): CallAtom {
  const cosine = atomOf("cos", sine.argument);
  if (cosine.kind !== "call") throw new Error("A cosine is a call");
  return cosine;
}

function squaresToCosine(unit: AngleUnit) {
  return onEitherSide((side) => {
    const squared = basicAtoms(side).filter(
      (atom) =>
        atom.name !== "tan" &&
        side.terms.some(({ monomial }) => wholeExponent(monomial, atom) >= 2),
    );
    const [first] = squared;
    const to = first && squared.reduce<Polynomial | null>(lowered, side);
    if (!first || !to) return null;
    return {
      to,
      title: "Use the double angle formula for cosine",
      why: () => {
        const double = callLatex("cos", multipleOf(first.argument, 2n), unit);
        const cosine = callLatex("cos", first.argument, unit, 2);
        const sine = callLatex("sin", first.argument, unit, 2);
        return `$2${cosine} = 1 + ${double}$ and $2${sine} = 1 - ${double}$.`;
      },
    };
  });
}

/** Replaces each square of the atom by the cosine of the double angle. */
function lowered(side: Polynomial | null, atom: CallAtom): Polynomial | null {
  if (!side) return null;
  const double = functionOf("cos", multipleOf(atom.argument, 2n));
  const signed = atom.name === "cos" ? double : form.negate(double);
  const square = form.scale(form.add(form.one, signed), half);
  return (
    mapTerms(side, (term) => {
      const exponent = wholeExponent(term.monomial, atom);
      if (exponent < 2) return null;
      const rest = form.multiply(restOf(term, atom), form.raise(form.fromAtom(atom), exponent % 2));
      return form.multiply(rest, form.raise(square, Math.floor(exponent / 2)));
    }) ?? side
  );
}

/** Rewrites sin³ u as ¼(3 sin u − sin 3u), and cos³ u as ¼(3 cos u + cos 3u). */
export function toTripleAngle(unit: AngleUnit): (sides: Sides) => IdentityApplication[] {
  return (sides) => {
    const all = [...basicAtoms(sides.above), ...basicAtoms(sides.below)].filter(
      ({ name }) => name !== "tan",
    );
    const distinct = [...new Map(all.map((atom) => [atom.key, atom])).values()];
    return distinct.flatMap((atom) => {
      const triple = multipleOf(atom.argument, 3n);
      const name = atom.name === "sin" ? "sin" : "cos";
      const sum = form.add(
        form.scale(form.fromAtom(atom), q.rational(3n)),
        name === "sin" ? form.negate(functionOf("sin", triple)) : functionOf("cos", triple),
      );
      const cube = form.scale(sum, q.rational(1n, 4n));
      return onEitherSide((side) => {
        const to = mapTerms(side, (term) =>
          wholeExponent(term.monomial, atom) === 3 ? form.multiply(restOf(term, atom), cube) : null,
        );
        const why = (): string =>
          `$${identityLatex({ ...atom, name, argument: triple }, 3n, unit)}$.`;
        return to && { to, title: "Use the triple angle formula", why };
      })(sides);
    });
  };
}

/** Functions of 2u and 3u expressed by those of u. */
const expansions = {
  sin2: ({ s, c }: Basic) => form.scale(form.multiply(s, c), q.rational(2n)),
  cos2: ({ s, c }: Basic) => form.subtract(form.raise(c, 2), form.raise(s, 2)),
  cos2ByCos: ({ c }: Basic) =>
    form.subtract(form.scale(form.raise(c, 2), q.rational(2n)), form.one),
  cos2BySin: ({ s }: Basic) =>
    form.subtract(form.one, form.scale(form.raise(s, 2), q.rational(2n))),
  sin3: ({ s }: Basic) =>
    form.subtract(form.scale(s, q.rational(3n)), form.scale(form.raise(s, 3), q.rational(4n))),
  cos3: ({ c }: Basic) =>
    form.subtract(form.scale(form.raise(c, 3), q.rational(4n)), form.scale(c, q.rational(3n))),
};

type CosineKind = "cos2" | "cos2ByCos" | "cos2BySin";

interface Expansion {
  wide: readonly CallAtom[];
  times: bigint;
  unit: AngleUnit;
  cosine: CosineKind;
}

interface Basic {
  s: Quotient;
  c: Quotient;
}

/** Rewrites sin, cos and tan of 2u or 3u by functions of u. */
export function fromMultipleAngle(unit: AngleUnit): (sides: Sides) => IdentityApplication[] {
  return (sides) => {
    const value = ratio(sides);
    return [2n, 3n].flatMap((times) => {
      const wide = atomsOf(value).filter((atom) => isWorthExpanding(atom, times, value));
      if (wide.length === 0) return [];
      const hasCosine = times === 2n && wide.some(({ name }) => name === "cos");
      const kinds: readonly CosineKind[] = hasCosine
        ? ["cos2", "cos2ByCos", "cos2BySin"]
        : ["cos2"];
      return kinds.map((cosine) => expanded(value, { wide, times, unit, cosine }));
    });
  };
}

function isWorthExpanding({ argument }: CallAtom, times: bigint, value: Quotient): boolean {
  const smaller = multipleOf(argument, 1n, times);
  if (atomsOf(value).some((other) => form.equals(other.argument, smaller))) return true;
  // Otherwise only if the coefficient itself is a multiple, as in 2x or 6x; x is not expressed by x/2.
  return argument.numerator.terms.every(
    ({ coefficient }) => coefficient.numerator % times === 0n && !form.isConstant(argument),
  );
}

function expanded(value: Quotient, { wide, times, unit, cosine }: Expansion): IdentityApplication {
  const keys = new Set(wide.map(({ key }) => key));
  const to = rebuild(value, (atom) =>
    isBasic(atom) && keys.has(atom.key) ? byPart(atom, times, cosine) : null,
  );
  return {
    sides: { above: to.numerator, below: to.denominator },
    title: times === 2n ? "Use the double angle formulae" : "Use the triple angle formulae",
    why: () => `${wide.map((atom) => `$${identityLatex(atom, times, unit, cosine)}$`).join(", ")}.`,
  };
}

function byPart(atom: CallAtom, times: bigint, kind: CosineKind): Quotient {
  const angle = multipleOf(atom.argument, 1n, times);
  const basic = { s: functionOf("sin", angle), c: functionOf("cos", angle) };
  const [sine, cosine] =
    times === 2n
      ? [expansions.sin2(basic), expansions[kind](basic)]
      : [expansions.sin3(basic), expansions.cos3(basic)];
  if (atom.name === "sin") return sine;
  return atom.name === "cos" ? cosine : form.divide(sine, cosine);
}

function identityLatex(
  atom: CallAtom,
  times: bigint,
  unit: AngleUnit,
  cosine: CosineKind = "cos2",
): string {
  const angle = multipleOf(atom.argument, 1n, times);
  const [s, c] = [callLatex("sin", angle, unit), callLatex("cos", angle, unit)];
  const power = (name: "sin" | "cos", exponent: number) => callLatex(name, angle, unit, exponent);
  const right = {
    sin2: `2${s}${c}`,
    cos2: `${power("cos", 2)} - ${power("sin", 2)}`,
    cos2ByCos: `2${power("cos", 2)} - 1`,
    cos2BySin: `1 - 2${power("sin", 2)}`,
    sin3: `3${s} - 4${power("sin", 3)}`,
    cos3: `4${power("cos", 3)} - 3${c}`,
  };
  const name = atom.name === "cos" ? "cos" : "sin";
  const double = name === "cos" ? cosine : "sin2";
  const key = times === 2n ? double : (`${name}3` as const);
  if (atom.name === "tan") {
    return `${callLatex("tan", atom.argument, unit)} = \\frac{${callLatex("sin", atom.argument, unit)}}{${callLatex("cos", atom.argument, unit)}}`;
  }
  return `${callLatex(name, atom.argument, unit)} = ${right[key]}`;
}
