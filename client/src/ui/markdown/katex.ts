import katex, { type KatexOptions } from "katex";
import "katex/dist/katex.min.css";
import { ownMarkup } from "../../lib/trusted-types.ts";

/** The limits are for formulas of a manipulated model; school formulas stay far below them. */
const options: KatexOptions = {
  output: "htmlAndMathml",
  // Lines of working are aligned left, as in an exercise book.
  fleqn: true,
  throwOnError: true,
  strict: "ignore",
  // The only class allowed: it marks the changes in a line of working.
  trust: (context) => context.command === "\\htmlClass" && context.class === "changed",
  maxSize: 20,
  maxExpand: 500,
  errorColor: "currentcolor",
};

/** The fonts that nearly every formula needs. */
const faces = ["1em KaTeX_Main", "italic 1em KaTeX_Math", "1em KaTeX_Size1", "1em KaTeX_Size2"];

/** Fetches the fonts before there is a formula: a fallback font of another width would shift the layout. */
export function fetchFaces(): void {
  if (!("fonts" in document)) return;
  for (const face of faces) {
    // Offline, the formulas use the phone's fonts.
    document.fonts.load(face).catch(() => undefined);
  }
}

/** The HTML that KaTeX creates; throws if the source is not LaTeX. */
export function htmlOf(source: string, display: boolean): string {
  return katex.renderToString(source, { ...options, displayMode: display });
}

/** Typesets the formula inside `element`. A source that is not LaTeX stays as written. */
export function setWithKatex(element: HTMLElement, source: string, display: boolean): void {
  try {
    element.replaceChildren(elementsOf(htmlOf(source, display)));
  } catch {
    // A parse error, or braces nested too deep: the source is shown, without an error colour.
    element.textContent = source;
  }
}

/**
 * Creates the elements of KaTeX's HTML. The content security policy forbids style attributes, which tall brackets and
 * arrows need, but allows styles that a script sets one by one. KaTeX escapes quotation marks, so none of its text can
 * be mistaken for an attribute.
 */
function elementsOf(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = ownMarkup(html.replaceAll(' style="', ' data-style="'));
  for (const styled of template.content.querySelectorAll<HTMLElement>("[data-style]")) {
    styled.style.cssText = styled.dataset["style"] ?? "";
    delete styled.dataset["style"];
  }
  return template.content;
}
