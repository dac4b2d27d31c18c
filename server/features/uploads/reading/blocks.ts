import { boundingBox, heightOf, sharedHeight, sharedWidth, widthOf } from "./boxes.ts";
import type { Component } from "./components.ts";
import { isBar } from "./islands.ts";

/** The columns of a page in reading order, without drawings and dirt. */
export function blocksOf(components: readonly Component[], xHeight: number): Component[][] {
  const clean = components.filter(({ box, area }) => !isDirt({ area, box }, xHeight));
  const drawings = clean.filter((component) => isDrawing(component, xHeight));
  return columnsOf(clean, xHeight).filter(
    (block) => !block.some((component) => drawings.includes(component)),
  ).length > 0
    ? columnsOf(clean, xHeight)
        .map((block) => withoutDrawings(block, drawings, xHeight))
        .filter((block) => block.length > 1)
    : [];
}

const isDirt = ({ area, box }: Pick<Component, "area" | "box">, xHeight: number) =>
  area < 0.012 * xHeight * xHeight || Math.max(heightOf(box), widthOf(box)) < 0.1 * xHeight;

/** Tests for a drawing: taller than any glyph and wider than a radical or a bracket. */
const isDrawing = (component: Component, xHeight: number) =>
  heightOf(component.box) > 5.5 * xHeight ||
  (widthOf(component.box) > 14 * xHeight && heightOf(component.box) > 2.5 * xHeight) ||
  (isBar(component, xHeight) && widthOf(component.box) > 40 * xHeight);

/** Removes a drawing and its labels: the whole column if the drawing has its own, otherwise the components in and near it. */
function withoutDrawings(
  block: readonly Component[],
  drawings: readonly Component[],
  xHeight: number,
): Component[] {
  const own = drawings.filter((drawing) => block.includes(drawing));
  if (own.length === 0) return [...block];
  const box = boundingBox(own.map((drawing) => drawing.box));
  const margin = 1.8 * xHeight;
  return block.filter(
    (component) =>
      sharedWidth(component.box, box) < -margin || sharedHeight(component.box, box) < -margin,
  );
}

const leastGutter = 2.2;

/** Splits a page into columns at white gutters over its full height; left before right. */
function columnsOf(components: readonly Component[], xHeight: number): Component[][] {
  const page = boundingBox(components.map(({ box }) => box));
  if (components.length < 2 || heightOf(page) < 3.2 * xHeight) return [[...components]];
  const sorted = [...components].sort((one, other) => one.box.left - other.box.left);
  const columns: Component[][] = [];
  let end = -Infinity;
  for (const component of sorted) {
    const last = columns.at(-1);
    if (last === undefined || component.box.left - end > leastGutter * xHeight) {
      columns.push([component]);
    } else last.push(component);
    end = Math.max(end, component.box.right);
  }
  return columns;
}
