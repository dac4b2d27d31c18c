import type { Atom, Quotient } from "../../../algebra/form.ts";
import { monomial } from "../../../algebra/monomial.ts";
import { multiplyPolynomials, singleTerm } from "../../../algebra/polynomial.ts";
import * as form from "../../../algebra/quotient.ts";
import { rebuild } from "../../../algebra/substitute.ts";
import * as q from "../../../numbers/rational.ts";
import type { IdentityApplication } from "./move.ts";
import {
  atomOf,
  atomsOf,
  basicAtoms,
  type CallAtom,
  functionOf,
  isBasic,
  multipleOf,
  ratio,
  type Sides,
} from "./trigonometric-form.ts";
import { type AngleUnit, callLatex, partsOfAngle } from "./written-angle.ts";

/** Rewrites every tan as sin over cos. */
export function tangentsToRatios(unit: AngleUnit): (sides: Sides) => IdentityApplication[] {
  return (sides) => {
    const tangent = [...basicAtoms(sides.above), ...basicAtoms(sides.below)].find(
      ({ name }) => name === "tan",
    );
    if (!tangent) return [];
    return [
      {
        sides: withoutTangents(sides),
        title: "Write tan as sin over cos",
        why: () => {
          const [t, s, c] = (["tan", "sin", "cos"] as const).map((name) =>
            callLatex(name, tangent.argument, unit),
          );
          return `$${t ?? ""} = \\frac{${s ?? ""}}{${c ?? ""}}$.`;
        },
      },
    ];
  };
}

/**
 * The same fraction in sines and cosines: both sides are multiplied by the cosines of the tangents, to their highest
 * power.
 */
export function withoutTangents({ above, below }: Sides): Sides {
  const cosines = new Map<string, { atom: Atom; exponent: q.Rational }>();
  for (const { monomial: product } of [...above.terms, ...below.terms]) {
    for (const { atom, exponent } of product.factors) {
      if (isBasic(atom) && atom.name === "tan") {
        const cosine = atomOf("cos", atom.argument);
        const before = cosines.get(cosine.key)?.exponent ?? q.zero;
        if (q.order(before, exponent) < 0) cosines.set(cosine.key, { atom: cosine, exponent });
      }
    }
  }
  const factor = singleTerm(q.one, monomial([...cosines.values()]));
  return { above: multiplyPolynomials(above, factor), below: multiplyPolynomials(below, factor) };
}

interface Known {
  name: "sin" | "cos" | "tan";
  times: bigint;
  title: string;
  by: (t: Quotient) => Quotient;
  latex: (t: string) => string;
}

const square = (t: Quotient) => form.raise(t, 2);
const twice = (t: Quotient) => form.scale(t, q.rational(2n));

/** Functions of the double angle by the tangent of the single one. */
const byTangent: readonly Known[] = [
  {
    name: "tan",
    times: 2n,
    title: "Use the double angle formula for tan",
    by: (t) => form.divide(twice(t), form.subtract(form.one, square(t))),
    latex: (t) => `\\frac{2${t}}{1 - ${t.replace("\\tan", "\\tan^{2}")}}`,
  },
  {
    name: "sin",
    times: 2n,
    title: "Use the formula for the double angle by tan",
    by: (t) => form.divide(twice(t), form.add(form.one, square(t))),
    latex: (t) => `\\frac{2${t}}{1 + ${t.replace("\\tan", "\\tan^{2}")}}`,
  },
  {
    name: "cos",
    times: 2n,
    title: "Use the formula for the double angle by tan",
    by: (t) => form.divide(form.subtract(form.one, square(t)), form.add(form.one, square(t))),
    latex: (t) =>
      `\\frac{1 - ${t.replace("\\tan", "\\tan^{2}")}}{1 + ${t.replace("\\tan", "\\tan^{2}")}}`,
  },
];

/**
 * Recognises (2 tan u)/(1 − tan² u) as tan 2u, and similar, where the fraction is a rational multiple of it or of its
 * reciprocal.
 */
export function knownQuotients(unit: AngleUnit): (sides: Sides) => IdentityApplication[] {
  return (sides) => {
    const value = ratio(sides);
    if (form.isConstant(value) && atomsOf(value).length === 0) return [];
    const tangents = atomsOf(value).filter(({ name }) => name === "tan");
    return tangents.flatMap((tangent) =>
      byTangent.flatMap((identity) => {
        const to = recognised(value, tangent, identity);
        const why = (): string => {
          const angle = multipleOf(tangent.argument, identity.times);
          const t = callLatex("tan", tangent.argument, unit);
          return `$${callLatex(identity.name, angle, unit)} = ${identity.latex(t)}$.`;
        };
        return to
          ? [
              {
                sides: { above: to.numerator, below: to.denominator },
                title: identity.title,
                why,
              },
            ]
          : [];
      }),
    );
  };
}

function recognised(value: Quotient, tangent: CallAtom, known: Known): Quotient | null {
  const formula = known.by(form.fromAtom(tangent));
  const double = functionOf(known.name, multipleOf(tangent.argument, known.times));
  for (const [whole, by] of [
    [formula, double],
    [form.divide(form.one, formula), form.divide(form.one, double)],
  ] as const) {
    const rest = form.divide(value, whole);
    if (form.asRational(rest)) return form.multiply(rest, by);
  }
  return null;
}

/** Rewrites sin, cos and tan of a sum of two terms, one of them with a letter, by the functions of the terms. */
export function compoundAngles(unit: AngleUnit): (sides: Sides) => IdentityApplication[] {
  return (sides) => {
    const value = ratio(sides);
    const compound = atomsOf(value).filter(({ argument }) => termsOfAngle(argument).length === 2);
    const [first] = compound;
    if (!first) return [];
    const keys = new Set(compound.map(({ key }) => key));
    const to = rebuild(value, (atom) =>
      isBasic(atom) && keys.has(atom.key) ? opened(atom) : null,
    );
    return [
      {
        sides: { above: to.numerator, below: to.denominator },
        title: "Use the compound angle formulae",
        why: () =>
          compound
            .slice(0, 2)
            .map((atom) => `$${openedLatex(atom, unit)}$`)
            .join(", ") + ".",
      },
    ];
  };
}

function termsOfAngle(angle: Quotient): Quotient[] {
  const { rest } = partsOfAngle(angle);
  if (!form.isPolynomial(angle) || form.isZero(rest)) return [];
  return angle.numerator.terms.map((term) => form.fromPolynomial({ terms: [term] }));
}

function opened(atom: CallAtom): Quotient {
  const [a = form.zero, b = form.zero] = termsOfAngle(atom.argument);
  const [sa, ca, sb, cb] = [
    functionOf("sin", a),
    functionOf("cos", a),
    functionOf("sin", b),
    functionOf("cos", b),
  ];
  if (atom.name === "tan") {
    const [ta, tb] = [functionOf("tan", a), functionOf("tan", b)];
    return form.divide(form.add(ta, tb), form.subtract(form.one, form.multiply(ta, tb)));
  }
  const sine = form.add(form.multiply(sa, cb), form.multiply(ca, sb));
  const cosine = form.subtract(form.multiply(ca, cb), form.multiply(sa, sb));
  return atom.name === "sin" ? sine : cosine;
}

function openedLatex(atom: CallAtom, unit: AngleUnit): string {
  const [a = form.zero, second = form.zero] = termsOfAngle(atom.argument);
  const isNegative = q.sign(second.numerator.terms[0]?.coefficient ?? q.one) < 0;
  const b = isNegative ? form.negate(second) : second;
  const f = (name: "sin" | "cos" | "tan", angle: Quotient) => callLatex(name, angle, unit);
  const [plus, minus] = isNegative ? (["-", "+"] as const) : (["+", "-"] as const);
  const right = {
    tan: () =>
      `\\frac{${f("tan", a)} ${plus} ${f("tan", b)}}{1 ${minus} ${f("tan", a)}${f("tan", b)}}`,
    sin: () => `${f("sin", a)}${f("cos", b)} ${plus} ${f("cos", a)}${f("sin", b)}`,
    cos: () => `${f("cos", a)}${f("cos", b)} ${minus} ${f("sin", a)}${f("sin", b)}`,
  };
  const name = isBasic(atom) ? atom.name : "sin";
  return `${f(name, atom.argument)} = ${right[name]()}`;
}
