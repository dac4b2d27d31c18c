import katex, { type KatexOptions } from "katex";
import "katex/dist/katex.min.css";
import { ownMarkup } from "../../lib/trusted-types.ts";

/** Bounds are for formulas of a model that was talked into mischief; no school formula comes near them. */
const options: KatexOptions = {
  output: "htmlAndMathml",
  // Lines of working begin at the margin, as in an exercise book.
  fleqn: true,
  throwOnError: true,
  strict: "ignore",
  // One class of our own, for what is new in a line of working.
  trust: (context) => context.command === "\\htmlClass" && context.class === "changed",
  maxSize: 20,
  maxExpand: 500,
  errorColor: "currentcolor",
};

/** The faces that nearly every formula needs. */
const faces = ["1em KaTeX_Main", "italic 1em KaTeX_Math", "1em KaTeX_Size1", "1em KaTeX_Size2"];

/** Fetches the type before there is a formula to set in it: letters of another width would move when it arrives. */
export function fetchFaces(): void {
  if (!("fonts" in document)) return;
  for (const face of faces) {
    // Offline, the formulas are set in what the phone has.
    document.fonts.load(face).catch(() => undefined);
  }
}

/** The formula as KaTeX writes it; throws at what is no LaTeX. */
export function htmlOf(source: string, display: boolean): string {
  return katex.renderToString(source, { ...options, displayMode: display });
}

/**
 * Builds the formula as elements inside of `element`. What is no LaTeX stays there as it was written.
 */
export function setWithKatex(element: HTMLElement, source: string, display: boolean): void {
  try {
    element.replaceChildren(elementsOf(htmlOf(source, display)));
  } catch {
    // A parse error, or braces nested too deep: the reader gets the source, quietly.
    element.textContent = source;
  }
}

/**
 * The elements of KaTeX's HTML. The content security policy allows no style attributes, which tall brackets and arrows
 * need, but styles that a script sets one by one. KaTeX escapes quotation marks, so none of its text looks like one.
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
