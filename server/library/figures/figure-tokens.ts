/** The hues of figures: `--figure-green` for lines and words, `--figure-green-fill` for what they enclose. */
const figureHues = ["green", "blue", "red", "yellow", "brown", "violet", "pink", "grey"] as const;

/** What the page defines for figures, in both themes (client/src/ui/figure/figure.css). */
export const figureTokens: readonly string[] = [
  "ink",
  "soft",
  "ground",
  ...figureHues.flatMap((hue) => [hue, `${hue}-fill`]),
];

/** Heads of arrows that a line may end in: `marker-end="url(#arrow-ink)"`. */
export const arrowTokens: readonly string[] = ["ink", "soft", ...figureHues];
