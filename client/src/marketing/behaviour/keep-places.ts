/** The words that stand in an element itself, not in one inside it. */
interface Words {
  element: HTMLElement;
  nodes: Text[];
  /** How many letters and single spaces. */
  length: number;
  /** Of the letters, and what the style sheets put between them, in pixels. */
  size: number;
  spacing: number;
  width: number;
  lines: number;
}

/**
 * Changes the typeface and keeps every line where it is: what has become wider gets its letters closer together, what has
 * become narrower further apart. No frame is painted in between.
 */
export function keepingPlaces(root: HTMLElement, change: () => void): void {
  const before = wordsIn(root);
  change();
  const after = before.map(({ nodes }) => extentOf(nodes));
  const spacings = before.map(
    ({ size, spacing, length, width }, index) =>
      (spacing + (width - (after[index]?.width ?? width)) / length) / size,
  );
  // Set on every element, because letter-spacing is inherited.
  for (const [index, { element }] of before.entries()) space(element, spacings[index] ?? 0);
  for (let round = 1; round <= mostNudges; round += 1) {
    // Batches reads before writes: one layout per round.
    const differences = before.map(({ nodes, lines }) => extentOf(nodes).lines - lines);
    if (differences.every((difference) => difference === 0)) return;
    for (const [index, { element }] of before.entries()) {
      const spacing = (spacings[index] ?? 0) - Math.sign(differences[index] ?? 0) * nudge;
      if (spacing === spacings[index]) continue;
      spacings[index] = spacing;
      space(element, spacing);
    }
  }
}

/**
 * As wide as before, a word may still have changed the line; a little more or less leads it back. In parts of the size of the
 * letters; none of these can be seen.
 */
const nudge = 0.003;
const mostNudges = 8;

function space(element: HTMLElement, spacing: number): void {
  element.style.letterSpacing = `${spacing.toFixed(5)}em`;
}

function wordsIn(root: HTMLElement): Words[] {
  const nodesOf = new Map<HTMLElement, Text[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!(node instanceof Text) || !parentElement || node.data.trim() === "") continue;
    const nodes = nodesOf.get(parentElement);
    if (nodes) nodes.push(node);
    else nodesOf.set(parentElement, [node]);
  }
  return [...nodesOf].flatMap(([element, nodes]) => {
    const { width, lines } = extentOf(nodes);
    // Skips elements without a layout box.
    if (width === 0) return [];
    const { fontSize, letterSpacing } = getComputedStyle(element);
    const length = nodes.reduce((sum, { data }) => sum + data.replaceAll(/\s+/gu, " ").length, 0);
    const size = Number.parseFloat(fontSize);
    // `normal` is none.
    const spacing = Number.parseFloat(letterSpacing) || 0;
    return [{ element, nodes, length, size, spacing, width, lines }];
  });
}

function extentOf(nodes: readonly Text[]): { width: number; lines: number } {
  const range = document.createRange();
  const rects = nodes.flatMap((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  return {
    width: rects.reduce((sum, { width }) => sum + width, 0),
    lines: new Set(rects.map(({ top }) => Math.round(top))).size,
  };
}
