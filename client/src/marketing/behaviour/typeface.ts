import file from "../typeface/public-figtree.woff2?url";
import { keepingPlaces } from "./keep-places.ts";

/** The font's own; named, they are rounded to pixels as those of its stand-ins are. */
const measure = { ascentOverride: "95%", descentOverride: "25%", lineGapOverride: "0%" };

const family = "Figtree Public";

/**
 * Brings the app's own typeface to a page that has been painted in a font of the phone's. It is in no style sheet: a browser
 * asks for what a style sheet names before it paints. The fonts that stand in for it are of its measure
 * (fallback-typefaces.css), and what is left of a difference is taken out of the letter spacing, so that nothing moves.
 * Each part of the page is restyled in its own task, so that the main thread stays responsive between them.
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

/** Header, sections and footer: the children of `main` and of what wraps a page. */
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
