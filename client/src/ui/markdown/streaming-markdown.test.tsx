import { render } from "@testing-library/react";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { StreamingMarkdown, withoutOpenMaths } from "./streaming-markdown.ts";
import { blocksOf } from "./markdown-blocks.ts";
import { Markdown } from "./markdown.tsx";

const renders: string[] = [];
vi.mock(import("react-markdown"), async (load) => {
  const { default: ReactMarkdown, ...rest } = await load();
  const counted: typeof ReactMarkdown = (props) => {
    renders.push(props.children ?? "");
    return ReactMarkdown(props);
  };
  return { ...rest, default: counted };
});

beforeEach(() => void renders.splice(0));
afterAll(() => vi.doUnmock("react-markdown"));

test.each([
  ["So $x = 4", "So"],
  ["So $x$ and $y", "So $x$ and"],
  [String.raw`So \(x`, "So"],
  [String.raw`So \[x^2`, "So"],
  ["So $$\nx", "So"],
  [String.raw`So \begin{cases} x`, "So"],
  ["So $", "So"],
])("%j is shown without the unfinished formula", (written, shown) => {
  expect(withoutOpenMaths(written)).toBe(shown);
});

test.each(["It costs $5 and more", "So $x$.", "Price: $12.50 each", "A \\$ sign", "`$x`", "Done."])(
  "%j is complete while it is streamed",
  (written) => {
    expect(withoutOpenMaths(written)).toBe(written);
  },
);

test("an unclosed dollar above an empty line is money", () => {
  expect(withoutOpenMaths("A $x sign\n\nNext")).toBe("A $x sign\n\nNext");
});

test.each<[string, string[]]>([
  ["One.\n\nTwo.", ["One.\n", "Two."]],
  ["1. One\n\n2. Two\n\n   more\n\nThree", ["1. One\n\n2. Two\n\n   more\n", "Three"]],
  ["```\na\n\nb\n```\n\nc", ["```\na\n\nb\n```\n", "c"]],
  ["| a |\n|---|\n\n> b", ["| a |\n|---|\n\n> b"]],
  ["", []],
])("%j is split into the blocks %j", (markdown, blocks) => {
  expect(blocksOf(markdown)).toEqual(blocks);
});

test("a text in blocks renders the same page as the whole text", () => {
  const text = "One **bold**.\n\n- a\n- b\n\nTwo\n\n1. c\n\n   d\n\n$$x$$\n\n> e";
  const { container } = render(<Markdown text={text} />);
  expect(container.textContent.replaceAll(/\s+/gu, " ").trim()).toBe("One bold. a b Two c d x e");
  expect(container.querySelectorAll("ul > li")).toHaveLength(2);
  expect(container.querySelectorAll("ol > li")).toHaveLength(1);
});

test("of a long streaming text only the last block is rendered again", () => {
  const paragraphs = Array.from({ length: 10 }, (_, index) => `Paragraph ${index}.`).join("\n\n");
  const shown = (text: string) => (
    <StreamingMarkdown value>
      <Markdown text={text} />
    </StreamingMarkdown>
  );
  const { rerender, container } = render(shown(paragraphs));
  renders.splice(0);
  rerender(shown(`${paragraphs} And`));
  rerender(shown(`${paragraphs} And more.`));
  expect(renders).toEqual(["Paragraph 9. And", "Paragraph 9. And more."]);
  expect(container.textContent).toContain("Paragraph 0.");
  expect(container.textContent).toContain("And more.");
});
