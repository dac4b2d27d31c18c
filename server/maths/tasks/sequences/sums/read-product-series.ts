import * as q from "../../../numbers/rational.ts";
import type { Coefficients } from "../patterns/term-formula.ts";

/** A factor of the k-th term: (first + (k − 1)·step)^power. */
export interface SeriesFactor {
  first: number;
  step: number;
  power: number;
}

export interface ProductSeries {
  factors: readonly SeriesFactor[];
  /** The k-th term, expanded. */
  terms: Coefficients;
  /** The number of terms, or a letter. */
  to: number | string;
}

const many = String.raw`(?:to|upto|up to|till|first)?\s*([a-z]|\d{1,4})\s*terms?(?:\s+(?:tak|ka|ki|sum|yog|nikalo|batao))*`;
const asked = String.raw`(?:(?:find|calculate|evaluate|determine|what is)\s+)?(?:the\s+)?(?:sum\s+)?(?:of\s+)?(?:the\s+)?(?:following\s+)?(?:series\s*)?[:,]?\s*`;
const series = String.raw`([\d\s×x*·.()^²³+]+?)(?:\+\s*)?(?:\.{2,}|…|⋯|\\ldots|\\cdots)\s*(?:\+\s*)?,?\s*`;
const behind = new RegExp(`^${asked}${series}${many}[\\s.?]*$`, "i");
const before = new RegExp(
  String.raw`^(?:(?:find|calculate|evaluate|determine|what is)\s+)?(?:the\s+)?sum\s+(?:of\s+(?:the\s+)?|to\s+|upto\s+|up to\s+)?${many}\s+of\s+(?:the\s+)?(?:following\s+)?(?:series\s*)?[:,]?\s*${series}[\s.?]*$`,
  "i",
);

/** Reads 1×2 + 2×3 + 3×4 + … to n terms, also with squares and cubes; null for anything else. */
export function readProductSeries(typed: string): ProductSeries | null {
  if (typed.length > 200 || !/\d\s*[×x*·.()^²³]\s*\(?\d|[²³]/.test(typed)) return null;
  const text = typed
    .replaceAll("\\times", "×")
    .replaceAll(/\^\{(\d)\}/g, "^$1")
    .trim();
  const [, body, count] = behind.exec(text) ?? swapped(before.exec(text));
  if (body === undefined || count === undefined || /^(?:0+|k)$/i.test(count)) return null;
  const rows = body.split("+").map(rowOf);
  const known = rows.filter((row) => row !== null);
  if (known.length < 2 || known.length < rows.length) return null;
  const factors = factorsOf(known);
  return factors && { factors, terms: multiplied(factors), to: bound(count) };
}

function swapped(found: RegExpExecArray | null): (string | undefined)[] {
  return found ? [found[0], found[2], found[1]] : [];
}

function bound(count: string): number | string {
  return /^\d/.test(count) ? Number(count) : count.toLowerCase();
}

type Cell = Pick<SeriesFactor, "first" | "power">;

/**
 * Returns the factors of one term; null if it is only two numbers with a dot between them, which could be a decimal.
 */
function rowOf(text: string): Cell[] | null {
  const bare = text.replaceAll(/\s+/g, "");
  if (/^\d+\.\d+$/.test(bare)) return null;
  const parts = bare
    .replaceAll(")(", "×")
    .split(/[×x*·.]/i)
    .map((part) => /^\(?(\d{1,4})\)?(?:\^([23])|([²³]))?$/.exec(part));
  const cells = parts.flatMap((found) => {
    if (!found) return [];
    const power = found[3] === "²" ? 2 : found[3] === "³" ? 3 : Number(found[2] ?? 1);
    return [{ first: Number(found[1]), power }];
  });
  return cells.length === parts.length ? cells : null;
}

/** Returns the factors, each of which must increase by a constant from term to term; otherwise null. */
function factorsOf(rows: readonly (readonly Cell[])[]): SeriesFactor[] | null {
  const [first = [], second = []] = rows;
  const factors = first.map((cell, at) => ({
    ...cell,
    step: (second[at]?.first ?? 0) - cell.first,
  }));
  const fit = rows.every(
    (row, place) =>
      row.length === factors.length &&
      factors.every(({ first: own, step, power }, at) => {
        const cell = row[at];
        return cell?.first === own + place * step && cell.power === power;
      }),
  );
  const degree = factors.reduce((sum, { step, power }) => sum + (step === 0 ? 0 : power), 0);
  const isProduct = factors.length > 1 || (factors[0]?.power ?? 1) > 1;
  return fit && isProduct && degree >= 2 && degree <= 3 ? factors : null;
}

function multiplied(factors: readonly SeriesFactor[]): Coefficients {
  return factors
    .flatMap((factor) => Array.from({ length: factor.power }, () => factor))
    .reduce<Coefficients>(
      (product, { first, step }) => {
        const [constant, slope] = [q.rational(BigInt(first - step)), q.rational(BigInt(step))];
        return Array.from({ length: product.length + 1 }, (_, at) =>
          q.add(
            q.multiply(constant, product[at] ?? q.zero),
            q.multiply(slope, product[at - 1] ?? q.zero),
          ),
        );
      },
      [q.one],
    )
    .filter((_, at, all) => all.slice(at).some((one) => !q.isZero(one)));
}

/** Returns the factors of the k-th term in LaTeX: k(k + 1), (2k + 1)k². */
export function factorsLatex(factors: readonly SeriesFactor[]): string {
  return factors
    .map(({ first, step, power }) => {
      const text = linear(step, first - step);
      const raised = power === 1 ? "" : `^{${power}}`;
      return text === "k" ? `${text}${raised}` : `(${text})${raised}`;
    })
    .join("");
}

function linear(step: number, constant: number): string {
  if (step === 0) return `${constant}`;
  const size = Math.abs(step) === 1 ? "k" : `${Math.abs(step)}k`;
  const letter = step < 0 ? `-${size}` : size;
  if (constant === 0) return letter;
  return `${letter} ${constant < 0 ? "-" : "+"} ${Math.abs(constant)}`;
}
