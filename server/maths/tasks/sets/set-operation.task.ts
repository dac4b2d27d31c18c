import type { MathsAnswer, MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { pick, wholeBetween } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { type Elements, readSets, setLatex, setPlain } from "./read-sets.ts";
import {
  elementsOf,
  expressionText,
  holds,
  type Operation,
  readSetExpression,
  type SetExpression,
  takesComplement,
} from "./set-expression.ts";
import { elementsFigure } from "./venn-figures.ts";

interface Problem {
  sets: ReadonlyMap<string, Elements>;
  expressions: readonly SetExpression[];
  /** Whether only the number of elements is asked. */
  isCounted: boolean;
}

const spoken: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:find|write|what is|determine|calculate|evaluate|compute|list)\s+)?(?:the\s+)?/i, ""],
  [/^(?:(?:elements|value) of\s+)/i, ""],
  [/\b(union) of (?:sets? )?([A-Z]) and ([A-Z])\b/i, "$2 ∪ $3"],
  [/\b(intersection) of (?:sets? )?([A-Z]) and ([A-Z])\b/i, "$2 ∩ $3"],
  [/\bsymmetric difference of (?:sets? )?([A-Z]) and ([A-Z])\b/i, "$1 Δ $2"],
  [/\bcartesian product (?:of )?(?:sets? )?([A-Z]) (?:and|×|x) ([A-Z])\b/i, "$1 × $2"],
  [/\bcomplement of (?:set )?([A-Z])\b/i, "$1'"],
  [/\b([A-Z]) (?:complement)\b/, "$1'"],
  [/\bunion\b/gi, "∪"],
  [/\bintersection\b/gi, "∩"],
  [/\bminus\b/gi, "−"],
  [/(?<=\b[A-Z]) x (?=[A-Z]\b)/g, " × "],
  [/[’′]/g, "'"],
  [/\^\{?c\}?/g, "'"],
];

function recognise({ text }: Question): Problem | null {
  if (!/[{φ∅]|\\phi|\\varnothing/.test(text)) return null;
  const given = readSets(text);
  if (!given) return null;
  const { sets } = given;
  const said = spoken.reduce((rest, [words, sign]) => rest.replace(words, sign), given.request);
  // If no set is called U, the U in "A U B" stands for ∪.
  const asked = sets.has("U") ? said : said.replaceAll(/ ?\bU\b ?/g, " ∪ ");
  const [, counted] = /^n\s*\((.+)\)$/i.exec(asked) ?? [];
  const texts = counted === undefined ? asked.split(/\s*(?:,|\band\b)\s*/i) : [counted];
  const names = new Set(sets.keys());
  const expressions = texts.map((each) => readSetExpression(each, names));
  const known = expressions.filter((expression) => expression !== null);
  const isRead = known.length === expressions.length && known.every(({ kind }) => kind !== "set");
  return isRead ? { sets, expressions: known, isCounted: counted !== undefined } : null;
}

function solve({ sets, expressions }: Problem): Elements[] {
  if (expressions.some(takesComplement) && !sets.has("U")) {
    throw notSupported(
      "A complement needs the universal set. Give it too, like U = {1, 2, 3, 4, 5}.",
    );
  }
  return expressions.map((expression) => elementsOf(expression, sets));
}

/** Tests the membership of every given element by the truth functions; for a product, counts the pairs. */
function prove({ sets, expressions }: Problem, results: Elements[]): Proof | null {
  const all = [...new Set([...sets.values()].flat())];
  const lines = expressions.map((expression, at) => {
    const result = results[at] ?? [];
    if (expression.kind === "product") return countedPairs(expression, result, sets);
    const verdicts = all.map((element) => holds(element, expression, sets));
    const isRight = all.every((element, place) => verdicts[place] === result.includes(element));
    const outside = all.filter((element) => !result.includes(element));
    const written = expressionText(expression);
    if (!isRight || result.some((element) => !all.includes(element))) return null;
    return `\\text{in } ${written}: ${setLatex(result)}; \\quad \\text{not in it: } ${setLatex(outside)}`;
  });
  const known = lines.filter((line) => line !== null);
  return known.length === lines.length
    ? { method: "Every element tested alone", lines: known }
    : null;
}

function countedPairs(
  { left, right }: Extract<SetExpression, { kind: Operation }>,
  result: Elements,
  sets: ReadonlyMap<string, Elements>,
): string | null {
  const [first, second] = [elementsOf(left, sets).length, elementsOf(right, sets).length];
  return new Set(result).size === first * second
    ? `${first} \\times ${second} = ${first * second}`
    : null;
}

const explanations: Record<Operation | "complement", { title: string; why: string }> = {
  union: {
    title: "Write the elements of both sets",
    why: "A union holds what is in the first set or in the second; what is in both is written once.",
  },
  intersection: {
    title: "Write the elements that both sets have",
    why: "An intersection holds only what is in the first set and in the second as well.",
  },
  difference: {
    title: "Take the elements of the second set away",
    why: "A difference holds what is in the first set and not in the second.",
  },
  symmetric: {
    title: "Write the elements that only one of the sets has",
    why: "The symmetric difference leaves out what both sets have.",
  },
  product: {
    title: "Pair each element of the first set with each of the second",
    why: "The element of the first set stands first in the pair.",
  },
  complement: {
    title: "Take the elements of the set away from the universal set",
    why: "A complement holds all of the universal set that is not in the set.",
  },
};

/** Returns a step for each operation, inner ones first. */
function stepsOf(expression: SetExpression, sets: ReadonlyMap<string, Elements>): MathsStep[] {
  if (expression.kind === "set") return [];
  const before =
    expression.kind === "complement"
      ? stepsOf(expression.of, sets)
      : [...stepsOf(expression.left, sets), ...stepsOf(expression.right, sets)];
  const { title, why } = explanations[expression.kind];
  const result = setLatex(elementsOf(expression, sets));
  return [...before, step(title, why, `${expressionText(expression)} = ${result}`)];
}

function explain({ sets, expressions, isCounted }: Problem, results: Elements[]): Explanation {
  const steps = expressions.flatMap((expression) => stepsOf(expression, sets));
  const [first] = expressions;
  const kind = first?.kind === "set" || !first ? "union" : first.kind;
  const size = String(results[0]?.length ?? 0);
  const [counted] = expressions.map(expressionText);
  return lesson({
    topic: "Sets",
    method: "Operations on sets",
    plot: elementsFigure(sets, expressions),
    answer: isCounted
      ? { latex: `n(${counted}) = ${size}`, plain: size }
      : answerOf(expressions, results),
    steps: isCounted
      ? [
          ...steps,
          step(
            "Count the elements",
            "An element that is in both sets is counted once.",
            `n(${counted}) = ${size}`,
          ),
        ]
      : steps,
    idea: explanations[kind].why,
    firstMove: `${explanations[kind].title}.`,
    finalMove: "Go through the elements one by one. Which ones belong to the result?",
    terms: { Set: "A collection of things of which it is certain what belongs to it." },
    next: ["How would you show these sets in a Venn diagram?"],
  });
}

function answerOf(expressions: readonly SetExpression[], results: Elements[]): MathsAnswer {
  const names = expressions.map(expressionText);
  if (results.length === 1) {
    const [result = []] = results;
    return { latex: `${names[0]} = ${setLatex(result)}`, plain: setPlain(result) };
  }
  return {
    latex: results.map((result, at) => `${names[at]} = ${setLatex(result)}`).join(", \\quad "),
    plain: results.map(setPlain).join("; "),
  };
}

function vary(_: Problem, random: () => number): string {
  const draw = (): string => {
    const first = wholeBetween(random, 1, 5);
    const steps = [wholeBetween(random, 1, 2), wholeBetween(random, 1, 3), 1];
    let last = first;
    return [first, ...steps.map((each) => (last += each))].join(", ");
  };
  return `If A = {${draw()}} and B = {${draw()}}, find A ${pick(random, ["∪", "∩", "−"])} B`;
}

/** Computes unions, intersections, differences, complements and products of sets that are given by their elements. */
export const setOperation = defineTask<Problem, Elements[]>({
  name: "set-operation",
  recognise,
  reading: ({ sets, expressions }) =>
    [
      ...[...sets].map(([name, elements]) => `${name} = ${setLatex(elements)}`),
      ...expressions.map(expressionText),
    ].join(", \\quad "),
  solve,
  prove,
  explain,
  vary,
  examples: [
    "If A = {1, 2, 3} and B = {3, 4, 5}, find A ∪ B",
    "If A = {2, 4, 6, 8} and B = {4, 8, 12}, find A ∩ B",
    "If U = {1, 2, 3, 4, 5, 6} and A = {2, 4}, find the complement of A",
  ],
});
