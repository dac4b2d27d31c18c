import clsx from "clsx";
import { memo, useContext } from "react";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { figureIn } from "#shared/domain/figure-mark.ts";
import { FigureSlot } from "./figure-slot.tsx";
import { IsStreamingContext, withoutOpenFigure, withoutOpenMaths } from "./streaming-markdown.ts";
import { blocksOf } from "./markdown-blocks.ts";
import { blockComponents, inlineComponents } from "./markdown-elements.tsx";
import { withoutBlocks, withoutUnwanted, type PluggableList } from "./markdown-constructs.ts";
import { rehypeFormulaEnds } from "./rehype-formula-ends.ts";
import { normaliseMaths } from "./normalise-maths.ts";

interface MarkdownProps {
  text: string;
  /** For a title or a label: one line without blocks, inside the parent's element. */
  inline?: boolean;
  className?: string;
}

/** Renders every text of the tutor: Markdown with maths, no HTML, nothing fetched from other sites. */
export function Markdown({ text, inline = false, className }: MarkdownProps) {
  const isStreaming = useContext(IsStreamingContext);
  const visibleText = isStreaming ? withoutOpenFigure(withoutOpenMaths(text)) : text;
  if (inline) return <RenderedMarkdown markdown={normaliseMaths(onOneLine(visibleText))} inline />;
  return (
    <div className={clsx("grid gap-3 [&>*]:min-w-0", className)}>
      {numbered(blocksOf(normaliseMaths(visibleText))).map(({ number, block }) => (
        <Block key={number} markdown={block} />
      ))}
    </div>
  );
}

function Block({ markdown }: { markdown: string }) {
  const figure = figureIn(markdown);
  return figure ? (
    <FigureSlot figure={figure} />
  ) : (
    <RenderedMarkdown markdown={markdown} inline={false} />
  );
}

/** Memoised, because rendering is expensive: unchanged Markdown is not rendered again when its parent is. */
const RenderedMarkdown = memo(function RenderedMarkdown({
  markdown,
  inline,
}: {
  markdown: string;
  inline: boolean;
}) {
  return (
    <ReactMarkdown
      remarkPlugins={inline ? inlinePlugins : blockPlugins}
      rehypePlugins={rehypePlugins}
      components={inline ? inlineComponents : blockComponents}
      allowedElements={inline ? inlineElements : blockElements}
      unwrapDisallowed
      urlTransform={(url) => url}
    >
      {markdown}
    </ReactMarkdown>
  );
});

const onOneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/gu, " ");

/** Blocks are only ever appended, so the index identifies a block. */
const numbered = (blocks: readonly string[]) => blocks.map((block, number) => ({ number, block }));

/** Single tildes mean "about", single dollars are money; maths has already been normalised. */
const plugins: PluggableList = [
  [remarkGfm, { singleTilde: false }],
  [remarkMath, { singleDollarTextMath: false }],
];
const rehypePlugins: PluggableList = [rehypeFormulaEnds];
const blockPlugins: PluggableList = [...plugins, withoutUnwanted];
const inlinePlugins: PluggableList = [...plugins, withoutBlocks];

/** A link is shown as its text: a model may link to anything, and the reader is a child. */
const inlineElements = "strong em del code img br".split(" ");
const blockElements = [
  ...inlineElements,
  ..."p ul ol li blockquote pre hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td".split(" "),
];
