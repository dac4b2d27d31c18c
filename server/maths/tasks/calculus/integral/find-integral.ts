import { withBudget } from "../../../algebra/budget.ts";
import { type Expression, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { looksLike } from "../../../working/written.ts";
import { nicestForm } from "../nicest-form.ts";
import { orNull } from "../limit/approach.ts";
import { constantOut, expandFirst, openFirst, termByTerm } from "./basic-rules.ts";
import { byParts } from "./by-parts.ts";
import { cyclic } from "./cyclic.ts";
import { exponentialPair } from "./exponential-pair.ts";
import { type Integral, integralLatex, type Method, stepsOrTable } from "./integral-of.ts";
import { overQuadraticRoot } from "./over-quadratic-root.ts";
import { byPartialFractions, splitNumerator } from "./rational.ts";
import { linearSubstitution, substitution } from "./substitution.ts";
import { table } from "./table.ts";
import { waveOfLogarithm } from "./wave-of-logarithm.ts";
import { besideOne } from "./beside-one.ts";
import {
  byExponentials,
  byTangentOfHalf,
  tangentSquareSecant,
  waveOverWave,
} from "./wave-quotients.ts";
import { productToSum, trigonometricPowers } from "./trigonometric.ts";

/** In the order in which a student tries the methods. */
const methods: readonly Method[] = [
  table,
  constantOut,
  termByTerm,
  productToSum,
  exponentialPair,
  expandFirst,
  substitution,
  trigonometricPowers,
  besideOne,
  cyclic,
  waveOfLogarithm,
  byParts,
  overQuadraticRoot,
  byPartialFractions,
  splitNumerator,
  linearSubstitution,
  tangentSquareSecant,
  waveOverWave,
  byTangentOfHalf,
  byExponentials,
  openFirst,
  simplifyFirst,
];

/** The last two are tried only at the start of a search, because they are slow. */
const lateMethods = 2;
const deepest = 10;
/** The maximum count of integrals per question, which limits the search. */
const most = 240;

interface Search {
  looked: number;
  /** Integrands in progress: returning to one of them would be circular. */
  open: Set<string>;
  known: Map<string, Integral | null>;
}

/** An antiderivative by school methods; null if none succeeds. */
export function findIntegral(expression: Expression, variable: string): Integral | null {
  const search: Search = { looked: 0, open: new Set(), known: new Map() };
  return withBudget(() => look(expression, variable, { search, depth: 0 }));
}

function look(
  expression: Expression,
  variable: string,
  { search, depth }: { search: Search; depth: number },
): Integral | null {
  const inner = ungroup(expression);
  const key = `${variable}:${expressionLatex(inner)}`;
  const known = search.known.get(key);
  if (known) return known;
  if (depth > deepest || search.looked > most || search.open.has(key)) return null;
  search.looked += 1;
  search.open.add(key);
  const on = {
    variable,
    integrate: (part: Expression, letter = variable) =>
      look(part, letter, { search, depth: depth + 1 }),
  };
  let found: Integral | null = null;
  for (const method of depth < 2 ? methods : methods.slice(0, -lateMethods)) {
    found = orNull(() => method(inner, on));
    if (found) break;
  }
  search.open.delete(key);
  if (found) search.known.set(key, found);
  return found;
}

/** An alternative form of the integrand may match a method. */
function simplifyFirst(...[expression, on]: Parameters<Method>): Integral | null {
  const inner = ungroup(expression);
  for (const options of [{}, { trigonometry: "reduce" }] as const) {
    const short = nicestForm(inner, options);
    const integral = looksLike(short, inner) ? null : on.integrate(short);
    if (!integral) continue;
    return {
      ...integral,
      of: inner,
      steps: [
        {
          title: "Simplify the integrand",
          why: "Equal functions have equal integrals, and the shorter form is easier.",
          before: integralLatex(inner, on.variable),
          after: integralLatex(short, on.variable),
        },
        ...stepsOrTable(integral, on.variable),
      ],
    };
  }
  return null;
}
