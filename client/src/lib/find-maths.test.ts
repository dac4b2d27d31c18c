// @vitest-environment node
import { expect, test } from "vitest";
import { findMaths } from "./find-maths.ts";

/** The maths of a text as TeX input: `$…$` for inline maths, `$$…$$` for display maths. */
const mathsIn = (text: string) =>
  findMaths(text).flatMap((segment) => {
    if (segment.kind !== "maths") return [];
    return segment.display ? `$$${segment.source}$$` : `$${segment.source}$`;
  });

test.each([
  [String.raw`Then \(x = 4\).`, ["$x = 4$"]],
  [String.raw`Then \[x = 4\] follows.`, ["$$x = 4$$"]],
  ["Then $$x = 4$$ follows.", ["$$x = 4$$"]],
  ["$$\nx = 4\n$$", ["$$x = 4$$"]],
  ["Let $x$ and $y$ be numbers.", ["$x$", "$y$"]],
  ["$x$", ["$x$"]],
  ["($x$), $y$; $z$.", ["$x$", "$y$", "$z$"]],
  [String.raw`$\frac{3}{4} + \frac{5}{6}$`, [String.raw`$\frac{3}{4} + \frac{5}{6}$`]],
  ["$5$ is prime", ["$5$"]],
  ["$5 \\text{ and } 10$", ["$5 \\text{ and } 10$"]],
  ["$-5$ and $+5$", ["$-5$", "$+5$"]],
  ["$a + b\n= c$", ["$a + b\n= c$"]],
  ["from $10$ to $20$", ["$10$", "$20$"]],
  ["यदि $x = 2$ तो", ["$x = 2$"]],
  ["मान$x$है", ["$x$"]],
  [String.raw`\(a\)\(b\)`, ["$a$", "$b$"]],
  [
    String.raw`\[\begin{cases} x \\[2pt] y \end{cases}\]`,
    [String.raw`$$\begin{cases} x \\[2pt] y \end{cases}$$`],
  ],
  [
    String.raw`\begin{aligned} x &= 1 \end{aligned}`,
    [String.raw`$$\begin{aligned} x &= 1 \end{aligned}$$`],
  ],
  [String.raw`$$\text{costs \$5}$$`, [String.raw`$$\text{costs \$5}$$`]],
  ["It costs $5. Now $x = 5$.", ["$x = 5$"]],
  ["a $5 note, then $x$", ["$x$"]],
])("finds the maths in %j", (text, maths) => {
  expect(mathsIn(text)).toEqual(maths);
});

test.each([
  "$5",
  "5$",
  "₹ 5 and ₹500",
  "The book costs $5.",
  "costs $5 and $10",
  "costs $5, $10, or 5$",
  "$5 and 10$",
  "Ravi has $5 more than Sita's 3$",
  "US$5 and AU$7",
  "$20/$5",
  "$100,$200",
  "I paid $5-$3",
  "5$ x 3$",
  "($5 × 3 = $15)",
  "a $ b $ c",
  "$ x $",
  "$$",
  "$$$",
  "$$ $$",
  "rated $$ and $$$",
  "a $$ or $$ b",
  String.raw`\$5 and \$6`,
  String.raw`\$x\$`,
  String.raw`\\(x\\)`,
  String.raw`\( never closed`,
  String.raw`\[ never closed`,
  String.raw`\(\)`,
  String.raw`\begin{aligned} never ended`,
  "$x\n\ny$",
  "`$x$`",
  "``a ` $x$``",
  "```\n$x$\n```",
  "```js\n$x$\n\n$$y$$",
  "~~~\n$x$\n~~~",
])("finds no maths in %j", (text) => {
  expect(mathsIn(text)).toEqual([]);
});

test("no part of the text is lost or moved", () => {
  const text = "Pay $5. `$a$` then \\(b\\) and\n```\nc\n```\nend $";
  const joined = findMaths(text).map((segment) =>
    segment.kind === "maths" ? `\\(${segment.source}\\)` : segment.text,
  );
  expect(joined.join("")).toBe(text);
});

test("an unclosed code span at the end of the text doesn't hide the maths before it", () => {
  expect(mathsIn("$x$ and `open $y$")).toEqual(["$x$", "$y$"]);
});

test("a long text of delimiters that are never closed is plain words", () => {
  const text = "$1 \\( ` ".repeat(500);
  expect(mathsIn(text)).toEqual([]);
});
