/** The text nodes of an element itself, without those of its children. */
interface Words {
  element: HTMLElement;
  nodes: Text[];
  /** Number of letters and single spaces. */
  length: number;
  /** Font size and the letter spacing of the style sheets, in pixels. */
  size: number;
  spacing: number;
  width: number;
  lines: number;
}

/**
 * Changes the typeface without moving any line: letter spacing is reduced where the text has become wider, and
 * increased where it has become narrower. No frame is painted in between.
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
 * A word of the same width may still wrap to another line; a small change of letter spacing brings it back. In em, and
 * too small to be visible.
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
    // `normal` is 0.
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
