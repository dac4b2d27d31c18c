import clsx from "clsx";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { blockComponents, inlineComponents } from "./markdown-elements.tsx";
import { withoutBlocks, withoutUnwanted, type PluggableList } from "./markdown-constructs.ts";
import { normaliseMaths } from "./normalise-maths.ts";

interface MarkdownProps {
  text: string;
  /** For a title or a label: one line, without blocks, inside of the element that holds it. */
  inline?: boolean;
  className?: string;
}

/** Every text of the tutor goes through here: Markdown with maths, no HTML, nothing fetched from elsewhere. */
export function Markdown({ text, inline = false, className }: MarkdownProps) {
  const markdown = (
    <ReactMarkdown
      remarkPlugins={inline ? inlinePlugins : blockPlugins}
      components={inline ? inlineComponents : blockComponents}
      allowedElements={inline ? inlineElements : blockElements}
      unwrapDisallowed
      urlTransform={(url) => url}
    >
      {normaliseMaths(inline ? text.trim().replaceAll(/\s*\n\s*/gu, " ") : text)}
    </ReactMarkdown>
  );
  if (inline) return markdown;
  return <div className={clsx("grid gap-3 [&>*]:min-w-0", className)}>{markdown}</div>;
}

/** Single tildes mean "about", single dollars are money; what is maths has been normalised before. */
const plugins: PluggableList = [
  [remarkGfm, { singleTilde: false }],
  [remarkMath, { singleDollarTextMath: false }],
];
const blockPlugins: PluggableList = [...plugins, withoutUnwanted];
const inlinePlugins: PluggableList = [...plugins, withoutBlocks];

const inlineElements = "strong em del code a img br".split(" ");
const blockElements = [
  ...inlineElements,
  ..."p ul ol li blockquote pre hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td".split(" "),
];
