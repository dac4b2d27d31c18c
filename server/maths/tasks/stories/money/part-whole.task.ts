import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { plural, sentenceCase } from "../../../story/nouns.ts";
import { mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { wholeBar } from "../../../story/story-bars.ts";
import type { StoryFigure } from "../../../story/story-figure.ts";
import { storyTask } from "../story-kind.ts";

/** Pairs of kinds that together make up the whole. */
const pairs: readonly (readonly [key: string, one: string, other: string])[] = [
  ["rotten", "rotten|bad|spoilt|spoiled", "good|fresh|not_rotten"],
  ["damaged", "damaged", "good|not_damaged"],
  ["defective", "defective", "good|not_defective"],
  ["broken", "broken", "good|unbroken|not_broken"],
  ["cracked", "cracked", "good|not_cracked"],
  ["presence", "absent", "present"],
  ["sex", "boys", "girls"],
  ["ripe", "raw|unripe", "ripe"],
  ["read", "unread|not_read", "read"],
  ["sold", "unsold", "sold"],
];
const are = "are|were|is|was";
const group =
  "[class|school|village|basket|box|group|bag|crate|tray|shop|library|theatre|hall|party|club]";

const others = ["other", "boys", "girls"];

function tellings(key: string, way: string, words: string): Clause[] {
  const nouns = /boys|girls/.test(words);
  return telling(
    { [`told_${key}`]: way },
    `{part:number} [of_them|of_these|out_of_them|out_of_these] ${are} ${words}`,
    ...(nouns
      ? []
      : [`{part:number} {x:word} ${are} ${words}`, `{part:number} of {x:word} ${are} ${words}`]),
    ...(nouns ? [`there ${are} {part:number} ${words} [in_it|among_them]`] : []),
  );
}

function askings(key: string, way: string, words: string): Clause[] {
  const nouns = /boys|girls/.test(words);
  const says = { [`asked_${key}`]: way };
  const texts = nouns
    ? [
        `how_many ${words} ${are} there [in_class|in_all|in_school|in_it]`,
        `how_many [of_them] ${are} ${words}`,
        `${mustFind} number of ${words} [in_class|in_school]`,
      ]
    : [
        `how_many [of_them] ${are} ${words} [today|in_class]`,
        `how_many {x:word} ${are} ${words} [today|in_class]`,
        `how_many ${words} {x:word} ${are} there [in_it]`,
        `${mustFind} number of ${words} {x:word}`,
      ];
  return asks(nouns ? words : "other", ...texts).map((clause) => ({ ...clause, says }));
}

const clauses: readonly Clause[] = [
  ...facts(
    `there ${are} {all:number} {x:word} in ${group}`,
    `there ${are} {all:number} {x:word}`,
    `${group.slice(1, -1)} has|had|contains|contained {all:number} {x:word}`,
    `{who:person} has|had|bought|buys {all:number} {x:word}`,
    `out_of {all:number} {x:word} [in_class|in_basket|in_box]`,
    `in ${group} of {all:number} {x:word}`,
  ),
  ...pairs.flatMap(([key, one, other]) => [
    ...tellings(key, "one", one),
    ...tellings(key, "other", other),
    ...askings(key, "one", one),
    ...askings(key, "other", other),
  ]),
];

/** Names of roles in the words of the question: "Rotten mangoes" and "Good mangoes". */
function namesOf({ says, words }: StoryFacts): Record<string, string> {
  const noun = words.get("x") ?? "";
  const told = Object.keys(says).find((name) => name.startsWith("told"));
  const pair = pairs.find(([key]) => `told_${key}` === told);
  if (!pair || noun === "") return {};
  const [known, open] = (
    told && says[told] === "one" ? pair.slice(1) : pair.slice(1).toReversed()
  ).map((names) => names.split("|")[0]?.replaceAll("_", " ") ?? "");
  const named = (kind = ""): string =>
    sentenceCase(/boys|girls/.test(kind) ? kind : `${kind} ${plural(noun)}`);
  return { all: `All ${plural(noun)}`, part: named(known), other: named(open) };
}

function draw(figure: StoryFigure): ReturnType<typeof wholeBar> {
  const other = figure.targets[0] ?? "other";
  return wholeBar(figure, {
    whole: "all",
    parts: [
      { role: "part", name: figure.name("part") },
      { role: other, name: figure.name("other") },
    ],
  });
}

/** The number of one kind from the total and the number of the other kind. */
export const partWhole = storyTask({
  name: "part-and-whole",
  about: /N\d.*N\d.* (?:how many|number of)/,
  clauses,
  roles: {
    all: ["All", "noun x"],
    part: ["Known part", "noun x"],
    other: ["Other part", "noun x"],
    boys: ["Boys", "of boys"],
    girls: ["Girls", "of girls"],
  },
  whole: ["all", "part", ...others],
  adjectives: pairs.flatMap(([, one, other]) => `${one}|${other}`.split("|")),
  // The given number is of one kind, the requested number of the other.
  isSound: ({ says }) =>
    Object.entries(says).every(([name, way]) => {
      const twin = says[name.replace(/^told|^asked/, name.startsWith("told") ? "asked" : "told")];
      return twin !== undefined && twin !== way;
    }),
  names: namesOf,
  rules: others.flatMap((other) => [
    makeRule(
      other,
      "all part",
      "Take away the known part",
      "The two parts make all, so the other part is all − the known part.",
      (v) => line`${v("all")} - ${v("part")}`,
    ),
    makeRule(
      "all",
      `part ${other}`,
      "Put the parts together",
      "",
      (v) => line`${v("part")} + ${v(other)}`,
    ),
  ]),
  draw,
  lesson: {
    topic: "Subtraction in daily life",
    method: "Whole and parts",
    difficulty: "beginner",
    idea: "Everything belongs to one of two parts, and both parts together make all.",
    firstMove: "Draw a bar for all, and mark the part that is known.",
    terms: {},
    next: ["Do the two parts together make all? Add to check."],
  },
  examples: [
    "A basket has 48 mangoes. 13 of them are rotten. How many good mangoes are there?",
    "There are 45 students in a class. 7 students are absent. How many students are present?",
    "There are 45 students in a class. 22 of them are girls. How many boys are there?",
  ],
});
