import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asRational } from "../exact/exact.ts";
import type { Value } from "../reading/scan.ts";
import { type Captures, type Variant, wordedTask } from "../reading/worded-task.ts";
import { type AnglePart, type AngleSum, constantPart } from "./angle-parts.ts";
import { explain, prove, reading, solve, unknown } from "./angle-sum.ts";

type Read = Variant<AngleSum>["read"];

const triangleRule = "Angle sum property of a triangle: the three angles add up to 180°.";
const cyclicRule = "Opposite angles of a cyclic quadrilateral: they add up to 180°.";
const interiorRule =
  "Co-interior angles: interior angles on the same side of a transversal between parallel lines add up to 180°.";
const straight = q.rational(180n);

const pairs = {
  complement: [q.rational(90n), "Complementary angles add up to 90°."],
  supplement: [straight, "Supplementary angles add up to 180°."],
} as const;

function angleOf(value: Value | undefined): Rational | null {
  const isAngle = value?.kind === "degrees" || (value?.kind === "quantity" && value.unit === null);
  const angle = isAngle ? asRational(value.value) : null;
  return angle && q.sign(angle) > 0 ? angle : null;
}

function times(factor: Rational, constant: Rational = q.zero): AnglePart {
  return { coefficient: factor, constant };
}

function sum(parts: readonly AnglePart[], total: Rational, rule: string, what: string): AngleSum {
  return { parts, total, rule, what, ask: "unknown" };
}

/** Returns the letters of the vertices in their order: A, B and C of "∠A = 50°, ∠B = 60°, ∠C". */
function lettersOf({ texts }: Captures): string[] {
  return texts.filter((text) => /^[a-z]$/.test(text));
}

const capitals = (letters: readonly string[]) => letters.map((letter) => letter.toUpperCase());

const triangles = new Set(["abc", "pqr", "xyz", "def", "lmn"]);

/** Reads two given angles of a named triangle, the third of which is requested. */
const namedTriangle: Read = (captured) => {
  const letters = lettersOf(captured);
  const angles = captured.values.map(angleOf);
  const [one, other] = angles;
  const isTriangle = triangles.has(letters.toSorted().join(""));
  if (!isTriangle || !one || !other) return null;
  const parts = [constantPart(one), constantPart(other), unknown];
  return { ...sum(parts, straight, triangleRule, "the third angle"), names: capitals(letters) };
};

/** Reads the angle opposite the given one in a named cyclic quadrilateral; the other angles are not determined. */
const namedCyclic: Read = (captured) => {
  const [given = "", asked = ""] = lettersOf(captured);
  const [angle] = captured.values.map(angleOf);
  const isOpposite = ["ac", "bd", "pr", "qs"].includes([given, asked].toSorted().join(""));
  if (!isOpposite || !angle) return null;
  const names = capitals([given, asked]);
  return {
    ...sum([constantPart(angle), unknown], straight, cyclicRule, "the opposite angle"),
    names,
  };
};

function restOf(total: Rational, rule: string, what: string): Read {
  return ({ values }) => {
    const [angle] = values.map(angleOf);
    return angle ? sum([constantPart(angle), unknown], total, rule, what) : null;
  };
}

const words: readonly [string, bigint][] = [
  ["twice|double|two_times", 2n],
  ["thrice|three_times|triple", 3n],
  ["four_times", 4n],
  ["five_times", 5n],
];
const fractions: readonly [string, bigint][] = [
  ["half|one_-_half|one_half", 2n],
  ["one_-_third|one_third", 3n],
  ["one_-_fourth|one_fourth|one_-_quarter", 4n],
  ["one_-_fifth|one_fifth", 5n],
];

const find = "[.|,] [then] [find|what_is|determine] [the] [measure|measures|value] [of] [the]";
const angleWord = "[angle|it|its_measure|angles]";
const of = (pair: string): string => `[of] its [own] ${pair}|${pair}ary_angle`;

/** Returns the wordings of "an angle is twice its complement" and "20° more than its supplement". */
function pairVariants(pair: "complement" | "supplement"): Variant<AngleSum>[] {
  const [total, rule] = pairs[pair];
  const several: Variant<AngleSum>[] = words.map(([word, factor]) => ({
    wordings: [
      `an|one|the angle is|measures|which_is|that_is [equal_to] ${word} ${of(pair)} ${find} ${angleWord}`,
      `[the] angle which|that is ${word} ${of(pair)}`,
    ],
    read: () => ({
      ...sum([times(q.rational(factor)), unknown], total, rule, "the angle"),
      ask: "largest",
    }),
  }));
  const parts: Variant<AngleSum>[] = fractions.map(([word, factor]) => ({
    wordings: [
      `an|one|the angle is|measures [equal_to] ${word} ${of(pair)} ${find} ${angleWord}`,
      `[the] angle which|that is ${word} ${of(pair)}`,
    ],
    read: () => sum([unknown, times(q.rational(factor))], total, rule, "the angle"),
  }));
  const shifted = (["more|greater", "less|smaller"] as const).map(
    (word, at): Variant<AngleSum> => ({
      wordings: [
        `an|one|the angle is|measures {a} ${word} than its [own] ${pair} ${find} ${angleWord}`,
        `[the] angle which|that is {a} ${word} than its [own] ${pair}`,
      ],
      read: ({ values }) => {
        const angle = angleOf(values[0]);
        const other = angle && times(q.one, at === 0 ? q.negate(angle) : angle);
        return other ? sum([unknown, other], total, rule, "the angle") : null;
      },
    }),
  );
  const differing: Variant<AngleSum> = {
    wordings: [
      `two ${pair}ary angles differ by {a} ${find} ${angleWord}`,
      `[the] difference of|between two ${pair}ary angles is {a} ${find} ${angleWord}`,
    ],
    read: ({ values }) => {
      const angle = angleOf(values[0]);
      return angle
        ? { ...sum([unknown, times(q.one, angle)], total, rule, "each angle"), ask: "parts" }
        : null;
    },
  };
  return [...several, ...parts, ...shifted, differing];
}

const mark = "∠|angle|m_∠|angle_∠";
const is = "is|=|measures|is_equal_to";
const triangle = "[in] [a|the] triangle|△|δ|Δ abc|pqr|xyz|def|lmn";
const cyclic = [
  `in [a|the] cyclic quadrilateral|quad [.] abcd|pqrs [,|if]`,
  `abcd|pqrs is a cyclic quadrilateral [with|.|,|in_which|such_that] [if]`,
];
const transversal =
  "two parallel lines are cut|intersected|crossed by a transversal [.|,] [if] one|1 of the";
const adjacentRule =
  "Parallelogram: opposite angles are equal, and all four angles add up to 360°.";

const variants: Variant<AngleSum>[] = [
  ...pairVariants("complement"),
  ...pairVariants("supplement"),
  {
    wordings: [
      `${triangle} [,|if] [if] ${mark} {l} ${is} {a} and|,|, ${mark} {l} ${is} {a} [.|,] [then] [find|what_is] [the] [measure|value] [of] ${mark} {l}`,
    ],
    read: namedTriangle,
  },
  {
    wordings: cyclic.map(
      (given) =>
        `${given} ${mark} {l} ${is} {a} [.|,] [then] [find|what_is] [the] [measure|value] [of] ${mark} {l}`,
    ),
    read: namedCyclic,
  },
  {
    wordings: [
      `[if] one [of_the] angle|angles of|in a cyclic quadrilateral is|measures {a} ${find} [angle] opposite [angle] [to_it|to_this_angle]`,
    ],
    read: restOf(straight, cyclicRule, "the opposite angle"),
  },
  {
    wordings: [
      `${transversal} [two] interior angles on the same side [of_the_transversal] is|measures {a} ${find} other [angle|one|interior_angle]`,
      `${transversal} co_-_interior|co_interior|consecutive_interior|allied angles is|measures {a} ${find} other [angle|one]`,
    ],
    read: restOf(straight, interiorRule, "the other angle"),
  },
  {
    wordings: [
      `in a right [-] [angled|angle] triangle [,] [if] one [of_the] acute angle|angles is|measures {a} ${find} other [acute] [angle]`,
    ],
    read: ({ values }) => {
      const angle = angleOf(values[0]);
      const right = constantPart(q.rational(90n));
      return angle
        ? sum(
            [right, constantPart(angle), unknown],
            straight,
            triangleRule,
            "the other acute angle",
          )
        : null;
    },
  },
  {
    wordings: [
      `one of the angles of a triangle is {a} ${find} [remaining|other] two angles|ones [,] if their difference is {a}`,
      `one angle of a triangle is {a} and the difference of the other two [angles] is {a} ${find} [other|remaining] [two] angles`,
    ],
    read: ({ values }) => {
      const [one, gap] = values.map(angleOf);
      if (!one || !gap) return null;
      const parts = [constantPart(one), times(q.one, gap), unknown];
      return { ...sum(parts, straight, triangleRule, "each of the two angles"), ask: "parts" };
    },
  },
  {
    wordings: [
      `[the] [measure_of] [all] [the] [four] angles of a parallelogram [.|,] if|whose one [of_its|of_the] [angle|angles] [angle] is {a}`,
      `[if] one [of_the] angle|angles of a parallelogram is|measures {a} ${find} [remaining|other] [three|all] angles [of_the_parallelogram]`,
    ],
    read: ({ values, texts }) => {
      const angle = angleOf(values[0]);
      if (!angle || texts.length !== 1) return null;
      const parts = [constantPart(angle), unknown, constantPart(angle), unknown];
      return {
        ...sum(parts, q.rational(360n), adjacentRule, "each of the other angles"),
        ask: "all",
      };
    },
  },
  {
    wordings: [
      `[if] two adjacent angles of a parallelogram are in [the] ratio [of] {r} ${find} [all] [the|its] [the] [four] angles [of_the_parallelogram]`,
      `[the] adjacent angles of a parallelogram are in [the] ratio [of] {r} ${find} [all] [the|its] [the] [four] angles [of_the_parallelogram]`,
    ],
    read: ({ values }) => {
      const [ratio] = values;
      const [one, other] = ratio?.kind === "ratio" && ratio.terms.length === 2 ? ratio.terms : [];
      if (!one || !other) return null;
      const parts = [one, other, one, other].map((term) => times(term));
      return { ...sum(parts, q.rational(360n), adjacentRule, "each angle"), ask: "all" };
    },
  },
  {
    wordings: [
      `in an isosceles triangle [,] each [of_the] base angle|angles is twice the vertex|vertical angle ${find} [all] [the|its] angles [of_the_triangle]`,
    ],
    read: () => {
      const two = times(q.rational(2n));
      return { ...sum([unknown, two, two], straight, triangleRule, "each angle"), ask: "parts" };
    },
  },
];

/** Finds angles whose relation the question describes: an angle and its complement, named angles of a figure. */
export const angleRelations = wordedTask<AngleSum, Rational>({
  name: "angle-relations",
  cue: /angle|∠/,
  variants,
  reading,
  solve,
  prove,
  explain,
  examples: [
    "An angle is 20° more than its complement. Find the angle.",
    "ABCD is a cyclic quadrilateral with ∠A = 80°. Find ∠C.",
    "If one angle of a parallelogram is 110°, find the remaining angles.",
    "Two parallel lines are cut by a transversal. If one of the co-interior angles is 65°, find the other.",
    "In triangle PQR, ∠Q = 50° and ∠R = 60°. Find ∠P.",
  ],
});
