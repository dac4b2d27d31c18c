import { canonical } from "../../../algebra/canonical.ts";
import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import * as q from "../../../numbers/rational.ts";
import { type Expression, integerLeaf } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { inBrackets } from "../../../working/written.ts";
import {
  argumentOf,
  type ComplexNumber,
  complexOf,
  latexOf,
  modulusOf,
  quadrantOf,
  sizeOf,
  squaredModulus,
  writeComplex,
  writePolar,
} from "./complex-form.ts";
import { standardForm } from "./standard-form.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { ComplexProblem, ComplexTarget } from "./recognise-complex.ts";

export interface ComplexWorking {
  answer: MathsAnswer;
  steps: MathsStep[];
}

/** For each property, the steps and the answer, starting with the standard form a + ib. */
export const methods: Record<ComplexTarget, (problem: ComplexProblem) => ComplexWorking> = {
  "standard form": ({ expression }) => {
    const { steps, z } = standardForm(expression);
    return { steps, answer: answerFor(writeComplex(z)) };
  },
  modulus: (problem) => {
    const { steps, z } = opened(problem);
    return { steps: [...steps, ...modulusSteps(z)], answer: answerFor(toExpression(modulusOf(z))) };
  },
  argument: (problem) => {
    const { steps, z } = opened(problem);
    const { argument } = argumentOf(z);
    return { steps: [...steps, ...argumentSteps(z)], answer: answerFor(toExpression(argument)) };
  },
  "modulus and argument": (problem) => {
    const { steps, z } = opened(problem);
    const { argument } = argumentOf(z);
    const [r, angle] = [toExpression(modulusOf(z)), toExpression(argument)];
    return {
      steps: [...steps, ...modulusSteps(z), ...argumentSteps(z)],
      answer: {
        latex: `r = ${expressionLatex(r)},\\; \\theta = ${expressionLatex(angle)}`,
        plain: `r = ${expressionPlain(r)}, θ = ${expressionPlain(angle)}`,
      },
    };
  },
  conjugate: (problem) => {
    const { steps, z } = opened(problem);
    const turned = { ...z, im: form.negate(z.im) };
    const step: MathsStep = {
      title: "Change the sign of the imaginary part",
      why: "The conjugate of $a + ib$ is $a - ib$.",
      before: null,
      after: `\\overline{z} = ${expressionLatex(writeComplex(turned))}`,
    };
    return { steps: [...steps, step], answer: answerFor(writeComplex(turned)) };
  },
  inverse: (problem) => {
    const { steps, z } = opened(problem);
    const over: Expression = {
      kind: "quotient",
      sign: "bar",
      left: integerLeaf(1n),
      right: writeComplex(z),
    };
    const inverse = standardForm(over);
    return { steps: [...steps, ...inverse.steps], answer: answerFor(writeComplex(inverse.z)) };
  },
  "polar form": (problem) => {
    const { steps, z } = opened(problem);
    const [r, { argument }] = [modulusOf(z), argumentOf(z)];
    const polar = writePolar(r, argument);
    const last: MathsStep = {
      title: "Write the polar form",
      why: "$z = r(\\cos \\theta + i\\sin \\theta)$.",
      before: null,
      after: `z = ${expressionLatex(polar)}`,
    };
    return {
      steps: [...steps, ...modulusSteps(z), ...argumentSteps(z), last],
      answer: answerFor(polar),
    };
  },
  "square root": (problem) => {
    const { steps, z } = opened(problem);
    const root = rootsOf(z);
    const shown = writeComplex(root);
    return {
      steps: [...steps, ...rootSteps(z, root)],
      answer: {
        latex: `\\pm ${expressionLatex(inBrackets(shown))}`,
        plain: `±${expressionPlain(inBrackets(shown))}`,
      },
    };
  },
};

function answerFor(expression: Expression): MathsAnswer {
  return { latex: expressionLatex(expression), plain: expressionPlain(expression) };
}

/** The standard form with the steps that lead to it; without steps if the number already has that form. */
function opened({ expression }: ComplexProblem): { steps: MathsStep[]; z: ComplexNumber } {
  const z = complexOf(expression);
  const isReady = expressionLatex(expression) === expressionLatex(writeComplex(z));
  return isReady ? { steps: [], z } : standardForm(expression);
}

function modulusSteps(z: ComplexNumber): MathsStep[] {
  const [a, b] = [z.re, z.im].map(latexOf);
  const under = latexOf(squaredModulus(z));
  return [
    {
      title: "Work out the modulus",
      why: "$|a + ib| = \\sqrt{a^{2} + b^{2}}$: the distance from the origin in the Argand plane.",
      before: null,
      after: `r = \\sqrt{(${a ?? ""})^{2} + (${b ?? ""})^{2}} = \\sqrt{${under}} = ${latexOf(modulusOf(z))}`,
    },
  ];
}

const places = {
  first: { latex: "\\theta = \\alpha", says: "first quadrant" },
  second: { latex: "\\theta = \\pi - \\alpha", says: "second quadrant" },
  third: { latex: "\\theta = \\alpha - \\pi", says: "third quadrant" },
  fourth: { latex: "\\theta = -\\alpha", says: "fourth quadrant" },
};

function argumentSteps(z: ComplexNumber): MathsStep[] {
  const { acute, argument } = argumentOf(z);
  const quadrant = quadrantOf(z);
  if (!acute || quadrant === "axis") {
    return [
      {
        title: "Find the argument",
        why: "The point lies on an axis of the Argand plane, so its direction can be read off.",
        before: null,
        after: `\\theta = ${latexOf(argument)}`,
      },
    ];
  }
  const ratio = form.divide(z.im, z.re);
  const size = sizeOf(ratio) < 0 ? form.negate(ratio) : ratio;
  const { latex, says } = places[quadrant];
  return [
    {
      title: "Find the acute angle",
      why: "$\\tan \\alpha = \\left|\\frac{b}{a}\\right|$.",
      before: null,
      after: `\\tan \\alpha = ${latexOf(size)},\\; \\alpha = ${latexOf(acute)}`,
    },
    {
      title: "Take the quadrant into account",
      why: `The point lies in the ${says}, so $${latex}$.`,
      before: null,
      after: `\\theta = ${latexOf(argument)}`,
    },
  ];
}

const two = q.rational(2n);

/** The square root with a positive real part, or on the positive imaginary axis. */
function rootsOf(z: ComplexNumber): ComplexNumber {
  const r = modulusOf(z);
  const half = (value: ReturnType<typeof modulusOf>) => form.scale(value, q.divide(q.one, two));
  const [x2, y2] = [half(form.add(r, z.re)), half(form.subtract(r, z.re))];
  const [x, y] = [rootOf(x2, 2, {}), rootOf(y2, 2, {})];
  const isNegative = sizeOf(z.im) < 0;
  const root = { re: x, im: isNegative ? form.negate(y) : y };
  const square = form.subtract(
    canonical({
      kind: "power",
      base: { kind: "group", inner: writeComplex(root) },
      exponent: integerLeaf(2n),
    }),
    canonical(writeComplex(z)),
  );
  if (!form.isZero(square)) {
    throw notSupported("The square root of this number has roots within roots. Try another one.");
  }
  return root;
}

function rootSteps(z: ComplexNumber, root: ComplexNumber): MathsStep[] {
  const [a, b, r] = [z.re, z.im, modulusOf(z)].map(latexOf);
  const [x2, y2] = [root.re, root.im].map((part) => latexOf(form.multiply(part, part)));
  const sign = sizeOf(z.im) < 0 ? "opposite signs" : "the same sign";
  return [
    {
      title: "Compare the parts of $(x + iy)^{2}$",
      why: "Two complex numbers are equal only where their real and imaginary parts are.",
      before: null,
      after: `x^{2} - y^{2} = ${a ?? ""},\\; 2xy = ${b ?? ""}`,
    },
    {
      title: "Use the modulus",
      why: "$x^{2} + y^{2} = |x + iy|^{2}$, which is the modulus of the number under the root.",
      before: null,
      after: `x^{2} + y^{2} = ${r ?? ""}`,
    },
    {
      title: "Add and subtract the equations",
      why: "The sum leaves only $x^{2}$, the difference only $y^{2}$.",
      before: null,
      after: `x^{2} = ${x2 ?? ""},\\; y^{2} = ${y2 ?? ""}`,
    },
    {
      title: "Choose the signs",
      why: form.isZero(z.im)
        ? "One of the parts is 0, so it has no sign."
        : `$2xy = ${b ?? ""}$, so $x$ and $y$ have ${sign}.`,
      before: null,
      after: `\\pm ${expressionLatex(inBrackets(writeComplex(root)))}`,
    },
  ];
}
