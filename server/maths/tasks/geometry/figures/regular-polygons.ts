import { type Figure, nouns } from "./figure.ts";
import { area, common, perimeter } from "./plane-figures.ts";

/** Regular polygons by their number of sides. */
const polygonNames: readonly [bigint, string][] = [
  [5n, "pentagon"],
  [6n, "hexagon"],
  [7n, "heptagon"],
  [8n, "octagon"],
  [9n, "nonagon"],
  [10n, "decagon"],
  [12n, "dodecagon"],
];

export const regularPolygons: readonly Figure[] = polygonNames.map(([sides, name]) => ({
  ...common,
  name: `a regular ${name}`,
  nouns: nouns(`regular ${name}s?`),
  within: `${name}|polygon`,
  measures: [
    { symbol: "a", names: "side|each side|sides|side length", dimension: 1 },
    perimeter,
    ...(sides === 6n ? [area] : []),
  ],
  relations: [
    {
      formula: `P = ${sides} × a`,
      rule: `A regular ${name} has ${sides} equal sides, so perimeter = ${sides} × side`,
    },
    ...(sides === 6n
      ? [
          {
            formula: "A = 6 × √3/4 × a^2",
            rule: "A regular hexagon is made of 6 equilateral triangles, so its area is 6 × (√3/4) × side²",
          },
        ]
      : []),
  ],
}));
