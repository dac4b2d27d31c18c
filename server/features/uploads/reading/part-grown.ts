import { heightOf, widthOf } from "./boxes.ts";
import { listComponents, type Component, type Components } from "./components.ts";
import { hasRoof, isBar } from "./islands.ts";
import { glyphsOf, readGlyph, type Glyph, type Page } from "./read-glyph.ts";

/** Thresholds in decreasing order: merged glyphs are palest where they touch. */
const thresholds = [140, 115, 90];
const fewestPixels = 0.06;

/**
 * Parts signs that blur or narrow setting has grown together, such as a fraction and its bar: ink that looks like no
 * sign falls apart where it is palest, if its parts look more like signs.
 */
export function partGrown(page: Page): Components {
  const { components } = page;
  const list = components.list.flatMap((component) =>
    mayBeGrown(page, component) ? parted(page, component) : [component],
  );
  return { labels: components.labels, list };
}

function mayBeGrown(page: Page, component: Component): boolean {
  const { xHeight } = page;
  const [width, height] = [widthOf(component.box) / xHeight, heightOf(component.box) / xHeight];
  if (!isLarge(width, height) || isBar(component, xHeight)) return false;
  if (width > 1.4 && hasRoof(page, component)) return false;
  // Only a fraction has this height and width.
  if (height > 2.2 && width > 0.8) return true;
  return sureness(page, [{ box: component.box, parts: [component] }]) < 0.55;
}

/** Larger than most signs and smaller than a drawing, in x-heights. */
const isLarge = (width: number, height: number) =>
  height < 5 && width < 12 && (height > 1.9 || (width > 1.25 && height > 0.7));

/** The mean chance of what each glyph is taken for. */
function sureness(page: Page, glyphs: readonly Glyph[]): number {
  const chances = glyphs.map((glyph) => {
    const [first] = readGlyph(page, glyph, null);
    return first === undefined || first.sign === "∎" ? 0 : first.chance;
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
}

function parted(page: Page, component: Component): Component[] {
  const isHigh = heightOf(component.box) > 2.2 * page.xHeight;
  const before = isHigh ? 0 : sureness(page, [{ box: component.box, parts: [component] }]);
  for (const threshold of thresholds) {
    const parts = listComponents(page.plane, threshold, component.box);
    const least = fewestPixels * page.xHeight * page.xHeight;
    const own = parts.list.filter(
      (part) => part.area > least && labelAt(page, parts.labels, part, component) === component.id,
    );
    if (own.length < 2) continue;
    const relabelled = relabel(page, component, parts.labels, own);
    const sorted = [...relabelled].sort((one, other) => one.box.left - other.box.left);
    const hasBar = isHigh || sorted.some((part) => isBar(part, page.xHeight));
    const glyphs = hasBar ? letters(sorted, page.xHeight) : glyphsOf(sorted, page.xHeight);
    if (sureness(page, glyphs) > Math.max(before + 0.1, isHigh ? 0.4 : 0.6)) return relabelled;
    restore(page, component, relabelled);
  }
  return [component];
}

/** The parts of what may be a fraction, each by itself, its bar left out. */
const letters = (parts: readonly Component[], xHeight: number): Glyph[] =>
  parts.filter((part) => !isBar(part, xHeight)).map((part) => ({ box: part.box, parts: [part] }));

/** The page's label at a pixel of the part. */
function labelAt(page: Page, own: Int32Array, part: Component, { box }: Component): number {
  const width = widthOf(box);
  const at = own.indexOf(part.id);
  const [x, y] = [box.left + (at % width), box.top + Math.floor(at / width)];
  return page.components.labels[y * page.plane.width + x] ?? 0;
}

function relabel(
  page: Page,
  { box, id }: Component,
  own: Int32Array,
  parts: readonly Component[],
): Component[] {
  const { labels } = page.components;
  const next = freshId(page);
  const ids = new Map(parts.map((part, at) => [part.id, next - at]));
  const width = widthOf(box);
  for (const [at, label] of own.entries()) {
    const place = (box.top + Math.floor(at / width)) * page.plane.width + box.left + (at % width);
    if (labels[place] === id) labels[place] = ids.get(label) ?? 0;
  }
  return parts.map((part, at) => ({
    id: next - at,
    area: part.area,
    box: {
      left: part.box.left + box.left,
      right: part.box.right + box.left,
      top: part.box.top + box.top,
      bottom: part.box.bottom + box.top,
    },
  }));
}

/** Parts are numbered downwards from -1. */
function freshId(page: Page): number {
  return page.components.labels.reduce((least, label) => Math.min(least, label), 0) - 1;
}

function restore(page: Page, { box, id }: Component, parts: readonly Component[]): void {
  const { labels } = page.components;
  const ids = new Set(parts.map((part) => part.id));
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const at = y * page.plane.width + x;
      if (ids.has(labels[at] ?? 0)) labels[at] = id;
    }
  }
}
