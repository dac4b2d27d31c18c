import { figureIn } from "#shared/domain/figure-mark.ts";

const fence = /^[ \t]*(`{3,}|~{3,})/u;
/** Lines that Markdown may join with the block above an empty line: a list item, a quotation, indented text. */
const mayBelongAbove = /^(?:[ \t]|[-*+>|]|\d+[.)])/u;

/**
 * Splits Markdown, with its maths on one line, at empty lines between paragraphs: of a long streaming text only the
 * last block is rendered again. The blocks in sequence render the same page as the whole text.
 */
export function blocksOf(markdown: string): string[] {
  const blocks: string[][] = [[]];
  let openFence = "";
  for (const line of markdown.split("\n")) {
    const block = blocks.at(-1) ?? [];
    const isApart = startsAnew(line) || figureIn(block[0] ?? "") !== null;
    if (openFence === "" && isBlank(block.at(-1)) && isApart) blocks.push([line]);
    else block.push(line);
    openFence = fenceAfter(line, openFence);
  }
  return blocks.map((lines) => lines.join("\n")).filter((text) => !isBlank(text));
}

const isBlank = (line: string | undefined) => line?.trim() === "";

const startsAnew = (line: string) => !isBlank(line) && !mayBelongAbove.test(line);

/** The fence that is open after a line; empty if none is. */
function fenceAfter(line: string, openFence: string): string {
  const mark = fence.exec(line)?.[1] ?? "";
  if (openFence === "") return mark;
  return mark.startsWith(openFence) ? "" : openFence;
}
