/**
 * Focuses an element and scrolls the page only as far as needed to show it. `focus` alone would scroll it to the middle
 * of the screen, and push off the text just read above it. `whole` is the element to show completely.
 */
export function focusInView(
  element: HTMLElement | null | undefined,
  whole: Element | null | undefined = element,
): void {
  whole?.scrollIntoView({ block: "nearest" });
  element?.focus({ preventScroll: true });
}
