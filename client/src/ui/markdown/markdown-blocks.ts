import { figureIn } from "#shared/domain/figure-mark.ts";

const fence = /^[ \t]*(`{3,}|~{3,})/u;
/** What Markdown may join with a block across an empty line: an item of a list, a quotation, what is indented. */
const mayBelongAbove = /^(?:[ \t]|[-*+>|]|\d+[.)])/u;

/**
 * Cuts Markdown, with its maths on one line, at empty lines between paragraphs: of a long text that grows only the last
 * block is drawn again. The blocks one after the other are the same page as the whole.
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

/** The fence that is open below a line; empty where none is. */
function fenceAfter(line: string, openFence: string): string {
  const mark = fence.exec(line)?.[1] ?? "";
  if (openFence === "") return mark;
  return mark.startsWith(openFence) ? "" : openFence;
}
