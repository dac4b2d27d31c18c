import { createElement, type ReactNode } from "react";
import { findMaths } from "../../lib/find-maths.ts";
import { FormulaLine } from "./formula-line.tsx";
import { closingOf } from "./rehype-formula-ends.ts";

/** A student's text as typed: `2*3*4` keeps its stars, and line breaks stay. Only maths in delimiters is typeset. */
export function WrittenText({ text }: { text: string }) {
  const pieces: ReactNode[] = [];
  const segments = findMaths(text);
  let end = "";
  for (const [at, segment] of segments.entries()) {
    if (segment.kind === "maths") {
      const next = segments[at + 1];
      end = next?.kind === "text" ? closingOf(next.text) : "";
      pieces.push(<FormulaLine source={segment.source} display={segment.display} end={end} />);
    } else {
      pieces.push(segment.text.slice(end.length));
      end = "";
    }
  }
  // Children passed as arguments are identified by their order and need no keys.
  return createElement("div", { className: "whitespace-pre-wrap" }, ...pieces);
}
