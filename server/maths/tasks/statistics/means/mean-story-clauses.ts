import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  type Clause,
  clauses,
  type GapSources,
  numberOf,
  readClauses,
  type GapTexts,
} from "../../../wording/line-reader.ts";
import { readNumberList } from "../../../wording/number-list.ts";
import type { MeanStory } from "./mean-story.ts";

type Said =
  | { kind: "group"; count: Rational; mean: Rational; noun: string }
  | { kind: "change"; change: MeanStory["change"] }
  | { kind: "ask"; asked: MeanStory["target"]; join: boolean };

const thing =
  "numbers|observations|items|values|students|boys|girls|men|women|persons|people|workers|players|matches|innings|scores|readings|children|results|quantities|teachers|employees|data|tests|subjects";
const gaps: GapSources = {
  noun: `(?:${thing}) `,
  numbers: String.raw`(?:-?\d[\d,]*(?:\.\d+)? (?:, and |, |and |aur )?)+`,
};
const quantity =
  "[arithmetic] mean|average|am [marks|weight|age|height|score|salary|wage|wages|income|of_marks|runs|temperature] [of|obtained_by|scored_by|for]";
const unit = "[kg|cm|years|rs|runs|marks|₹|m]";
const is =
  "is|was|=|are|were|be|is_found_to_be|was_found_to_be|was_calculated_to_be|was_calculated_as|is_given_as";

function said(texts: readonly string[], says: (taken: GapTexts) => Said | null): Clause<Said>[] {
  return clauses<Said>(texts, says, gaps);
}

function group({ n, m, x }: GapTexts): Said {
  return { kind: "group", count: numberOf(n), mean: numberOf(m), noun: x ?? "values" };
}

function listOf(text: string | undefined): Rational[] | null {
  const read = readNumberList((text ?? "").trim().replace(/ (?:,|and)$/, ""));
  return read && read.dots === "none" ? [...read.values] : null;
}

function change(made: MeanStory["change"] | null): Said | null {
  return made && { kind: "change", change: made };
}

const find = "[find|calculate|what_is|what_will_be|determine|compute|then|what_would_be]";
const whole = "[combined|mean_of_all|overall|whole]";
const each =
  "[if] each|every [of_these|of_them|1] [number|observation|item|value|1|score|of_numbers|numbers|observations|term|student] [is|are]";
const later =
  "[but] [later|later_on|on_checking|afterwards] [it] [was] [later] [found|discovered|noticed|observed|detected] [later|afterwards] [that]";
const wrongly =
  "[was|were|had_been|is] [wrongly|incorrectly|by_mistake|mistakenly] misread|taken|written|copied|read|recorded|entered|wrongly_taken|wrongly_written|wrongly_read|wrongly_copied|wrongly_recorded|noted [wrongly|incorrectly|by_mistake|mistakenly]";
const item =
  "[a|an|1|2] [score|scores|observation|observations|item|items|number|numbers|value|values|marks] [of]";

const statements: readonly Clause<Said>[] = [
  ...said(
    [
      `[if|in_a_class] ${quantity} [a] [group_of|set_of] {n:whole} [other] {x:noun} ${is} {m} ${unit}`,
      `and [that] [of] [the] [other] {n:whole} {x:noun} ${is} {m} ${unit}`,
      `[and] [that] of [other] {n:whole} [other] {x:noun} ${is} {m} ${unit}`,
    ],
    group,
  ),
  ...said([`[if] [there_are] {n:whole} {x:noun} have|has [an|a] average|mean [of] {m}`], group),
  ...said(
    [
      `${each} increased by {v}`,
      `{v} is added to each [number|observation|value|of_them|item]`,
      `[if] {v} is added to each|every [number|observation|value|of_them|item|of_these_numbers]`,
    ],
    ({ v }) => change({ kind: "each", operation: "+", by: numberOf(v) }),
  ),
  ...said(
    [
      `${each} decreased|reduced by {v}`,
      `[if] {v} is subtracted from each|every [number|observation|value|of_them|item]`,
    ],
    ({ v }) => change({ kind: "each", operation: "-", by: numberOf(v) }),
  ),
  ...said([`${each} multiplied by {v}`], ({ v }) =>
    change({ kind: "each", operation: "×", by: numberOf(v) }),
  ),
  ...said([`${each} divided by {v}`], ({ v }) =>
    q.isZero(numberOf(v)) ? null : change({ kind: "each", operation: "÷", by: numberOf(v) }),
  ),
  ...said([`[if] each|every [number|observation|value|item] is doubled`], () =>
    change({ kind: "each", operation: "×", by: q.rational(2n) }),
  ),
  ...said(
    [
      `[if] [a|1|another] [new|more|further] [number|observation|value|item|score] {v} is added|included|joined [to] [the] [data|them|list|set]`,
      `[if] number {v} is included [in] [the] [data|list|set]`,
    ],
    ({ v }) => change({ kind: "add", values: [numberOf(v)] }),
  ),
  ...said(
    [
      `[if] [a|1] [number|observation|value|item|score] {v} is removed|excluded|deleted|left_out|dropped|discarded [from] [the] [data|them|list|set]`,
    ],
    ({ v }) => change({ kind: "remove", values: [numberOf(v)] }),
  ),
  ...said(
    [
      `[if] 1 [of_the] [number|observation|value|numbers|of_numbers|item] is excluded|removed|left_out|discarded [,] [their|new|the] mean|average [of] [remaining|remaining_numbers|rest|other_numbers|numbers] ${is} [reduced_to] {m}`,
      `[if] 1 number is excluded , their mean becomes {m}`,
      `[if] 1 [number|observation] is excluded|removed [,] [their|new] mean|average becomes {m}`,
    ],
    ({ m }) => change({ kind: "unknown", way: "remove", after: numberOf(m) }),
  ),
  ...said(
    [
      `[if] [1|a|another] [more|new] [number|observation|value|item] is added|included [,] [their|new|the] mean|average becomes|is|increases_to|decreases_to {m}`,
    ],
    ({ m }) => change({ kind: "unknown", way: "add", after: numberOf(m) }),
  ),
  ...said(
    [
      `${later} ${item} {r:numbers} ${wrongly} as {w:numbers}`,
      `${later} {r:numbers} ${wrongly} as {w:numbers} [respectively|in_place_of]`,
    ],
    ({ r, w }) => corrected(r, w),
  ),
  ...said(
    [
      `${later} ${item} {w:numbers} ${wrongly} [in_place|instead] of {r:numbers}`,
      `${later} {w:numbers} ${wrongly} instead_of|in_place_of|for {r:numbers}`,
    ],
    ({ r, w }) => corrected(r, w),
  ),
];

function corrected(right: string | undefined, wrong: string | undefined): Said | null {
  const [good, bad] = [listOf(right), listOf(wrong)];
  return good && bad && good.length === bad.length
    ? change({ kind: "correct", wrong: bad, right: good })
    : null;
}

const asks: readonly Clause<Said>[] = [
  ...said(
    [
      `${find} [their|its] new|correct|corrected|actual|resulting mean|average`,
      `${find} mean|average of [the] remaining|new|resulting|rest|corrected [numbers|observations|data|values|set]`,
      `${find} mean [of] [new|the_new] [set|data|numbers|observations]`,
    ],
    () => ({ kind: "ask", asked: "mean", join: false }),
  ),
  ...said(
    [
      `find|calculate|what_is|determine [their|its|the] [total|sum] [of] [all] [these|the] [numbers|observations|values|scores|them]`,
      `find|calculate|what_is|determine sum|total [of] [all] [these|the] [numbers|observations|values|them]`,
    ],
    () => ({ kind: "ask", asked: "sum", join: false }),
  ),
  ...said(
    [`${find} excluded|removed|discarded|new|added|included|that number|observation|value|item`],
    () => ({ kind: "ask", asked: "value", join: false }),
  ),
  ...said(
    [
      `find|calculate|what_is|determine|compute ${whole} mean|average [marks|weight|age|height|score|salary|wage] [of] [all|whole|combined|entire|both|all_the] [the] [{n:whole}] [class|group|groups|students|numbers|observations|together|them|people|children|workers|persons|boys_and_girls|whole_class|data|taken_together]`.replace(
        "[{n:whole}]",
        "< {n:whole} >",
      ),
    ],
    () => ({ kind: "ask", asked: "mean", join: true }),
  ),
];

/** Reads a word problem about means; null if its clauses do not form a complete problem. */
export function readMeanStory(line: string): MeanStory | null {
  const all = readClauses(line, [...statements, ...asks]);
  if (!all) return null;
  const groups = all.flatMap((one) => (one.kind === "group" ? [one] : []));
  const changes = all.flatMap((one) => (one.kind === "change" ? [one.change] : []));
  const asked = all.flatMap((one) => (one.kind === "ask" ? [one] : []));
  const [ask] = asked;
  const [only] = changes;
  if (!ask || asked.length > 1 || changes.length > 1 || groups.length === 0) return null;
  if (groups.some(({ count }) => q.sign(count) <= 0)) return null;
  const told2 = groups.map(({ count, mean }) => ({ count, mean }));
  return only ? changedStory(told2, only, ask.asked, ask.join) : plainStory(told2, ask);
}

type Groups = MeanStory["groups"];

function changedStory(
  groups: Groups,
  change: MeanStory["change"],
  target: MeanStory["target"],
  join: boolean,
): MeanStory | null {
  if (groups.length !== 1 || join) return null;
  const wantsValue = change.kind === "unknown";
  return wantsValue === (target === "value") ? { groups, change, target } : null;
}

function plainStory(
  groups: Groups,
  { asked: target, join }: { asked: MeanStory["target"]; join: boolean },
): MeanStory | null {
  if (groups.length === 1)
    return target === "sum" ? { groups, change: { kind: "none" }, target } : null;
  return groups.length <= 3 && target === "mean" && join
    ? { groups, change: { kind: "join" }, target }
    : null;
}
