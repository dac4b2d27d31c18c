import { canonical } from "../../../algebra/canonical.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, mapChildren } from "../../../expressions/expression.ts";
import { nicestForm } from "../nicest-form.ts";

/** ln|u| as ln u: the constant C absorbs the sign. */
function withoutBars(expression: Expression): Expression {
  const inner = mapChildren(expression, withoutBars);
  const isBarred =
    inner.kind === "call" &&
    inner.name === "ln" &&
    inner.argument.kind === "call" &&
    inner.argument.name === "abs";
  return isBarred && inner.argument.kind === "call"
    ? { ...inner, argument: inner.argument.argument }
    : inner;
}

/** e to the power of an antiderivative, with e^(ln u) as u. At most a factor −1 is lost, which C absorbs. */
export function exponentialOf(expression: Expression): Expression {
  const power: Expression = {
    kind: "power",
    base: { kind: "constant", name: "e" },
    exponent: { kind: "group", inner: withoutBars(expression) },
  };
  const options = { positive: true };
  return nicestForm(toExpression(canonical(power, options)), options);
}
