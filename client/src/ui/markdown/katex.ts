import katex, { type KatexOptions } from "katex";
import "katex/dist/katex.min.css";

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

/**
 * Builds the formula as elements inside of `element`, whose styles a strict content security policy allows. What is
 * no LaTeX stays there as it was written.
 */
export function setWithKatex(element: HTMLElement, source: string, display: boolean): void {
  try {
    katex.render(source, element, { ...options, displayMode: display });
  } catch {
    // A parse error, or braces nested too deep: the reader gets the source, quietly.
    element.textContent = source;
  }
}
