/** The hues of figures: `--figure-green` for lines and labels, `--figure-green-fill` for areas. */
const figureHues = ["green", "blue", "red", "yellow", "brown", "violet", "pink", "grey"] as const;

/** The CSS variables for figures that the page defines in both themes (client/src/ui/figure/figure.css). */
export const figureTokens: readonly string[] = [
  "ink",
  "soft",
  "ground",
  ...figureHues.flatMap((hue) => [hue, `${hue}-fill`]),
];

/** Arrowheads at the end of a line: `marker-end="url(#arrow-ink)"`. */
const arrowTokens: readonly string[] = ["ink", "soft", ...figureHues];

/** The elements that a figure may have. */
export const allowedElements: ReadonlySet<string> = new Set(
  "g path rect circle ellipse line polyline polygon text tspan".split(" "),
);

const number = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`;
const numbers = new RegExp(`^${number}(?:[ ,]+${number})*$`, "u");
const one = new RegExp(`^${number}$`, "u");
const paint = new RegExp(String.raw`^(?:none|var\(--figure-(?:${figureTokens.join("|")})\))$`, "u");
const arrow = new RegExp(String.raw`^url\(#arrow-(?:${arrowTokens.join("|")})\)$`, "u");
const transform = new RegExp(
  String.raw`^(?:(?:translate|rotate|scale)\(${number}(?:[ ,]+${number})*\) ?)+$`,
  "u",
);

const values: Record<string, RegExp> = {
  d: /^[MmLlHhVvCcSsQqTtAaZz0-9.,\s-]+$/u,
  points: numbers,
  "stroke-dasharray": numbers,
  transform,
  fill: paint,
  stroke: paint,
  "marker-start": arrow,
  "marker-end": arrow,
  "text-anchor": /^(?:start|middle|end)$/u,
  "font-weight": /^(?:400|600|700)$/u,
  "font-style": /^italic$/u,
  "stroke-linecap": /^(?:butt|round|square)$/u,
  "stroke-linejoin": /^(?:miter|round|bevel)$/u,
  ...Object.fromEntries(
    "x y dx dy width height rx ry cx cy r x1 y1 x2 y2 stroke-width fill-opacity font-size"
      .split(" ")
      .map((name) => [name, one]),
  ),
};

/** The fault of a figure's attribute; null where there is none. */
export function attributeFault(name: string, value: string): string | null {
  const form = Object.hasOwn(values, name) ? values[name] : undefined;
  if (!form) return `${name} is no attribute of a figure`;
  if (form.test(value.replaceAll(/\s+/gu, " ").trim())) return null;
  if (form === paint)
    return `${name}="${value}" is neither none nor a token such as var(--figure-ink)`;
  return `${name}="${value}" can't be read`;
}
