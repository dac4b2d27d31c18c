import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";

test.each([
  ["integrate x^3 dx", "x^4/4 + C"],
  ["integrate 1/x dx", "ln(|x|) + C"],
  ["integrate cos(3x) dx", "sin(3x)/3 + C"],
  ["integrate (2x+1)^4 dx", "((2x + 1)^5)/10 + C"],
  ["integrate 2x e^(x^2) dx", "e^(x^2) + C"],
  ["integrate x e^x dx", "xe^(x) - e^(x) + C"],
  ["integrate x^2 sin x dx", "-x^2cos(x) + 2x sin(x) + 2cos(x) + C"],
  ["integrate e^x cos x dx", "(e^(x)(cos(x) + sin(x)))/2 + C"],
  ["integrate 1/(x^2-1) dx", "ln(|(x - 1)/(x + 1)|)/2 + C"],
  ["integrate (3x+5)/((x-1)(x+2)) dx", "ln(|x + 2|)/3 + (8ln(|x - 1|))/3 + C"],
  ["integrate 1/(x^2+9) dx", "arctan(x/3)/3 + C"],
  ["integrate 1/sqrt(9-x^2) dx", "arcsin(x/3) + C"],
  ["integrate 1/(x^2+4x+13) dx", "arctan((x + 2)/3)/3 + C"],
  ["integrate sqrt(x^2+4) dx", "(x√(x^2 + 4))/2 + 2ln(|x + √(x^2 + 4)|) + C"],
  ["integrate sin^2 x dx", "x/2 - sin(2x)/4 + C"],
  ["integrate cos^3 x dx", "sin(x) - (sin(x)^3)/3 + C"],
  ["integrate sin 3x cos x dx", "-cos(2x)/4 - cos(4x)/8 + C"],
  ["integrate tan x dx", "ln(|sec(x)|) + C"],
  ["integrate sec^2 x dx", "tan(x) + C"],
  ["integrate log x dx", "x ln(x) - x + C"],
  ["integrate x log x dx", "(x^2ln(x))/2 - x^2/4 + C"],
  ["integrate cos x/(1+sin x) dx", "ln(|1 + sin(x)|) + C"],
  ["integrate e^x (tan x + sec^2 x) dx", "e^(x)tan(x) + C"],
  ["∫ 3x^2 + 2x dx", "x^3 + x^2 + C"],
  ["∫ sin(ln x) dx", "(x(sin(ln(x)) - cos(ln(x))))/2 + C"],
  ["∫ x cos(ln x) dx", "(x^2(2cos(ln(x)) + sin(ln(x))))/5 + C"],
  ["∫ x^2/√(x^2 + 1) dx", "(x√(x^2 + 1))/2 - ln(|x + √(x^2 + 1)|)/2 + C"],
  ["∫ (a x^2 + b x + c) dx", "(ax^3)/3 + (bx^2)/2 + cx + C"],
  ["∫ 1/(1 - tan x) dx", "x/2 - ln(|sin(x) - cos(x)|)/2 + C"],
  ["∫ (sin x + 5cos x)/(2sin x + 3cos x) dx", "(17x)/13 + (7ln(|3cos(x) + 2sin(x)|))/13 + C"],
  ["∫ 1/(13 + 5cos x) dx", "arctan((2tan(x/2))/3)/6 + C"],
  ["∫ tan(3x)^2 sec(3x) dx", "(sec(3x)tan(3x))/6 - ln(|sec(3x) + tan(3x)|)/6 + C"],
  ["∫ e^x cosh(x) dx", "(e^(2x))/4 + x/2 + C"],
  ["∫ tanh(2x) dx", "ln(cosh(2x))/2 + C"],
  ["∫ x cosh(x) dx", "x sinh(x) - cosh(x) + C"],
  ["integrate x^2 from 0 to 3", "9"],
  ["\\int_0^1 x e^x dx", "1"],
  ["integrate sin x dx from 0 to pi", "2"],
  ["integrate sin x/(sin x + cos x) from 0 to pi/2", "π/4"],
  ["integrate x^3 from -2 to 2", "0"],
  ["integrate |x-1| from 0 to 3", "5/2"],
])("answers %s with %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  "integrate e^(x^2) dx",
  "integrate sin x / x dx",
  "integrate 1/(2 + cos x) from 0 to 2pi",
  "integrate 1/(1 + tan x) from 0 to pi",
  "integrate 1/x from -1 to 1",
  "integrate tan x from 0 to pi",
  "integrate 1/x^2 from 1 to infinity",
  "integrate x^x dx",
])("does not answer %s", (question) => {
  expect([null, "not_supported", "not_understood", "not_verified"]).toContain(
    answerOf(calculusTasks, question),
  );
});
