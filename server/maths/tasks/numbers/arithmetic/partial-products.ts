import type { NumberLeaf } from "../../../expressions/expression.ts";
import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { placeName } from "../places.ts";

function placesOf({ form }: NumberLeaf): number {
  return form.kind === "decimal" ? form.places : 0;
}

/** Returns the steps of long multiplication of two non-negative numbers; decimals are multiplied as integers first. */
export function multiplicationSteps(first: NumberLeaf, second: NumberLeaf): MathsStep[] {
  const [left, right] = [first, second].map((leaf) => {
    const scale = 10n ** BigInt(placesOf(leaf));
    return (leaf.value.numerator * scale) / leaf.value.denominator;
  });
  const [a, b] = [left ?? 0n, right ?? 0n];
  const places = placesOf(first) + placesOf(second);
  const product = wholeProduct(a, b);
  if (places === 0) return product;
  return [
    ...product,
    step(
      "Count the decimal places",
      `Leave out the points while you multiply. The product has as many decimal places as both numbers together: ${places}.`,
      `${integerLatex(a)} \\times ${integerLatex(b)} = ${integerLatex(a * b)}`,
    ),
  ];
}

/** Multiplies by each digit of the smaller number: 346 × 27 = 346 × 7 + 346 × 20. */
function wholeProduct(first: bigint, second: bigint): MathsStep[] {
  const [long, short] = first >= second ? [first, second] : [second, first];
  const digits = Array.from(short.toString(), BigInt).reverse();
  const parts = digits
    .map((digit, at) => ({ digit, at, value: digit * 10n ** BigInt(at) }))
    .filter(({ digit }) => digit > 0n);
  if (parts.length === 0) return [];
  if (parts.length === 1) return byOneDigit(long, parts[0]?.value ?? 1n);
  const lines = parts.map(({ at, value }, index) =>
    step(
      `Multiply by the ${placeName(at)}: ${value}`,
      index === 0
        ? "Take the second number apart by its places, and multiply by each part."
        : "Each digit counts as much as its place, so the product ends in as many zeros.",
      `${integerLatex(long)} \\times ${integerLatex(value)} = ${integerLatex(long * value)}`,
    ),
  );
  const sum = parts.map(({ value }) => integerLatex(long * value)).join(" + ");
  return [
    ...lines,
    step(
      "Add the partial products",
      "Together the parts make the whole second number.",
      `${sum} = ${integerLatex(long * short)}`,
    ),
  ];
}

/** Multiplies by one digit, which may be followed by zeros: place by place, with carrying. */
function byOneDigit(long: bigint, factor: bigint): MathsStep[] {
  const zeros = /0*$/.exec(factor.toString())?.[0].length ?? 0;
  const digit = factor / 10n ** BigInt(zeros);
  const steps: MathsStep[] = [];
  let carry = 0n;
  for (const [at, figure] of Array.from(long.toString(), BigInt).reverse().entries()) {
    const total = figure * digit + carry;
    const next = total / 10n;
    const isLast = at === long.toString().length - 1;
    steps.push(
      step(
        `Multiply the ${placeName(at)}`,
        next > 0n && !isLast
          ? `Write ${total % 10n} and carry ${next} to the ${placeName(at + 1)}.`
          : carry > 0n
            ? `The ${carry} that was carried is added to the product.`
            : "Nothing is carried.",
        `${figure} \\times ${digit}${carry > 0n ? ` + ${carry}` : ""} = ${total}`,
      ),
    );
    carry = next;
  }
  if (zeros === 0) return steps;
  return [
    ...steps,
    step(
      `Write ${zeros === 1 ? "the zero" : `${zeros} zeros`} behind the product`,
      `Multiplying by ${10n ** BigInt(zeros)} moves every digit to a larger place.`,
      `${integerLatex(long * digit)} \\times ${10n ** BigInt(zeros)} = ${integerLatex(long * factor)}`,
    ),
  ];
}
