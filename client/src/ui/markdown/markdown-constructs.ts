import type { Options } from "react-markdown";

export type PluggableList = NonNullable<Options["remarkPlugins"]>;
type Plugin = Extract<PluggableList[number], (...options: never[]) => unknown>;

/** Raw HTML is text here, an indented line is not code, and no text may vanish into a footnote. */
const neverUsed = [
  "htmlFlow",
  "htmlText",
  "codeIndented",
  "definition",
  "gfmFootnoteCall",
  "gfmFootnoteDefinition",
  "tasklistCheck",
];

/** Block constructs; without them, `2. Add` in a title keeps its number and `+ 4` its sign. */
const blocks = [
  "blockQuote",
  "codeFenced",
  "headingAtx",
  "list",
  "setextUnderline",
  "table",
  "thematicBreak",
];

/** The fields in which remark-parse looks for grammar extensions. */
interface ParserData {
  settings?: unknown;
  micromarkExtensions?: object[];
}

/** Disables Markdown constructs; their markup stays as typed. */
const without = (names: string[]): Plugin =>
  function remarkWithout() {
    const data: ParserData = this.data();
    data.micromarkExtensions ??= [];
    data.micromarkExtensions.push({ disable: { null: names } });
  };

export const withoutUnwanted = without(neverUsed);
export const withoutBlocks = without([...neverUsed, ...blocks]);
