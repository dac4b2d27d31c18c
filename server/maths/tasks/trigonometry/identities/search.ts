import { quotientKey } from "../../../algebra/atom.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { Refusal } from "../../../refusal.ts";
import { costOf } from "./cost.ts";
import { fromMultipleAngle, toDoubleAngle, toTripleAngle } from "./double-angle.ts";
import type { IdentityApplication, Move } from "./move.ts";
import { productsToSums, sumsToProducts } from "./products-and-sums.ts";
import { conjugates, pythagorean, unitToSquares } from "./pythagorean.ts";
import { compoundAngles, knownQuotients, tangentsToRatios } from "./quotient-identities.ts";
import { ratio } from "./trigonometric-form.ts";
import type { AngleUnit } from "./written-angle.ts";

/** A form found by the search, with its last move; `depth` counts the moves. */
export interface SearchForm {
  value: Quotient;
  cost: number;
  depth: number;
  from: { before: SearchForm; application: IdentityApplication } | null;
}

function movesFor(unit: AngleUnit): Move[] {
  return [
    knownQuotients(unit),
    pythagorean(unit),
    toDoubleAngle(unit),
    toTripleAngle(unit),
    conjugates(unit),
    unitToSquares(unit),
    tangentsToRatios(unit),
    sumsToProducts(unit),
    productsToSums(unit),
    fromMultipleAngle(unit),
    compoundAngles(unit),
  ];
}

/** Forms that cost more than twice the first one plus this are dropped, as no student would use them. */
const slack = 16;
const deepest = 7;
/** The cost of one function of one letter, with a power or a number; such a form is not simplified further. */
const shortEnough = 3.6;
/** The number of expansions without an improvement after which the search ends. */
const patience = 6;

/** A best-first search over forms equal to the first one, with named identities as moves. */
export class Search {
  readonly #moves: Move[];
  readonly #open: SearchForm[] = [];
  readonly #longest: number;
  readonly forms = new Map<string, SearchForm>();
  readonly first: SearchForm;

  constructor(start: Quotient, unit: AngleUnit) {
    this.#moves = movesFor(unit);
    this.#longest = 2 * costOf(start) + slack;
    this.first = { value: start, cost: costOf(start), depth: 0, from: null };
    this.#note(this.first);
  }

  #note(found: SearchForm): void {
    const key = quotientKey(found.value);
    if (this.forms.has(key) || found.cost > this.#longest) return;
    this.forms.set(key, found);
    if (found.depth < deepest) this.#open.push(found);
  }

  /** Applies every identity to the most promising open form; false if none is open. */
  expand(): boolean {
    const best = this.#open.reduce<SearchForm | null>(
      (least, one) => (least && promise(least) <= promise(one) ? least : one),
      null,
    );
    if (!best) return false;
    this.#open.splice(this.#open.indexOf(best), 1);
    for (const move of this.#moves) {
      for (const { value, made: application } of results(move, best)) {
        this.#note({
          value,
          cost: costOf(value),
          depth: best.depth + 1,
          from: { before: best, application },
        });
      }
    }
    return true;
  }

  /**
   * Searches until the form is short enough, no improvement comes, or `most` expansions are done; returns the shortest
   * form.
   */
  shorten(most: number): SearchForm | null {
    let [least, stale] = [Number.POSITIVE_INFINITY, 0];
    for (let taken = 0; taken < most && stale < patience; taken += 1) {
      const cost = this.shortest()?.cost ?? least;
      stale = cost < least ? 0 : stale + 1;
      least = Math.min(cost, least);
      if (cost <= shortEnough || !this.expand()) break;
    }
    return this.shortest();
  }

  /** The form of the lowest cost, by the fewest moves among equals. */
  shortest(): SearchForm | null {
    return [...this.forms.values()].reduce<SearchForm | null>(
      (least, one) => (least && rank(least) <= rank(one) ? least : one),
      null,
    );
  }
}

function promise({ cost, depth }: SearchForm): number {
  return cost + 1.5 * depth;
}

function rank({ cost, depth }: SearchForm): number {
  return cost + 0.01 * depth;
}

/** The results of a move; empty if it refuses, for example by a division by zero or an expression of excessive size. */
function results(
  move: Move,
  { value }: SearchForm,
): { value: Quotient; made: IdentityApplication }[] {
  const sides = { above: value.numerator, below: value.denominator };
  return attempted(() => move(sides)).flatMap((made) =>
    attempted(() => [{ value: ratio(made.sides), made }]),
  );
}

function attempted<T>(work: () => T[]): T[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** The moves that lead to a form, in order. */
export function pathTo(end: SearchForm): SearchForm[] {
  const path: SearchForm[] = [];
  for (let at = end; at.from; at = at.from.before) path.unshift(at);
  return path;
}
