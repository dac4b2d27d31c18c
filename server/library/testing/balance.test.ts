import { expect, test } from "vitest";
import { unbalancedReaction } from "./balance.ts";

test.each([
  String.raw`2\,\mathrm{H_2} + \mathrm{O_2} \rightarrow 2\,\mathrm{H_2O}`,
  String.raw`6\,\mathrm{CO_2} + 6\,\mathrm{H_2O} \xrightarrow[\text{chlorophyll}]{\text{sunlight}} \mathrm{C_6H_{12}O_6} + 6\,\mathrm{O_2}`,
  String.raw`\mathrm{Ca(OH)_2} + 2\,\mathrm{HCl} \rightarrow \mathrm{CaCl_2} + 2\,\mathrm{H_2O}`,
  String.raw`\mathrm{Fe^{3+}} + e^- \rightarrow \mathrm{Fe^{2+}}`,
  String.raw`x \rightarrow 2`,
])("%s is balanced, or no equation", (latex) => {
  expect(unbalancedReaction(latex)).toBeNull();
});

test.each([
  [String.raw`\mathrm{H_2} + \mathrm{O_2} \rightarrow \mathrm{H_2O}`, "O 2, 1"],
  [
    String.raw`\mathrm{Ca(OH)_2} + \mathrm{HCl} \rightarrow \mathrm{CaCl_2} + \mathrm{H_2O}`,
    "O 2, 1",
  ],
  [String.raw`\mathrm{Fe^{3+}} \rightarrow \mathrm{Fe^{2+}}`, "charge 3, 2"],
])("%s is not balanced", (latex, wrong) => {
  expect(unbalancedReaction(latex)).toBe(wrong);
});
