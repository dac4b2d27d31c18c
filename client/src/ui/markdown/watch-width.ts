/**
 * Tells, now and after each change, whether a set formula is wider than the column it stands in. Its parts are
 * watched and not the formula, for what stands in a line of text has no size of its own to watch.
 */
export function watchWidth(formula: HTMLElement, tell: (isTooWide: boolean) => void): () => void {
  const column = columnOf(formula);
  const parts = [...formula.querySelectorAll<HTMLElement>(".katex-html, .katex-html > .base")];
  const widest = () => Math.max(0, ...parts.map((part) => part.scrollWidth));
  const observer = new ResizeObserver(() => tell(widest() > widthInside(column)));
  for (const element of [column, ...parts]) observer.observe(element);
  return () => observer.disconnect();
}

function columnOf(element: HTMLElement): HTMLElement {
  let column = element.parentElement;
  while (column && getComputedStyle(column).display === "inline") column = column.parentElement;
  return column ?? document.body;
}

function widthInside(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}
