import { checkEquations, checkKnown } from "./check-equations.ts";
import { type Verdict, worstOf } from "./check-line.ts";
import { compareSides, isAllGiven, type StepContext } from "./compare-sides.ts";
import { entriesOf } from "./compare-values.ts";
import { conditionsOf } from "./condition.ts";
import { lettersOf } from "./letters-of.ts";
import { type Definition, definitionsIn } from "./named-values.ts";
import { type Claim, isSide, type Line, type Statement } from "./statement.ts";
import { hasUnit } from "./unit-letters.ts";

/** A line and the line before it. */
export function checkReadStep(before: Line, after: Line, context: StepContext): Verdict {
  const [first, then] = [before.claims.at(-1), after.claims[0]];
  if (!first || !then) return "open";
  return checkClaims(first, then, context);
}
/** Within a line, 4d = 4 ⇒ d = 1 is a step. */
export function checkWithin({ claims }: Line, context: StepContext): Verdict[] {
  return claims.slice(1).map((claim, at) => {
    const previous = claims[at];
    return previous ? checkClaims(previous, claim, context) : "open";
  });
}

/** Consecutive claims; within a line ⇒ separates them. */
function checkClaims(before: Claim, after: Claim, context: StepContext): Verdict {
  const [first, then] = [onlyStatement(before), onlyStatement(after)];
  const direct = first && then ? checkStatements(first, then, context) : null;
  if (direct) return direct;
  const named = checkNamed(before, after, context);
  const [given, found] = [conditionsOf(before), conditionsOf(after)];
  if (!given || !found) return named ?? (after.flat().every(isWords) ? "states" : "open");
  if (named) return checkKnown(given, found, context.solutions) === "fails" ? "fails" : named;
  return checkEquations(given, found, { ...context, isMeasured: after.flat().some(isMeasured) });
}

function isMeasured(statement: Statement): boolean {
  if (statement.kind === "unread") return false;
  return statement.sides
    .filter(isSide)
    .some(({ values: [value] }) => entriesOf(value).some(hasUnit));
}

function isWords(statement: Statement): boolean {
  return statement.kind === "unread" && !statement.isClaim;
}

type Chain = Extract<Statement, { kind: "chain" }>;

function onlyStatement(claim: Claim): Chain | null {
  const [alternative, other] = claim;
  const [statement, second] = alternative ?? [];
  return !other && !second && statement?.kind === "chain" ? statement : null;
}

/** Expressions, and lines that continue with "= …"; null for other statements. */
function checkStatements(before: Chain, after: Chain, context: StepContext): Verdict | null {
  const last = before.sides.at(-1);
  const [start, next] = after.sides;
  if (start === "previous") {
    return isSide(last) && isSide(next)
      ? compareSides(last, next, { relation: after.relations[0] ?? "=", context })
      : "open";
  }
  if (before.sides.length > 1) return null;
  if (!isSide(last) || !isSide(start)) return "open";
  const verdict = compareSides(last, start, { relation: "=", context });
  if (after.sides.length === 1) return verdict;
  // An expression that is continued as "it = …" is not an equation.
  return verdict === "holds" ? checkCarriedOn(after, context) : null;
}

function checkCarriedOn({ sides, relations }: Chain, context: StepContext): Verdict {
  const verdicts = relations.map((relation, at): Verdict => {
    const [left, right] = [sides[at], sides[at + 1]];
    return isSide(left) && isSide(right)
      ? compareSides(left, right, { relation, context })
      : "open";
  });
  return worstOf(verdicts);
}
/** Pairs of lines that give the same name a value: V = 2 × 3 × 4, then V = 24. Null if no name occurs in both. */
export function checkNamed(before: Claim, after: Claim, context: StepContext): Verdict | null {
  const [first, then] = [definitionsIn(before), definitionsIn(after)];
  const verdicts = [...then].flatMap(([name, definition]) => {
    const earlier = first.get(name);
    return earlier ? [compareDefinitions(earlier, definition, context)] : [];
  });
  if (verdicts.length === 0 || verdicts.includes(null)) return null;
  if (verdicts.includes("fails")) return "fails";
  return verdicts.every((verdict) => verdict === "holds") ? "holds" : "open";
}

/** Null if unknown letters were added or removed. */
function compareDefinitions(
  before: Definition,
  after: Definition,
  context: StepContext,
): Verdict | null {
  const verdict = compareSides(before.last, after.first, { relation: after.relation, context });
  if (verdict === "holds") return "holds";
  const [old, now] = [before.last, after.first].map(({ values: [value] }) =>
    lettersOf(value).join(),
  );
  return old === now || isAllGiven(before.last, after.first, context) ? verdict : null;
}
