import { createElement, type ReactNode } from "react";
import { markedWords } from "./marked-words.ts";

/** A text with the words marked that were searched for. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  const pieces: ReactNode[] = [];
  for (const { text: piece, isMarked } of markedWords(text, search)) {
    pieces.push(isMarked ? <Marked text={piece} /> : piece);
  }
  // Handed over one by one, the pieces are told apart by their order and need no keys.
  return createElement("span", null, ...pieces);
}

function Marked({ text }: { text: string }) {
  return <mark className="rounded-sm bg-marigold-soft text-ink">{text}</mark>;
}
