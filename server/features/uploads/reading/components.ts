import type { Box } from "./glyph-features.ts";
import { paperThreshold, type Plane } from "./plane.ts";

/** A connected component of ink. */
export interface Component {
  id: number;
  box: Box;
  area: number;
}

export interface Components {
  /** The component id of each pixel; 0 is paper. */
  labels: Int32Array;
  list: Component[];
}

/** Finds connected components (8-connectivity) in one pass over the rows, joining the labels that meet. */
export function findComponents(plane: Plane): Components {
  const whole = { left: 0, top: 0, right: plane.width, bottom: plane.height };
  return listComponents(plane, paperThreshold, whole);
}

/** The same for a part of the picture, with ink darker than the threshold; coordinates are within the part. */
export function listComponents(plane: Plane, threshold: number, part: Box): Components {
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const labels = new Int32Array(width * height);
  const parents: number[] = [0];
  for (let y = 0; y < height; y++) {
    const row = (y + part.top) * plane.width + part.left;
    for (let x = 0; x < width; x++) {
      if ((plane.pixels[row + x] ?? 255) >= threshold) continue;
      labels[y * width + x] = labelOf({ labels, parents, width }, x, y);
    }
  }
  return { labels, list: listed(labels, parents, width) };
}

interface Labelling {
  labels: Int32Array;
  parents: number[];
  width: number;
}

/** The label of a pixel's labelled neighbours; a new one if there are none. */
function labelOf({ labels, parents, width }: Labelling, x: number, y: number): number {
  const at = y * width + x;
  const known = (place: number, isThere: boolean) => (isThere ? (labels[place] ?? 0) : 0);
  const above = known(at - width, y > 0);
  const left = known(at - 1, x > 0);
  const aboveLeft = known(at - width - 1, y > 0 && x > 0);
  const aboveRight = known(at - width + 1, y > 0 && x + 1 < width);
  const first = above || left || aboveLeft || aboveRight;
  if (first === 0) return parents.push(parents.length) - 1;
  for (const other of [left, aboveLeft, aboveRight]) {
    if (other > 0 && other !== first) join(parents, first, other);
  }
  return first;
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
      byRoot.set(root, {
        id: root,
        area: 1,
        box: { left: x, top: y, right: x + 1, bottom: y + 1 },
      });
    }
  }
  return [...byRoot.values()];
}
