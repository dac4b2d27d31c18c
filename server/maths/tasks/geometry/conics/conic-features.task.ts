import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import * as exact from "../exact/exact.ts";
import { exactLatex } from "../exact/write-exact.ts";
import { chain, type Link } from "../reading/chain.ts";
import type { Value } from "../reading/scan.ts";
import { wordedTask } from "../reading/worded-task.ts";
import { type Conic, conicOf } from "./conic.ts";
import {
  type Feature,
  type FeatureName,
  featuresOf,
  standardConic,
  type StandardConic,
} from "./conic-features.ts";
import { drawConic } from "./draw-conic.ts";

interface Problem {
  conic: Conic;
  standard: StandardConic;
  names: readonly FeatureName[];
}

type Found = ReadonlyMap<FeatureName, Feature>;

const words: readonly [FeatureName, RegExp][] = [
  ["focus", /^(?:(?:coordinates|co - ordinates) of (?:the )?)?(?:focus|foci)$/],
  ["vertices", /^(?:(?:coordinates|co - ordinates) of (?:the )?)?(?:vertex|vertices)$/],
  ["directrix", /^(?:equation of (?:the )?)?directrix$/],
  ["axis", /^(?:equation of (?:the )?)?axis(?: of the parabola)?$/],
  ["latus rectum", /^(?:length of (?:the )?)?latus rectum$/],
  ["eccentricity", /^eccentricity$/],
  ["major axis", /^length of (?:the )?(?:major|transverse) axis$/],
  ["minor axis", /^length of (?:the )?(?:minor|conjugate) axis$/],
];

/**
 * Reads a list of features: "coordinates of the focus, axis, and the length of the latus rectum"; null if a part is
 * unknown.
 */
function askedIn(text: string): FeatureName[] | null {
  const parts = text
    .trim()
    .split(/ ?, and | ?, | and /)
    .map((part) => part.replace(/^the /, "").trim());
  const found = parts.map((part) => words.find(([, pattern]) => pattern.test(part))?.[0]);
  return found.every((name) => name !== undefined) ? found : null;
}

function readConic(kind: StandardConic["kind"] | null) {
  return ({
    values,
    texts,
  }: {
    values: readonly Value[];
    texts: readonly string[];
  }): Problem | null => {
    const conic = conicOf(values[0]);
    const standard = conic && standardConic(conic);
    const names = askedIn(texts.find((text) => !/^\d+$/.test(text)) ?? "");
    if (!conic || !standard || !names || (kind && standard.kind !== kind)) return null;
    const features = featuresOf(standard);
    return names.every((name) => features.has(name)) ? { conic, standard, names } : null;
  };
}

function number({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

/**
 * Checks the definition: equal distances from focus and directrix, or a constant sum or difference of distances from
 * the foci.
 */
function prove({ standard, conic }: Problem, found: Found): Proof | null {
  const same = featuresOf(standard);
  const isSame = [...found].every(([name, { plain }]) => same.get(name)?.plain === plain);
  if (!isSame || !fitsDefinition(standard, conic)) return null;
  return {
    method:
      standard.kind === "parabola"
        ? "A point of the curve is just as far from the focus as from the directrix"
        : `The ${standard.kind === "ellipse" ? "sum" : "difference"} of the distances to the foci is 2a`,
    lines: [standard.standard, definitionLine(standard)],
  };
}

/** Returns a line that applies the definition to one point of the curve. */
function definitionLine({ axis, sizes, kind }: StandardConic): string {
  if ("a" in sizes) {
    const a = rationalLatex(sizes.a);
    const four = rationalLatex(q.multiply(q.rational(4n), sizes.a));
    const distance = rationalLatex(q.absolute(q.multiply(q.rational(5n), sizes.a)));
    const focus = axis === "x" ? `(${a}, 0)` : `(0, ${a})`;
    return `(${four}, ${four}): \\quad \\text{to } ${focus}: ${distance},\\; \\text{to the directrix: } ${distance}`;
  }
  const { cc, aa } = sizes;
  const root = (size: Rational): string =>
    exactLatex(exact.squareRoot(exact.fromRational(size)) ?? exact.zero);
  const sum = exact.squareRoot(exact.fromRational(q.multiply(q.rational(4n), aa))) ?? exact.zero;
  const word = kind === "ellipse" ? "sum" : "difference";
  return `c = ${root(cc)}: \\quad \\text{${word} of the distances} = ${exactLatex(sum)} = 2a`;
}

function fitsDefinition({ axis, sizes, kind }: StandardConic, conic: Conic): boolean {
  const onCurve = ([first, second]: readonly [number, number]): boolean => {
    const [x, y] = axis === "x" ? [first, second] : [second, first];
    return isNear(leftSide(conic, x, y), 0);
  };
  if ("a" in sizes) {
    const a = number(sizes.a);
    // The point (4a, 4a) is at distance 5a from the focus (a, 0) and from the directrix.
    return onCurve([4 * a, 4 * a]) && isNear(Math.hypot(3 * a, 4 * a), Math.abs(5 * a));
  }
  const [a, b, c] = [number(sizes.aa), number(sizes.bb), number(sizes.cc)].map(Math.sqrt);
  const [long = 0, short = 0, focus = 0] = [a, b, c];
  const point =
    kind === "ellipse"
      ? ([long * 0.6, short * 0.8] as const)
      : ([long * 1.25, short * 0.75] as const);
  const near = Math.hypot(point[0] - focus, point[1]);
  const far = Math.hypot(point[0] + focus, point[1]);
  return onCurve(point) && isNear(kind === "ellipse" ? near + far : far - near, 2 * long);
}

function leftSide(conic: Conic, x: number, y: number): number {
  const { xx, yy, constant } = conic;
  const squares = number(xx) * x * x + number(yy) * y * y;
  return squares + number(conic.x) * x + number(conic.y) * y + number(constant);
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-8 * (1 + Math.abs(a) + Math.abs(b));
}

function explain({ conic, standard, names }: Problem, found: Found): Explanation {
  const parts = names.map((name) => ({ name, ...(found.get(name) ?? { latex: "", plain: "" }) }));
  const [only] = parts;
  const isSingle = parts.length === 1 && only !== undefined;
  const answer = {
    latex: parts.map(({ name, latex }) => `\\text{${name}: } ${latex}`).join(",\\quad "),
    plain: isSingle ? only.plain : parts.map(({ name, plain }) => `${name} ${plain}`).join("; "),
  };
  return lesson({
    topic: "Conic Sections",
    plot: drawConic(standard),
    method: `Standard form of ${standard.kind === "ellipse" ? "an" : "a"} ${standard.kind}`,
    difficulty: "intermediate",
    answer,
    steps: chain(
      ...(standard.standard === conic.latex
        ? []
        : [
            [
              "Start from the equation",
              "Every feature of the curve can be read from its equation.",
              conic.latex,
            ] as const,
          ]),
      standard.standard === conic.latex
        ? ["Compare it with the standard form", forms[standard.kind], standard.standard]
        : ["Bring it to the standard form", forms[standard.kind], standard.standard],
      ...sizeLinks(standard),
      ["Read off what is asked", features[standard.kind], answer.latex, "fresh"],
    ),
    idea: "Compare the equation with the standard forms: which curve is it, and along which axis does it lie?",
    firstMove:
      "Bring the equation to its standard form and read off the number that fixes its size.",
    finalMove: "Use the formulas of the curve. What do you get?",
    terms: { "Latus rectum": "The chord through a focus at right angles to the axis." },
    next: ["How does the curve look? Sketch it with its foci."],
  });
}

const forms: Record<StandardConic["kind"], string> = {
  parabola: "$y^{2} = 4ax$ opens along the x-axis, $x^{2} = 4ay$ along the y-axis.",
  ellipse:
    "$\\frac{x^{2}}{a^{2}} + \\frac{y^{2}}{b^{2}} = 1$; the larger denominator is $a^{2}$ and shows the major axis.",
  hyperbola:
    "$\\frac{x^{2}}{a^{2}} - \\frac{y^{2}}{b^{2}} = 1$; the positive term shows the transverse axis.",
};

const features: Record<StandardConic["kind"], string> = {
  parabola:
    "The focus is at the distance a from the vertex, the directrix just as far on the other side, and the latus rectum is 4|a|.",
  ellipse:
    "Foci at the distance c from the centre, vertices at a; $e = \\frac{c}{a}$, latus rectum $= \\frac{2b^{2}}{a}$.",
  hyperbola:
    "Foci at the distance c from the centre, vertices at a; $e = \\frac{c}{a}$, latus rectum $= \\frac{2b^{2}}{a}$.",
};

function sizeLinks({ sizes, kind }: StandardConic): Link[] {
  if ("a" in sizes) {
    return [
      [
        "Compare with 4a",
        "Equal curves have equal coefficients.",
        `4a = ${rationalLatex(q.multiply(q.rational(4n), sizes.a))} \\;\\Rightarrow\\; a = ${rationalLatex(sizes.a)}`,
      ],
    ];
  }
  const [aa, bb, cc] = [sizes.aa, sizes.bb, sizes.cc].map((size) => rationalLatex(size));
  const rule = kind === "ellipse" ? "$c^{2} = a^{2} - b^{2}$." : "$c^{2} = a^{2} + b^{2}$.";
  return [["Find a, b and c", rule, `a^{2} = ${aa},\\; b^{2} = ${bb},\\; c^{2} = ${cc}`, "fresh"]];
}

export const conicFeatures = wordedTask<Problem, Found>({
  name: "conic-features",
  cue: /foc|vert|directrix|latus|eccentric|axis/,
  variants: [
    ...(["parabola", "ellipse", "hyperbola"] as const).map((kind) => ({
      wordings: [`{*} of|for [the] ${kind} [:|whose_equation_is|given_by] {e}`],
      read: readConic(kind),
    })),
    { wordings: ["{*} of|for [the] [conic|curve] {e}"], read: readConic(null) },
  ],
  reading: ({ conic, names }) => `\\text{${names.join(", ")} of } ${conic.latex}`,
  solve: ({ standard, names }) => {
    const all = featuresOf(standard);
    return new Map(
      names.flatMap((name) => {
        const feature = all.get(name);
        return feature ? [[name, feature] as const] : [];
      }),
    );
  },
  prove,
  explain,
  examples: [
    "Find the coordinates of the focus, the equation of the directrix and the length of the latus rectum of the parabola y^2 = 8x",
    "Find the eccentricity of the ellipse x^2/36 + y^2/16 = 1",
    "Find the coordinates of the foci of the hyperbola x^2/16 - y^2/9 = 1",
  ],
});
