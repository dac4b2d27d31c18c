import type { FunctionName } from "../../../expressions/expression.ts";

interface Range {
  /** The function that is inverted. */
  of: FunctionName;
  latex: string;
}

/** The ranges of the principal values, as in NCERT. */
const ranges: Partial<Record<FunctionName, Range>> = {
  arcsin: { of: "sin", latex: "\\left[-\\frac{\\pi}{2}, \\frac{\\pi}{2}\\right]" },
  arccos: { of: "cos", latex: "[0, \\pi]" },
  arctan: { of: "tan", latex: "\\left(-\\frac{\\pi}{2}, \\frac{\\pi}{2}\\right)" },
  arccot: { of: "cot", latex: "(0, \\pi)" },
  arcsec: { of: "sec", latex: "[0, \\pi] - \\left\\{\\frac{\\pi}{2}\\right\\}" },
  arccosec: { of: "cosec", latex: "\\left[-\\frac{\\pi}{2}, \\frac{\\pi}{2}\\right] - \\{0\\}" },
};

/** The range of an inverse function. Throws for other functions. */
export function rangeOf(name: FunctionName): Range {
  const range = ranges[name];
  if (!range) throw new Error(`${name} is no inverse function`);
  return range;
}
