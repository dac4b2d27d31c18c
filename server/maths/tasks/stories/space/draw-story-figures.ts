import { drawMeasured, type NamedMeasure } from "../../../drawing/measured-figure.ts";
import { pathSketches } from "../../../drawing/path-sketches.ts";
import { type Compass, walkSketch } from "../../../drawing/walk-sketches.ts";
import type { Drawing } from "../../../plot/plot.ts";
import type { StoryFigure } from "../../../story/story-figure.ts";

/** A measure of the sketch, the role that has its value, and its name in words. */
type Measure = readonly [symbol: string, role: string, name: string];

function measuresOf(
  figure: StoryFigure,
  all: readonly Measure[],
): { measures: NamedMeasure[]; sizes: Record<string, number> } {
  const { isGiven, targets, text, value } = figure;
  const used = all.filter(([, role]) => isGiven(role) || targets.includes(role));
  return {
    measures: used.map(([symbol, role, name]) => ({
      symbol,
      name,
      givenText: isGiven(role) ? text(role) : null,
    })),
    sizes: Object.fromEntries(
      used.flatMap(([symbol, role]) => {
        const size = value(role);
        return size === null ? [] : [[symbol, size] as const];
      }),
    ),
  };
}

/** A path inside or around a field, with its measures. */
export function drawPath(figure: StoryFigure): Drawing | null {
  const isOutside = figure.isGiven("wo");
  const name = `a path ${isOutside ? "around" : "inside"} a ${figure.isGiven("s") ? "square" : "rectangle"}`;
  const sketcher = pathSketches[name];
  const own = measuresOf(figure, [
    ["l", "l", "length"],
    ["b", "b", "breadth"],
    ["s", "s", "side"],
    ["w", isOutside ? "wo" : "wi", "width of the path"],
    ["A", "area", "area of the path"],
  ]);
  return sketcher ? drawMeasured(sketcher, { name, ...own }) : null;
}

const isCompass = (word: string): word is Compass =>
  ["north", "south", "east", "west"].includes(word);

/** The legs of a walk on a map, and the straight line from its start to its end. */
export function drawWalk(figure: StoryFigure): Drawing | null {
  const ways = (figure.facts.says["ways"] ?? "").split(" ").filter(isCompass);
  const [first, second, third] = ways;
  if (first === undefined || second === undefined) return null;
  const own = measuresOf(figure, [
    ["a", third === undefined ? "a" : "there", "first leg"],
    ["b", "b", "second leg"],
    ["c", "c", "third leg"],
    ["d", "d", "distance from the start"],
  ]);
  return drawMeasured(walkSketch(ways), { name: `a walk ${ways.join(", then ")}`, ...own });
}
