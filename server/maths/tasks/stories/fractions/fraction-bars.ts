import { barModel, type BarPart, type BarSpan } from "../../../drawing/bar-model.ts";
import type { Drawing } from "../../../plot/plot.ts";
import type { StoryFigure } from "../../../story/story-figure.ts";

/** The most cells that a bar can have and still be counted. */
const mostCells = 16;

/** Numerator and denominator of "3/8"; null if the denominator is too large for single cells. */
function termsOf(fraction: string): readonly [number, number] | null {
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(fraction) ?? [];
  const terms = [Number(over), Number(under)] as const;
  return under !== undefined && terms[1] <= mostCells ? terms : null;
}

/** A bar for the whole with the fraction or percentage that is used, and the rest. */
export function usedBar(figure: StoryFigure): Drawing | null {
  const role = figure.isGiven("f") ? "f" : "p";
  const value = figure.value(role);
  if (value === null) return null;
  const used = role === "f" ? value : value / 100;
  const said = figure.text(role);
  const terms = role === "f" ? termsOf(said) : null;
  const part: BarPart = { size: used, tone: "blue", ...(terms && { cells: terms[0] }) };
  const rest: BarPart = { size: 1 - used, ...(terms && { cells: terms[1] - terms[0] }) };
  const spans: BarSpan[] = [
    { from: 0, to: 1, text: figure.text("all"), side: "above" },
    {
      from: 0,
      to: used,
      text: figure.targets.includes("part") ? `${said} = ?` : said,
      side: "below",
    },
    ...(figure.targets.includes("rest")
      ? [{ from: used, to: 1, text: "?", side: "below" } as const]
      : []),
  ];
  return barModel({
    title: "The whole and its parts",
    description: `A bar for the whole, ${figure.text("all")}. ${said} of it is shaded${figure.targets.includes("rest") ? "; the rest is asked" : " and asked"}.`,
    bars: [{ parts: [part, rest], spans }],
  });
}

/** A bar for a requested whole, of which a fraction is given. */
export function wholeOfPartBar(figure: StoryFigure): Drawing | null {
  const [value, said] = [figure.value("f"), figure.text("f")];
  if (value === null) return null;
  const terms = termsOf(said);
  return barModel({
    title: "The whole and its part",
    description: `${said} of the bar is shaded and is ${figure.text("v")}; the whole bar is asked.`,
    bars: [
      {
        parts: [
          { size: value, tone: "blue", ...(terms && { cells: terms[0] }) },
          { size: 1 - value, ...(terms && { cells: terms[1] - terms[0] }) },
        ],
        spans: [
          { from: 0, to: 1, text: "?", side: "above" },
          { from: 0, to: value, text: `${said} = ${figure.text("v")}`, side: "below" },
        ],
      },
    ],
  });
}

/** A bar for the whole with one or two fractions that are taken away, and the rest. */
export function remainderBar(figure: StoryFigure): Drawing | null {
  const { text, isGiven } = figure;
  const { first, second } = takenOf(figure);
  if (first <= 0 || first + second >= 1) return null;
  const firstSaid = text(isGiven("f") ? "f" : "h");
  const then = nextOf(figure, [first, first + second]);
  const left = 1 - first - second;
  return barModel({
    title: "The whole and its parts",
    description: `First ${firstSaid} of the bar is taken${then.says}. ${knownOf(figure)}`,
    bars: [
      {
        parts: [{ size: first, text: firstSaid, tone: "blue" }, ...then.parts, { size: left }],
        spans: [
          { from: 0, to: 1, text: text("total"), side: "above" },
          { from: 1 - left, to: 1, text: text("left"), side: "below" },
          ...then.spans,
        ],
      },
    ],
  });
}

function knownOf({ text, isGiven }: StoryFigure): string {
  return isGiven("total")
    ? `The whole is ${text("total")}; what is left is asked.`
    : `What is left is ${text("left")}; the whole is asked.`;
}

/** Both fractions as parts of the whole; 0 for one that the word problem does not have. */
function takenOf({ value }: StoryFigure): { first: number; second: number } {
  const first = value("f") ?? value("h") ?? 0;
  return { first, second: value("second") ?? value("gWhole") ?? 0 };
}

/**
 * The second fraction, if there is one: a fraction of the whole is written in its part, a fraction of the rest on a
 * bracket.
 */
function nextOf(
  { text, isGiven }: StoryFigure,
  [from, to]: readonly [number, number],
): { parts: BarPart[]; spans: BarSpan[]; says: string } {
  if (to === from) return { parts: [], spans: [], says: "" };
  const part: BarPart = { size: to - from, tone: "yellow" };
  if (isGiven("gRest")) {
    const said = text("gRest");
    const span: BarSpan = { from, to, text: `${said} of rest`, side: "below" };
    return { parts: [part], spans: [span], says: `, then ${said} of the rest` };
  }
  const said = text("gWhole");
  return { parts: [{ ...part, text: said }], spans: [], says: `, then ${said} of the whole` };
}
