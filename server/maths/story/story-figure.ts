import { type Rational, toNumber } from "../numbers/rational.ts";
import type { Drawing } from "../plot/plot.ts";
import { answerOf, type Label, noLabel } from "./amount.ts";
import { sentenceCase } from "./nouns.ts";
import type { StoryFacts } from "./read-story.ts";
import type { RuleResult } from "./rules.ts";

/** The data of a word problem that a drawing may use. */
export interface StoryFigure {
  facts: StoryFacts;
  targets: readonly string[];
  /** The number of a role, given or computed, for lengths to scale; null if the word problem has none. */
  value: (role: string) => number | null;
  /** The given value of a role, with its unit; "?" for other roles. */
  text: (role: string) => string;
  isGiven: (role: string) => boolean;
  /** The name of a role in the question, or the word in a gap; "" if it has no name. */
  name: (role: string) => string;
}

/** Draws the bars of a word problem; null if it has none. */
export type DrawStory = (figure: StoryFigure) => Drawing | null;

interface FigureSource {
  facts: StoryFacts;
  /** Numbers in the units of the word problem, the units of the results, and the names of the roles. */
  preparation: {
    givens: ReadonlyMap<string, Rational>;
    labels: Readonly<Record<string, Label>>;
    names?: Readonly<Record<string, string>>;
  };
  targets: readonly string[];
  computed: readonly RuleResult[];
}

/** The numbers of a word problem for a drawing: given ones with their text, computed ones only as lengths. */
export function storyFigure({ facts, preparation, targets, computed }: FigureSource): StoryFigure {
  const values = new Map<string, Rational>(preparation.givens);
  for (const { rule, value } of computed) values.set(rule.finds, value);
  return {
    facts,
    targets,
    value: (role) => {
      const found = values.get(role);
      return found ? toNumber(found) : null;
    },
    text: (role) => {
      const given = preparation.givens.get(role);
      return given ? answerOf(given, preparation.labels[role] ?? noLabel).plain : "?";
    },
    isGiven: (role) => preparation.givens.has(role),
    name: (role) => preparation.names?.[role] ?? sentenceCase(facts.words.get(role) ?? ""),
  };
}
