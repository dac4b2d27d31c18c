import { countLabelSource } from "./read-cells.ts";

/** The kind of a cumulative table: counts below each bound, or from each bound upwards. */
export type Cumulation = "less than" | "more than";

const numberSource = String.raw`\d+(?:\.\d+)?`;
const bound = String.raw`(less than|below|under|more than|above)(?: or equal to)? (${numberSource})`;
const between = String.raw`(?: (?:, and|,|;|\.|and))?`;

interface Patterns {
  pairs: RegExp;
  pair: RegExp;
  bounds: RegExp;
  one: RegExp;
  counts: RegExp;
}

let patterns: Patterns | null = null;

/** Compiles the patterns at the first cumulative table. */
function made(): Patterns {
  const pair = `${bound} (?:[:=] )?(${numberSource})(?= |$)`;
  return (patterns ??= {
    pairs: new RegExp(`${pair}(?:${between} ${pair}){2,}`),
    pair: new RegExp(pair, "g"),
    bounds: new RegExp(`${bound}(?:${between} ${bound}){2,}`),
    one: new RegExp(bound, "g"),
    counts: new RegExp(
      `(?:cumulative frequency |c f |cf |${countLabelSource})(?:[:=] )?(${numberSource}(?:(?: ,)? ${numberSource})+)(?= |$)`,
    ),
  });
}

interface Row {
  bound: number;
  count: number;
}

/**
 * Rewrites a cumulative table in the line of a question as a table of classes: "less than 10: 5, less than 20: 13"
 * becomes "0 - 10 : 5 , 10 - 20 : 8". Null if the line has words such as "less than" but no valid cumulative table.
 */
export function withoutCumulation(
  line: string,
): { line: string; cumulation: Cumulation | null } | null {
  if (!/less than|below|under|more than|above/.test(line)) return { line, cumulation: null };
  return fromPairs(line) ?? fromRows(line);
}

function wayOf(words: readonly (string | undefined)[]): Cumulation | null {
  const ways = words.map((word) =>
    word === "more than" || word === "above" ? "more than" : "less than",
  );
  const [way] = ways;
  return way !== undefined && ways.every((one) => one === way) ? way : null;
}

function fromPairs(line: string): { line: string; cumulation: Cumulation } | null {
  const { pairs, pair } = made();
  const found = pairs.exec(line);
  if (!found) return null;
  const parts = [...found[0].matchAll(pair)];
  const way = wayOf(parts.map(([, word]) => word));
  const rows = parts.map(([, , at, count]) => ({ bound: Number(at), count: Number(count) }));
  const classes = way && classesOf(rows, way);
  if (!classes) return null;
  const written = classes.map(({ low, high, count }) => `${low} - ${high} : ${count}`).join(" , ");
  return { line: line.replace(found[0], written), cumulation: way };
}

function fromRows(line: string): { line: string; cumulation: Cumulation } | null {
  const { bounds, one, counts } = made();
  const [head, tail] = [bounds.exec(line), counts.exec(line)];
  if (!head || !tail?.[1]) return null;
  const parts = [...head[0].matchAll(one)];
  const numbers = tail[1].split(/ ,? ?/).filter((part) => part !== "");
  const way = wayOf(parts.map(([, word]) => word));
  if (!way || numbers.length !== parts.length) return null;
  const rows = parts.map(([, , at], place) => ({
    bound: Number(at),
    count: Number(numbers[place]),
  }));
  const classes = classesOf(rows, way);
  if (!classes) return null;
  const cells = classes.map(({ low, high }) => `${low} - ${high}`).join(" , ");
  const frequencies = `frequency : ${classes.map(({ count }) => count).join(" , ")}`;
  return {
    line: line.replace(tail[0], frequencies).replace(head[0], cells),
    cumulation: way,
  };
}

/**
 * Classes of equal width whose frequencies are the differences of the counts; null if the bounds or counts fit no
 * cumulative table.
 */
function classesOf(
  rows: readonly Row[],
  way: Cumulation,
): { low: number; high: number; count: number }[] | null {
  const [first, second] = rows;
  if (!first || !second) return null;
  const width = second.bound - first.bound;
  const isEven = rows.every(({ bound: own }, at) => own === first.bound + at * width);
  if (!isEven || width <= 0) return null;
  const classes = rows.map(({ bound: own, count }, at) => {
    const neighbour = rows[way === "less than" ? at - 1 : at + 1]?.count ?? 0;
    const low = way === "less than" ? own - width : own;
    return { low, high: low + width, count: count - neighbour };
  });
  const isSound = classes.every(({ low, count }) => low >= 0 && count >= 0);
  const isWhole = classes.every(
    ({ low, count }) => Number.isInteger(low) && Number.isInteger(count),
  );
  return isSound && isWhole ? classes : null;
}
