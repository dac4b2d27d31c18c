/**
 * Puts the focus on something and shows it whole, moving the page no further than that takes. `focus` alone would bring
 * it to the middle of the screen, and push off what was just read above it. `whole` is what is to be seen with it.
 */
export function focusInView(
  element: HTMLElement | null | undefined,
  whole: Element | null | undefined = element,
): void {
  whole?.scrollIntoView({ block: "nearest" });
  element?.focus({ preventScroll: true });
}
