import { heightOf, widthOf } from "./boxes.ts";
import { listComponents, type Component, type Components } from "./components.ts";
import { cutBar } from "./cut-bar.ts";
import { hasRoof, isBar } from "./islands.ts";
import { glyphsOf, readGlyph, type Glyph, type Page } from "./read-glyph.ts";

/** Thresholds in decreasing order: merged glyphs are palest where they touch. */
const thresholds = [140, 115, 90];
const fewestPixels = 0.06;

/**
 * Splits signs merged by blur or narrow spacing, such as a fraction and its bar: an unrecognised component is split
 * where it is palest, if its parts look more like signs.
 */
export function splitMerged(page: Page): Components {
  const { components } = page;
  // Parts get ids from -1 downwards.
  const ids = { next: -1 };
  let tried = 0;
  const list = components.list.flatMap((component) => {
    if (tried >= mostTried || !mayBeGrown(page, component)) return [component];
    tried++;
    return parted(page, component, ids);
  });
  return { labels: components.labels, list };
}

/** A printed page has a few merged components; a photo of fur or leaves has thousands. */
const mostTried = 150;

interface Ids {
  next: number;
}

function mayBeGrown(page: Page, component: Component): boolean {
  const { xHeight } = page;
  const [width, height] = [widthOf(component.box) / xHeight, heightOf(component.box) / xHeight];
  if (isBar(component, xHeight)) return false;
  if (!isLarge(width, height)) return isFigureAtBar(page, component);
  if (width > 1.4 && cutBar(page, component) !== null) return true;
  if (width > 1.4 && hasRoof(page, component)) return false;
  // Only a fraction has this height and width.
  if (height > 2.2 && width > 0.8) return true;
  return sureness(page, [{ box: component.box, parts: [component] }]) < 0.55;
}

/** A single digit that touches its fraction bar is no larger than a letter. */
function isFigureAtBar(page: Page, component: Component): boolean {
  if (heightOf(component.box) < 0.8 * page.xHeight || cutBar(page, component) === null)
    return false;
  return sureness(page, [{ box: component.box, parts: [component] }]) < 0.55;
}

/** Larger than most signs and smaller than a drawing, in x-heights. */
const isLarge = (width: number, height: number) =>
  height < 5 && width < 12 && (height > 1.9 || (width > 1.25 && height > 0.5));

/** The mean probability of each glyph's likeliest class. */
function sureness(page: Page, glyphs: readonly Glyph[]): number {
  const chances = glyphs.map((glyph) => {
    const [first] = readGlyph(page, glyph, null);
    return first === undefined || first.sign === "∎" ? 0 : first.chance;
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
}

function parted(page: Page, component: Component, ids: Ids): Component[] {
  const isHigh = heightOf(component.box) > 2.2 * page.xHeight;
  const before = isHigh ? 0 : sureness(page, [{ box: component.box, parts: [component] }]);
  for (const parts of divisions(page, component)) {
    const least = fewestPixels * page.xHeight * page.xHeight;
    const own = parts.list.filter(
      (part) => part.area > least && labelAt(page, parts.labels, part, component) === component.id,
    );
    if (own.length < 2) continue;
    const relabelled = relabel(page, component, { labels: parts.labels, list: own }, ids);
    const sorted = [...relabelled].sort((one, other) => one.box.left - other.box.left);
    const hasBar = isHigh || sorted.some((part) => isBar(part, page.xHeight));
    const glyphs = hasBar ? letters(sorted, page.xHeight) : glyphsOf(sorted, page.xHeight);
    if (sureness(page, glyphs) > Math.max(before + 0.1, isHigh ? 0.4 : 0.6)) return relabelled;
    restore(page, component, relabelled);
  }
  return [component];
}

/** Possible splits: at the bar, and at the palest places. */
function* divisions(page: Page, component: Component): Generator<Components> {
  const cut = cutBar(page, component);
  if (cut !== null) yield cut;
  for (const threshold of thresholds) yield listComponents(page.plane, threshold, component.box);
}

/** The parts of a possible fraction, one by one, without its bar. */
const letters = (parts: readonly Component[], xHeight: number): Glyph[] =>
  parts.filter((part) => !isBar(part, xHeight)).map((part) => ({ box: part.box, parts: [part] }));

/** The page's label at a pixel of the part. */
function labelAt(page: Page, own: Int32Array, part: Component, { box }: Component): number {
  const width = widthOf(box);
  const at = own.indexOf(part.id);
  const [x, y] = [box.left + (at % width), box.top + Math.floor(at / width)];
  return page.components.labels[y * page.plane.width + x] ?? 0;
}

function relabel(page: Page, { box, id }: Component, parts: Components, ids: Ids): Component[] {
  const { labels } = page.components;
  const own = new Map(parts.list.map((part) => [part.id, ids.next--]));
  const width = widthOf(box);
  for (const [at, label] of parts.labels.entries()) {
    const place = (box.top + Math.floor(at / width)) * page.plane.width + box.left + (at % width);
    if (labels[place] === id) labels[place] = own.get(label) ?? 0;
  }
  return parts.list.map((part) => ({
    id: own.get(part.id) ?? 0,
    area: part.area,
    box: {
      left: part.box.left + box.left,
      right: part.box.right + box.left,
      top: part.box.top + box.top,
      bottom: part.box.bottom + box.top,
    },
  }));
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
