import * as form from "../../../algebra/quotient.ts";
import type { Expression } from "../../../expressions/expression.ts";
import type { Equation } from "../../../equations/equation.ts";
import { Refusal } from "../../../refusal.ts";
import type { Transformation } from "../../../working/work-out.ts";
import { expansionLines, expansionProof } from "./expansion/expansion-proof.ts";
import { commonAngle } from "./expansion/ratio-terms.ts";
import { type SearchStart, openUp } from "./opening.ts";
import { pathSteps } from "./path-steps.ts";
import { isReordered } from "./same-symbols.ts";
import { pathTo, type SearchForm, Search } from "./search.ts";

/** Lines that lead from one side to the other, from both sides to the same form, or from their difference to 0. */
export interface IdentityProof {
  kind: "one side" | "both sides" | "difference";
  /** The side from which `first` starts. */
  from: "LHS" | "RHS" | "LHS − RHS";
  first: Transformation[];
  /** The lines of the other side; empty unless both sides are rewritten. */
  second: Transformation[];
}

const mostExpansions = 14;

/** A proof by named identities; null if none is found within the limit of the search. */
export function findProof({ left, right }: Equation): IdentityProof | null {
  const expansion = expansionProof({ left, right });
  if (expansion) {
    return { kind: expansion.second.length > 0 ? "both sides" : "one side", ...expansion };
  }
  return onwards({ left, right }) ?? byMeeting({ left, right }) ?? byDifference({ left, right });
}

/** Multiplies out the left side first, then searches for the right side: (sin A + cos A)² = 1 + sin 2A. */
function onwards({ left, right }: Equation): IdentityProof | null {
  const opened = commonAngle([left, right]) === null ? expansionLines(left) : null;
  const end = opened?.at(-1)?.after ?? null;
  const rest = end && byMeeting({ left: end, right });
  if (!opened || !rest) return null;
  if (rest.from === "LHS") return { ...rest, first: [...opened, ...rest.first] };
  return { kind: "both sides", from: "LHS", first: opened, second: rest.first };
}

function byMeeting({ left, right }: Equation): IdentityProof | null {
  const [own, other] = [openUp(left), openUp(right)];
  const searches = [new Search(own.start, own.unit), new Search(other.start, own.unit)] as const;
  for (let taken = 0; taken <= mostExpansions; taken += 1) {
    const meeting = meetingOf(searches);
    if (meeting) return proofOf({ left, right }, [own, other], meeting);
    const isOpen = searches.map((search) => search.expand());
    if (!isOpen.some(Boolean)) break;
  }
  return null;
}

type Both<T> = readonly [T, T];

/** The form that both searches have reached with the fewest moves in total; null if there is none. */
function meetingOf([left, right]: Both<Search>): Both<SearchForm> | null {
  let best: Both<SearchForm> | null = null;
  for (const [key, one] of left.forms) {
    const other = right.forms.get(key);
    if (other && (!best || one.depth + other.depth < best[0].depth + best[1].depth)) {
      best = [one, other];
    }
  }
  return best;
}

function proofOf(
  { left, right }: Equation,
  [own, other]: Both<SearchStart>,
  [one, two]: Both<SearchForm>,
): IdentityProof {
  const first = linesOf(left, own, one);
  const second = linesOf(right, other, two);
  const [endOfFirst, endOfSecond] = [endOf(left, first), endOf(right, second)];
  if (second.length === 0 || isReordered(endOfFirst, right)) {
    return { kind: "one side", from: "LHS", first: closed(first, left, right), second: [] };
  }
  if (first.length === 0 || isReordered(endOfSecond, left)) {
    return { kind: "one side", from: "RHS", first: closed(second, right, left), second: [] };
  }
  return { kind: "both sides", from: "LHS", first, second };
}

function linesOf(side: Expression, opened: SearchStart, end: SearchForm): Transformation[] {
  const before = opened.steps.at(-1)?.after ?? side;
  return [...opened.steps, ...pathSteps(pathTo(end), before, opened.unit)];
}

function endOf(side: Expression, lines: readonly Transformation[]): Expression {
  return lines.at(-1)?.after ?? side;
}

/** Makes the last line the other side as it was typed. */
function closed(
  lines: readonly Transformation[],
  side: Expression,
  goal: Expression,
): Transformation[] {
  const end = endOf(side, lines);
  const last = lines.at(-1);
  if (last && isReordered(end, goal)) return [...lines.slice(0, -1), { ...last, after: goal }];
  return [
    ...lines,
    {
      before: end,
      after: goal,
      title: "Write it as the other side",
      why: "Both are the same fraction.",
    },
  ];
}

function byDifference({ left, right }: Equation): IdentityProof | null {
  const difference: Expression = {
    kind: "difference",
    left: { kind: "group", inner: left },
    right: { kind: "group", inner: right },
  };
  const opened = openUp(difference);
  const search = new Search(opened.start, opened.unit);
  const best = attempt(() => search.shorten(mostExpansions));
  if (!best || !form.isZero(best.value)) return null;
  const first = linesOf(difference, opened, best);
  return first.length === 0 ? null : { kind: "difference", from: "LHS − RHS", first, second: [] };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
