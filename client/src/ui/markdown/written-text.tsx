import { createElement, type ReactNode } from "react";
import { findMaths } from "../../lib/find-maths.ts";
import { FormulaLine } from "./formula-line.tsx";

/** A student's text as typed: `2*3*4` keeps its stars, and line breaks stay. Only maths in delimiters is typeset. */
export function WrittenText({ text }: { text: string }) {
  const pieces: ReactNode[] = [];
  for (const segment of findMaths(text)) {
    if (segment.kind === "maths") {
      pieces.push(<FormulaLine source={segment.source} display={segment.display} />);
    } else {
      pieces.push(segment.text);
    }
  }
  // Children passed as arguments are identified by their order and need no keys.
  return createElement("div", { className: "whitespace-pre-wrap" }, ...pieces);
}
