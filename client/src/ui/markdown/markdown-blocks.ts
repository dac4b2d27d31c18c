const fence = /^[ \t]*(`{3,}|~{3,})/u;
/** What Markdown may join with a block across an empty line: an item of a list, a quotation, what is indented. */
const mayBelongAbove = /^(?:[ \t]|[-*+>|]|\d+[.)])/u;

/**
 * Cuts Markdown, with its maths on one line, at empty lines between paragraphs: of a long text that grows only the last
 * block is drawn again. The blocks one after the other are the same page as the whole.
 */
export function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  let openFence = "";
  for (const line of markdown.split("\n")) {
    const mark = fence.exec(line)?.[1] ?? "";
    const startsAnew = openFence === "" && line.trim() !== "" && !mayBelongAbove.test(line);
    if (startsAnew && block.at(-1)?.trim() === "") {
      blocks.push(block.join("\n"));
      block = [];
    }
    if (openFence === "") openFence = mark;
    else if (mark.startsWith(openFence)) openFence = "";
    block.push(line);
  }
  return [...blocks, block.join("\n")].filter((text) => text.trim() !== "");
}
