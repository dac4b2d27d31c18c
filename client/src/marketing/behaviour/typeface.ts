import file from "../typeface/public-figtree.woff2?url";
import { keepingPlaces } from "./keep-places.ts";

/** The font's own metrics; as overrides they are rounded to pixels in the same way as those of the fallback fonts. */
const measure = { ascentOverride: "95%", descentOverride: "25%", lineGapOverride: "0%" };

const family = "Figtree Public";

/**
 * Loads the app's typeface on a page that has been painted in a fallback font. No style sheet names it, because a
 * browser fetches a font named in a style sheet before it paints. The fallback fonts have its metrics
 * (fallback-typefaces.css), and letter spacing compensates the remaining difference, so that nothing moves. Each part
 * of the page is restyled in its own task, so that the main thread stays responsive between them.
 */
export async function fetchTypeface(): Promise<void> {
  const face = new FontFace(family, `url(${file})`, { weight: "300 800", ...measure });
  document.fonts.add(await face.load());
  for (const part of partsOf(document.body)) {
    await new Promise((resolve) => setTimeout(resolve));
    keepingPlaces(part, () => {
      part.style.fontFamily = `"${family}", ${getComputedStyle(part).fontFamily}`;
    });
  }
}

/** Header, sections and footer: the children of `main` and of the page's wrapper. */
function partsOf(element: HTMLElement): HTMLElement[] {
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  const hasText = [...element.childNodes].some(
    (node) => node instanceof Text && node.data.trim() !== "",
  );
  const isWrapper =
    element === document.body ||
    element.localName === "main" ||
    children.length === 1 ||
    children.some((child) => child.localName === "main");
  return isWrapper && !hasText ? children.flatMap((child) => partsOf(child)) : [element];
}
