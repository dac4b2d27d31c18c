import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asRational } from "../exact/exact.ts";
import type { Value } from "../reading/scan.ts";
import { type Variant, wordedTask } from "../reading/worded-task.ts";
import { type AnglePart, type AngleSum, constantPart } from "./angle-parts.ts";
import { explain, prove, reading, solve, unknown } from "./angle-sum.ts";

const rules = {
  complement: [90n, "Complementary angles add up to 90°."],
  supplement: [180n, "Supplementary angles add up to 180°."],
  pair: [180n, "The angles of a linear pair add up to 180°."],
  triangle: [180n, "Angle sum property of a triangle: the three angles add up to 180°."],
  quadrilateral: [360n, "Angle sum property of a quadrilateral: the four angles add up to 360°."],
  adjacent: [180n, "Adjacent angles of a parallelogram add up to 180°."],
  interior: [
    180n,
    "Interior angles on the same side of a transversal between parallel lines add up to 180°.",
  ],
  point: [360n, "The angles around a point add up to 360°."],
} as const;

type Rule = keyof typeof rules;

function anglesOf(values: readonly Value[]): Rational[] | null {
  const angles = values.map((value) => {
    const isAngle = value.kind === "degrees" || (value.kind === "quantity" && value.unit === null);
    return isAngle ? asRational(value.value) : null;
  });
  return angles.every((angle) => angle !== null && q.sign(angle) > 0)
    ? angles.flatMap((angle) => angle ?? [])
    : null;
}

function sum(
  rule: Rule,
  parts: readonly AnglePart[],
  what: string,
  ask: AngleSum["ask"] = "unknown",
): AngleSum {
  const [total, text] = rules[rule];
  return { parts, total: q.rational(total), rule: text, ask, what };
}

/** Returns a reader for given angles, with one unknown angle as the rest of the sum. */
function rest(rule: Rule, what: string, extra: readonly bigint[] = []): Variant<AngleSum>["read"] {
  return ({ values }) => {
    const angles = anglesOf(values);
    const fixed = extra.map((angle) => constantPart(q.rational(angle)));
    return angles && sum(rule, [...fixed, ...angles.map(constantPart), unknown], what);
  };
}

function ratio(
  rule: Rule,
  count: number,
  ask: AngleSum["ask"] = "parts",
): Variant<AngleSum>["read"] {
  return ({ values }) => {
    const [value] = values;
    if (value?.kind !== "ratio" || value.terms.length !== count) return null;
    const parts = value.terms.map((coefficient) => ({ coefficient, constant: q.zero }));
    return sum(rule, parts, "each angle", ask);
  };
}

/** Returns a reader for a list of angles in one letter: "x, 2x and 3x", "(x + 10)°". */
function listed(rule: Rule, count: number, ask: AngleSum["ask"]): Variant<AngleSum>["read"] {
  return ({ texts, all }) => {
    const [list = ""] = texts;
    const pieces = list
      .trim()
      .split(/ (?:,|and|, and) /)
      .map((piece) => linearPart(piece, all));
    const parts = pieces.flatMap((piece) => (piece ? [piece] : []));
    const letters = new Set(list.match(/(?:^| )[a-z](?= |$)/g)?.map((letter) => letter.trim()));
    const isWhole = parts.length === pieces.length && parts.length === count && letters.size === 1;
    return isWhole ? sum(rule, parts, "each angle", ask) : null;
  };
}

const linear = /^(?:\( )?(?:<q(\d+)> )?[a-z](?: \+)?(?: <[qd](\d+)>)?(?: \))?(?: °)?$/;

function linearPart(text: string, values: readonly Value[]): AnglePart | null {
  const fixed = /^<[qd](\d+)>$/.exec(text)?.[1];
  if (fixed !== undefined) {
    const constant = numberAt(values, fixed);
    return constant && q.sign(constant) > 0 ? constantPart(constant) : null;
  }
  const found = linear.exec(text);
  if (!found) return null;
  const coefficient = found[1] === undefined ? q.one : numberAt(values, found[1]);
  const constant = found[2] === undefined ? q.zero : numberAt(values, found[2]);
  return coefficient && constant && { coefficient, constant };
}

function numberAt(values: readonly Value[], index: string): Rational | null {
  const value = values[Number(index)];
  const isAngle = value?.kind === "degrees" || (value?.kind === "quantity" && value.unit === null);
  return isAngle ? asRational(value.value) : null;
}

const then =
  "[.|,] [and|then] [find|what_is|calculate|what_will_be|determine] [the] [measure|value|size|measures] [of]";
const third = `${then} [the] [its] third|remaining|3rd angle [of_the_triangle|of_this_triangle]`;
const other = `${then} [the] [its] other [angle|one] [angle]`;
const each = `${then} [the] [measure_of] [all] [the|its|each_of_the|each|these|all_the|all_its] angles|angle|them [of_the_triangle|of_the_quadrilateral]`;

const variants: Variant<AngleSum>[] = [
  ...(
    [
      ["triangle", "triangle", 3],
      ["quadrilateral", "quadrilateral", 4],
    ] as const
  ).flatMap(([rule, name, count]): Variant<AngleSum>[] => [
    {
      wordings: [`[if] [the] [measures_of] [the] [three|four] angles of a ${name} are {*} ${each}`],
      read: listed(rule, count, "parts"),
    },
    {
      wordings: [
        `[if] [the] [measures_of] [the] [three|four] angles of a ${name} are {*} ${then} {l}`,
      ],
      read: listed(rule, count, "unknown"),
    },
  ]),
  {
    wordings: [
      "[the] complement|complementary_angle of [an|the] [angle] [of] {a}",
      "[the] complement of a|an {a} angle",
      "an angle is|measures {a} . find|what_is [the] [measure_of] its|the complement",
      "[the] angle complementary to {a}",
      "{a} ka complement|complementary_angle",
      `two angles are complementary [.|,] [if] one of them is|measures {a} ${other}`,
      `[if] one of [the] two complementary angles is|measures {a} ${other}`,
    ],
    read: rest("complement", "the complement"),
  },
  {
    wordings: [
      "[the] supplement|supplementary_angle of [an|the] [angle] [of] {a}",
      "[the] supplement of a|an {a} angle",
      "an angle is|measures {a} . find|what_is [the] [measure_of] its|the supplement",
      "[the] angle supplementary to {a}",
      "{a} ka supplement|supplementary_angle",
      `two angles are supplementary [.|,] [if] one of them is|measures {a} ${other}`,
      `[if] one of [the] two supplementary angles is|measures {a} ${other}`,
    ],
    read: rest("supplement", "the supplement"),
  },
  {
    wordings: [
      `[if] one [of_the] angle|angles of|in a linear pair is|measures {a} ${other}`,
      `two angles form a linear pair [.|,] [if] one of them is|measures {a} ${other}`,
    ],
    read: rest("pair", "the other angle"),
  },
  {
    wordings: [
      `[the] [if] [the] [measure|measures] [of] [the] two [of_the] angles of|in a triangle are|measure [equal_to] {a} and|, {a} ${third}`,
      `[if] a triangle has [two] angles [of|measuring|that_measure] {a} and|, {a} ${third}`,
      `[the] third angle of a triangle whose|if [the|its] [other] two angles are {a} and|, {a}`,
      `[the] third angle of a triangle if [the] other two [angles] are {a} and {a}`,
      `triangle ke do angle|kon {a} aur|and {a} hai|hain|ho [.|,] [to] third|teesra angle|kon`,
    ],
    read: rest("triangle", "the third angle"),
  },
  {
    wordings: [
      `[if] one [of_the] acute angle|angles of|in a right [-] [angled|angle] triangle is|measures {a} ${then} [the] other [acute] [angle]`,
      `[if] one angle of|in a right [-] [angled|angle] triangle is|measures {a} ${third}`,
      `[the] other acute angle of a right [-] [angled|angle] triangle if|whose one [acute] [angle] is {a}`,
    ],
    read: rest("triangle", "the other acute angle", [90n]),
  },
  {
    wordings: [
      `[if] [the] [measure|measures] [of] [the] three [of_the] angles of|in a quadrilateral are|measure {a} , {a} and|, {a} ${then} [the] [its] fourth|remaining|4th angle`,
      `[the] fourth angle of a quadrilateral whose|if [the|its] [other] three angles are {a} , {a} and|, {a}`,
    ],
    read: rest("quadrilateral", "the fourth angle"),
  },
  {
    wordings: [
      `[if] [the] vertex|vertical angle of an isosceles triangle is|measures {a} ${then} [the] [its] [each] [of] [the] [its] base angles|angle`,
    ],
    read: ({ values }) => {
      const angles = anglesOf(values);
      return (
        angles &&
        sum("triangle", [...angles.map(constantPart), unknown, unknown], "each base angle")
      );
    },
  },
  {
    wordings: [
      `[if] [each|the|one_of_the|each_of_the|one] [of] [the] base angle|angles of an isosceles triangle is|measures {a} ${then} [the] [its] vertex|vertical angle`,
    ],
    read: ({ values }) => {
      const angles = anglesOf(values);
      const [base] = angles ?? [];
      return base
        ? sum("triangle", [constantPart(base), constantPart(base), unknown], "the vertex angle")
        : null;
    },
  },
  {
    wordings: [
      `[if] one [of_the] angle|angles of a parallelogram is|measures {a} ${then} [the] [its] adjacent angle`,
      `[if] two adjacent angles of a parallelogram [are_such_that] one is {a} ${other}`,
    ],
    read: rest("adjacent", "the adjacent angle"),
  },
  {
    wordings: [
      `two parallel lines are cut|intersected by a transversal [.|,] if one of the co_- - interior angles is {a} ${other}`,
    ],
    read: rest("interior", "the other angle"),
  },
  {
    wordings: [
      "[the] angle [which|that] is equal to its complement",
      "[the] angle which|that is equal to its own complement",
    ],
    read: () => sum("complement", [unknown, unknown], "the angle"),
  },
  {
    wordings: [
      "[the] angle [which|that] is equal to its supplement",
      "[the] angle which|that is equal to its own supplement",
    ],
    read: () => sum("supplement", [unknown, unknown], "the angle"),
  },
  {
    wordings: [
      `[if] [the] [measures_of] [the] [three] angles of a triangle are in [the] ratio [of] {r} ${each}`,
      `[if] [the] [measures_of] [the] [three] angles of a triangle are in [the] ratio [of] {r}`,
      `[the] angles of a triangle which|that are in [the] ratio {r}`,
    ],
    read: ratio("triangle", 3),
  },
  {
    wordings: [
      `[if] [the] [three] angles of a triangle are in [the] ratio [of] {r} ${then} [the] largest|greatest|biggest angle`,
    ],
    read: ratio("triangle", 3, "largest"),
  },
  {
    wordings: [
      `[if] [the] [three] angles of a triangle are in [the] ratio [of] {r} ${then} [the] smallest|least angle`,
    ],
    read: ratio("triangle", 3, "smallest"),
  },
  {
    wordings: [
      `[if] [the] [measures_of] [the] [four] angles of a quadrilateral are in [the] ratio [of] {r} ${each}`,
    ],
    read: ratio("quadrilateral", 4),
  },
  {
    wordings: [
      `[if] two complementary angles are in [the] ratio [of] {r} ${each}`,
      `two angles in [the] ratio {r} are complementary ${each}`,
    ],
    read: ratio("complement", 2),
  },
  {
    wordings: [
      `[if] two supplementary angles are in [the] ratio [of] {r} ${each}`,
      `[if] two angles of a linear pair are in [the] ratio [of] {r} ${each}`,
    ],
    read: ratio("supplement", 2),
  },
  {
    wordings: [
      `[if] [the] exterior angle of a triangle is|measures {a} and one of its|the interior opposite|remote angles is|measures {a} ${then} [the] other [interior] [opposite] [angle]`,
      `[if] [an] exterior angle of a triangle is|measures {a} and one of its|the [two] interior opposite angles is|measures {a} ${then} [the] other [interior] [opposite] [angle]`,
      `[if] [an] exterior angle of a triangle is|measures {a} and one of its|the [two] opposite interior angles is|measures {a} ${then} [the] other [opposite] [interior] [angle]`,
    ],
    read: ({ values }) => {
      const [exterior, inner] = anglesOf(values) ?? [];
      return exterior && inner
        ? {
            parts: [constantPart(inner), unknown],
            total: exterior,
            rule: "Exterior angle property: an exterior angle equals the sum of the two interior opposite angles.",
            ask: "unknown",
            what: "the other angle",
          }
        : null;
    },
  },
];

/** Finds an unknown angle from angles with a known sum. */
export const angleSum = wordedTask<AngleSum, Rational>({
  name: "angle-sum",
  cue: /angle|complement|supplement|kon/,
  variants,
  reading,
  solve,
  prove,
  explain,
  examples: [
    "Two angles of a triangle are 50° and 60°. Find the third angle.",
    "The angles of a triangle are in the ratio 2:3:4. Find the angles.",
    "Find the complement of 35°",
    "The angles of a quadrilateral are in the ratio 3:5:9:13. Find all the angles.",
    "An exterior angle of a triangle is 110° and one of its interior opposite angles is 40°. Find the other interior opposite angle.",
  ],
});
