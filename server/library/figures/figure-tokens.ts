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
export const arrowTokens: readonly string[] = ["ink", "soft", ...figureHues];
