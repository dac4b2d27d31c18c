import type { Graph } from "#shared/contracts/plot.ts";
import { overlap, textBox, widthOf, type Box } from "#shared/domain/boxes.ts";
import { tickLabel } from "./scale.ts";

export const numberSize = 11;

/** A number on an axis, or the name of the axis. */
export interface AxisNumber {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  isName: boolean;
  box: Box;
}

interface Frame {
  width: number;
  height: number;
  margin: number;
}

interface Scales {
  atX: (value: number) => number;
  atY: (value: number) => number;
  axisX: number;
  axisY: number;
}

/** The numbers and names on the axes. A number that would cover another one is left out; its tick mark stays. */
export function axisNumbers(
  { x, y }: Graph,
  { atX, atY, axisX, axisY }: Scales,
  { width, height, margin }: Frame,
): AxisNumber[] {
  const below = Math.min(axisY + 15, height - 3);
  const all = [
    axisName(x.name, { x: width - 4, y: axisY - 5, anchor: "end" }),
    axisName(y.name, { x: axisX + 6, y: margin - 2, anchor: "start" }),
    ...marks(x.ticks).map((tick) => tickNumber(tick, { x: atX(tick), y: below, anchor: "middle" })),
    ...marks(y.ticks).map((tick) => {
      const least = widthOf(tickLabel(tick), numberSize) + 1;
      return tickNumber(tick, { x: Math.max(axisX - 7, least), y: atY(tick) + 4, anchor: "end" });
    }),
  ];
  return all.filter(
    ({ box }, index) => !all.slice(0, index).some((before) => overlap(before.box, box)),
  );
}

const marks = (ticks: readonly number[]) => ticks.filter((tick) => tick !== 0);

type Position = Pick<AxisNumber, "x" | "y" | "anchor">;

function axisLabel(text: string, at: Position, isName: boolean): AxisNumber {
  return { text, ...at, isName, box: textBox(text, numberSize, at) };
}

const axisName = (name: string, at: Position) => axisLabel(name, at, true);
const tickNumber = (tick: number, at: Position) => axisLabel(tickLabel(tick), at, false);
