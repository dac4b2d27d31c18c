/** A random experiment; all outcomes are equally likely. */
export type Experiment =
  | { kind: "coins"; count: number }
  | { kind: "dice"; count: number }
  /** One card from a full pack. */
  | { kind: "cards" }
  /** One of the numbers. */
  | { kind: "numbers"; values: readonly number[] }
  /** Things of several kinds in a bag, of which some are drawn. */
  | { kind: "bag"; groups: readonly Group[]; draws: number; hasReplacement: boolean; noun: string }
  /** One letter of a word. */
  | { kind: "letters"; word: string };

export interface Group {
  name: string;
  count: number;
}

/** A card by its rank, 1 (ace) to 13 (king), and its suit. */
export interface Card {
  rank: number;
  suit: Suit;
}

export const suits = ["spades", "hearts", "diamonds", "clubs"] as const;
export type Suit = (typeof suits)[number];

/** An outcome of one kind of experiment: faces as numbers, cards, or the names of what was drawn. */
export type Outcome = readonly number[] | Card | string;

/** Heads are 1 and tails 0. */
export function outcomesOf(experiment: Exclude<Experiment, { kind: "bag" }>): Outcome[] {
  switch (experiment.kind) {
    case "coins":
      return sequences([1, 0], experiment.count);
    case "dice":
      return sequences([1, 2, 3, 4, 5, 6], experiment.count);
    case "cards":
      return suits.flatMap((suit) =>
        Array.from({ length: 13 }, (_, at) => ({ rank: at + 1, suit })),
      );
    case "numbers":
      return experiment.values.map((value) => [value]);
    case "letters":
      return Array.from(experiment.word);
  }
}

function sequences(faces: readonly number[], length: number): number[][] {
  if (length === 0) return [[]];
  return sequences(faces, length - 1).flatMap((start) => faces.map((face) => [...start, face]));
}

export function totalOf({ groups }: Extract<Experiment, { kind: "bag" }>): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
