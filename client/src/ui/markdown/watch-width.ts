/**
 * Reports, now and after each change, whether a typeset formula is wider than its column. Its parts are observed
 * instead of the formula, because an inline element has no size to observe.
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
