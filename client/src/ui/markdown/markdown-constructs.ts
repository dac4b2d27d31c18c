import type { Options } from "react-markdown";

export type PluggableList = NonNullable<Options["remarkPlugins"]>;
type Plugin = Extract<PluggableList[number], (...options: never[]) => unknown>;

/** Raw HTML is words here, an indented line is a line, and nothing written may vanish into a footnote. */
const neverUsed = [
  "htmlFlow",
  "htmlText",
  "codeIndented",
  "definition",
  "gfmFootnoteCall",
  "gfmFootnoteDefinition",
  "tasklistCheck",
];

/** What makes a block out of a line: in a title, `2. Add` keeps its number and `+ 4` its sign. */
const blocks = [
  "blockQuote",
  "codeFenced",
  "headingAtx",
  "list",
  "setextUnderline",
  "table",
  "thematicBreak",
];

/** Where remark-parse looks for extensions of its grammar. */
interface ParserData {
  settings?: unknown;
  micromarkExtensions?: object[];
}

/** Switches Markdown off; what it would have marked stays as it was typed. */
const without = (names: string[]): Plugin =>
  function remarkWithout() {
    const data: ParserData = this.data();
    data.micromarkExtensions ??= [];
    data.micromarkExtensions.push({ disable: { null: names } });
  };

export const withoutUnwanted = without(neverUsed);
export const withoutBlocks = without([...neverUsed, ...blocks]);
