import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { numberOf } from "../../../wording/line-reader.ts";

export type Cell =
  | { kind: "number"; value: Rational }
  | { kind: "class"; low: Rational; high: Rational }
  /** The frequency to be found. */
  | { kind: "unknown"; letter: string };

const cell =
  /(\d[\d‚]*(?:\.\d+)?) (?:-|to) (\d[\d‚]*(?:\.\d+)?)|(-?\d[\d,‚]*(?:\.\d+)?(?:\/\d+)?)|([a-z?_])/y;

/**
 * Reads numbers, classes such as 10-20 and letters, separated by commas or spaces; null for anything else, or more than
 * 30.
 */
export function readCells(text: string): Cell[] | null {
  const cells: Cell[] = [];
  const line = text.trim();
  for (let at = 0; at < line.length;) {
    cell.lastIndex = at;
    const found = cell.exec(line);
    if (!found) return null;
    const read = cellsIn(found);
    if (!read) return null;
    cells.push(...read);
    at += found[0].length;
    at += /^(?: ,)? ?(?:and )?/.exec(line.slice(at))?.[0].length ?? 0;
  }
  return cells.length > 0 && cells.length <= 30 ? cells : null;
}

/** A text such as "5,10" is several cells; null for a class whose upper limit is not greater than the lower one. */
function cellsIn([, low, high, number, letter]: readonly (string | undefined)[]): Cell[] | null {
  if (low !== undefined && high !== undefined) {
    const [from, to] = [numberOf(low), numberOf(high)];
    return q.order(from, to) < 0 ? [{ kind: "class", low: from, high: to }] : null;
  }
  if (number === undefined) return [{ kind: "unknown", letter: letter ?? "?" }];
  return number.split(",").map((part) => ({ kind: "number", value: numberOf(part) }));
}

/** Labels of the row of values or classes. */
const valueLabels =
  "x|x_i|xi|class intervals?|class|classes|marks obtained|marks|scores?|values?|observations?|variates?|variables?|sizes?|ages?|heights?|weights?|wages|daily wages|runs|numbers?|daily income|income|monthly consumption|lifetimes?|lengths?|interval|c i|ci|daily pocket allowance|number of children|goals|number of goals|age group|literacy rate|speed|size of item|size of shoes?";
const units =
  "(?:\\( (?:in )?(?:cm|kg|years?|m|mm|rs|₹|rupees|units|hours?|min|minutes|km|g|%|lakh|lakhs) \\) |in (?:cm|kg|years|rs|₹) |\\( ₹ \\) )?";
const classLabels =
  "f|f_i|fi|frequency|frequencies|number of (?:students|workers|families|persons|people|boys|girls|children|plants|houses|letters|patients|days|matches|batsmen|cars|schools|states|leaves|consumers|policy holders|shops|employees|items|players|pupils|women|men|lamps|cities|surnames|observations)|no (?:\\. )?of (?:students|workers|families|persons|people|boys|girls|children|plants|houses|letters|patients|days|matches|batsmen|cars|schools|states|leaves|consumers|shops|employees|items|players|pupils|women|men|lamps|cities)|students|workers|families|persons|patients|children|boys|girls|people|players|houses|plants|students count|tally";
/** The pattern of the label of a row of values or classes: "Marks", "Class interval", with its unit. */
export const valueLabelSource = `(?:${valueLabels}) ${units}(?:x_i |xi |x |\\( x_i \\) |\\( xi \\) |\\( x \\) )?`;
/** The pattern of the label of a row of frequencies: "Number of students". */
export const countLabelSource = `(?:${classLabels}) ${units}(?:f_i |fi |f |\\( f_i \\) |\\( fi \\) |\\( f \\) )?`;
/** The pattern of the cells of a row: numbers, classes such as 10-20, and letters for unknown frequencies. */
export const cellsSource = String.raw`(?:(?:-?\d[\d,‚]*(?:\.\d+)?(?:/\d+)?|-|to|,|[pkfq?_]) )+`;
/** The pattern of two or more values or classes, each with its frequency: "10-20: 5, 20-30: 8". */
export const pairsSource = String.raw`(?:\d[\d‚]*(?:\.\d+)? (?:(?:-|to) \d[\d‚]*(?:\.\d+)? )?(?::|=|->) \d[\d‚]*(?:\.\d+)? (?:, |and )?){2,}`;
