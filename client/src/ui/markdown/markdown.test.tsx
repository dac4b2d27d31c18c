import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Markdown } from "./markdown.tsx";
import { WrittenText } from "./written-text.tsx";

const shown = (text: string, inline = false) =>
  render(<Markdown text={text} inline={inline} />).container;

/** The formulas that KaTeX has typeset, as LaTeX; waits until all are. */
async function formulasIn(container: HTMLElement, count: number): Promise<string[]> {
  const sources = () => [...container.querySelectorAll("annotation")];
  await waitFor(() => expect(sources()).toHaveLength(count));
  return sources().map((source) => source.textContent);
}

test("maths in each kind of delimiters is typeset, and dollars of money stay", async () => {
  const container = shown(
    String.raw`Pay $5. Let $x$ be \(y\), so \[x^2\] and` + "\n\n$$\n\\frac{3}{4}\n$$",
  );
  expect(await formulasIn(container, 4)).toEqual(["x", "y", "x^2", String.raw`\frac{3}{4}`]);
  expect(container.querySelectorAll(".katex-display")).toHaveLength(2);
  expect(container.textContent).toContain("Pay $5.");
});

test("a text without maths typesets no formula", () => {
  expect(shown("It costs $5 or ₹ 400").innerHTML).toContain("It costs $5 or ₹ 400");
});

test("maths is typeset in lists, tables, bold words and titles", async () => {
  const list = shown("1. First $a$\n2. Then \\[b\\]\n\n| x |\n|---|\n| $|c|$ |\n\n**so $d$**");
  expect(await formulasIn(list, 4)).toEqual(["a", "b", String.raw`\vert c\vert `, "d"]);
  expect(list.querySelectorAll("ol > li")).toHaveLength(2);
  const title = shown("Divide by $$e$$", true);
  expect(await formulasIn(title, 1)).toEqual(["e"]);
  expect(title.querySelector(".katex-display")).toBeNull();
});

test("the punctuation after a formula stays with it, and a word after it does not", async () => {
  const container = shown("I read it as $x = 1$. Then $y$, (see $z$) and $w$ is.");
  expect(await formulasIn(container, 4)).toEqual(["x = 1", "y", "z", "w"]);
  const ends = [...container.querySelectorAll(".katex-html")].map((html) => html.lastElementChild);
  expect(ends.map((last) => last?.textContent.at(-1))).toEqual([".", ",", ")", "w"]);
  expect(container.textContent).toMatch(/\. Then .*, \(see .*\) and .* is\.$/u);
});

test("screen readers get the formula as MathML", async () => {
  const container = shown("$x$");
  await formulasIn(container, 1);
  expect(container.querySelector("math")).not.toBeNull();
  expect(container.querySelector(".katex-html")?.getAttribute("aria-hidden")).toBe("true");
});

test("text that is not LaTeX stays as written, without red error text", async () => {
  const container = shown(String.raw`Good: $a$. Bad: $\frac{1}{$ and $\nonsense{2}$.`);
  await formulasIn(container, 1);
  expect(container.textContent).toContain(String.raw`Bad: \frac{1}{ and \nonsense{2}.`);
  expect(container.querySelector(".katex-error")).toBeNull();
});

test("a formula can't load, link or style anything, nor grow without limit", async () => {
  const container = shown(
    String.raw`$a$ $\href{javascript:alert(1)}{x}$ $\includegraphics{https://x.example/p.png}$ $\def\a{\a\a}\a$`,
  );
  await waitFor(() => expect(container.querySelector("annotation")).not.toBeNull());
  expect(container.querySelector("a, img")).toBeNull();
});

test("raw HTML is shown as text", () => {
  const container = shown("<b onclick=alert(1)>x</b>\n\n<script>alert(1)</script>");
  expect(container.querySelector("b, script")).toBeNull();
  expect(container.textContent).toContain("<script>alert(1)</script>");
});

test.each([
  [
    "[NCERT](https://elsewhere.example/x) and https://ncert.nic.in/a",
    "NCERT and https://ncert.nic.in/a",
  ],
  ["<https://x.example> or a@b.example", "https://x.example or a@b.example"],
  ["[click](javascript:alert(1))", "click"],
  ["[click](/logout)", "click"],
])("a link of a model is shown as text: %s", (markdown, words) => {
  const container = shown(markdown);
  expect(screen.queryByRole("link")).toBeNull();
  expect(container.querySelector("a")).toBeNull();
  expect(container.textContent).toBe(words);
});

test("an external picture is described and never fetched", () => {
  const container = shown("![a triangle](https://x.example/p.png)");
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toContain("[Picture: a triangle]");
});

test("headings, tasks and indented lines of an answer don't break the page", () => {
  const container = shown("# Big\n\n- [ ] task\n\n    indented $5");
  expect(container.querySelector("h1, input, pre")).toBeNull();
  expect(container.textContent).toMatch(/Big\s+\[ \] task\s+indented \$5/u);
});

test.each(["2. Subtract 3", "+ 4 on both sides", "# 7", "- 5 is less", "> 3 and < 5", "2*3*4"])(
  "a title keeps every character of %j",
  (title) => {
    expect(shown(title, true).textContent).toBe(title);
  },
);

test("a single tilde means about, two strike out", () => {
  const container = shown("5~6 or 8~9 km, not ~~7 km~~");
  expect(container.querySelector("del")?.textContent).toBe("7 km");
});

test("Devanagari is shown as text, in words and in maths", async () => {
  const container = shown(String.raw`मान लो $\text{क्षेत्रफल} = 5$ है।`);
  expect(await formulasIn(container, 1)).toEqual([String.raw`\text{क्षेत्रफल} = 5`]);
  expect(container.textContent).toContain("मान लो");
});

test("a student's words stay as typed, and her maths is typeset", async () => {
  const { container } = render(<WrittenText text={"2*3*4 # <b>\n- $x$, for $5"} />);
  expect(await formulasIn(container, 1)).toEqual(["x"]);
  expect(container.querySelector(".base")?.textContent).toBe("x,");
  expect(container.textContent).toMatch(/^2\*3\*4 # <b>\n- /u);
  expect(container.textContent).toMatch(/x, for \$5$/u);
});
