import { expect, test } from "vitest";
import { expressionLatex } from "../expressions/write-latex.ts";
import { expressionPlain } from "../expressions/write-plain.ts";
import { matchPhrase, phrase } from "./phrase.ts";
import { parseExpression } from "./parse-expression.ts";
import { readQuestion } from "./question.ts";
import { tokenise } from "./tokenise.ts";

function read(text: string): string {
  return expressionLatex(parseExpression(tokenise(text)));
}

test("tokens keep their place in the question", () => {
  const text = "2x + 12,500";
  const places = tokenise(text).map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual(["2", "x", "+", "12,500"]);
});

test("commas that may part a list are marked", () => {
  const groupings = (text: string): string[] =>
    tokenise(text).flatMap((token) => (token.kind === "number" ? [token.grouping] : []));
  expect(groupings("12,500")).toEqual(["possible"]);
  expect(groupings("12,50,000")).toEqual(["certain"]);
  expect(groupings("12, 18")).toEqual(["none", "none"]);
  expect(groupings("12{,}500")).toEqual(["certain"]);
});

test.each([
  ["1/2x", "\\frac{1}{2}x"],
  ["12 ÷ 3/4", "12 \\div \\frac{3}{4}"],
  ["3 1/2 + 1", "3\\frac{1}{2} + 1"],
  ["-2^2", "-2^{2}"],
  ["(-2)^2", "(-2)^{2}"],
  ["2^-1", "2^{-1}"],
  ["x²", "x^{2}"],
  ["2(x + 1)", "2(x + 1)"],
  ["2(3)", "2(3)"],
  ["\\frac12 + \\dfrac{x}{3}", "\\frac{1}{2} + \\frac{x}{3}"],
  ["5 - -3", "5 - (-3)"],
  ["(1 + 2)/3", "\\frac{1 + 2}{3}"],
])("%s is read as %s", (text, latex) => {
  expect(read(text)).toBe(latex);
});

test.each(["6 ÷ 2(1 + 2)", "x/2y", "12/4x", "3/4/5", "12 ÷ 3 / 4", "3 4", "x2", "3 5/2", "f(2)"])(
  "%s could mean two things and is refused",
  (text) => {
    expect(() => read(text)).toThrow(/Show it with brackets|don't understand|can't tell/);
  },
);

test.each(["2 × (3 - 5)", "1/2 + 3 1/4", "(x + 1)/2", "2x^3 - (-4)", "₹5 × 3", "3 of 4 ÷ 2"])(
  "%s is typed back so that it reads the same",
  (text) => {
    const expression = parseExpression(tokenise(text));
    expect(parseExpression(tokenise(expressionPlain(expression)))).toEqual(expression);
  },
);

test("asking words are taken off both ends and the letters asked for are kept", () => {
  const { body, asked, verbs } = readQuestion("Please solve 2x + 3 = 11 for x.");
  expect(body.map(({ start }) => start)).toEqual([13, 14, 16, 18, 20, 22]);
  expect(asked).toEqual(["x"]);
  expect(verbs.has("solve")).toBe(true);
});

test("a phrase matches the whole of a wording, with gaps as short as will do", () => {
  const wording = phrase("{a} is what % of {w}");
  const gaps = matchPhrase(wording, tokenise("20 is what percent of 80"));
  expect(gaps?.get("a")).toHaveLength(1);
  expect(gaps?.get("w")).toHaveLength(1);
  expect(matchPhrase(wording, tokenise("20 is what percent"))).toBeNull();
});
