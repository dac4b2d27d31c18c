import type { Box } from "./glyph-features.ts";
import { paper, type Plane } from "./plane.ts";

/** Ink that hangs together. */
export interface Component {
  id: number;
  box: Box;
  area: number;
}

export interface Components {
  /** The component of each pixel, by its id; 0 is paper. */
  labels: Int32Array;
  list: Component[];
}

/** Finds what hangs together, corners counted. Runs of a row are joined with those they touch in the row above. */
export function findComponents({ width, height, pixels }: Plane): Components {
  const labels = new Int32Array(width * height);
  const parents: number[] = [0];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if ((pixels[row + x] ?? 255) >= paper) continue;
      labels[row + x] = labelOf({ labels, parents, width }, x, y);
    }
  }
  return { labels, list: listed(labels, parents, width) };
}

interface Labelling {
  labels: Int32Array;
  parents: number[];
  width: number;
}

function labelOf({ labels, parents, width }: Labelling, x: number, y: number): number {
  const at = y * width + x;
  const left = x > 0 ? (labels[at - 1] ?? 0) : 0;
  const above = y > 0 ? (labels[at - width] ?? 0) : 0;
  if (above > 0) {
    if (left > 0 && left !== above) join(parents, left, above);
    return above;
  }
  const aboveRight = y > 0 && x + 1 < width ? (labels[at - width + 1] ?? 0) : 0;
  const aboveLeft = y > 0 && x > 0 ? (labels[at - width - 1] ?? 0) : 0;
  const known = left || aboveLeft || aboveRight;
  if (known === 0) return parents.push(parents.length) - 1;
  if (aboveRight > 0) join(parents, known, aboveRight);
  return known;
}

function rootOf(parents: number[], label: number): number {
  let root = label;
  while (parents[root] !== root) {
    const parent = parents[root] ?? 0;
    parents[root] = parents[parent] ?? 0;
    root = parent;
  }
  return root;
}

function join(parents: number[], one: number, other: number): void {
  const [first, second] = [rootOf(parents, one), rootOf(parents, other)];
  parents[Math.max(first, second)] = Math.min(first, second);
}

function listed(labels: Int32Array, parents: number[], width: number): Component[] {
  const byRoot = new Map<number, Component>();
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] ?? 0;
    if (label === 0) continue;
    const root = rootOf(parents, label);
    labels[at] = root;
    const [x, y] = [at % width, Math.floor(at / width)];
    const found = byRoot.get(root);
    if (found) {
      const { box } = found;
      found.area++;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.bottom = y + 1;
    } else {
      byRoot.set(root, { id: root, area: 1, box: { left: x, top: y, right: x + 1, bottom: y + 1 } });
    }
  }
  return [...byRoot.values()];
}
