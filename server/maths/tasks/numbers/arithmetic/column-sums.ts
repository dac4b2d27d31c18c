import type { NumberLeaf } from "../../../expressions/expression.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { columnName, type ColumnRow, columnTable } from "./column-table.ts";

/** An addition or subtraction in columns: one step per column, and the completed table. */
export interface ColumnSum {
  steps: MathsStep[];
  table: string;
}

/** Returns the largest number of decimal places of the terms. */
export function placesOf(terms: readonly NumberLeaf[]): number {
  return Math.max(...terms.map(({ form }) => (form.kind === "decimal" ? form.places : 0)));
}

/** Returns the digits from the right, without the decimal point. */
function digitsOf({ value }: NumberLeaf, places: number): number[] {
  const scaled = (value.numerator * 10n ** BigInt(places)) / value.denominator;
  return Array.from(scaled.toString().padStart(places + 1, "0"), Number).reverse();
}

function setUp(terms: readonly NumberLeaf[], rows: readonly ColumnRow[], line: string): MathsStep {
  const places = placesOf(terms);
  const isUneven = terms.some((term) => placesOf([term]) < places);
  const why =
    places === 0
      ? "Ones under ones, tens under tens: every digit stands in the column of its place. Begin on the right."
      : `Point under point, so that every digit stands in the column of its place.${isUneven ? " A 0 fills an empty place behind the point." : ""} Begin on the right.`;
  return step("Write the numbers under each other", why, columnTable(rows, places), line);
}

/** Adds column by column from the right. `line` is the sum in one line of LaTeX. */
export function additionInColumns(terms: readonly NumberLeaf[], line: string): ColumnSum {
  const places = placesOf(terms);
  const columns = terms.map((term) => digitsOf(term, places));
  const length = Math.max(...columns.map((digits) => digits.length));
  const rows = columns.map((digits, at): ColumnRow =>
    at === 0 ? { digits } : { sign: "+", digits },
  );
  const steps: MathsStep[] = [setUp(terms, rows, line)];
  const carried: (number | null)[] = [];
  const result: number[] = [];
  let carry = 0;
  for (let at = 0; at < length; at += 1) {
    const digits = columns.flatMap((column) => column[at] ?? []);
    const total = digits.reduce((sum, digit) => sum + digit, carry);
    const isLast = at === length - 1;
    steps.push(additionStep({ at, places, digits, carry, total, isLast }));
    carried.push(carry > 0 ? carry : null);
    carry = Math.floor(total / 10);
    result.push(total % 10);
  }
  if (carry > 0) result.push(carry);
  const hasCarried = carried.some((digit) => digit !== null);
  const above: ColumnRow[] = hasCarried ? [{ digits: carried, isSmall: true }] : [];
  return { steps, table: columnTable([...above, ...rows], places, { digits: result }) };
}

interface AddedColumn {
  at: number;
  places: number;
  digits: readonly number[];
  carry: number;
  total: number;
  isLast: boolean;
}

function additionStep({ at, places, digits, carry, total, isLast }: AddedColumn): MathsStep {
  const name = columnName(at, places);
  const parts = [...(carry > 0 ? [carry] : []), ...digits];
  const line = parts.length === 1 ? `${total}` : `${parts.join(" + ")} = ${total}`;
  return step(`Add the ${name}`, additionWhy(), line);

  function additionWhy(): string {
    if (total >= 10 && !isLast) {
      const next = Math.floor(total / 10);
      return `Write ${total % 10} under the ${name} and carry ${next} to the ${columnName(at + 1, places)}.`;
    }
    if (total >= 10) return "This is the last column, so the whole number is written.";
    return carry > 0
      ? `The ${carry} that was carried is added in this column.`
      : "One digit is enough, so nothing is carried.";
  }
}

/** Subtracts column by column from the right, with borrowing. The first number must not be smaller than the second. */
export function subtractionInColumns(
  first: NumberLeaf,
  second: NumberLeaf,
  line: string,
): ColumnSum {
  const places = placesOf([first, second]);
  const [given, bottom] = [digitsOf(first, places), digitsOf(second, places)];
  const rows: ColumnRow[] = [{ digits: given }, { sign: "-", digits: bottom }];
  const top = [...given];
  const result: number[] = [];
  const used: number[] = [];
  const steps = given.map((_, at) => {
    const taken = bottom[at] ?? 0;
    const own = top[at] ?? 0;
    const lender = own < taken ? borrow(top, at) : null;
    const digit = top[at] ?? 0;
    used.push(digit);
    result.push(digit - taken);
    const why = subtractionWhy({ own, taken, at, lender, places });
    return step(
      `Subtract the ${columnName(at, places)}`,
      why,
      `${digit} - ${taken} = ${digit - taken}`,
    );
  });
  const changed = used.map((digit, at) => (digit === given[at] ? null : digit));
  const above: ColumnRow[] = changed.some((digit) => digit !== null)
    ? [{ digits: changed, isSmall: true }]
    : [];
  const below = { digits: withoutLeadingZeros(result, places) };
  const table = columnTable([...above, ...rows], places, below);
  return { steps: [setUp([first, second], rows, line), ...steps], table };
}

interface SubtractedColumn {
  own: number;
  taken: number;
  at: number;
  lender: number | null;
  places: number;
}

function subtractionWhy({ own, taken, at, lender, places }: SubtractedColumn): string {
  if (lender === null) return "The upper digit is large enough, so nothing is borrowed.";
  const zeros = lender > at + 1 ? "; the zeros between become 9" : "";
  return `${own} is less than ${taken}, so borrow 1 from the ${columnName(lender, places)}${zeros}.`;
}

function withoutLeadingZeros(digits: readonly number[], places: number): (number | null)[] {
  const last = digits.findLastIndex((digit) => digit > 0);
  return digits.map((digit, at) => (at > Math.max(last, places) ? null : digit));
}

/** Borrows 1 from the nearest non-zero place to the left, and returns that place. */
function borrow(top: number[], at: number): number {
  let lender = at + 1;
  while (top[lender] === 0) {
    top[lender] = 9;
    lender += 1;
  }
  top[lender] = (top[lender] ?? 1) - 1;
  top[at] = (top[at] ?? 0) + 10;
  return lender;
}
