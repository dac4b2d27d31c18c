import {
  type Clause,
  clauses,
  countOf,
  readClauses,
  type GapTexts,
} from "../../../wording/line-reader.ts";
import { readContents, singular } from "./bag-contents.ts";
import { drawnThings } from "./drawn-things.ts";
import type { Experiment, Group } from "./experiment.ts";

/** The content of one clause about an experiment. */
type Said =
  | { kind: "experiment"; experiment: Experiment }
  | { kind: "contents"; groups: readonly Group[]; noun: string }
  | { kind: "draw"; draws: number; replaced: boolean | null; noun: string }
  | { kind: "replacement"; replaced: boolean }
  | { kind: "numbered"; values: readonly number[] }
  | { kind: "nothing" };

function bagClauses(
  texts: readonly string[],
  says: (taken: GapTexts) => Said | null,
): Clause<Said>[] {
  return clauses<Said>(texts, says, drawnThings);
}

const fair =
  "[fair|unbiased|balanced|honest|ordinary|standard|normal|different|identical|distinct]";
const opening =
  "[in|when|if|suppose|while|let|on] [a|an] [experiment|random_experiment|single|1] [of|throw|toss|roll|throw_of|toss_of|roll_of] [a|an]";
const once =
  "[once|simultaneously|together|at_once|at_same_time|up|up_once|at_random|1_time|in_air]";
const tossing = "[is|are|be] tossed|flipped|thrown|tossing|toss|spun";
const rolling = "[is|are|be] thrown|rolled|tossed|rolling|throw|roll|cast";

function coins(count: number): Said | null {
  return count >= 1 && count <= 8
    ? { kind: "experiment", experiment: { kind: "coins", count } }
    : null;
}

function dice(count: number): Said | null {
  return count >= 1 && count <= 4
    ? { kind: "experiment", experiment: { kind: "dice", count } }
    : null;
}

const tossed: readonly Clause<Said>[] = [
  ...bagClauses(
    [
      `${opening} ${fair} coin ${tossing} ${once}`,
      "[in] [a|an] [single|1] tossing|toss|throw|flip of [a|an] [1] [fair|unbiased] coin",
      `${opening} 1 ${fair} coin ${tossing} ${once}`,
    ],
    () => coins(1),
  ),
  ...bagClauses([`${opening} [1] ${fair} coin ${tossing} {k:whole} times`], ({ k }) =>
    coins(countOf(k)),
  ),
  ...bagClauses([`${opening} [1] ${fair} coin ${tossing} twice`], () => coins(2)),
  ...bagClauses([`${opening} [1] ${fair} coin ${tossing} thrice`], () => coins(3)),
  ...bagClauses(
    [
      `${opening} {n:whole} ${fair} coins ${tossing} ${once}`,
      "[in] [a|an] [single|simultaneous|1] tossing|toss|throw|flip of {n:whole} [fair|unbiased] coins [simultaneously|together]",
      `tossing|flipping|throwing {n:whole} ${fair} coins ${once}`,
    ],
    ({ n }) => coins(countOf(n)),
  ),
  ...bagClauses(
    [
      `${opening} ${fair} [six_sided|6_sided|6_faced] die|dice ${rolling} ${once}`,
      `${opening} 1 ${fair} [six_sided|6_sided] die|dice ${rolling} ${once}`,
      "[in|on] [a|an] [single|1] throw|roll|toss|rolling|throwing of [a|an|1] [fair|unbiased] die|dice [once]",
      "rolling|throwing [a|1] [fair|unbiased|six_sided|6_sided] die|dice [once]",
    ],
    () => dice(1),
  ),
  ...bagClauses([`${opening} [1] ${fair} die|dice ${rolling} {k:whole} times`], ({ k }) =>
    dice(countOf(k)),
  ),
  ...bagClauses([`${opening} [1] ${fair} die|dice ${rolling} twice`], () => dice(2)),
  ...bagClauses(
    [
      `${opening} {n:whole} ${fair} [six_sided|6_sided] dice|die ${rolling} ${once}`,
      "[in|on] [a|an] [single|simultaneous|1] throw|roll|toss|throwing|rolling of {n:whole} [fair|unbiased] dice|die [together]",
      "rolling|throwing {n:whole} [fair|unbiased|six_sided|6_sided] dice [together|once]",
    ],
    ({ n }) => dice(countOf(n)),
  ),
  ...bagClauses(
    [
      `${opening} pair of ${fair} dice ${rolling} ${once}`,
      "[in] [a] [single] throw|roll of a pair of [fair|unbiased] dice",
    ],
    () => dice(2),
  ),
];

const random = "[at_random|randomly]";
const deck =
  "[a|an] [well] [shuffled] [standard|ordinary|usual|full|complete|regular] [52_card] [well] [shuffled] deck|pack [of_52_playing_cards|of_52_cards|of_playing_cards|of_cards|of_52]";

const cards: readonly Clause<Said>[] = bagClauses(
  [
    `[if|when|suppose] [1|a|single] [playing] card [is] ${random} drawn|picked|selected|chosen|taken|pulled [out_of|out|from] ${random} from ${deck} ${random}`,
    `from ${deck} [,] [1|a] card is drawn|picked|selected|chosen ${random}`,
    `drawing|picking|choosing|selecting [a|1|single] card ${random} from ${deck}`,
    `from ${deck}`,
    `all cards of ${deck} are shuffled`,
  ],
  () => ({ kind: "experiment", experiment: { kind: "cards" } }),
);

const bag: readonly Clause<Said>[] = [
  ...bagClauses(
    [
      `[if|when|and|suppose] [a|1|single] {x:drawn} [is|was] ${random} drawn|taken|picked|chosen|selected|pulled|removed|takes|draws|drawing [out_of|out|from] ${random} [from|out_of] [it|bag|box|urn|jar|this_bag|this_box|that_bag|container|basket|lot|packet|drawer|inside|bowl|hat] ${random}`,
      `[if|when|suppose] [a|1] {x:drawn} [is] ${random} drawn|taken|picked|chosen|selected [out_of|out|from] ${random}`,
      `[if] [someone|he|she|a_person|a_child|a_customer|ravi|malini|hanif|rahim|1] takes|draws|picks|selects|chooses [out] 1|a {x:drawn} ${random} [from|out_of] [it|bag|box|urn|jar] [without_looking_into_it|without_looking]`,
    ],
    (taken) => ({ kind: "draw", draws: 1, replaced: null, noun: taken["x"] ?? "ball" }),
  ),
  ...bagClauses(
    [
      `[if|when|and|suppose] {k:whole} {x:drawn} are|were ${random} drawn|taken|picked|chosen|selected [out_of|out|from] ${random} [from|out_of] [it|bag|box|urn|jar|this_bag|container|basket] ${random} [together|simultaneously|at_once|at_a_time]`,
    ],
    (taken) => draws(taken, false),
  ),
  ...bagClauses(
    [
      `[if|when|and|suppose] {k:whole} {x:drawn} are|were ${random} drawn|taken|picked|chosen|selected [out_of|out|from] ${random} [from|out_of] [it|bag|box|urn|jar|this_bag] ${random} [1_by_1|in_succession|successively|1_after_other|1_after_another|1_after_1] [,] without replacement`,
      `[if|when|and|suppose] {k:whole} {x:drawn} are|were ${random} drawn|taken|picked|chosen|selected [1_by_1|in_succession|successively|1_after_other|1_after_another] [,] without replacement [from] [it|bag|box|urn|jar]`,
    ],
    (taken) => draws(taken, false),
  ),
  ...bagClauses(
    [
      `[if|when|and|suppose] {k:whole} {x:drawn} are|were ${random} drawn|taken|picked|chosen|selected [out_of|out|from] ${random} [from|out_of] [it|bag|box|urn|jar|this_bag] ${random} [1_by_1|in_succession|successively|1_after_other|1_after_another|1_after_1] [,] with replacement`,
      `[if|when|and|suppose] {k:whole} {x:drawn} are|were ${random} drawn|taken|picked|chosen|selected [1_by_1|in_succession|successively|1_after_other|1_after_another] [,] with replacement [from] [it|bag|box|urn|jar]`,
    ],
    (taken) => draws(taken, true),
  ),
  ...bagClauses(
    ["[ball|marble|it|each|first] [ball] is not replaced", "without replacing [it|first|them]"],
    () => ({ kind: "replacement", replaced: false }),
  ),
];

function draws({ k, x }: GapTexts, replaced: boolean): Said | null {
  const count = countOf(k);
  return count >= 2 && count <= 6
    ? { kind: "draw", draws: count, replaced, noun: x ?? "balls" }
    : null;
}

const numberedThing =
  "cards|tickets|discs|balls|slips|coupons|tokens|chips|bottles|counters|plates|papers|slips_of_paper|marbles|tags|disks|stones";
const mixing =
  "[and|are|were|is] [kept|placed|put|thoroughly|mixed|well|shuffled] [mixed|shuffled|up|well|thoroughly|together] [up|thoroughly|well|together] [in|inside|into] [a] [box|bag|urn|jar|container]";

const numbered: readonly Clause<Said>[] = [
  ...bagClauses(
    [
      `[a] [box|bag|urn|jar] [contains|has] [{t:whole}] ${numberedThing} [which_are|are] numbered|marked|bearing [with] [numbers|number] [from] {a:whole} to {b:whole} ${mixing}`.replace(
        "[{t:whole}]",
        "< {t:whole} >",
      ),
      `< {t:whole} > ${numberedThing} [which_are|are] numbered|marked|bearing [with] [numbers|number] [from] {a:whole} to {b:whole} ${mixing}`,
      `< {t:whole} > ${numberedThing} [which_are|are] numbered|marked|bearing [with] [numbers|number] {a:whole} , {c:whole} , {d:whole} , ... [,] [and] {b:whole} ${mixing}`,
      `[a] [box|bag|urn|jar] [contains|has] < {t:whole} > ${numberedThing} [which_are|are] numbered|marked|bearing [with] [numbers|number] {a:whole} , {c:whole} , {d:whole} , ... [,] [and] {b:whole} ${mixing}`,
    ],
    (taken) => range(taken),
  ),
  ...bagClauses(
    [
      `[if|when] [a|1] number is ${random} chosen|selected|picked|drawn|taken ${random} from [among] [numbers|integers|natural_numbers] [from] {a:whole} to {b:whole} ${random}`,
      `[if|when] [a|1] number is ${random} chosen|selected|picked|drawn|taken ${random} from [numbers|set] [(] {a:whole} , {c:whole} , {d:whole} , ... , [and] {b:whole} [)]`,
      `[if|when] [a|an|1] integer|natural_number is ${random} chosen|selected|picked ${random} from {a:whole} to {b:whole}`,
    ],
    (taken) => whole(range(taken)),
  ),
  ...bagClauses(
    [
      `[if|when] [a|1] number is ${random} chosen|selected|picked ${random} from first {b:whole} natural numbers`,
    ],
    (taken) => whole(range({ ...taken, a: "1" })),
  ),
];

function range({ t, a, b, c, d }: GapTexts): Said | null {
  const [low, high] = [countOf(a), countOf(b)];
  const isStep = c === undefined || (countOf(c) === low + 1 && countOf(d) === low + 2);
  const count = high - low + 1;
  if (!isStep || count < 2 || count > 2000 || (t !== undefined && countOf(t) !== count))
    return null;
  return { kind: "numbered", values: Array.from({ length: count }, (_, at) => low + at) };
}

function whole(said: Said | null): Said | null {
  return said?.kind === "numbered"
    ? { kind: "experiment", experiment: { kind: "numbers", values: said.values } }
    : null;
}

const lettered: readonly Clause<Said>[] = bagClauses(
  [
    `[if|when] [a|1] letter [of_english_alphabet] is ${random} chosen|selected|picked|drawn ${random} from [all] [letters_of] [word] {w:word}`,
    `[a] letter is ${random} chosen|selected|picked ${random} from letters of [word] {w:word}`,
  ],
  ({ w = "" }) =>
    /^[a-z]{3,}$/.test(w) && w !== "word"
      ? { kind: "experiment", experiment: { kind: "letters", word: w.toUpperCase() } }
      : null,
);

const all = [...tossed, ...cards, ...bag, ...numbered, ...lettered];

/** The experiment that a text describes, with every word used; null if it is ambiguous. */
export function readExperiment(text: string): Experiment | null {
  const line = text.trim() === "" ? "" : `${text.trim()} `;
  const start = /^(?:(?:[.,:]|suppose|if|let|given|that) )*/.exec(line)?.[0].length ?? 0;
  const first = readContents(line.slice(start));
  const rest = first ? line.slice(start + first.end) : line;
  const others = readClauses(rest, all);
  if (!others) return null;
  return assembled(first ? [{ kind: "contents", ...first }, ...others] : others);
}

function assembled([first, ...more]: readonly Said[]): Experiment | null {
  if (first?.kind === "experiment") return more.length === 0 ? first.experiment : null;
  if (first?.kind === "numbered") return oneNumber(first.values, more);
  return first?.kind === "contents" ? drawnFromBag(first, more) : null;
}

/** A bag with only its contents described, and one thing drawn from it. */
export function readLoneBag(text: string): Experiment | null {
  const line = `${text.trim()} `;
  const contents = readContents(line);
  if (!contents || !/^(?:[.,?] )*$/.test(line.slice(contents.end))) return null;
  const draw: Said = { kind: "draw", draws: 1, replaced: null, noun: contents.noun };
  return assembled([{ kind: "contents", ...contents }, draw]);
}

function oneNumber(values: readonly number[], more: readonly Said[]): Experiment | null {
  const [draw] = more;
  return draw?.kind === "draw" && draw.draws === 1 && more.length === 1
    ? { kind: "numbers", values }
    : null;
}

function drawnFromBag(
  { groups, noun: held }: Extract<Said, { kind: "contents" }>,
  [draw, ...after]: readonly Said[],
): Experiment | null {
  if (draw?.kind !== "draw") return null;
  const hasReplacement = isPutBack(draw.replaced, after);
  const noun = singular(draw.noun);
  const isSame = noun === singular(held) || held === "ball";
  if (hasReplacement === null || !isSame) return null;
  const { draws } = draw;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (total > 500 || total < 1 || (!hasReplacement && draws > total)) return null;
  return { kind: "bag", groups, draws, hasReplacement, noun };
}

/** Whether things are put back, stated with the draw or after it; null for any other text after it. */
function isPutBack(withDraw: boolean | null, after: readonly Said[]): boolean | null {
  const [rule] = after;
  if (!rule) return withDraw ?? false;
  return rule.kind === "replacement" && after.length === 1 ? rule.replaced : null;
}
