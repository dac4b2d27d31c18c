import { tooHard } from "../../../refusal.ts";
import { type Clause, clauses, countOf, type GapTexts } from "../../../wording/line-reader.ts";

type MultiplesTarget = "count" | "sum";
type Ends = "between" | "from to";

/** A range of numbers with a divisibility condition, and what is asked: their count or sum. */
export interface MultiplesProblem {
  target: MultiplesTarget;
  /** The smallest number of the range; both ends are inclusive. */
  least: number;
  most: number;
  divisor: number;
  /** The remainder of the numbers on division by the divisor. */
  remainder: number;
}

const kinds =
  "numbers|integers|natural_numbers|positive_integers|whole_numbers|positive_numbers|terms";
const are = "[which|that] [are|is] [exactly] divisible_by|multiples_of|multiple_of";
const counting = "how many [of] [are]";
const adding = "[find|calculate|what_is|determine|compute|work_out|evaluate] sum of [all] [of]";
const finding = "[find|calculate|what_is|determine|write|tell] number of [all] [of]";
const between =
  "[lie|lies|lying|which_lie|that_lie|are_there|there_are|exist] between {a:whole} and {b:whole}";
const fromTo =
  "[which_are|lying|that_are|are_there] from {a:whole} to|till|upto {b:whole} [inclusive]";
const digits = "{d:whole} digit";

const starts: readonly [MultiplesTarget, string][] = [
  ["count", counting],
  ["count", finding],
  ["sum", adding],
];

const ranges: readonly [string, Ends][] = [
  [between, "between"],
  [fromTo, "from to"],
];

/** Clauses that ask about the multiples in a range. */
export const multiplesClauses: readonly Clause<MultiplesProblem>[] = starts.flatMap(
  ([wanted, start]) => [
    ...ofSomeDigits(wanted, start),
    ...multiplesInRange(wanted, start),
    ...oddAndEven(wanted, start),
    ...(wanted === "sum" ? firstMultiples(start) : []),
  ],
);

function ofSomeDigits(wanted: MultiplesTarget, start: string): Clause<MultiplesProblem>[] {
  return clauses(
    [
      `${start} ${digits} [natural|positive] ${kinds} ${are} {m:whole}`,
      `${start} ${digits} multiples of {m:whole} [are_there]`,
      `${start} multiples of {m:whole} [are|have|with|which_are|that_are] [of] ${digits} [numbers]`,
      `${start} ${digits} [natural] ${kinds} [which|that] leave|leaves|leaving [a] remainder [of] {r:whole} [when|on] divided|division by {m:whole}`,
      `${start} ${digits} [natural] ${kinds} [which|that] when divided by {m:whole} leave|leaves|leaving|give [a] [as] remainder [of] {r:whole}`,
      `${start} ${digits} [natural] ${kinds} [which|that] when divided by {m:whole} leave|leaves|leaving|give {r:whole} as remainder`,
    ],
    (taken) => digitsCase(wanted, taken),
  );
}

function multiplesInRange(wanted: MultiplesTarget, start: string): Clause<MultiplesProblem>[] {
  return ranges.flatMap(([range, ends]) =>
    clauses(
      [
        `${start} multiples of {m:whole} ${range}`,
        `${start} ${kinds} ${range} ${are} {m:whole}`,
        `${start} ${kinds} ${are} {m:whole} ${range}`,
      ],
      (taken) => rangeCase(wanted, taken, ends),
    ),
  );
}

function oddAndEven(wanted: MultiplesTarget, start: string): Clause<MultiplesProblem>[] {
  const inRange = (texts: readonly string[], ends: Ends, of: { m: string; r?: string }) =>
    clauses(texts, (taken) => rangeCase(wanted, { ...taken, ...of }, ends));
  const [odd, even] = [{ m: "2", r: "1" }, { m: "2" }];
  return [
    ...inRange(
      [
        `${start} odd|odd_natural|odd_positive numbers|integers ${between}`,
        `${start} odd ${between}`,
      ],
      "between",
      odd,
    ),
    ...inRange([`${start} odd|odd_natural numbers|integers ${fromTo}`], "from to", odd),
    ...inRange([`${start} even|even_natural numbers|integers ${between}`], "between", even),
    ...inRange([`${start} even|even_natural numbers|integers ${fromTo}`], "from to", even),
    ...inRange([`${start} ${kinds} ${fromTo}`], "from to", { m: "1" }),
  ];
}

function firstMultiples(start: string): Clause<MultiplesProblem>[] {
  return clauses(
    [
      `${start} first {c:whole} multiples of {m:whole}`,
      `${start} first {c:whole} ${kinds} ${are} {m:whole}`,
    ],
    ({ c, m }) => {
      const [count, divisor] = [countOf(c), countOf(m)];
      return bounded({
        target: "sum",
        least: divisor,
        most: count * divisor,
        divisor,
        remainder: 0,
      });
    },
  );
}

function digitsCase(target: MultiplesTarget, { d, m, r }: GapTexts): MultiplesProblem | null {
  const places = countOf(d);
  if (places < 1 || places > 6) return null;
  const least = places === 1 ? 1 : 10 ** (places - 1);
  return bounded({
    target,
    least,
    most: 10 ** places - 1,
    divisor: countOf(m),
    remainder: countOf(r),
  });
}

/** Builds the problem of a range: "between" excludes both ends, as in NCERT. */
function rangeCase(
  target: MultiplesTarget,
  { a, b, m, r }: GapTexts,
  ends: Ends,
): MultiplesProblem | null {
  const [low, high] = [countOf(a), countOf(b)];
  const inner = ends === "between" ? 1 : 0;
  return bounded({
    target,
    least: low + inner,
    most: high - inner,
    divisor: countOf(m),
    remainder: countOf(r),
  });
}

function bounded(problem: MultiplesProblem): MultiplesProblem | null {
  const { least, most, divisor, remainder } = problem;
  if (!(divisor >= 1 && remainder < divisor && least >= 0 && most >= least)) return null;
  if (most > 1_000_000) throw tooHard("That range is too large for me. Try one up to ten lakh.");
  return problem;
}
