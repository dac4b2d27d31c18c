import { lazily } from "../../../../read/lazily.ts";
import type { PiecePattern } from "../../reading/read-pieces.ts";
import { clauseSource } from "../../reading/wording.ts";
import { cornerLetters } from "./named-text.ts";

/** The kind of a piece. `ask` only opens or closes a request. */
type Says =
  | "name"
  | "right"
  | "perpendicular"
  | "hypotenuse"
  | "angle"
  | "side"
  | "hypotenuse-length"
  | "equal"
  | "equal-angles"
  | "proportion"
  | "sum"
  | "difference"
  | "ratio"
  | "ask"
  | "claim"
  | "find-side"
  | "find-hypotenuse"
  | "find-others"
  | "find-angle"
  | "find-acute"
  | "find-value"
  | "find-ratios"
  | "find-area"
  | "find-perimeter";

export interface Clause extends PiecePattern {
  says: Says;
}

const letter = `[${cornerLetters}]`;
const shortWords =
  "is|of|at|in|to|if|me|it|ki|ka|ko|ke|ho|be|by|or|as|so|do|no|we|us|he|an|on|cm|mm|km|se|pe";
const threeLetterWords =
  "the|and|for|are|its|all|has|let|two|one|any|sin|cos|tan|cot|sec|hai|kya|aur|par|sum|how|who|why|was|leg|now|not|but";
const functions = "sin|cos|tan|cosec|sec|cot";
const term = String.raw`(?:${functions}|<q\d+>|${letter}|[-+×÷/^()])`;

/**
 * Gaps: a vertex or the angle there, a side, a triangle; a ratio, an expression of ratios; the words that readers
 * distinguish.
 */
const gaps = {
  v: `(${letter}{3}|${letter})`,
  s: `((?!(?:${shortWords}) )${letter}{2})`,
  t: `((?!(?:${threeLetterWords}) )${letter}{3})`,
  d: String.raw`<[dq](\d+)>`,
  f: `(${functions})`,
  x: String.raw`((?:${term} )*(?:<q\d+>|${letter}|\)))`,
  p: String.raw`<[rq](\d+)>`,
  n: String.raw`<q(\d+)>`,
  i: "(isosceles)",
  r: "(rightangled)",
  y: "(hypotenuse)",
};

function clause(says: Says, requiredText: string, ...texts: readonly string[]): Clause[] {
  return texts.map((text) => ({
    says,
    requiredText,
    pattern: lazily(() => new RegExp(clauseSource(text, gaps), "y")),
  }));
}

const of = "[of] [the] [given] [triangle] [{t}|it]";
const is = "=|is|be|equals|:|-";

/** All clauses that are understood about a named triangle. Articles, commas and "with" may stand between them. */
export const clauses: readonly Clause[] = [
  ...clause(
    "name",
    "triangle",
    "[in|for|of|consider|draw] [a|an|any|the|this] [{i}] [{r}] [{i}] triangle {t}",
    "[in|for|of|consider|draw] [a|an|any|the|this] [{i}] [{r}] [{i}] triangle",
    "triangle {t} is [a|an] [{i}] [{r}] [{i}] [triangle]",
  ),
  ...clause("name", "", "{t} is|be [a|an] [{i}] [{r}] [{i}] [triangle]", "[in|for] {t}"),
  ...clause(
    "right",
    "rightangled",
    "[which|it|that|triangle] [is] [has] [a|the] {r} [triangle] [is] at|in|on [the] [corner|vertex|point|angle] {v}",
    "angle {v} is|=|be [a|the] {r}",
    "{v} is|be [a|the] {r}",
    "[jo|jiska|jisme] [angle] {v} par|pe|me|mein {r}",
    "[jo|jiska|jisme] angle {v} {r}",
  ),
  ...clause("perpendicular", "⊥", "{s} ⊥ {s}"),
  ...clause("perpendicular", "perpendicular", "{s} is|and [are] perpendicular [to] {s}"),
  ...clause("hypotenuse", "hypotenuse", `{s} is|= {y}`, `{y} is|= {s}`),
  ...clause("angle", "angle", `[measure_of] angle {v} ${is} [equal_to] {d}`, "angle {v} {d}"),
  ...clause("angle", "<d", String.raw`{v} =|is {d}`),
  ...clause(
    "side",
    "",
    `[length_of] [side|sides|leg|legs|length|lengths|base|perpendicular|height|altitude] [are|of|is] [{y}] {s} ${is}|measures [of] [length] [equal_to] {q} [long|units|unit]`,
    `[{y}] {s} {q}`,
  ),
  ...clause("hypotenuse-length", "hypotenuse", `[length_of] {y} =|is|of|: [length] {q} [long]`),
  ...clause("equal", "", "{s} = {s} = {q}", "{s} =|is [equal] [to] {s}", "{s} and {s} are equal"),
  ...clause("equal-angles", "angle", "angle {v} =|is [equal] [to] angle {v}"),
  ...clause(
    "proportion",
    "",
    "{s} : {s} =|is {p}",
    "{s} / {s} =|is {n}",
    "{s} =|is {n} {s}",
    "{s} =|is {n} × {s}",
  ),
  ...clause("sum", "", "{s} + {s} =|is {q}", "sum of {s} and {s} is {q}"),
  ...clause("difference", "", "{s} - {s} =|is {q}"),
  ...clause("ratio", "", "{f} {v} =|is {q}", "{q} {f} {v} =|is {q}", "{q} × {f} {v} =|is {q}"),
  ...clause(
    "ask",
    "",
    "find|find_out|determine|calculate|evaluate|compute|what_is|what_are|what_will_be|write|state|obtain|give|work_out|tell|get [value|values|length|lengths|measure|measures|the_value|the_values|the_length|the_lengths|the_measure] [of] [the] [side|sides|following|trigonometric_ratios|lengths|value|values] [of]",
    "[ka|ki|ke] [maan|man|value|lambai|length|mulya|maap] nikalo|batao|bataiye|bataye|nikaliye|nikale|gyat_karo|gyat_kijiye|kya_hai|kya_hoga|kya_hogi|kitna_hai|kitna_hoga|kitni_hai|kitni_hogi|find_karo|find_kijiye",
  ),
  ...clause("claim", "=", "verify|show|prove|check [that|whether|if] {x} = {x} [or_not]"),
  ...clause("find-side", "", "[length_of] [side|sides|{y}] {s} [=] [#]"),
  ...clause("find-hypotenuse", "hypotenuse", `[length_of] [the] {y} ${of}`),
  ...clause(
    "find-others",
    "side",
    `[length|lengths] [of] [all] [the] other|remaining|third|missing|unknown|other_two|remaining_two|two_other|two_remaining side|sides ${of}`,
  ),
  ...clause(
    "find-angle",
    "angle",
    "[measure_of] angle {v} [=]",
    "[measures_of] angles {v} and|, {v}",
  ),
  ...clause(
    "find-acute",
    "angle",
    `[all] [the] other|remaining|acute|two_acute|both_acute|other_two|remaining_two angles|angle ${of}`,
  ),
  ...clause("find-value", "", "{x} [=]"),
  ...clause(
    "find-ratios",
    "ratios",
    "[all] [the] [six|other|the_six] trigonometric|trigonometrical|t [-] ratios [of|for] [the] [angle] {v}",
  ),
  ...clause("find-area", "area", `[its] area ${of}`),
  ...clause("find-perimeter", "perimeter", `[its] perimeter ${of}`),
];

/** Filler words. */
export const joints =
  /(?:(?:[.,:;&]|\( (?:i|ii|iii|iv|v|vi) \)|in (?:the )?(?:given |adjoining )?(?:figure|fig)(?: \.)?|and|then|also|hence|so|if|given|with|where|in which|such that|that|having|has|whose|let|its|the|here|now|suppose|please|plz|pls|sides|jiska|jiski|jisme|jismein|mein|main|me|hai|hain|ho|h|to|toh|tab|aur|agar|yadi) )*/y;
