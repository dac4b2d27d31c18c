import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { lesson, numberAnswer, step } from "../../lesson/lesson.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { sizesVenn } from "./venn-figures.ts";

const parts = ["first", "second", "union", "intersection"] as const;
type Part = (typeof parts)[number];

interface Problem {
  /** The letters of the two sets. */
  names: readonly [string, string];
  sizes: ReadonlyMap<Part, bigint>;
  wanted: Part;
}

const size = String.raw`n\s*\(\s*([A-Z])\s*(?:([∪∩U])\s*([A-Z])\s*)?\)`;
const givenSize = new RegExp(String.raw`${size}\s*=\s*(\d{1,6})`, "g");
const idle =
  /\b(?:if|let|given|given that|suppose|and|then|find|what is|calculate|determine|the value of|value of|is|two|sets|such that|are|[A-Z])\b|[\s,.;:?$]/gi;

function recognise({ text }: Question): Problem | null {
  const plain = text
    .replaceAll(/\\cup\b|\bunion\b/gi, "∪")
    .replaceAll(/\\cap\b|\bintersection\b/gi, "∩")
    .replaceAll(/\\left|\\right|\$/g, "");
  const given = [...plain.matchAll(givenSize)];
  const rest = plain.replace(givenSize, " ");
  const [asked, ...others] = [...rest.matchAll(new RegExp(size, "g"))];
  if (given.length !== 3 || !asked || others.length > 0) return null;
  if (rest.replace(asked[0], " ").replaceAll(idle, "") !== "") return null;
  const all = [...given, asked];
  const names = namesIn(all);
  if (!names) return null;
  const places = all.map((match) => partOf(match, names));
  if (new Set(places).size !== 4) return null;
  const sizes = new Map(
    given.flatMap((match, at): [Part, bigint][] => {
      const part = places[at] ?? null;
      return part === null ? [] : [[part, BigInt(match[4] ?? 0)]];
    }),
  );
  const wanted = places[3] ?? null;
  return wanted && sizes.size === 3 ? { names, sizes, wanted } : null;
}

/** Returns the letters of the two sets, those that occur alone first; null if there are not two. */
function namesIn(all: readonly RegExpMatchArray[]): [string, string] | null {
  const singles = all.flatMap(([, a = "", , b]) => (b === undefined ? [a] : []));
  const pairs = all.flatMap(([, a = "", , b = a]) => [a, b]);
  const [first, second] = new Set([...singles, ...pairs]);
  return first === undefined || second === undefined ? null : [first, second];
}

function partOf(
  [, a = "", sign, b]: RegExpMatchArray,
  [first, second]: readonly [string, string],
): Part | null {
  if (sign === undefined) return a === first ? "first" : a === second ? "second" : null;
  const isPair = new Set([a, b, first, second]).size === 2 && a !== b;
  if (!isPair) return null;
  return sign === "∩" ? "intersection" : "union";
}

function solve({ sizes, wanted }: Problem): Rational {
  const of = (part: Part): bigint => sizes.get(part) ?? 0n;
  const total = of("first") + of("second");
  const values: Record<Part, bigint> = {
    union: total - of("intersection"),
    intersection: total - of("union"),
    first: of("union") + of("intersection") - of("second"),
    second: of("union") + of("intersection") - of("first"),
  };
  const [first = 0n, second = 0n, union = 0n, both = 0n] = parts.map((part) =>
    part === wanted ? values[wanted] : of(part),
  );
  const isPossible =
    both >= 0n && both <= first && both <= second && first <= union && second <= union;
  if (!isPossible) {
    throw notSupported("No two sets have these numbers of elements. Check the numbers once more.");
  }
  return q.rational(values[wanted]);
}

/** Adds the elements in only the first set, in both, and in only the second; the sum must be the size of the union. */
function prove({ sizes, wanted }: Problem, value: Rational): Proof | null {
  const of = (part: Part): bigint => (part === wanted ? value.numerator : (sizes.get(part) ?? 0n));
  const both = of("intersection");
  const [onlyFirst, onlySecond] = [of("first") - both, of("second") - both];
  if (onlyFirst + both + onlySecond !== of("union")) return null;
  return {
    method: "Those in the first set only, in both and in the second only make up the union",
    lines: [`${onlyFirst} + ${both} + ${onlySecond} = ${of("union")}`],
  };
}

/** Whether the two circles overlap properly: each set has elements outside the other, and there are common ones. */
function doOverlap({ sizes, wanted }: Problem, value: Rational): boolean {
  const of = (part: Part): bigint => (part === wanted ? value.numerator : (sizes.get(part) ?? 0n));
  const both = of("intersection");
  return both > 0n && both < of("first") && both < of("second");
}

function latexOf({ names: [first, second] }: Problem, part: Part): string {
  const inner: Record<Part, string> = {
    first,
    second,
    union: `${first} \\cup ${second}`,
    intersection: `${first} \\cap ${second}`,
  };
  return `n(${inner[part]})`;
}

function explain(problem: Problem, value: Rational): Explanation {
  const { sizes, wanted } = problem;
  const of = (part: Part): string => latexOf(problem, part);
  const formula: Record<Part, string> = {
    union: `${of("first")} + ${of("second")} - ${of("intersection")}`,
    intersection: `${of("first")} + ${of("second")} - ${of("union")}`,
    first: `${of("union")} + ${of("intersection")} - ${of("second")}`,
    second: `${of("union")} + ${of("intersection")} - ${of("first")}`,
  };
  const line = parts.reduce(
    (rest, part) => rest.replace(of(part), String(sizes.get(part) ?? "")),
    formula[wanted],
  );
  const answer = numberAnswer(value);
  const said = (part: Part): string => (part === wanted ? "?" : String(sizes.get(part) ?? ""));
  return lesson({
    topic: "Sets",
    method: "Number of elements of a union",
    answer: { ...answer, latex: `${of(wanted)} = ${answer.latex}` },
    plot: doOverlap(problem, value)
      ? sizesVenn({
          names: problem.names,
          first: said("first"),
          second: said("second"),
          union: said("union"),
          both: said("intersection"),
        })
      : null,
    steps: [
      step(
        "Write the formula for what is asked",
        `$${of("union")} = ${formula.union}$: what is in both sets is counted twice in the sum, so it is taken off once.`,
        `${of(wanted)} = ${formula[wanted]}`,
      ),
      step(
        "Put the numbers in",
        "Three of the four numbers are given, so only one is unknown.",
        `${of(wanted)} = ${line}`,
        `${of(wanted)} = ${formula[wanted]}`,
      ),
      step(
        "Work it out",
        "Plus and minus are done from left to right.",
        `${of(wanted)} = ${answer.latex}`,
        `${of(wanted)} = ${line}`,
      ),
    ],
    idea: "Adding the two sets counts what is in both of them twice.",
    firstMove: "Write the formula that joins the union, the intersection and the two sets.",
    finalMove: `What is $${line}$?`,
    terms: { Intersection: "What is in both sets." },
    next: ["How many elements are in the first set only?"],
  });
}

/** Solves n(A ∪ B) = n(A) + n(B) − n(A ∩ B) for the one of the four numbers that is not given. */
export const setSize = defineTask<Problem, Rational>({
  name: "set-size",
  recognise,
  reading: (problem) =>
    parts
      .filter((part) => part !== problem.wanted)
      .map((part) => `${latexOf(problem, part)} = ${problem.sizes.get(part) ?? ""}`)
      .concat(`${latexOf(problem, problem.wanted)} = \\,?`)
      .join(", \\quad "),
  solve,
  prove,
  explain,
  vary: (_, random) => {
    const [first, second] = [wholeBetween(random, 12, 40), wholeBetween(random, 12, 40)];
    const both = wholeBetween(random, 2, 11);
    return `If n(A) = ${first}, n(B) = ${second} and n(A ∩ B) = ${both}, find n(A ∪ B)`;
  },
  examples: [
    "If n(A) = 20, n(B) = 30 and n(A ∩ B) = 10, find n(A ∪ B)",
    "If n(A) = 24, n(B) = 18 and n(A ∪ B) = 36, find n(A ∩ B)",
  ],
});
