import type { Drawing, Point } from "../plot/plot.ts";
import type { LabelPart, Part } from "./frame.ts";
import { sideLabel } from "./labels.ts";
import { widthOf } from "./boxes.ts";
import { wordSize } from "./place-labels.ts";
import { line } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";
import { wordRoom } from "./word-room.ts";

/** A possible outcome, and its probability. */
export interface Branch {
  name: string;
  chance?: string;
  /** Drawn bold: it belongs to the requested event. */
  isWanted?: boolean;
  next?: readonly Branch[];
}

interface Tree extends Pick<Drawing, "title" | "description" | "shows"> {
  branches: readonly Branch[];
}

const width = 284;
const mostHeight = 216;
const rowHeight = 28;
const leastRow = 17;
const leastTwig = 34;

/** A tree diagram from left to right: names at the ends of its branches, probabilities next to them. */
export function treeDrawing({ branches, ...named }: Tree): Drawing | null {
  const rows = branches.reduce((sum, branch) => sum + leavesOf(branch), 0);
  const height = Math.min(rowHeight, mostHeight / rows);
  const rooms = roomsOf(branches);
  const twig = (width - rooms.reduce((sum, room) => sum + room, 0)) / rooms.length;
  if (height < leastRow || twig < leastTwig) return null;
  const parts = [...branchParts(branches, [0, 0], { height, twig, rooms }), wordRoom([width, 0])];
  return drawSheet({ ...named, parts, mostScale: 1 });
}

const leavesOf = ({ next }: Branch): number =>
  next?.reduce((sum, branch) => sum + leavesOf(branch), 0) ?? 1;

/** The widths of the names in each column, from the first branches on. */
function roomsOf(branches: readonly Branch[]): number[] {
  if (branches.length === 0) return [];
  const widest = Math.max(...branches.map(({ name }) => widthOf(name, wordSize)));
  return [widest + 10, ...roomsOf(branches.flatMap(({ next }) => next ?? []))];
}

interface Measures {
  /** The height of a row, in which one branch ends. */
  height: number;
  /** The length of a branch to the right, and the width of the names after it. */
  twig: number;
  rooms: readonly number[];
}

function branchParts(branches: readonly Branch[], from: Point, measures: Measures): Part[] {
  const { height, twig, rooms } = measures;
  const [room = 0, ...later] = rooms;
  const rows = branches.reduce((sum, branch) => sum + leavesOf(branch), 0);
  let top = from[1] + (rows * height) / 2;
  return branches.flatMap((branch): Part[] => {
    const own = leavesOf(branch) * height;
    const end: Point = [from[0] + twig, top - own / 2];
    top -= own;
    const isWanted = branch.isWanted === true;
    const drawn = line([from, end], isWanted ? { stroke: "green", weight: "bold" } : {});
    const chance =
      branch.chance === undefined
        ? []
        : [sideLabel([from, end], branch.chance, { away: [end[0], from[1]], tone: "blue" })];
    const start: Point = [end[0] + room, end[1]];
    const next = branchParts(branch.next ?? [], start, { height, twig, rooms: later });
    return [drawn, nameAfter(branch, end), ...chance, ...next];
  });
}

function nameAfter({ name, isWanted }: Branch, [x, y]: Point): LabelPart {
  return {
    kind: "label",
    text: name,
    tone: isWanted === true ? "green" : "ink",
    isItalic: false,
    places: ({ at }, half) => {
      const [left, middle] = at([x + 4, y]);
      return [{ middle: [left + half[0], middle] }];
    },
  };
}
