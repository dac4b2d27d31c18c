import { createElement, type ReactNode } from "react";
import { findMaths } from "../../lib/find-maths.ts";
import { FormulaLine } from "./formula-line.tsx";

/** What a student typed, word for word: `2*3*4` keeps its stars and lines stay lines. Only maths in delimiters is set. */
export function WrittenText({ text }: { text: string }) {
  const pieces: ReactNode[] = [];
  for (const segment of findMaths(text)) {
    if (segment.kind === "maths") {
      pieces.push(<FormulaLine source={segment.source} display={segment.display} />);
    } else {
      pieces.push(segment.text);
    }
  }
  // Handed over one by one, the pieces are told apart by their order and need no keys.
  return createElement("div", { className: "whitespace-pre-wrap" }, ...pieces);
}
