import * as form from "../../../algebra/quotient.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import type { Entry } from "../../../matrices/literal.ts";
import * as m from "../../../matrices/matrix.ts";
import {
  areRoots,
  type Roots,
  rootsAnswer,
  rootsOf,
  rootSteps,
} from "../../matrices/unknowns/roots-of.ts";
import { entryLatex } from "../../../matrices/write-matrix.ts";
import { boxSteps, dotSteps } from "../expression/vector-steps.ts";
import { type NamedVector, pointsIn, vectorsIn } from "../operand.ts";
import * as v from "../vector.ts";
import { arrow, crossLatex, innerVector, vectorLatex } from "../write-vector.ts";
import { type Formula, type FormulaResult, type Operands, noNumbers, step } from "./formula.ts";

/** A relation of vectors that holds if and only if some expressions are zero. */
interface Relation {
  /** The words of the relation in a question, with alternatives. */
  words: string;
  gaps: readonly string[];
  /** The expressions that are all zero if and only if the relation holds. */
  zeros: (vectors: readonly NamedVector[]) => Entry[];
  /** Equivalent expressions for the proof. */
  otherZeros: (vectors: readonly NamedVector[]) => Entry[];
  steps: (vectors: readonly NamedVector[]) => ReturnType<typeof step>[];
  rule: string;
  idea: string;
  firstMove: string;
  method: string;
}

function pairOf([a, b]: readonly NamedVector[]): [NamedVector, NamedVector] {
  if (!a || !b) throw new Error("A relation of two vectors needs two");
  return [a, b];
}

const perpendicular: Relation = {
  words:
    "perpendicular|orthogonal|mutually_perpendicular|at_right_angles|perpendicular_to_each_other|at_right_angle",
  gaps: ["a", "b"],
  method: "Dot product equal to zero",
  zeros: (vectors) => {
    const [a, b] = pairOf(vectors);
    return [v.dot(a.vector, b.vector)];
  },
  otherZeros: (vectors) => {
    const [a, b] = pairOf(vectors);
    return [v.dotByLengths(a.vector, b.vector)];
  },
  steps: (vectors) => {
    const [a, b] = pairOf(vectors);
    const label = `${arrow(a.name)} \\cdot ${arrow(b.name)}`;
    return dotSteps(a.vector, b.vector, {
      label,
      before: `${label} = ${innerVector(a.vector, a.notation)} \\cdot ${innerVector(b.vector, b.notation)}`,
      result: `${label} = ${entryLatex(v.dot(a.vector, b.vector))}`,
    });
  },
  rule: "Two vectors are perpendicular exactly if their dot product is zero.",
  idea: "Two vectors are perpendicular exactly if their dot product is zero.",
  firstMove: "Write down the dot product of the two vectors.",
};

const parallel: Relation = {
  words: "parallel|collinear|parallel_to_each_other",
  gaps: ["a", "b"],
  method: "Cross product equal to zero",
  zeros: (vectors) => {
    const [a, b] = pairOf(vectors);
    return [...v.cross(a.vector, b.vector)];
  },
  otherZeros: (vectors) => {
    const [a, b] = pairOf(vectors);
    return [0, 1, 2].map((unit) =>
      m.leibnizDeterminant([
        [0, 1, 2].map((at) => (at === unit ? form.one : form.zero)),
        a.vector,
        b.vector,
      ]),
    );
  },
  steps: (vectors) => {
    const [a, b] = pairOf(vectors);
    const label = `${arrow(a.name)} \\times ${arrow(b.name)}`;
    return [
      step(
        "Find the cross product",
        "It is zero exactly if the components are proportional.",
        `${label} = ${vectorLatex(v.cross(a.vector, b.vector), "units")}`,
        `${label} = ${crossLatex(a.vector, b.vector)}`,
      ),
    ];
  },
  rule: "Two vectors are parallel exactly if their cross product is the zero vector.",
  idea: "Parallel vectors have proportional components, so their cross product is zero.",
  firstMove: "Compare the ratios of the components, or write the cross product as a determinant.",
};

function tripleOf([a, b, c]: readonly NamedVector[]): [v.Vector, v.Vector, v.Vector] {
  if (!a || !b || !c) throw new Error("A relation of three vectors needs three");
  return [a.vector, b.vector, c.vector];
}

const coplanar: Relation = {
  words: "coplanar|co-planar",
  gaps: ["a", "b", "c"],
  method: "Scalar triple product equal to zero",
  zeros: (vectors) => [v.triple(...tripleOf(vectors))],
  otherZeros: (vectors) => [m.leibnizDeterminant(tripleOf(vectors))],
  steps: (vectors) =>
    boxSteps(
      tripleOf(vectors),
      `\\left[${vectors.map(({ name }) => arrow(name)).join("\\;")}\\right]`,
    ),
  rule: "Three vectors are coplanar exactly if their scalar triple product is zero.",
  idea: "Three vectors lie in one plane exactly if their scalar triple product is zero.",
  firstMove: "Write the components of the three vectors into the rows of a determinant.",
};

function letterOf(vectors: readonly NamedVector[]): string | null {
  const letters = [
    ...new Set(vectors.flatMap(({ vector }) => vector.flatMap((part) => form.variablesOf(part)))),
  ];
  return letters.length === 1 ? (letters[0] ?? null) : null;
}

function listWords({ gaps }: Relation): string {
  const [first, second, third] = gaps;
  const list =
    third === undefined
      ? `{${first}} and|,|aur {${second}}`
      : `{${first}} , {${second}} and|,|aur {${third}}`;
  return `[the] [two|three|following] [vectors|vector] ${list}`;
}

function readTruth(relation: Relation): (match: Match) => Operands | null {
  return (match) => {
    const vectors = vectorsIn(match, relation.gaps, relation.gaps);
    const isFit = vectors?.every(({ vector }) => v.isNumeric(vector) && !v.isZeroVector(vector));
    return vectors && isFit === true ? { vectors, numbers: noNumbers } : null;
  };
}

function truthFormula(relation: Relation): Formula {
  return {
    topic: "Vector Algebra",
    method: relation.method,
    difficulty: "beginner",
    label: () => "",
    variants: [
      {
        wordings: [
          `[whether|if|that] ${listWords(relation)} are ${relation.words} [or_not]`,
          `are ${listWords(relation)} ${relation.words}`,
          `check|verify|prove|show|test [whether|if|that] ${listWords(relation)} are|is ${relation.words} [or_not]`,
          ...(relation.gaps.length === 2
            ? [
                `is [the] [vector] {a} ${relation.words} to [the] [vector] {b}`,
                `[show|prove|check] [that|whether|if] [the] [vector] {a} is ${relation.words} to [the] [vector] {b} [or_not]`,
              ]
            : []),
        ],
        read: readTruth(relation),
      },
    ],
    solve: ({ vectors }) => ({ kind: "truth", isTrue: relation.zeros(vectors).every(form.isZero) }),
    prove: ({ vectors }, found) => {
      const holds = relation.otherZeros(vectors).every(form.isZero);
      return found.kind === "truth" && found.isTrue === holds
        ? {
            method: "The same by lengths or signed sums",
            lines: [
              relation
                .otherZeros(vectors)
                .map((entry) => entryLatex(entry))
                .join(",\\; "),
            ],
          }
        : null;
    },
    steps: ({ vectors }, _, answer) => [
      ...relation.steps(vectors),
      step("Decide", relation.rule, answer.latex, relation.steps(vectors).at(-1)?.after ?? null),
    ],
    idea: relation.idea,
    firstMove: relation.firstMove,
    finalMove: "Look at the last line. Is the statement true?",
    terms: {},
    next: [
      "What would have to be changed to make the answer another one?",
      "How would you see it in a drawing?",
    ],
  };
}

/** The values of the letter for which every expression is zero; null if there are none. */
function commonRoots(
  zeros: readonly Entry[],
  letter: string,
): { condition: Entry; roots: Roots } | null {
  const conditions = zeros.filter((entry) => !form.isZero(entry));
  const solvable = conditions.find((entry) => form.variablesOf(entry).includes(letter));
  if (!solvable || conditions.some((entry) => form.isConstant(entry))) return null;
  const roots = rootsOf(solvable, letter);
  const isCommon = conditions.every((entry) => areRoots(entry, letter, roots));
  return isCommon && roots.kind === "roots" ? { condition: solvable, roots } : null;
}

function unknownWordings(relation: Relation): string[] {
  return [
    `[the] [value|values] [of] {x} [for_which|if|so_that|such_that|when|,_if] ${listWords(relation)} are ${relation.words}`,
    `for what|which value|values of {x} are ${listWords(relation)} ${relation.words}`,
    `for what|which value|values of {x} [,] ${listWords(relation)} are ${relation.words}`,
    `if ${listWords(relation)} are ${relation.words} [,|.] [then] [find] [the] [value|values] [of] {x} [is]`,
    ...(relation.gaps.length === 2
      ? [
          `[the] [value|values] [of] {x} [for_which|if|so_that|such_that|when] [the] [vector] {a} is ${relation.words} to [the] [vector] {b}`,
        ]
      : []),
  ];
}

function unknownFormula(relation: Relation): Formula {
  const found = ({
    vectors,
  }: Operands): (ReturnType<typeof commonRoots> & { letter: string }) | null => {
    const letter = letterOf(vectors);
    const common = letter === null ? null : commonRoots(relation.zeros(vectors), letter);
    return common && letter !== null ? { ...common, letter } : null;
  };
  return {
    ...truthFormula(relation),
    difficulty: "intermediate",
    variants: [
      {
        wordings: unknownWordings(relation),
        read: (match) => {
          const vectors = vectorsIn(match, relation.gaps, relation.gaps);
          const letter = vectors && letterOf(vectors);
          return vectors && letter !== null && letter === match.gap("x")?.trim().toLowerCase()
            ? { vectors, numbers: noNumbers }
            : null;
        },
      },
    ],
    solve: (given): FormulaResult | null => {
      const result = found(given);
      return result && { kind: "written", answer: rootsAnswer(result.letter, result.roots) };
    },
    prove: (given, answer) => {
      const result = found(given);
      if (
        !result ||
        answer.kind !== "written" ||
        answer.answer.plain !== rootsAnswer(result.letter, result.roots).plain
      )
        return null;
      const others = relation.otherZeros(given.vectors).filter((entry) => !form.isZero(entry));
      return others.every((entry) => areRoots(entry, result.letter, result.roots))
        ? {
            method: "The value put back, with products from lengths or as signed sums",
            lines: [`${entryLatex(result.condition)} = 0 \\text{ for } ${answer.answer.latex}`],
          }
        : null;
    },
    steps: (given) => {
      const result = found(given);
      if (!result) return [];
      return [
        ...relation.steps(given.vectors),
        step("Put it equal to zero", relation.rule, `${entryLatex(result.condition)} = 0`),
        ...rootSteps(result.condition, result.letter, result.roots),
      ];
    },
    finalMove: "Solve the last equation. Which value do you get?",
    next: ["How can you check the value?", "Which vectors do you get with this value?"],
  };
}

/**
 * The vectors from the first of three points to the others, which are parallel if the points are collinear; null for
 * other gaps.
 */
function sidesFrom(match: Match): NamedVector[] | null {
  const [a, b, c] = pointsIn(match, ["a", "b", "c"], ["A", "B", "C"]) ?? [];
  if (!a || !b || !c || a.notation === "plane") return null;
  const side = (to: NamedVector): NamedVector => ({
    vector: v.subtract(to.vector, a.vector),
    name: a.name + to.name,
    notation: "units",
  });
  return [side(b), side(c)];
}

const collinearPoints: Formula = {
  ...truthFormula(parallel),
  topic: "Three Dimensional Geometry",
  variants: [
    {
      wordings: [
        "[show|prove|check|verify] [that|whether|if] [the] [points|three_points] {a} , {b} and|, {c} are collinear [or_not]",
        "are [the] [points|three_points] {a} , {b} and|, {c} collinear",
      ],
      read: (match) => {
        const vectors = sidesFrom(match);
        const isFit = vectors?.every(
          ({ vector }) => v.isNumeric(vector) && !v.isZeroVector(vector),
        );
        return vectors && isFit === true ? { vectors, numbers: noNumbers } : null;
      },
    },
  ],
  idea: "Three points lie on a line exactly if the vectors from one of them to the two others are parallel.",
  firstMove: "Find the vectors from the first point to the other two.",
};

const relations = [perpendicular, parallel, coplanar];

/** Unknown numbers from a condition, collinear points, and whether vectors satisfy a condition. */
export const conditionFormulas: readonly Formula[] = [
  ...relations.map(unknownFormula),
  collinearPoints,
  ...relations.map(truthFormula),
];
