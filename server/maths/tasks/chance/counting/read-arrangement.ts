import {
  type Clause,
  clauses,
  countOf,
  readClauses,
  type GapTexts,
} from "../../../wording/line-reader.ts";
import type { Condition } from "./word-condition.ts";

/** A word whose letters are arranged. */
export interface WordProblem {
  word: string;
  /** The number of letters used; null means all. */
  letterCount: number | null;
  condition: Condition;
}

const ways =
  "[find|calculate|what_is|determine|write|tell] [number_of|in_how_many|how_many] [different|distinct|distinguishable|possible|total|new] [ways|number_of|permutations|arrangements|rearrangements|words|ways_are_there_to_arrange] [of] [that]";
const can = "[can|could|are|may]";
const made = "[be] [arranged|rearranged|permuted|formed|made|obtained] [possible|there]";
const meaning =
  "[,_with_or_without_meaning_,|(_with_or_without_meaning_)|with_or_without_meaning|,_with_or_without_meaning]";
const letters = "[all] [of] letters of|in|from [a] [word] {w:word}";

const conditions: readonly [text: string, says: (taken: GapTexts) => Condition][] = [
  [
    "using|with each|every|all letter|letters [exactly|only] [once|at_a_time]",
    () => ({ kind: "none" }),
  ],
  ...(["vowels", "consonants"] as const).flatMap(
    (which): [string, (taken: GapTexts) => Condition][] => [
      [
        `[so_that|such_that|in_which|where|if|when|that|with] [all] [of] ${which} [are|is|occur|come|stay|remain|must_be|have_to_be|must_come|should_be] [always|all] [come|occur|be|kept|taken] together`,
        () => ({ kind: "together", which }),
      ],
      [
        `[so_that|such_that|in_which|where|if|when|that|with] [all] [of] ${which} [are|do|come] not|never [all] [come|occur|be] together`,
        () => ({ kind: "apart", which }),
      ],
      [
        `[so_that|such_that|in_which|where|if|when] [all] [of] ${which} never|do_not|are_not [come|occur] together`,
        () => ({ kind: "apart", which }),
      ],
    ],
  ),
  [
    "[so_that|such_that|in_which|which|if|that|when] [they|it|words|word|all_words] [begin|begins|start|starts|starting|beginning] with {f:letter}",
    ({ f = "" }) => ({ kind: "ends", first: f.toUpperCase(), last: "" }),
  ],
  [
    "[so_that|such_that|in_which|which|if|that|when] [they|it|words|word|all_words] end|ends|ending with|in {l:letter}",
    ({ l = "" }) => ({ kind: "ends", first: "", last: l.toUpperCase() }),
  ],
  [
    "[so_that|such_that|in_which|which|if|that|when] [they|it|words|word|all_words] [begin|begins|start|starts|starting|beginning] with {f:letter} and end|ends|ending with|in {l:letter}",
    ({ f = "", l = "" }) => ({ kind: "ends", first: f.toUpperCase(), last: l.toUpperCase() }),
  ],
  [
    "[so_that|such_that|in_which|which|if|that|when] [they|it|words|word|all_words] [begin|begins|start|starts] with a vowel",
    () => ({ kind: "ends of kind", first: "vowel", last: "" }),
  ],
  [
    "[so_that|such_that|in_which|which|if|that|when] [they|it|words|word|all_words] [begin|begins|start|starts] with a consonant",
    () => ({ kind: "ends of kind", first: "consonant", last: "" }),
  ],
];

type Said = { kind: "problem"; problem: WordProblem } | { kind: "condition"; condition: Condition };

const wordings: readonly Clause<Said>[] = [
  ...clauses<Said>(
    [
      `${ways} ${can} ${letters} ${can} ${made}`,
      `${ways} ${can} ${made} [by|from|using|with|of|out_of] [rearranging|arranging] ${letters}`,
      `[in] how many [different] ways [can|to] [you|we|one|i] [arrange|rearrange] ${letters}`,
      `how many [different|distinct|new] words ${meaning} can [be] [we|you] [formed|made|form|make] [using|from|with|by|out_of] [rearranging|arranging|using] ${letters}`,
      `[find|what_is|calculate|determine] number of [different|distinct|distinguishable] words ${meaning} [which|that] [can_be] [formed|made] [using|from|with|by|out_of] ${letters}`,
      `[find|what_is|calculate|determine] number of [different|distinct|distinguishable] permutations|arrangements|rearrangements [that_can_be_made|possible] [of|from|using|with] ${letters}`,
      `[how_many] [different|distinct|distinguishable] permutations|arrangements|rearrangements [are_there|can_be_made|are_possible] [of|from|using|with] ${letters}`,
      `word {w:word} ke letters [ko] kitne tarike|tareeke|ways se arrange [kar_sakte|kiya_ja_sakta|kiye_ja_sakte] [hai|hain]`,
    ],
    (taken) => problem(taken, null),
  ),
  ...clauses<Said>(
    [
      `how many {k:whole} letter words ${meaning} can [be] [we] [formed|made|form|make] [using|from|with|by|out_of] ${letters} [,] [if|when] repetition|repetitions [of_letters] [is|are] not allowed`,
      `how many {k:whole} letter words ${meaning} can [be] [we] [formed|made|form|make] [using|from|with|by|out_of] ${letters} without repetition`,
    ],
    (taken) => problem(taken, countOf(taken["k"])),
  ),
  ...conditions.flatMap(([text, says]) =>
    clauses<Said>([text], (taken) => ({ kind: "condition", condition: says(taken) })),
  ),
];

/** Reads a question of arrangements of letters; null if any word is left over. */
export function readArrangement(line: string): WordProblem | null {
  const [first, second, ...others] = readClauses(line, wordings) ?? [];
  if (first?.kind !== "problem" || others.length > 0) return null;
  if (!second) return first.problem;
  if (second.kind !== "condition") return null;
  return first.problem.letterCount === null || second.condition.kind === "none"
    ? { ...first.problem, condition: second.condition }
    : null;
}

const longest = 15;

function problem({ w = "" }: GapTexts, letterCount: number | null): Said | null {
  const word = w.toUpperCase();
  if (!/^[A-Z]{2,}$/.test(word) || word.length > longest || ["WORD", "WORDS"].includes(word))
    return null;
  const isDistinct = new Set(word).size === word.length;
  if (letterCount !== null && (!isDistinct || letterCount < 1 || letterCount > word.length))
    return null;
  return { kind: "problem", problem: { word, letterCount, condition: { kind: "none" } } };
}
