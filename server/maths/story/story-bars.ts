import { type Bar, barModel, type BarPart, type BarSpan } from "../drawing/bar-model.ts";
import type { Drawing, Point } from "../plot/plot.ts";
import type { StoryFigure } from "./story-figure.ts";

/** The maximum count of cells; more can't be counted by eye. */
const mostCells = 12;

function isCount(value: number): boolean {
  return Number.isInteger(value) && value <= mostCells;
}

/** The label of a role on a bracket: the given value, "?" if requested, empty for an intermediate value. */
function marked({ targets, isGiven, text }: StoryFigure, role: string): string | null {
  return isGiven(role) || targets.includes(role) ? text(role) : null;
}

/** One bar for each share of a ratio, cut into its equal parts. */
export function ratioBars(figure: StoryFigure): Drawing | null {
  const shares = [
    ["first", "p"],
    ["second", "r"],
    ["third", "t"],
  ].flatMap(([role = "", term = ""], at) => {
    const parts = figure.value(term);
    return parts === null ? [] : [{ role, parts, name: figure.name(role) || `Share ${at + 1}` }];
  });
  if (!shares.every(({ parts }) => Number.isInteger(parts))) return null;
  const total = marked(figure, "total");
  const bars = shares.map(({ role, parts, name }): Bar => {
    const text = marked(figure, role);
    return {
      name: text === null ? name : `${name}: ${text}`,
      parts: [partOfCells(parts)],
    };
  });
  const told = shares.map(
    ({ name, parts }) => `${name}: ${parts} equal ${parts === 1 ? "part" : "parts"}`,
  );
  const known = shares.flatMap(({ role, name }) =>
    figure.isGiven(role) ? [`${name}: ${figure.text(role)}.`] : [],
  );
  return barModel({
    title: "The shares as bars",
    description: [
      `${told.join("; ")}.`,
      ...known,
      ...(figure.isGiven("total") ? [`Together: ${figure.text("total")}.`] : []),
    ].join(" "),
    bars,
    ...(total !== null && { together: total }),
  });
}

function partOfCells(parts: number): BarPart {
  return isCount(parts)
    ? { size: parts, tone: "blue", cells: parts }
    : { size: parts, tone: "blue", text: `${parts} parts` };
}

/** Direct proportion: two bars to one scale. */
export function proportionBars(figure: StoryFigure): Drawing | null {
  const rows = [
    ["a1", "b1"],
    ["a2", "b2"],
  ].flatMap(([count = "", amount = ""]) => {
    const size = figure.value(count);
    if (size === null) return [];
    const cells = figure.isGiven(count) && isCount(size) ? size : 1;
    const spans: BarSpan[] = [
      { from: 0, to: size, text: figure.text(count), side: "above" },
      { from: 0, to: size, text: figure.text(amount), side: "below" },
    ];
    return [{ parts: [{ size, cells, tone: "blue" as const }], spans }];
  });
  const { text, isGiven } = figure;
  const asked = isGiven("a2")
    ? `for ${text("a2")}, and its amount is asked`
    : `for ${text("b2")}, and how many or how much that is, is asked`;
  return rows.length < 2
    ? null
    : barModel({
        title: "Both amounts as bars",
        description: `The first bar stands for ${text("a1")} and ${text("b1")}; the second one, to the same scale, ${asked}.`,
        bars: rows,
      });
}

/** A whole and its parts; one part or the whole is requested. */
export function wholeBar(
  figure: StoryFigure,
  { whole, parts }: { whole: string; parts: readonly { role: string; name: string }[] },
): Drawing | null {
  const sizes = parts.map(({ role }) => figure.value(role));
  if (sizes.some((size) => size === null) || figure.value(whole) === null) return null;
  let from = 0;
  const spans = parts.flatMap(({ name }, at): BarSpan[] => {
    const to = from + (sizes[at] ?? 0);
    const span: BarSpan = { from, to, text: name, side: "below" };
    from = to;
    return name === "" ? [] : [span];
  });
  const all = figure.text(whole);
  const told = parts.map(({ role, name }) => {
    const lead = name === "" ? "" : `${name}: `;
    return figure.isGiven(role) ? `${lead}${figure.text(role)}` : `${lead}not known`;
  });
  return barModel({
    title: "The whole and its parts",
    description: `A bar for the whole, ${all === "?" ? "which is asked" : all}, is cut into ${parts.length} parts. ${told.join("; ")}.`,
    bars: [
      {
        parts: parts.map(({ role }, at) => ({
          size: sizes[at] ?? 0,
          text: figure.text(role),
          ...(figure.isGiven(role) && { tone: "blue" as const }),
        })),
        spans: [{ from: 0, to: from, text: all, side: "above" }, ...spans],
      },
    ],
  });
}

interface Compared {
  lesser: string;
  greater: string;
  gap: string;
  names: Readonly<Record<string, string>>;
}

/** The lengths of both bars; one is computed from the other if the word problem needs only one of them. */
function lengthsOf({ value }: StoryFigure, { lesser, greater, gap }: Compared): Point | null {
  const by = value(gap) ?? 0;
  const small = value(lesser) ?? (value(greater) ?? 0) - by;
  const large = value(greater) ?? small + by;
  return small > 0 && large > small ? [small, large] : null;
}

/** The facts about the total and about each person, as sentences. */
function toldOf(figure: StoryFigure, names: Readonly<Record<string, string>>): string[] {
  const each = Object.entries({ ...names, total: "Together", total2: "Together" });
  return each.flatMap(([role, name]) =>
    figure.isGiven(role) ? [`${name}: ${figure.text(role)}.`] : [],
  );
}

/** The label of the bracket next to all bars. */
function together(figure: StoryFigure): { together?: string } {
  const text = marked(figure, "total") ?? marked(figure, "total2");
  return text === null ? {} : { together: text };
}

/** A difference: the bar of the person with fewer, and the difference drawn next to it. */
export function differenceBars(figure: StoryFigure, compared: Compared): Drawing | null {
  const { lesser, greater, gap, names } = compared;
  const lengths = lengthsOf(figure, compared);
  if (!lengths) return null;
  const [small, large] = lengths;
  const bar = (role: string, parts: readonly BarPart[], size: number): Bar => {
    const text = marked(figure, role);
    return {
      name: names[role] ?? role,
      parts,
      ...(text !== null && { spans: [{ from: 0, to: size, text, side: "below" }] }),
    };
  };
  const more = figure.text(gap);
  return barModel({
    title: "The two compared",
    description: [
      `The bar for ${names[greater] ?? greater} is longer than the bar for ${names[lesser] ?? lesser} by ${more === "?" ? "a part that is asked" : more}.`,
      ...toldOf(figure, names),
    ].join(" "),
    bars: [
      bar(lesser, [{ size: small, tone: "blue" }], small),
      bar(
        greater,
        [
          { size: small, tone: "blue" },
          { size: large - small, text: more, tone: "yellow" },
        ],
        large,
      ),
    ],
    ...together(figure),
  });
}

/** A multiple: one part next to several. */
export function timesBars(
  figure: StoryFigure,
  rows: { once: string; many: string; times: string; names: Readonly<Record<string, string>> },
): Drawing | null {
  const { once, many, names } = rows;
  const times = figure.value(rows.times);
  if (times === null || !isCount(times)) return null;
  const bars = [
    { role: once, size: 1 },
    { role: many, size: times },
  ].map(({ role, size }): Bar => {
    const text = marked(figure, role);
    return {
      name: `${names[role] ?? role}${text === null ? "" : `: ${text}`}`,
      parts: [{ size, cells: size, tone: "blue" }],
    };
  });
  return barModel({
    title: "The two compared",
    description: [
      `The bar for ${names[many] ?? many} is ${times} times as long as the bar for ${names[once] ?? once}.`,
      ...toldOf(figure, names),
    ].join(" "),
    bars,
    ...together(figure),
  });
}
