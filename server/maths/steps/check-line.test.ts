import { expect, test } from "vitest";
import { checkLine } from "./check-step.ts";

const latex = String.raw;

test.each([
  latex`2 + 3 \times 4 = 14`,
  latex`\frac{1}{2} + \frac{1}{3} = \frac{3}{6} + \frac{2}{6} = \frac{5}{6}`,
  latex`1\frac{2}{3} = \frac{5}{3}`,
  latex`12{,}000 + 500 = 12{,}500`,
  latex`0.\overline{3} = \frac13`,
  latex`15\% \text{ of } 240 = 36`,
  latex`\sqrt{50} = 5\sqrt{2}`,
  latex`\frac{1}{\sqrt{2} - 1} = \sqrt{2} + 1`,
  latex`\sqrt[3]{27} = 3`,
  latex`2^{-3} = \frac{1}{8}`,
  latex`|{-3}| = 3`,
  latex`5! = 120`,
  latex`{}^5C_2 = 10`,
  latex`{}^{3}C_{1} \times {}^{4}C_{1} = 12`,
  latex`\sum_{k=1}^{4} k^2 = 30`,
  latex`3 < 5 \le 5`,
  latex`(2+3i)(1-i) = 5 + i`,
])("numbers: %s holds", (line) => {
  expect(checkLine(line)).toBe("holds");
});

test.each([
  latex`2 + 3 \times 4 = 20`,
  latex`\frac{1}{2} + \frac{1}{3} = \frac{2}{5}`,
  latex`\frac{1}{2} + \frac{1}{3} = \frac{3}{6} + \frac{2}{6} = \frac{5}{12}`,
  latex`1\frac{2}{3} = \frac{4}{3}`,
  latex`12{,}000 + 500 = 12{,}050`,
  latex`0.\overline{3} = \frac{3}{10}`,
  latex`25 \div 0.5 = 12.5`,
  latex`15\% \text{ of } 240 = 40`,
  latex`\eta = 0.25 = 26\%`,
  latex`c = 10^{-3} = 0.3\,\mathrm{mol}/\mathrm{L}`,
  latex`\sqrt{50} = 2\sqrt{5}`,
  latex`\sqrt{9 + 16} = 3 + 4`,
  latex`\frac{1}{\sqrt{2} - 1} = \sqrt{2} - 1`,
  latex`\sqrt[3]{27} = 9`,
  latex`2^{-3} = -8`,
  latex`3^2 \cdot 3^4 = 3^8`,
  latex`|{-3}| = -3`,
  latex`5! = 100`,
  latex`{}^5C_2 = 20`,
  latex`\sum_{k=1}^{4} k^2 = 29`,
  latex`2 + 3 < 4`,
  latex`\frac{7}{3} = 2.34`,
  latex`\frac{1}{4} = 0.3`,
  latex`12 + 4 = 16 + 5 = 21`,
  latex`(2+3i)(1-i) = 5 - i`,
])("numbers: %s fails", (line) => {
  expect(checkLine(line)).toBe("fails");
});

test.each([
  [latex`\pi \times 7^2 \approx 153.94`, "holds"],
  [latex`\pi \times 7^2 \approx 153.84`, "fails"],
  [latex`\frac{22}{7} \approx 3.14`, "holds"],
  [latex`\sqrt{2} \approx 1.41`, "holds"],
  [latex`\sqrt{2} \approx 1.42`, "fails"],
  [latex`2.449 \times 10^{3} \approx 2450`, "holds"],
  // Rounded without ≈, a common practice.
  [latex`\frac{7}{3} = 2.33`, "open"],
  [latex`\sqrt{2} = 1.414`, "open"],
  [latex`\sqrt{2} = 1.424`, "fails"],
  [latex`1.33333 \times 6 = 8`, "open"],
  [latex`1.33333 \times 6 = 9`, "fails"],
  [latex`1.5 \times 6 = 8`, "fails"],
  // The factor may be rounded itself.
  [latex`0.42 \times 0.1026 \approx 0.0430`, "open"],
])("rounding: %s is judged by its displayed digits (%s)", (line, verdict) => {
  expect(checkLine(line)).toBe(verdict);
});

test.each([
  [latex`5\text{ km} = 5000\text{ m}`, "holds"],
  [latex`5\text{ km} = 500\text{ m}`, "fails"],
  [latex`5\text{ m} = 5\text{ cm}`, "fails"],
  [latex`2\,\mathrm{h} = 120\,\mathrm{min}`, "holds"],
  [latex`2\,\mathrm{h} = 200\,\mathrm{min}`, "fails"],
  [latex`72\text{ km/h} = 20\text{ m/s}`, "holds"],
  [latex`72\text{ km/h} = 25\text{ m/s}`, "fails"],
  [latex`5\text{ m} \times 3\text{ m} = 15\text{ m}^2`, "holds"],
  [latex`5\text{ m} \times 3\text{ m} = 15\text{ m}`, "fails"],
  // Schools omit units during a calculation.
  [latex`15 \times 2 = 30\text{ km}`, "holds"],
  [latex`15 \times 2 = 35\text{ km}`, "fails"],
  [latex`9\text{ kg } 150\text{ g} = 9.15\text{ kg}`, "holds"],
  [latex`27\,^{\circ}\mathrm{C} = 300\,\mathrm{K}`, "holds"],
  [latex`₹300 + ₹50 = ₹350`, "holds"],
  [latex`₹300 + ₹50 = ₹250`, "fails"],
])("units: %s %s", (line, verdict) => {
  expect(checkLine(line)).toBe(verdict);
});

test.each([
  latex`5 \text{ pens} = ₹40`,
  latex`1 \text{ part} = 12`,
  latex`2 \text{ h} = 100 \text{ km}`,
  latex`15\% = 36`,
  latex`1\% = 36 \div 15`,
  latex`80\% \text{ of CP} = 400`,
  latex`₹500 - 10\% = ₹450`,
])("%s states a correspondence, which is not a mistake", (line) => {
  expect(checkLine(line)).toBe("open");
});

test.each([
  [latex`\sin 30^\circ = \frac{1}{2}`, "holds"],
  [latex`\sin 30^\circ = \frac{\sqrt{3}}{2}`, "fails"],
  [latex`\cos 60^{\circ} + \tan 45^\circ = \frac32`, "holds"],
  [latex`\cos 60^{\circ} + \tan 45^\circ = \frac12`, "fails"],
  [latex`\sin^{-1} \frac12 = \frac{\pi}{6}`, "holds"],
  [latex`\sin^2 x + \cos^2 x = 1`, "holds"],
  [latex`\sin 2x = 2\sin x \cos x = 2\cos x \sin x`, "holds"],
  [latex`\sin 2x = 2\sin x = \sin x + \sin x`, "fails"],
  [latex`\log_{2} 8 = 3`, "holds"],
  [latex`\log_{2} 8 = 4`, "fails"],
  [latex`\ln e^2 = 2`, "holds"],
  [latex`\ln e^2 = e`, "fails"],
  [latex`\log(2 \times 3) = \log 2 + \log 3`, "holds"],
  [latex`\log(2 + 3) = \log 2 + \log 3`, "fails"],
])("functions: %s %s", (line, verdict) => {
  expect(checkLine(line)).toBe(verdict);
});

test.each([
  [latex`\frac{d}{dx}\left(x^3\right) = 3x^2`, "holds"],
  [latex`\frac{d}{dx}\left(x^3\right) = 3x`, "fails"],
  [latex`\frac{d}{dx}(\sin 2x) = 2\cos 2x`, "holds"],
  [latex`\frac{d}{dx}(\sin 2x) = \cos 2x`, "fails"],
  [latex`\frac{d}{dx}(\cos x) = \sin x`, "fails"],
  [latex`\frac{d}{d\theta}(\cos 2\theta) = -2\sin 2\theta`, "holds"],
  [latex`\frac{d}{d\theta}(\cos 2\theta) = 2\sin 2\theta`, "fails"],
  [latex`\int 2x \, dx = x^2 + C`, "holds"],
  [latex`\int 2x \, dx = 2x^2 + C`, "fails"],
  [latex`\int x^2 \, dx = 2x + C`, "fails"],
  [latex`\int_0^1 x^2 \, dx = \frac{1}{3}`, "holds"],
  [latex`\int_0^1 x^2 \, dx = \frac{1}{2}`, "fails"],
  [latex`\int_{0}^{\pi} \sin x\,dx = 2`, "holds"],
  [latex`\int_{0}^{\pi} \sin x\,dx = 0`, "fails"],
  [latex`\left[ \frac{x^3}{3} \right]_{0}^{3} = 9`, "holds"],
  [latex`\left[ \frac{x^3}{3} \right]_{0}^{3} = 27`, "fails"],
  [latex`\lim_{x \to 2} \frac{x^2 - 4}{x - 2} = 4`, "holds"],
  [latex`\lim_{x \to 2} \frac{x^2 - 4}{x - 2} = 0`, "fails"],
  [latex`\lim_{x \to 0} \frac{\sin x}{x} = 1`, "holds"],
  [latex`\lim_{x \to 0} \frac{\sin x}{x} = 0`, "fails"],
  [latex`\lim_{x \to \infty} \frac{2x + 1}{x - 3} = 2`, "holds"],
  [latex`\lim_{x \to \infty} \frac{2x + 1}{x - 3} = 3`, "fails"],
  // Letters that are still unknown.
  [latex`\int_0^2 kx \, dx = 1`, "open"],
  [latex`\lim_{x \to 2} (kx + 1) = 5`, "states"],
])("calculus: %s %s", (line, verdict) => {
  expect(checkLine(line)).toBe(verdict);
});

test.each([
  [
    latex`\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}\begin{pmatrix} 0 & 1 \\ 1 & 0 \end{pmatrix} = \begin{pmatrix} 2 & 1 \\ 4 & 3 \end{pmatrix}`,
    "holds",
  ],
  [
    latex`\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}\begin{pmatrix} 0 & 1 \\ 1 & 0 \end{pmatrix} = \begin{pmatrix} 2 & 1 \\ 3 & 4 \end{pmatrix}`,
    "fails",
  ],
  [latex`\begin{vmatrix} 1 & 2 \\ 3 & 4 \end{vmatrix} = 4 - 6 = -2`, "holds"],
  [latex`\begin{vmatrix} 1 & 2 \\ 3 & 4 \end{vmatrix} = 4 + 6 = 10`, "fails"],
  [latex`2\begin{bmatrix} 1 & 2 \end{bmatrix} = \begin{bmatrix} 2 & 4 \end{bmatrix}`, "holds"],
  [latex`2\begin{bmatrix} 1 & 2 \end{bmatrix} = \begin{bmatrix} 2 & 2 \end{bmatrix}`, "fails"],
  [latex`(\hat{i} + 2\hat{j}) \cdot (3\hat{i} - \hat{j}) = 3 - 2 = 1`, "holds"],
  [latex`(\hat{i} + 2\hat{j}) \cdot (3\hat{i} - \hat{j}) = 3 + 2 = 5`, "fails"],
  [latex`\hat{i} \times \hat{j} = \hat{k}`, "holds"],
  [latex`\hat{i} \times \hat{j} = -\hat{k}`, "fails"],
])("matrices and vectors: %s %s", (line, verdict) => {
  expect(checkLine(line)).toBe(verdict);
});

test.each([
  latex`\text{All angles are equal}`,
  latex`A = \pi r^2`,
  latex`a = 3, \quad b = 5`,
  latex`\text{Let } u = x^2`,
  latex`x^2 = 2x + 3`,
  latex`(x+2)^2 = x^2 + 8`,
  latex`\text{Area} = 12\text{ cm}^2`,
  latex`\vec{a} = 3\hat{i} + 4\hat{j}`,
  latex`\frac{AB}{DE} = \frac{BC}{EF} = \frac{AC}{DF}`,
  latex`\frac{a}{\sin A} = \frac{b}{\sin B} = \frac{c}{\sin C}`,
  latex`3x - 5`,
])("%s states something that is neither right nor wrong by itself", (line) => {
  expect(checkLine(line)).toBe("states");
});

test("a contradiction derived from an equation can't be distinguished from a mistake", () => {
  expect(checkLine("0 = 5")).toBe("open");
});

test("a wrong value for known letters fails", () => {
  const values = new Map([["x", { kind: "variable", name: "π" } as const]]);
  expect(checkLine("2x + 1 = x + 1 + x", values)).toBe("holds");
});

test.each(["", "\\frac{", "}{", "\\begin{bmatrix} 1 & 2", "1/0 = 2", "\\sqrt{-1} < 2", "=", "x ="])(
  "what is no line, as %s, can't be told or states nothing, and nothing is thrown",
  (line) => {
    expect(["open", "states"]).toContain(checkLine(line));
  },
);
