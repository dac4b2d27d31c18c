import { expect, test } from "vitest";
import { someWithin } from "../expressions/expression.ts";
import { expressionLatex } from "../expressions/write-latex.ts";
import { expressionPlain } from "../expressions/write-plain.ts";
import { Refusal } from "../refusal.ts";
import { matchPhrase, phrase } from "./phrase.ts";
import { parseExpression } from "./parse-expression.ts";
import { readQuestion } from "./question.ts";
import { tokenise } from "./tokenise.ts";

function read(text: string): string {
  return expressionLatex(parseExpression(tokenise(text)));
}

test("tokens keep their offset in the question", () => {
  const text = "2x + 12,500";
  const places = tokenise(text).map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual(["2", "x", "+", "12,500"]);
});

test("commas that may separate list items are marked", () => {
  const groupings = (text: string): string[] =>
    tokenise(text).flatMap((token) => (token.kind === "number" ? [token.grouping] : []));
  expect(groupings("12,500")).toEqual(["possible"]);
  expect(groupings("12,50,000")).toEqual(["certain"]);
  expect(groupings("12, 18")).toEqual(["none", "none"]);
  expect(groupings("12{,}500")).toEqual(["certain"]);
});

test.each([
  ["sin 30°", "sin(30°)"],
  ["30^{\\circ}", "30°"],
  ["sin²x + cos^2 x", "sin(x)^2 + cos(x)^2"],
  ["\\sin^{-1} x", "arcsin(x)"],
  ["tan(-pi/6)", "tan(-π/6)"],
  ["sin 3π/4", "sin((3π)/4)"],
  ["sin x/x", "sin(x)/x"],
  ["sinx cosx", "sin(x)cos(x)"],
  ["x sin x", "x sin(x)"],
  ["r^2 - 8rs - 9s^2", "r^2 - 8r × s - 9s^2"],
  ["u^2 + 2as", "u^2 + 2a × s"],
  ["csc θ", "cosec(θ)"],
  ["log_2 8", "log_2(8)"],
  ["log2(8)", "log_2(8)"],
  ["log base 2 of 8", "log_2(8)"],
  ["log 8 to the base 2", "log_2(8)"],
  ["log_(1/2)(1/8)", "log_(1/2)(1/8)"],
  ["exp(2x)", "e^(2x)"],
  ["||x| - 1| + 2|x|", "||x| - 1| + 2|x|"],
  ["5!/(3!2!)", "5!/(3! × 2!)"],
  ["\\sqrt[3]{8x}", "∛(8x)"],
  ["cbrt(27) + ∛8", "∛(27) + ∛(8)"],
  ["root(72x^3, 5)", "(72x^3)^(1/5)"],
  ["cube root of 27", "∛(27)"],
  ["16cd^2", "16cd^2"],
  ["a^4 15b", "a^4 × 15b"],
  ["a_1 + a_{10} + x₂", "a_1 + a_10 + x_2"],
])("%s is read as %s, and the written form is read the same", (text, plain) => {
  const written = expressionPlain(parseExpression(tokenise(text)));
  expect(written).toBe(plain);
  expect(expressionPlain(parseExpression(tokenise(written)))).toBe(plain);
});

test.each([
  "sin x/2",
  "√2x",
  "e^2x",
  "2^3x",
  "f(x)",
  "3 cm",
  "5 dogs",
  "x2",
  "sin cos x",
  "ln^-1 x",
])("%s is ambiguous and refused", (text) => {
  expect(() => parseExpression(tokenise(text))).toThrow(Refusal);
});

test("letters are never merged with the command before them in LaTeX", () => {
  expect(read("πr^2 + 2θx")).toBe("\\pi r^{2} + 2\\theta x");
});

test("e is Euler's number only with evidence", () => {
  const isEuler = (text: string): boolean =>
    someWithin(parseExpression(tokenise(text)), ({ kind }) => kind === "constant");
  expect(["e^2 - 9", "e^x", "ln(3) + e"].map(isEuler)).toEqual([false, true, true]);
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
  ["\\frac{3}{64}\\tan 12", "\\frac{3}{64}\\tan 12"],
  ["\\sqrt[36]{10}", "\\sqrt[36]{10}"],
  ["2x/4/3", "\\frac{\\frac{2x}{4}}{3}"],
  ["12 / 3 / 4", "\\frac{\\frac{12}{3}}{4}"],
  ["x/2 / 3", "\\frac{\\frac{x}{2}}{3}"],
  ["3/4 / 5", "\\frac{\\frac{3}{4}}{5}"],
  ["--5 + 2", "-(-5) + 2"],
  ["---(x)", "-(-(-(x)))"],
])("%s is read as %s", (text, latex) => {
  expect(read(text)).toBe(latex);
});

test.each([
  "6 ÷ 2(1 + 2)",
  "x/2y",
  "12/4x",
  "3/4/5",
  "12 ÷ 3 / 4",
  "x / 2/3",
  "-+3",
  "3 4",
  "x2",
  "3 5/2",
  "f(2)",
  "5^2!",
  "y²%",
])("%s has two meanings and is refused", (text) => {
  expect(() => read(text)).toThrow(/Show it with brackets|got stuck|can't tell/);
});

test.each(["2 × (3 - 5)", "1/2 + 3 1/4", "(x + 1)/2", "2x^3 - (-4)", "₹5 × 3", "3 of 4 ÷ 2"])(
  "%s is typed back so that it reads the same",
  (text) => {
    const expression = parseExpression(tokenise(text));
    expect(parseExpression(tokenise(expressionPlain(expression)))).toEqual(expression);
  },
);

test("request words are removed from both ends and the requested letters are kept", () => {
  const { body, targets, verbs } = readQuestion("Please solve 2x + 3 = 11 for x.");
  expect(body.map(({ start }) => start)).toEqual([6, 7, 9, 11, 13, 15]);
  expect(targets).toEqual(["x"]);
  expect(verbs.has("solve")).toBe(true);
});

test("a phrase matches a whole wording, with gaps as short as possible", () => {
  const wording = phrase("{a} is what % of {w}");
  const gaps = matchPhrase(wording, tokenise("20 is what percent of 80"));
  expect(gaps?.get("a")).toHaveLength(1);
  expect(gaps?.get("w")).toHaveLength(1);
  expect(matchPhrase(wording, tokenise("20 is what percent"))).toBeNull();
});

test("a raised dot before a number with a letter in its exponent is a product, and is ambiguous elsewhere", () => {
  const kinds = (text: string) => tokenise(text).map((token) => token.kind);
  expect(kinds("10·3^x")).not.toContain("unknown");
  expect(kinds("10·3^(2x)")).not.toContain("unknown");
  expect(kinds("10·31^2")).toContain("unknown");
  expect(kinds("0·5^x")).toContain("unknown");
  expect(kinds("10·3x")).toContain("unknown");
});

test("a vertical bar between digits and letters may be the divisibility sign, and is read as a bar", () => {
  expect(tokenise("∣x∣").map((token) => token.kind)).toEqual(["symbol", "letter", "symbol"]);
});

test("the Hinglish words before a requested letter are removed", () => {
  expect(readQuestion("3x = 12 ka x nikalo").targets).toEqual(["x"]);
  const { body, targets } = readQuestion("3x = 12 me x ka maan nikalo");
  expect([body.length, targets]).toEqual([4, ["x"]]);
});

test("a capital next to the same lower-case letter is refused, capitals alone are read", () => {
  expect(() => read("A + a")).toThrow("both A and a");
  expect(() => read("2 + X^2 + 2x")).toThrow("both X and x");
  expect(read("2 + X^2 + 2X")).toBe("2 + x^{2} + 2x");
});

test("an unknown that a phone capitalises is read as lower case", () => {
  expect(read("X^2 + 2x")).toBe("x^{2} + 2x");
});

test("a long row of divisions or signs is refused without delay", () => {
  expect(() => read(`x${"/2".repeat(200)}`)).toThrow("too many divisions");
  expect(() => read(`${"-".repeat(300)}5`)).toThrow(Refusal);
});
