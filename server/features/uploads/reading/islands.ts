import {
  boundingBox,
  centreX,
  centreY,
  heightOf,
  sharedHeight,
  sharedWidth,
  widthOf,
} from "./boxes.ts";
import type { Component } from "./components.ts";
import type { Box } from "./glyph-features.ts";
import { readGlyph, type Page } from "./read-glyph.ts";

export type { Page } from "./read-glyph.ts";

/** A horizontal element of a line: a component, a fraction with its bar, or a root with its radicand. */
export type LineUnit =
  | { kind: "ink"; box: Box; component: Component }
  | { kind: "fraction"; box: Box; bar: Box; above: Component[]; below: Component[] }
  | { kind: "root"; box: Box; inside: Component[] };

/** Groups the components of outer fractions and radicals. Their contents are grouped recursively. */
export function unitsOf(page: Page, components: readonly Component[], xHeight: number): LineUnit[] {
  const ungrouped = new Set(components);
  const units: LineUnit[] = [];
  const take = (unit: LineUnit | null, members: readonly Component[]) => {
    if (unit === null) return;
    units.push(unit);
    for (const member of members) ungrouped.delete(member);
  };
  const widestFirst = [...components].sort((one, other) => widthOf(other.box) - widthOf(one.box));
  for (const component of widestFirst) {
    if (!ungrouped.has(component)) continue;
    const found =
      fractionOver(component, [...ungrouped], xHeight) ??
      rootOf(page, component, [...ungrouped], xHeight);
    if (found) take(found.unit, found.members);
  }
  for (const component of ungrouped) units.push({ kind: "ink", box: component.box, component });
  return units.sort((one, other) => one.box.left - other.box.left);
}

interface UnitMatch {
  unit: LineUnit;
  members: Component[];
}

export function isBar({ box }: Component, xHeight: number): boolean {
  const [width, height] = [widthOf(box), heightOf(box)];
  return width >= 0.45 * xHeight && height <= Math.max(4, 0.3 * xHeight) && width >= 2.4 * height;
}

function fractionOver(
  bar: Component,
  others: readonly Component[],
  xHeight: number,
): UnitMatch | null {
  if (!isBar(bar, xHeight)) return null;
  const near = others.filter(
    (other) =>
      other !== bar &&
      sharedWidth(other.box, bar.box) > 0 &&
      Math.abs(centreY(other.box) - centreY(bar.box)) < 5 * xHeight,
  );
  const above = sideOf(bar, near, -1, xHeight);
  const below = sideOf(bar, near, 1, xHeight);
  if (above === null || below === null) return null;
  const members = [bar, ...above, ...below];
  const box = boundingBox(members.map((member) => member.box));
  return { unit: { kind: "fraction", box, bar: bar.box, above, below }, members };
}

const mostGap = 1.15;
const slack = 0.35;

/** The components directly above (-1) or below (1) a bar and no wider than it; null if they are no numerator. */
function sideOf(bar: Component, near: readonly Component[], side: -1 | 1, xHeight: number) {
  const gapTo = ({ box }: Component) =>
    side < 0 ? bar.box.top - box.bottom : box.top - bar.box.bottom;
  const nearest = near.filter(
    (one) => gapTo(one) > -0.2 * xHeight && gapTo(one) < mostGap * xHeight,
  );
  if (!nearest.some(({ box }) => heightOf(box) >= 0.45 * xHeight)) return null;
  const group = new Set(nearest);
  for (const one of near) {
    const row = boundingBox([...group].map(({ box }) => box));
    const shared = sharedHeight(one.box, row);
    if (gapTo(one) > 0 && shared > 0.15 * Math.min(heightOf(one.box), xHeight)) group.add(one);
  }
  const box = boundingBox([...group].map((one) => one.box));
  const isInside =
    box.left > bar.box.left - slack * xHeight && box.right < bar.box.right + slack * xHeight;
  return isInside && heightOf(box) < 3.2 * xHeight ? [...group] : null;
}

function rootOf(
  page: Page,
  sign: Component,
  others: readonly Component[],
  xHeight: number,
): UnitMatch | null {
  const { box } = sign;
  if (heightOf(box) < 1.1 * xHeight || widthOf(box) < 1.2 * xHeight) return null;
  if (heightOf(box) > 5 * xHeight || !hasRoof(page, sign)) return null;
  const inside = others.filter(
    (other) =>
      other !== sign &&
      centreX(other.box) > box.left + 0.3 * xHeight &&
      centreX(other.box) < box.right + 0.1 * xHeight &&
      centreY(other.box) > box.top &&
      centreY(other.box) < box.bottom + 0.2 * xHeight,
  );
  if (!inside.some((other) => heightOf(other.box) > 0.5 * xHeight)) return null;
  const members = [sign, ...inside];
  if (isPercent(page, members, xHeight)) return null;
  const whole = boundingBox(members.map((member) => member.box));
  return { unit: { kind: "root", box: whole, inside }, members };
}

/** Detects a percent sign whose circles are joined to its stroke, as in some typefaces. */
function isPercent(page: Page, members: readonly Component[], xHeight: number): boolean {
  const box = boundingBox(members.map((member) => member.box));
  if (widthOf(box) > 2.6 * xHeight) return false;
  return readGlyph(page, { box, parts: [...members] }, null)[0]?.sign === "%";
}

/** Tests for a radical sign: a stroke along the top of the box and no other ink of the same component below its right part. */
export function hasRoof({ plane, components }: Page, { id, box }: Component): boolean {
  const from = Math.round(box.right - widthOf(box) * 0.45);
  const roof = Math.max(3, Math.round(heightOf(box) * 0.2));
  let coveredWidth = 0;
  let beneath = 0;
  for (let x = from; x < box.right; x++) {
    let isCovered = false;
    for (let y = box.top; y < box.bottom; y++) {
      if (components.labels[y * plane.width + x] !== id) continue;
      if (y < box.top + roof) isCovered = true;
      else beneath++;
    }
    if (isCovered) coveredWidth++;
  }
  const columns = box.right - from;
  return coveredWidth > 0.9 * columns && beneath < 0.35 * columns * heightOf(box) * 0.2;
}
