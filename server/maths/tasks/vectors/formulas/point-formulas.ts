import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import * as q from "../../../numbers/rational.ts";
import { entryLatex, innerLatex } from "../../../matrices/write-matrix.ts";
import { type Entry, readEntry } from "../../../matrices/literal.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import { type NamedVector, pointsIn } from "../operand.ts";
import { floating } from "./school-angle.ts";
import * as v from "../vector.ts";
import { tupleLatex } from "../write-vector.ts";
import { type Formula, type Operands, noNumbers, step } from "./formula.ts";

const topic = "Three Dimensional Geometry";

/** Reads points in space; points in a plane have separate tasks. */
function readPoints(gaps: readonly string[]): (match: Match) => Operands | null {
  const names = ["A", "B", "C"];
  return (match) => {
    const points = pointsIn(match, gaps, names);
    if (
      !points ||
      points.some(({ notation, vector }) => notation === "plane" || !v.isNumeric(vector))
    )
      return null;
    return { vectors: points, numbers: noNumbers };
  };
}

function two({ vectors: [a, b] }: Operands): [NamedVector, NamedVector] {
  if (!a || !b) throw new Error("Two points are needed");
  return [a, b];
}

const pair = "[the] [points|point|two_points] {p} and|to|,|aur {q}";

/** The distance between two points in space. */
export const spaceDistance: Formula = {
  topic,
  method: "Distance formula",
  difficulty: "beginner",
  label: (given) =>
    two(given)
      .map(({ name }) => name)
      .join(""),
  variants: [
    {
      wordings: [
        `[the] distance between|from|of ${pair}`,
        "[the] distance of [the] [point] {p} from [the] [point] {q}",
        "{p} aur {q} ke beech ki|ka distance|doori|duri",
      ],
      read: readPoints(["p", "q"]),
    },
  ],
  solve: (given) => {
    const [a, b] = two(given);
    return { kind: "number", value: v.magnitude(v.subtract(b.vector, a.vector)) };
  },
  prove: (given, found) => {
    const [a, b] = two(given);
    if (found.kind !== "number") return null;
    // |b − a|² from the distances to the origin and the dot product.
    const squared = form.subtract(
      form.add(v.square(a.vector), v.square(b.vector)),
      form.scale(v.dotByLengths(a.vector, b.vector), q.rational(2n)),
    );
    const other = rootOf(squared, 2, { positive: true });
    return form.isZero(form.subtract(other, found.value))
      ? {
          method:
            "From the distances to the origin: $|\\vec{b} - \\vec{a}|^{2} = |\\vec{a}|^{2} + |\\vec{b}|^{2} - 2\\,\\vec{a} \\cdot \\vec{b}$",
          lines: [
            `\\left(${entryLatex(found.value)}\\right)^{2} = ${entryLatex(v.square(a.vector))} + ${entryLatex(v.square(b.vector))} - 2 \\times ${innerLatex(v.dot(a.vector, b.vector))}`,
          ],
        }
      : null;
  },
  steps: (given, _, answer) => {
    const [a, b] = two(given);
    const label = `${a.name}${b.name}`;
    const gaps = b.vector
      .map(
        (part, at) =>
          `\\left(${entryLatex(part)} - ${innerLatex(a.vector[at] ?? form.zero)}\\right)^{2}`,
      )
      .join(" + ");
    const squares = v
      .subtract(b.vector, a.vector)
      .map((part) =>
        floating(part) < 0 ? `\\left(${entryLatex(part)}\\right)^{2}` : `${innerLatex(part)}^{2}`,
      )
      .join(" + ");
    return [
      step(
        "Put the coordinates into the distance formula",
        "Distance formula: $\\sqrt{(x_2 - x_1)^{2} + (y_2 - y_1)^{2} + (z_2 - z_1)^{2}}$.",
        `${label} = \\sqrt{${gaps}}`,
      ),
      step(
        "Subtract in the brackets",
        "What stands in brackets comes first, as in BODMAS.",
        `${label} = \\sqrt{${squares}}`,
        `${label} = \\sqrt{${gaps}}`,
      ),
      step(
        "Square, add and take the root",
        "The squares come first, then their sum, then the root.",
        `${label} = \\sqrt{${entryLatex(v.square(v.subtract(b.vector, a.vector)))}} \\quad \\Rightarrow \\quad ${answer.latex}`,
        `${label} = \\sqrt{${squares}}`,
      ),
    ];
  },
  idea: "The distance in space is the root of the sum of the squares of the three differences of coordinates.",
  firstMove: "Subtract the coordinates of the one point from those of the other.",
  finalMove: "Add the squares and take the root. What is the distance?",
  terms: { Coordinates: "The three numbers that say where a point lies." },
  next: ["Does it matter which point comes first?", "How far is each point from the origin?"],
};

function readRatio(kind: "internal" | "external"): (match: Match) => Operands | null {
  return (match) => {
    const given = readPoints(["p", "q"])(match);
    const [first, second] = ratioIn(match.gap("r") ?? "");
    if (!given || !first || !second) return null;
    if (kind === "external" && form.equals(first, second)) return null;
    return { ...given, numbers: [first, kind === "external" ? form.negate(second) : second] };
  };
}

/** The two positive whole numbers of a ratio; empty for other texts. */
function ratioIn(text: string): Entry[] {
  const [, m, n] = /^([1-9]\d*) ?(?::|to) ?([1-9]\d*)$/.exec(text.trim()) ?? [];
  return [m, n].flatMap((part) => (part === undefined ? [] : (readEntry(part) ?? [])));
}

function ratio({ numbers: [m = form.one, n = form.one] }: Operands): [Entry, Entry] {
  return [m, n];
}

const segment =
  "[the] [line|line_segment|join] [segment] [joining|of] [the] [points|point] {p} and|to|,|aur {q}";

/** The point that divides a segment in a ratio, internally or externally. */
export const spaceSection: Formula = {
  topic,
  method: "Section formula",
  label: () => "R",
  variants: [
    {
      wordings: [
        `[the] [coordinates|co-ordinates|position_vector] [of] [the|a] point [r|p] which|that divides ${segment} [internally] in [the] ratio {r} [internally]`,
        `[the] [coordinates|position_vector] [of] [the|a] point [r|p] dividing ${segment} [internally] in [the] ratio {r} [internally]`,
      ],
      read: readRatio("internal"),
    },
    {
      wordings: [
        `[the] [coordinates|co-ordinates|position_vector] [of] [the|a] point [r|p] which|that divides [externally] ${segment} [externally] in [the] ratio {r} externally`,
        `[the] [coordinates|co-ordinates|position_vector] [of] [the|a] point [r|p] which|that divides ${segment} externally in [the] ratio {r}`,
        `[the] [coordinates|position_vector] [of] [the|a] point [r|p] dividing ${segment} externally in [the] ratio {r}`,
      ],
      read: readRatio("external"),
    },
    {
      wordings: [
        `[the] [coordinates|position_vector] [of] [the] midpoint|mid-point|mid_point of ${segment}`,
        "[the] midpoint|mid-point|mid_point of [the] [points] {p} and|,|aur {q}",
        "[the] position vector of [the] midpoint|mid-point|mid_point of [the] vector joining [the] points {p} and {q}",
      ],
      read: readPoints(["p", "q"]),
    },
  ],
  solve: (given) => {
    const [a, b] = two(given);
    const [m, n] = ratio(given);
    const sum = v.add(v.scale(b.vector, m), v.scale(a.vector, n));
    return {
      kind: "vector",
      value: v.scale(sum, form.divide(form.one, form.add(m, n))),
      notation: a.notation,
    };
  },
  prove: (given, found) => {
    const [a, b] = two(given);
    const [m, n] = ratio(given);
    if (found.kind !== "vector") return null;
    const [before, behind] = [v.subtract(found.value, a.vector), v.subtract(b.vector, found.value)];
    return v.areEqual(v.scale(before, n), v.scale(behind, m))
      ? {
          method: "The steps before and behind the point are in the given ratio",
          lines: [
            `${innerLatex(n)} \\times ${tupleLatex(before)} = ${innerLatex(m)} \\times ${tupleLatex(behind)}`,
          ],
        }
      : null;
  },
  steps: (given, _, answer) => {
    const [a, b] = two(given);
    const [m, n] = ratio(given);
    const put = a.vector
      .map(
        (part, at) =>
          `\\frac{${entryLatex(m)} \\times ${innerLatex(b.vector[at] ?? form.zero)} + ${innerLatex(n)} \\times ${innerLatex(part)}}{${entryLatex(m)} + ${innerLatex(n)}}`,
      )
      .join(",\\; ");
    return [
      step(
        "Put the coordinates into the section formula",
        "Section formula: each coordinate is $\\frac{m x_2 + n x_1}{m + n}$; for a midpoint $m = n = 1$, and $n$ is negative for an external division.",
        `R = \\left(${put}\\right)`,
      ),
      step(
        "Work out each coordinate",
        "Each coordinate of the point has a fraction of its own.",
        answer.latex,
        `R = \\left(${put}\\right)`,
      ),
    ];
  },
  idea: "A point that divides a segment lies the same part of the way along in every coordinate.",
  firstMove: "Call the ratio $m : n$ and write the section formula for the first coordinate.",
  finalMove: "Work out the three coordinates. Which point do you get?",
  terms: { "Section formula": "It gives the point that divides a segment in a given ratio." },
  next: ["How can you check the ratio with the distance formula?", "Which point is in the middle?"],
};
