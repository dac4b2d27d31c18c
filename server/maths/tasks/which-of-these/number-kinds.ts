import { isPolynomial } from "../../algebra/quotient.ts";
import { signOf } from "../../algebra/constant-value.ts";
import { absolute } from "../../numbers/integers.ts";
import { isTerminating } from "../../numbers/rational.ts";
import { integerLatex } from "../../numbers/written.ts";
import { powersLatex } from "../numbers/prime-factorisation.task.ts";
import { factorise, isPrime, primePowersOf } from "../../numbers/prime-factors.ts";
import { wholeRoot } from "../numbers/roots.ts";
import { eachOption, type OptionTest, type Verdict } from "./judged-options.ts";
import { type NumberOption, readNumberOf, workedOut } from "./read-option.ts";

interface NumberKind {
  /** Matches the name of the kind, without the noun "number". */
  pattern: RegExp;
  property: string;
  topic: string;
  rule: string;
  judge: (number: NumberOption) => Verdict | null;
}

const playing = "Playing with Numbers";

function ofIntegers(judge: (value: bigint, latex: string) => Verdict | null) {
  return ({ integer }: NumberOption) =>
    integer === null ? null : judge(integer, integerLatex(integer));
}

function factorLine(value: bigint, latex: string): string {
  if (value < 2n) return value === 1n ? "1 = 1 \\times 1" : `${latex} < 2`;
  const [factor = value] = factorise(value);
  return factor === value
    ? `${latex} \\text{ has no factors but } 1 \\text{ and itself}`
    : `${latex} = ${integerLatex(factor)} \\times ${integerLatex(value / factor)}`;
}

const prime = ofIntegers((value, latex) => ({
  isTrue: value > 1n && isPrime(value),
  line: factorLine(value, latex),
}));

const composite = ofIntegers((value, latex) => ({
  isTrue: value > 3n && !isPrime(value),
  line: factorLine(value, latex),
}));

function parity(wanted: "even" | "odd") {
  return ofIntegers((value, latex) => {
    const isEven = value % 2n === 0n;
    const [size, sign] = [absolute(value), value < 0n ? "-" : ""];
    const half = `2 \\times ${integerLatex(size / 2n)}`;
    const whole = isEven ? half : `${half} + 1`;
    const line = sign === "" ? whole : `-(${whole})`;
    return { isTrue: isEven === (wanted === "even"), line: `${latex} = ${line}` };
  });
}

function perfectPower(order: 2 | 3) {
  return ofIntegers((value, latex) => {
    if (value < 0n) return null;
    const root = wholeRoot(value, order);
    const isTrue = root ** BigInt(order) === value;
    const power = (base: bigint): string => `${integerLatex(base)}^{${order}}`;
    const line = isTrue
      ? `${latex} = ${power(root)}`
      : `${power(root)} < ${latex} < ${power(root + 1n)}`;
    return { isTrue, line };
  });
}

/**
 * Whether the number is certainly irrational: its canonical form has only roots of integers and π. Nothing in it can
 * cancel, since square-free radicals are linearly independent over the rational numbers and π is transcendental.
 */
function isSurelyIrrational({ value }: NumberOption): boolean {
  const atoms = value.numerator.terms.flatMap(({ monomial }) => monomial.factors);
  const isKnown = atoms.every(
    ({ atom }) => atom.kind === "prime" || (atom.kind === "constant" && atom.name === "π"),
  );
  return isPolynomial(value) && isKnown && atoms.length > 0;
}

function rationality(wanted: "rational" | "irrational") {
  return (number: NumberOption): Verdict | null => {
    const isRational = number.rational !== null;
    if (!isRational && !isSurelyIrrational(number)) return null;
    const worked = workedOut(number.latex, number.value);
    const kind = isRational
      ? "\\text{ is a quotient of two integers}"
      : "\\text{ is no quotient of two integers}";
    return { isTrue: isRational === (wanted === "rational"), line: `${worked}${kind}` };
  };
}

/** Returns a judge for integers from `least` up; null as `least` allows both signs. */
function wholeFrom(least: bigint | null, name: string) {
  return (number: NumberOption): Verdict | null => {
    if (number.rational === null && !isSurelyIrrational(number)) return null;
    const { integer } = number;
    const isTrue = integer !== null && (least === null || integer >= least);
    const worked = workedOut(number.latex, number.value);
    return { isTrue, line: `${worked} \\text{ is ${isTrue ? "" : "not "}${name}}` };
  };
}

function signed(wanted: 1 | -1) {
  return ({ latex, value }: NumberOption): Verdict | null => {
    const sign = signOf(value);
    if (sign === null) return null;
    const symbol = { [-1]: "<", 0: "=", 1: ">" }[sign];
    return { isTrue: sign === wanted, line: sign === 0 ? latex : `${latex} ${symbol} 0` };
  };
}

function terminating(wanted: boolean) {
  return ({ rational, latex, value }: NumberOption): Verdict | null => {
    if (rational === null) return null;
    const { denominator } = rational;
    const factors =
      denominator === 1n
        ? ""
        : `,\\quad ${denominator} = ${powersLatex(primePowersOf(denominator))}`;
    const line = `${workedOut(latex, value)}${factors}`;
    return { isTrue: isTerminating(rational) === wanted, line };
  };
}

const kinds: readonly NumberKind[] = [
  {
    pattern: /prime|primes/,
    property: "prime",
    topic: playing,
    rule: "A prime number has exactly two factors, 1 and itself.",
    judge: prime,
  },
  {
    pattern: /composite/,
    property: "composite",
    topic: playing,
    rule: "A composite number has a factor besides 1 and itself.",
    judge: composite,
  },
  {
    pattern: /even/,
    property: "even",
    topic: playing,
    rule: "An even number is a multiple of 2.",
    judge: parity("even"),
  },
  {
    pattern: /odd/,
    property: "odd",
    topic: playing,
    rule: "An odd number leaves 1 when it is divided by 2.",
    judge: parity("odd"),
  },
  {
    pattern: /perfect squares?|square|squares/,
    property: "a perfect square",
    topic: "Squares and Square Roots",
    rule: "A perfect square is a whole number times itself.",
    judge: perfectPower(2),
  },
  {
    pattern: /perfect cubes?|cube|cubes/,
    property: "a perfect cube",
    topic: "Cubes and Cube Roots",
    rule: "A perfect cube is a whole number taken three times as a factor.",
    judge: perfectPower(3),
  },
  {
    pattern: /rational/,
    property: "rational",
    topic: "Number Systems",
    rule: "A rational number can be written as a quotient of two integers.",
    judge: rationality("rational"),
  },
  {
    pattern: /irrational/,
    property: "irrational",
    topic: "Number Systems",
    rule: "An irrational number can't be written as a quotient of two integers.",
    judge: rationality("irrational"),
  },
  {
    pattern: /integers?/,
    property: "an integer",
    topic: "Integers",
    rule: "The integers are the whole numbers and their negatives.",
    judge: wholeFrom(null, "an integer"),
  },
  {
    pattern: /natural|counting/,
    property: "a natural number",
    topic: "Whole Numbers",
    rule: "The natural numbers are 1, 2, 3 and so on.",
    judge: wholeFrom(1n, "a natural number"),
  },
  {
    pattern: /whole/,
    property: "a whole number",
    topic: "Whole Numbers",
    rule: "The whole numbers are 0, 1, 2, 3 and so on.",
    judge: wholeFrom(0n, "a whole number"),
  },
  {
    pattern: /negative/,
    property: "negative",
    topic: "Integers",
    rule: "A negative number is less than 0.",
    judge: signed(-1),
  },
  {
    pattern: /positive/,
    property: "positive",
    topic: "Integers",
    rule: "A positive number is greater than 0.",
    judge: signed(1),
  },
  {
    pattern: /terminating(?: decimals?(?: expansion)?)?/,
    property: "a terminating decimal",
    topic: "Real Numbers",
    rule: "In lowest terms, no prime but 2 and 5 divides the denominator.",
    judge: terminating(true),
  },
  {
    pattern:
      /non-? ?terminating(?:,? (?:but )?(?:repeating|recurring))?(?: decimals?(?: expansion)?)?|(?:recurring|repeating)(?: decimals?(?: expansion)?)?/,
    property: "a decimal that never ends",
    topic: "Real Numbers",
    rule: "In lowest terms, a prime other than 2 and 5 divides the denominator.",
    judge: terminating(false),
  },
].map((kind) => ({ ...kind, pattern: new RegExp(`^(?:${kind.pattern.source})$`, "i") }));

const noun = /\s+numbers?$/i;

/**
 * Returns the test for "prime", "a perfect square" or "an even prime number", which is two kinds at once; null for
 * other properties.
 */
export function readNumberKind(property: string): OptionTest | null {
  const words = property.replace(noun, "").trim();
  const single = kinds.find(({ pattern }) => pattern.test(words));
  const found = single ? [single] : bothKinds(words);
  const [first, second] = found;
  if (!first) return null;
  const rest = second ? { property: `${first.property} and ${second.property}` } : {};
  const rule = found.map((kind) => kind.rule).join(" ");
  return eachOption({ ...first, ...rest, rule }, (option) => {
    const number = readNumberOf(option);
    return number && joinVerdicts(found.map(({ judge }) => judge(number)));
  });
}

function bothKinds(words: string): NumberKind[] {
  const [, first = "", second = ""] =
    /^(?:both )?(\S+(?: square| cube)?) (?:and |as well as )?(?:an? )?(\S+(?: square| cube)?)$/i.exec(
      words,
    ) ?? [];
  const pair = [first, second].map((word) => kinds.find(({ pattern }) => pattern.test(word)));
  const known = pair.filter((kind) => kind !== undefined);
  return known.length === 2 ? known : [];
}

/** Joins verdicts: true if all are true, with all their lines. Null if one is missing. */
export function joinVerdicts(verdicts: readonly (Verdict | null)[]): Verdict | null {
  const known = verdicts.filter((verdict) => verdict !== null);
  if (known.length === 0 || known.length < verdicts.length) return null;
  return {
    isTrue: known.every(({ isTrue }) => isTrue),
    line: [...new Set(known.map(({ line }) => line))].join(",\\quad "),
  };
}
