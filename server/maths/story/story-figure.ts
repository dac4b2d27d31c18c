import { type Rational, toNumber } from "../numbers/rational.ts";
import type { Drawing } from "../plot/plot.ts";
import { answerOf, type Label, noLabel } from "./amount.ts";
import { sentenceCase } from "./nouns.ts";
import type { Told } from "./read-story.ts";
import type { Computed } from "./rules.ts";

/** What a drawing of a story may take from it. */
export interface StoryFigure {
  told: Told;
  asked: readonly string[];
  /** The number of a role, given or worked out, for lengths to scale; null where the story has none. */
  value: (role: string) => number | null;
  /** What the question gives for a role, with its unit; "?" for all else. */
  text: (role: string) => string;
  isGiven: (role: string) => boolean;
  /** What the question calls a role, or the word that it puts in a gap; "" where it has no name. */
  name: (role: string) => string;
}

/** Draws the bars of a story; null where it has none. */
export type DrawStory = (figure: StoryFigure) => Drawing | null;

interface FigureSource {
  told: Told;
  /** Numbers in the units of the story, what they are counted in, and the names of their roles. */
  prepared: {
    given: ReadonlyMap<string, Rational>;
    labels: Readonly<Record<string, Label>>;
    names?: Readonly<Record<string, string>>;
  };
  asked: readonly string[];
  computed: readonly Computed[];
}

/** The numbers of a story for a drawing: given ones with their words, and those worked out only as lengths. */
export function storyFigure({ told, prepared, asked, computed }: FigureSource): StoryFigure {
  const values = new Map<string, Rational>(prepared.given);
  for (const { rule, value } of computed) values.set(rule.finds, value);
  return {
    told,
    asked,
    value: (role) => {
      const found = values.get(role);
      return found ? toNumber(found) : null;
    },
    text: (role) => {
      const given = prepared.given.get(role);
      return given ? answerOf(given, prepared.labels[role] ?? noLabel).plain : "?";
    },
    isGiven: (role) => prepared.given.has(role),
    name: (role) => prepared.names?.[role] ?? sentenceCase(told.words.get(role) ?? ""),
  };
}
