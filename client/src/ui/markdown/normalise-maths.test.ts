// @vitest-environment node
import { expect, test } from "vitest";
import { formulaIn, normaliseMaths } from "./normalise-maths.ts";

test.each([
  ["Let $x$ be 5.", String.raw`Let $$\(x\)$$ be 5.`],
  [String.raw`Let \(x\) be 5.`, String.raw`Let $$\(x\)$$ be 5.`],
  ["So $$x$$", String.raw`So $$\[x\]$$`],
  [String.raw`So \[x\]`, String.raw`So $$\[x\]$$`],
  ["$$\nx\n= 4\n$$", String.raw`$$\[x = 4\]$$`],
  ["\\[\n- x\n\n+ y\n\\]", String.raw`$$\[- x + y\]$$`],
  ["It costs $5.", String.raw`It costs \$5.`],
  [String.raw`It costs \$5.`, String.raw`It costs \$5.`],
  ["a $$ or $$ b", String.raw`a \$\$ or \$\$ b`],
  ["`$x$` stays", "`$x$` stays"],
  ["```\n$5 2*3*4\n```", "```\n$5 2*3*4\n```"],
  ["$15% of$ it", String.raw`\$15% of\$ it`],
  ["$15% = 0.15$", String.raw`$$\(15\% = 0.15\)$$`],
  [String.raw`$15\%$`, String.raw`$$\(15\%\)$$`],
  [String.raw`\[a \\% b\]`, String.raw`$$\[a \\\% b\]$$`],
  [String.raw`$$\text{if $$a$$}$$`, String.raw`$$\[\text{if\]$$a$$\[}\]$$`],
  [String.raw`\(\text{if $$a}\)`, String.raw`$$$\(\text{if $$a}\)$$$`],
  ["| $|x|$ | $\\|v\\|$ |", String.raw`| $$\(\vert x\vert \)$$ | $$\(\Vert v\Vert \)$$ |`],
  ["The value $|x|$", String.raw`The value $$\(|x|\)$$`],
  ["2*3*4 = 24", String.raw`2\*3\*4 = 24`],
  ["(a+b)*(c+d)*e", String.raw`(a+b)\*(c+d)\*e`],
  ["**Step 1**: *add*", "**Step 1**: *add*"],
  ["* one\n* two", "* one\n* two"],
  ["", ""],
])("%j becomes %j", (text, normalised) => {
  expect(normaliseMaths(text)).toBe(normalised);
});

test("normalised maths is parsed back", () => {
  expect(formulaIn(String.raw`\(x^2\)`)).toEqual({ source: "x^2", display: false });
  expect(formulaIn(String.raw`\[x^2\]`)).toEqual({ source: "x^2", display: true });
});
