import file from "../typeface/public-figtree.woff2?url";
import { keepingPlaces } from "./keep-places.ts";

/** The font's own; named, they are rounded to pixels as those of its stand-ins are. */
const measure = { ascentOverride: "95%", descentOverride: "25%", lineGapOverride: "0%" };

/**
 * Brings the app's own typeface to a page that has been painted in a font of the phone's. It is in no style sheet: a browser
 * asks for what a style sheet names before it paints. The fonts that stand in for it are of its measure
 * (fallback-typefaces.css), and what is left of a difference is taken out of the letter spacing, so that nothing moves.
 */
export async function fetchTypeface(): Promise<void> {
  const face = new FontFace("Figtree Variable", `url(${file})`, { weight: "300 800", ...measure });
  const loaded = await face.load();
  keepingPlaces(document.body, () => document.fonts.add(loaded));
}
