import type { BareToken } from "./latex-names.ts";
import type { LatexToken } from "./latex-token.ts";

const opening = /^\\begin\{([bpvV]?matrix)\}|^\[\s*\\begin\{(array)\}\{[rcl|]+\}/;

/** A whole matrix or determinant as one token; null if none starts here. */
export function cutMatrix(
  rest: string,
  cut: (latex: string) => LatexToken[],
): { length: number; tokens: BareToken[] } | null {
  const [start, kind, array] = opening.exec(rest) ?? [];
  if (start === undefined) return null;
  const name = kind ?? array ?? "";
  const closing = array === undefined ? `\\end{${name}}` : "\\end{array}]";
  const end = rest.indexOf(closing);
  if (end < 0) return null;
  const inner = rest.slice(start.length, end);
  // Nested matrices do not occur in school mathematics.
  if (inner.includes("\\begin")) return { length: end, tokens: [{ kind: "unknown" }] };
  const rows = inner
    .split("\\\\")
    .filter((row) => row.trim() !== "")
    .map((row) => row.split("&").map((cell) => cut(cell)));
  return {
    length: end + closing.length,
    tokens: [{ kind: "matrix", isDeterminant: name === "vmatrix", rows }],
  };
}
