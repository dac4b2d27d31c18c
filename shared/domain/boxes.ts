/** A rectangle of a drawing, in its units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A point in a drawing, in its units. */
export type Spot = readonly [x: number, y: number];

/**
 * The mean width of a sign in the page's font as a share of its size, with a margin: text can't be measured before it
 * is drawn.
 */
const widthOfSign = 0.54;

/** The width of a line of text, in the units of its size. */
export const widthOf = (text: string, fontSize: number) =>
  Array.from(text).length * widthOfSign * fontSize;

/** The position of a line of text: `y` is its baseline. */
export function textBox(
  text: string,
  fontSize: number,
  { x, y, anchor }: { x: number; y: number; anchor: "start" | "middle" | "end" },
): Box {
  const width = widthOf(text, fontSize);
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return { left, right: left + width, top: y - fontSize * 0.8, bottom: y + fontSize * 0.2 };
}

/** The square around a point. */
export const around = ([x, y]: Spot, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Whether two boxes share more than an edge. */
export const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Whether a box lies inside another one. */
export const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** The point in a box that is nearest to a point. */
export const nearestIn = ({ left, right, top, bottom }: Box, [x, y]: Spot): Spot => [
  Math.min(Math.max(x, left), right),
  Math.min(Math.max(y, top), bottom),
];

/** Whether a line segment between two points crosses a box, by clipping it at each side of the box. */
export function crosses(box: Box, [x, y]: Spot, [endX, endY]: Spot): boolean {
  // Most segments lie entirely on one side of the box.
  if (Math.max(x, endX) < box.left || Math.min(x, endX) > box.right) return false;
  if (Math.max(y, endY) < box.top || Math.min(y, endY) > box.bottom) return false;
  let [from, to] = [0, 1];
  const sides: [along: number, room: number][] = [
    [x - endX, x - box.left],
    [endX - x, box.right - x],
    [y - endY, y - box.top],
    [endY - y, box.bottom - y],
  ];
  for (const [along, room] of sides) {
    if (along === 0 && room < 0) return false;
    if (along < 0) from = Math.max(from, room / along);
    if (along > 0) to = Math.min(to, room / along);
  }
  return from <= to;
}
