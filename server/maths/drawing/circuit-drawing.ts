import type { Drawing, Point } from "../plot/plot.ts";
import { askedTone } from "./asked-tone.ts";
import type { Part } from "./frame.ts";
import { sideLabel } from "./labels.ts";
import { circle, dot, line } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";

/** Resistors or capacitors, single or combined. */
export type Network =
  | { kind: "resistor" | "capacitor"; text: string; /** What is asked of it. */ below?: string }
  | { kind: "series" | "parallel"; of: readonly Network[] };

interface Circuit {
  title: string;
  description: string;
  network: Network;
  /** The cell that closes the circuit; without one the network has two open ends. */
  cell?: string;
  /** The current from the cell. */
  current?: string;
}

const netWidth = 284;
const rowHeight = 46;
/** The height with a label below the symbol. */
const tallRowHeight = 66;

/** The diagram of a circuit: the network above, the cell with its meter below. */
export function circuitDrawing(circuit: Circuit): Drawing | null {
  const { title, description, network, cell, current } = circuit;
  const parts = networkParts(network, [0, netWidth], 0);
  const low = -heightOf(network) / 2 - 16;
  if (cell === undefined && current === undefined) {
    parts.push(dot([0, 0]), dot([netWidth, 0]));
  } else {
    parts.push(...cellParts(cell ?? "", current, low));
  }
  return drawSheet({ title, description, shows: "question", parts, mostScale: 1 });
}

function columnsOf(network: Network): number {
  if (!("of" in network)) return 1;
  const columns = network.of.map(columnsOf);
  return network.kind === "series"
    ? columns.reduce((sum, each) => sum + each, 0)
    : Math.max(...columns);
}

function heightOf(network: Network): number {
  if (!("of" in network)) return network.below === undefined ? rowHeight : tallRowHeight;
  const heights = network.of.map(heightOf);
  return network.kind === "parallel"
    ? heights.reduce((sum, each) => sum + each, 0)
    : Math.max(...heights);
}

/** A network between two ends at the same height. */
function networkParts(network: Network, [left, right]: Point, y: number): Part[] {
  switch (network.kind) {
    case "series":
      return seriesParts(network.of, [left, right], y);
    case "parallel":
      return parallelParts(network.of, [left, right], y);
    case "resistor":
    case "capacitor":
      return elementParts(network, [left, right], y);
  }
}

function seriesParts(of: readonly Network[], [left, right]: Point, y: number): Part[] {
  const columns = of.reduce((sum, each) => sum + columnsOf(each), 0);
  let x = left;
  return of.flatMap((each) => {
    const from = x;
    x += ((right - left) * columnsOf(each)) / columns;
    return networkParts(each, [from, x], y);
  });
}

/** The distance from its ends at which a wire branches. */
const lead = 10;

function parallelParts(of: readonly Network[], [left, right]: Point, y: number): Part[] {
  const all = of.reduce((sum, each) => sum + heightOf(each), 0);
  let top = y + all / 2;
  const [from, to] = [left + lead, right - lead];
  const levels = of.map((each) => {
    const height = heightOf(each);
    top -= height;
    return top + height / 2;
  });
  const [highest = y, lowest = y] = [levels[0], levels.at(-1)];
  const rail = (x: number): Part =>
    line([
      [x, highest],
      [x, lowest],
    ]);
  return [
    wire([left, y], [from, y]),
    wire([to, y], [right, y]),
    rail(from),
    rail(to),
    ...of.flatMap((each, at) => networkParts(each, [from, to], levels[at] ?? y)),
  ];
}

const wire = (from: Point, to: Point): Part => line([from, to]);

type Element = Extract<Network, { text: string }>;

function elementParts(element: Element, [left, right]: Point, y: number): Part[] {
  const middle = (left + right) / 2;
  const half = element.kind === "resistor" ? 20 : 4;
  const [from, to] = [middle - half, middle + half];
  const body = element.kind === "resistor" ? [zigzag(from, y)] : plates([from, to], y, [11, 11]);
  const across = (height: number): [Point, Point] => [
    [from, height],
    [to, height],
  ];
  const over = sideLabel(across(y + 9), element.text, {
    away: [middle, y],
    ...askedTone(element.text),
  });
  return [
    wire([left, y], [from, y]),
    ...body,
    wire([to, y], [right, y]),
    over,
    ...(element.below === undefined
      ? []
      : [sideLabel(across(y - 8), element.below, { away: [middle, y], tone: "red" })]),
  ];
}

/** The symbol of a resistor, 40 long. */
function zigzag(from: number, y: number): Part {
  const peaks = Array.from({ length: 6 }, (_, at): Point => {
    return [from + 4 + at * 6.4, y + (at % 2 === 0 ? 7 : -7)];
  });
  return line([[from, y], ...peaks, [from + 40, y]]);
}

/** Two plates across the wire, each with half the height of the symbol. */
function plates([one, other]: Point, y: number, [first, second]: Point): Part[] {
  return [
    line([
      [one, y - first],
      [one, y + first],
    ]),
    line([
      [other, y - second],
      [other, y + second],
    ]),
  ];
}

/** The label below a symbol of the lower wire. */
function below([x, y]: Point, text: string): Part {
  const ends: [Point, Point] = [
    [x - 12, y - 13],
    [x + 12, y - 13],
  ];
  return sideLabel(ends, text, { away: [x, y], ...askedTone(text) });
}

/** The wires from both ends down to a cell, and to the ammeter if a current is named. */
function cellParts(cell: string, current: string | undefined, low: number): Part[] {
  const middle = current === undefined ? netWidth / 2 : netWidth * 0.36;
  const meter = netWidth * 0.72;
  const [plus, minus] = [middle - 4, middle + 4];
  const end = current === undefined ? netWidth : meter - 12;
  const parts: Part[] = [
    line([
      [0, 0],
      [0, low],
      [plus, low],
    ]),
    ...plates([plus, minus], low, [12, 6]),
    line([
      [minus, low],
      [end, low],
    ]),
  ];
  if (cell !== "") parts.push(below([middle, low], cell));
  if (current === undefined) return [...parts, wire([netWidth, low], [netWidth, 0])];
  return [
    ...parts,
    circle([meter, low], 12),
    {
      kind: "label",
      text: "A",
      tone: "ink",
      isItalic: false,
      places: ({ at }) => [{ middle: at([meter, low]) }],
    },
    below([meter, low], current),
    line([
      [meter + 12, low],
      [netWidth, low],
      [netWidth, 0],
    ]),
  ];
}
