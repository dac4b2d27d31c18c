import { boundingBox, centreY, heightOf, median } from "./boxes.ts";
import type { LineUnit } from "./islands.ts";

/** One printed line. */
export interface Row {
  /** From left to right. */
  units: LineUnit[];
  /** The baseline in pixels from the top, at a horizontal position. */
  baselineAt: (x: number) => number;
}

interface Growing {
  units: LineUnit[];
  bases: number[];
}

/** The height above the baseline of the middle of + and of a fraction bar, in x-heights. */
const axis = 0.55;
const lastBases = 5;

/** Groups units into lines, from the top. Drops units outside lines, such as specks. */
export function rowsOf(units: readonly LineUnit[], xHeight: number): Row[] {
  const isCore = (unit: LineUnit) => unit.kind !== "ink" || heightOf(unit.box) >= 0.55 * xHeight;
  const growing: Growing[] = [];
  for (const unit of units.filter(isCore)) {
    const row = rowFor(unit, growing, xHeight);
    const base = baseOf(unit, xHeight);
    if (row === undefined) growing.push({ units: [unit], bases: [base] });
    else {
      row.units.push(unit);
      if (Math.abs(base - currentBase(row)) < 0.4 * xHeight || row.bases.length < 2)
        row.bases.push(base);
    }
  }
  const rows = growing.map((row) => ({
    units: row.units,
    baselineAt: baselineOf(row.units, xHeight),
  }));
  for (const unit of units) if (!isCore(unit)) addSmall(unit, rows, xHeight);
  for (const row of rows) row.units.sort((one, other) => one.box.left - other.box.left);
  return rows.sort((one, other) => topOf(one) - topOf(other));
}

const topOf = ({ units, baselineAt }: Row) => baselineAt(units[0]?.box.left ?? 0);

function baseOf(unit: LineUnit, xHeight: number): number {
  if (unit.kind === "fraction") return centreY(unit.bar) + axis * xHeight;
  if (unit.kind === "root") return baseOfRoot(unit, xHeight);
  return unit.box.bottom;
}

/** The radicand's base: the radical sign itself extends lower. */
function baseOfRoot(unit: LineUnit & { kind: "root" }, xHeight: number): number {
  const inner = unit.inside.filter(({ box }) => heightOf(box) > 0.5 * xHeight);
  return median(inner.map(({ box }) => box.bottom));
}

const currentBase = ({ bases }: Growing) => median(bases.slice(-lastBases));

function rowFor(unit: LineUnit, rows: readonly Growing[], xHeight: number): Growing | undefined {
  const middle = unit.kind === "ink" ? centreY(unit.box) : baseOf(unit, xHeight) - 0.6 * xHeight;
  return rows
    .map((row) => ({ row, away: currentBase(row) - middle }))
    .filter(({ away }) => away > -0.55 * xHeight && away < 2.15 * xHeight)
    .sort((one, other) => distance(one.away, xHeight) - distance(other.away, xHeight))[0]?.row;
}

const distance = (away: number, xHeight: number) => Math.abs(away - 0.6 * xHeight);

function addSmall(unit: LineUnit, rows: readonly Row[], xHeight: number): void {
  const [x, y] = [unit.box.left, centreY(unit.box)];
  const [nearest] = rows
    .filter(({ units }) => isWithin(unit, units, xHeight))
    .map((row) => ({ row, away: row.baselineAt(x) - y }))
    .filter(({ away }) => away > -0.6 * xHeight && away < 2 * xHeight)
    .sort((one, other) => distance(one.away, xHeight) - distance(other.away, xHeight));
  nearest?.row.units.push(unit);
}

/** Removes specks far from the other glyphs of a line. Dot leaders stay, because their dots are close together. */
function isWithin(unit: LineUnit, units: readonly LineUnit[], xHeight: number): boolean {
  const { left, right } = boundingBox(units.map(({ box }) => box));
  return unit.box.left > left - 2 * xHeight && unit.box.right < right + 4 * xHeight;
}

const slopes = Array.from({ length: 25 }, (_, at) => (at - 12) * 0.004);

/** The cost of a glyph bottom at this distance below the baseline, in x-heights: low on the baseline, higher for descenders and superscripts. */
function vote(below: number): number {
  const onLine = Math.max(0, 1 - (below / 0.1) ** 2);
  const hangs = below > 0.15 && below < 0.5 ? 0.6 : 0;
  const isRaised = below < -0.5 ? 0.25 : 0;
  return Math.max(onLine, hangs, isRaised);
}

/** The straight line on which most letters are. */
function baselineOf(units: readonly LineUnit[], xHeight: number): (x: number) => number {
  const feet = units.map((unit) => ({
    x: (unit.box.left + unit.box.right) / 2,
    y: baseOf(unit, xHeight),
  }));
  const origin = feet[0]?.x ?? 0;
  let best = { slope: 0, height: 0, votes: -1 };
  for (const slope of feet.length < 5 ? [0] : slopes) {
    const heights = feet.map(({ x, y }) => y - slope * (x - origin));
    for (const height of heights) {
      const votes = heights.reduce(
        (sum, other) => sum + vote((other - height) / xHeight),
        -Math.abs(slope),
      );
      if (votes > best.votes) best = { slope, height, votes };
    }
  }
  return (x) => best.height + best.slope * (x - origin);
}
