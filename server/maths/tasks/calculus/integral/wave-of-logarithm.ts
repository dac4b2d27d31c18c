import {
  type Expression,
  mapChildren,
  someWithin,
  ungroup,
} from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { lightForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import { freeLetter, integralLatex, type Method, stepsOrTable } from "./integral-of.ts";

/** sin(ln x) and similar: x = eᵘ gives a product of an exponential and a sine or cosine. */
export const waveOfLogarithm: Method = (expression, { variable, integrate }) => {
  const inner = ungroup(expression);
  if (!someWithin(inner, (part) => isWaveOfLogarithm(part, variable))) return null;
  const letter = freeLetter(inner, variable);
  const u: Expression = { kind: "variable", name: letter };
  const power: Expression = { kind: "power", base: { kind: "constant", name: "e" }, exponent: u };
  const put = (part: Expression): Expression => {
    if (isLogarithm(part, variable)) return u;
    if (part.kind === "variable" && part.name === variable) return { kind: "group", inner: power };
    return mapChildren(part, put);
  };
  const integrand = nicestForm(productOf([inBrackets(put(inner)), power]));
  const found = integrate(integrand, letter);
  if (!found) return null;
  const x: Expression = { kind: "variable", name: variable };
  const logarithm: Expression = { kind: "call", name: "ln", argument: x };
  const back = (part: Expression): Expression => {
    if (part.kind === "power" && part.base.kind === "constant" && part.base.name === "e") {
      return nicestForm({ ...part, exponent: { kind: "group", inner: back(part.exponent) } });
    }
    if (part.kind === "variable" && part.name === letter) return logarithm;
    return mapChildren(part, back);
  };
  const result = lightForm(back(found.result));
  const line = `${letter} = ${expressionLatex(logarithm)}`;
  return {
    of: inner,
    result,
    formulas: [],
    method: "Substitution",
    steps: [
      {
        title: `Put $${line}$`,
        why: `Then $${letterLatex(variable)} = e^{${letter}}$ and $d${letterLatex(variable)} = e^{${letter}} \\, d${letter}$.`,
        before: integralLatex(inner, variable),
        after: `${line}, \\quad d${letterLatex(variable)} = e^{${letter}} \\, d${letter}`,
      },
      {
        title: `Write the integral in $${letter}$`,
        why: `Replace every $${letterLatex(variable)}$, and $d${letterLatex(variable)}$ too.`,
        before: integralLatex(inner, variable),
        after: integralLatex(integrand, letter),
      },
      ...stepsOrTable(found, letter),
      {
        title: `Put $${expressionLatex(logarithm)}$ back for $${letter}$`,
        why: `$e^{${expressionLatex(logarithm)}} = ${letterLatex(variable)}$.`,
        before: expressionLatex(found.result),
        after: expressionLatex(result),
      },
    ],
  };
};

function isLogarithm(part: Expression, variable: string): boolean {
  if (part.kind !== "call" || part.name !== "ln") return false;
  const argument = ungroup(part.argument);
  return argument.kind === "variable" && argument.name === variable;
}

function isWaveOfLogarithm(part: Expression, variable: string): boolean {
  return (
    part.kind === "call" &&
    (part.name === "sin" || part.name === "cos") &&
    someWithin(part.argument, (inner) => isLogarithm(inner, variable))
  );
}
