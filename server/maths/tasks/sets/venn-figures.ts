import { threeSetsDrawing } from "../../drawing/three-sets-drawing.ts";
import { complementDrawing, type Region, vennDrawing } from "../../drawing/venn-drawing.ts";
import type { Drawing } from "../../plot/plot.ts";
import type { Elements } from "./read-sets.ts";
import { elementsOf, expressionText, type SetExpression } from "./set-expression.ts";

interface Sizes {
  names: readonly [string, string];
  /** The number of elements as text; "?" for the one that is asked. */
  first: string;
  second: string;
  union: string;
  both: string;
}

/** Draws two sets of which only the sizes are known. */
export function sizesVenn({ names, first, second, union, both }: Sizes): Drawing | null {
  const [a, b] = names;
  const sizes = [
    `n(${a}) = ${first}`,
    `n(${b}) = ${second}`,
    `n(${a} ∩ ${b}) = ${both}`,
    `n(${a} ∪ ${b}) = ${union}`,
  ];
  return vennDrawing({
    title: "The Venn diagram",
    description: `Two circles that overlap, for the sets ${a} and ${b}. ${sizes.join(", ")}.`,
    shows: "question",
    names: [sizes[0] ?? a, sizes[1] ?? b],
    words: { both },
    below: sizes[3] ?? "",
  });
}

/** Draws the result of one expression over one, two or three sets; null if no figure suits it. */
export function elementsFigure(
  sets: ReadonlyMap<string, Elements>,
  expressions: readonly SetExpression[],
): Drawing | null {
  const [expression, ...more] = expressions;
  if (!expression || more.length > 0) return null;
  return (
    elementsVenn(sets, expression) ??
    complementFigure(sets, expression) ??
    threeSetsFigure(sets, expression)
  );
}

/** Draws three sets with their elements; those of the result are green. */
function threeSetsFigure(
  sets: ReadonlyMap<string, Elements>,
  expression: SetExpression,
): Drawing | null {
  const [first, second, third, ...others] = [...sets];
  if (!first || !second || !third || others.length > 0 || sets.has("U")) return null;
  const all = [...new Set([...sets.values()].flat())];
  const found = elementsOf(expression, sets);
  if (!found.every((each) => all.includes(each))) return null;
  const byRegion = new Map<string, string[]>();
  for (const element of all) {
    const key = [...sets.values()].map((own) => (own.includes(element) ? "1" : "0")).join("");
    byRegion.set(key, [...(byRegion.get(key) ?? []), element]);
  }
  return threeSetsDrawing({
    title: "The Venn diagram",
    description: `Three circles that overlap: ${[...sets].map(([name, own]) => `${name} with ${listed(own)}`).join("; ")}. Green are the elements of ${signs(expressionText(expression))}: ${listed(found)}.`,
    names: [first[0], second[0], third[0]],
    regions: [...byRegion].map(([key, words]) => ({
      sets: key,
      words,
      isWanted: words.every((word) => found.includes(word)),
    })),
  });
}

function complementFigure(
  sets: ReadonlyMap<string, Elements>,
  expression: SetExpression,
): Drawing | null {
  if (expression.kind !== "complement" || expression.of.kind !== "set" || sets.size !== 2) {
    return null;
  }
  const { name } = expression.of;
  const [own, universal] = [sets.get(name), sets.get("U")];
  if (name === "U" || !own || !universal || isOutside(own, universal)) return null;
  const others = universal.filter((each) => !own.includes(each));
  return complementDrawing({
    title: "The Venn diagram",
    description: `The universal set U as a box with a circle for ${name}. In ${name}: ${listed(own)}; outside of it, shaded: ${listed(others)}.`,
    name,
    inside: own.join(" "),
    outside: others.join(" "),
  });
}

function listed(elements: Elements): string {
  return elements.length === 0 ? "nothing" : elements.join(", ");
}

/** Draws two sets with their elements by region, and shades the regions of the result. */
function elementsVenn(
  sets: ReadonlyMap<string, Elements>,
  expression: SetExpression,
): Drawing | null {
  const [first, second, ...others] = [...sets].filter(([name]) => name !== "U");
  if (!first || !second || others.length > 0) return null;
  const universal = sets.get("U");
  const words = placedElements(first[1], second[1], universal ?? []);
  const shaded = shadedRegions([first[0], second[0]], universal !== undefined, expression);
  if (!shaded || !doOverlap(words) || isOutside([...first[1], ...second[1]], universal))
    return null;
  return vennDrawing({
    title: "The Venn diagram",
    description: `Two circles for ${first[0]} and ${second[0]}. ${told(words)} ${signs(expressionText(expression))} is shaded.`,
    shows: "solution",
    names: [first[0], second[0]],
    words,
    shaded,
    ...(universal && { universal: "U" }),
  });
}

/**
 * Whether overlapping circles are correct: every region has elements. They would be wrong for disjoint sets and for
 * subsets.
 */
function doOverlap({ first, second, both }: Words): boolean {
  return first !== undefined && second !== undefined && both !== undefined;
}

function isOutside(elements: Elements, universal: Elements | undefined): boolean {
  return universal !== undefined && !elements.every((each) => universal.includes(each));
}

type Words = Partial<Record<Region, string>>;

function placedElements(first: Elements, second: Elements, universal: Elements): Words {
  const all = [...new Set([...first, ...second, ...universal])];
  const words: Words = {};
  for (const region of regions) {
    const own = all.filter(
      (each) => regionOf(first.includes(each), second.includes(each)) === region,
    );
    if (own.length > 0) words[region] = own.join(" ");
  }
  return words;
}

/** Replaces LaTeX commands of set operations by plain symbols. */
function signs(latex: string): string {
  return latex
    .replaceAll(String.raw`\cup`, "∪")
    .replaceAll(String.raw`\cap`, "∩")
    .replaceAll(String.raw`\triangle`, "Δ")
    .replaceAll("-", "−");
}

const regions: readonly Region[] = ["first", "second", "both", "neither"];

function regionOf(isInFirst: boolean, isInSecond: boolean): Region {
  if (isInFirst) return isInSecond ? "both" : "first";
  return isInSecond ? "second" : "neither";
}

/**
 * Returns the regions that make up the expression, by evaluating it for sets with one element per region; null if it
 * can't be shaded.
 */
function shadedRegions(
  [first, second]: readonly [string, string],
  hasUniversal: boolean,
  expression: SetExpression,
): Region[] | null {
  const samples = new Map<string, Elements>([
    [first, ["first", "both"]],
    [second, ["second", "both"]],
    ...(hasUniversal ? [["U", regions] as const] : []),
  ]);
  const found = elementsOf(expression, samples);
  const shaded = regions.filter((region) => found.includes(region));
  return shaded.length === found.length ? shaded : null;
}

const places: Readonly<Record<Region, string>> = {
  first: "Only in the first",
  second: "only in the second",
  both: "in both",
  neither: "in neither",
};

function told(words: Words): string {
  const parts = regions.map(
    (region) => `${places[region]}: ${words[region]?.replaceAll(" ", ", ") ?? "nothing"}`,
  );
  return `${(words.neither === undefined ? parts.slice(0, 3) : parts).join("; ")}.`;
}
