import type { Figure } from "../figures/figure.ts";
import { type Story, storyTask } from "../figures/story-task.ts";

const triangles: Figure = {
  name: "two similar triangles",
  nouns: "similar triangles",
  topic: "Triangles",
  method: "Similar triangles",
  measures: [
    { symbol: "a", names: "side of the first triangle", dimension: 1 },
    { symbol: "A", names: "corresponding side of the second triangle", dimension: 1 },
    { symbol: "b", names: "other side", dimension: 1 },
    { symbol: "B", names: "unknown side", dimension: 1 },
  ],
  relations: [
    {
      formula: "B = A/a × b",
      rule: "The corresponding sides of similar triangles are in the same ratio",
    },
  ],
};

/** Returns the names of the sides AB, BC and CA of a triangle, each with both orders of its letters. */
function sidesOf([first = "", second = "", third = ""]: string): [string, string, string] {
  const both = (one: string, other: string): string => `${one}${other}|${other}${one}`;
  return [both(first, second), both(second, third), both(third, first)];
}

const find = "[.|,] [then] [find|what_is|calculate] [the] [length|value|measure] [of]";
const kind = "[triangle|△|Δ|δ|∆]";

/**
 * Returns the wordings for two similar triangles. The order of the letters determines corresponding sides: AB and DE,
 * BC and EF, CA and FD.
 */
function storiesOf(one: string, other: string): Story[] {
  const [first, second] = [sidesOf(one), sidesOf(other)];
  const start = `[in|if|given|given_that] ${kind} ${one} ~|∼|is_similar_to ${kind} ${other} [.|,|and|with|in_which|such_that] [if|where]`;
  return [0, 1, 2].flatMap((known) =>
    [0, 1, 2].flatMap((asked): Story[] => {
      if (known === asked) return [];
      const [side, like] = [first[known] ?? "", second[known] ?? ""];
      const [given, wanted] = [first[asked] ?? "", second[asked] ?? ""];
      const part = (name: string): string => `${name} =|is {q} ,|and|, [and]`;
      const last = (name: string): string => `${name} =|is {q}`;
      const story = (wording: string, gives: readonly string[], asks: string): Story => ({
        figure: triangles,
        wordings: [wording],
        gives,
        asks,
      });
      return [
        story(
          `${start} ${part(side)} ${part(like)} ${last(given)} ${find} ${wanted}`,
          ["a", "A", "b"],
          "B",
        ),
        story(
          `${start} ${part(side)} ${part(given)} ${last(like)} ${find} ${wanted}`,
          ["a", "b", "A"],
          "B",
        ),
        story(
          `${start} ${part(side)} ${part(like)} ${last(wanted)} ${find} ${given}`,
          ["a", "A", "B"],
          "b",
        ),
      ];
    }),
  );
}

/** Finds a side of one of two similar triangles that are named by their vertices. */
export const similarSides = storyTask({
  name: "sides-of-similar-triangles",
  cue: /~|∼|similar/,
  stories: [...storiesOf("abc", "def"), ...storiesOf("abc", "pqr")],
  examples: [
    "Triangle ABC is similar to triangle DEF, AB = 4 cm, DE = 6 cm and BC = 5 cm. Find EF.",
    "△ABC ~ △PQR, AB = 6 cm, PQ = 9 cm and QR = 12 cm. Find BC.",
  ],
});
