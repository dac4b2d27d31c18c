import { figureWidth } from "#shared/domain/figure-mark.ts";
import { readFigure } from "../figures/read-figure.ts";
import { type Label, labelsIn } from "./label-boxes.ts";
import { wordsIn } from "./words.ts";

const largestFigure = 8 * 1024;
/** A figure is about 296 px wide on a phone of 360 px; this size is 12 px there. */
const smallestWords = 13;
const heights = { fewest: 80, most: 420 };
const altLength = { fewest: 8, most: 90 };

/** The faults of a figure's file, as sentences; none in a good one. */
export function figureFaults(name: string, source: string): string[] {
  let figure;
  try {
    figure = readFigure(name, source);
  } catch (error) {
    return [String(error)];
  }
  const { boxes, sizes } = labelsIn(source);
  const bytes = Buffer.byteLength(source);
  return [
    ...(bytes > largestFigure ? [`it has ${bytes} bytes instead of ${largestFigure} at most`] : []),
    ...(figure.height < heights.fewest || figure.height > heights.most
      ? [`it is ${figure.height} high instead of ${heights.fewest} to ${heights.most}`]
      : []),
    ...altFaults(figure.alt),
    ...sizes
      .filter(({ size }) => size < smallestWords)
      .map(({ words, size }) => `"${words}" is ${size} high, less than ${smallestWords}`),
    ...boxes.flatMap((label) => cutFaults(label, figure.height)),
    ...overlapFaults(boxes),
  ];
}

function altFaults(alt: string): string[] {
  const count = wordsIn(alt).length;
  return [
    ...(count < altLength.fewest || count > altLength.most
      ? [`<desc> has ${count} words instead of ${altLength.fewest} to ${altLength.most}`]
      : []),
    ...(/^\P{Ll}.*[.।]$/u.test(alt) ? [] : [`<desc> is no whole sentence: "${alt}"`]),
    ...(/["*_$<>`\\[\]]/u.test(alt) ? ["<desc> is no plain text without quotes and brackets"] : []),
    ...(/^(?:an? |the )?(?:labelled |simple )?(?:image|picture|figure|diagram|drawing)\b/iu.test(
      alt,
    )
      ? ["<desc> begins with what it is instead of what it says"]
      : []),
  ];
}

/** Boxes are estimates, so one that crosses an edge by a letter is accepted. */
const tolerance = 4;

function cutFaults({ words, left, right, top, bottom }: Label, height: number): string[] {
  const isCut =
    left < -tolerance ||
    right > figureWidth + tolerance ||
    top < -tolerance ||
    bottom > height + tolerance;
  return isCut
    ? [`"${words}" goes over the edge: it reaches from ${Math.round(left)} to ${Math.round(right)}`]
    : [];
}

function overlapFaults(labels: readonly Label[]): string[] {
  return labels.flatMap((one, at) =>
    labels
      .slice(at + 1)
      .filter((other) => overlaps(one, other))
      .map((other) => `"${one.words}" and "${other.words}" stand on each other`),
  );
}

function overlaps(one: Label, other: Label): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > tolerance && high > 1;
}
