import type { Literal } from "./literal.ts";
import type { Sheet } from "./sheet.ts";

/** A question with resolved names: `A = <m0>` has become the mark `<n0>`. */
export interface ResolvedQuestion {
  sheet: Sheet;
  /** The object of each mark `<n…>`, in order. */
  order: readonly string[];
  names: ReadonlyMap<string, Literal>;
  /** The question with and without the clauses that only define names: one of them must be understood as a whole. */
  asks: readonly string[];
}

const definition =
  /(?<![A-Za-z<])([A-Za-z](?:_\d)?|[A-Z]{2}) ?(?:=|be) ?(?:the |a )?(?:matrix |vector )?\(? ?<([mvtd])(\d+)> ?\)?(?= |$)(?! ?[-+×·)])/g;

const noun =
  "(?:(?:the |two |three |four |following |square |given |position |points? )*(?:matrices|matrix|vectors|vector|points|point) )?";
const list = String.raw`<n\d+>(?: (?:,|and|&|\.|aur|, and) ${noun}<n\d+>)*`;
const said =
  "(?: (?:are|be|is)(?: (?:two|three|the|given|square|a))*(?: (?:matrices|vectors|matrix|vector))?)?";
const leading = new RegExp(
  String.raw`^(?:(?:if|let|given|that|suppose|consider|for|where|when|with|take) )*${noun}(?:: )?${list}${said}(?: (?:,|\.|:|then|and|to))* (?=.)`,
  "i",
);
const trailing = new RegExp(
  String.raw`(?: [,.:])* (?:\.|:|if|where|when|given|given that|for|let) ${noun}${list}${said}(?: [.,])*$`,
  "i",
);

/** Finds the names that the question defines, and removes the clauses that only define. */
export function definedIn(sheet: Sheet): ResolvedQuestion | null {
  const order: string[] = [];
  const names = new Map<string, Literal>();
  let isClear = true;
  for (const literal of sheet.literals) {
    if (literal.kind !== "tuple" || literal.name === null) continue;
    isClear &&= !names.has(literal.name);
    names.set(literal.name, literal);
  }
  const text = sheet.text.replaceAll(definition, (whole, name: string, _, place: string) => {
    const literal = sheet.literals[Number(place)];
    if (!literal) return whole;
    isClear &&= !names.has(name);
    names.set(name, literal);
    order.push(name);
    return `<n${order.length - 1}>`;
  });
  // A name with two meanings makes the question ambiguous.
  return isClear ? { sheet, order, names, asks: asksOf(text) } : null;
}

function asksOf(text: string): string[] {
  const withoutLead = text.replace(leading, "");
  const asks = [text, withoutLead, text.replace(trailing, ""), withoutLead.replace(trailing, "")];
  return [...new Set(asks)].filter((ask) => ask !== "");
}

/** The object of an operand: a mark, or a name in either case. */
export function literalOf(
  { sheet, order, names }: ResolvedQuestion,
  operand: string,
): Literal | null {
  const [, kind, place] = /^\(? ?<([a-z])(\d+)> ?\)?$/.exec(operand.trim()) ?? [];
  if (kind === "n") return names.get(order[Number(place)] ?? "") ?? null;
  if (place !== undefined) return sheet.literals[Number(place)] ?? null;
  return byName(names, operand.trim());
}

/** By its name; a student may define A and then ask for a. */
export function byName<Value>(names: ReadonlyMap<string, Value>, name: string): Value | null {
  const own = names.get(name);
  if (own !== undefined) return own;
  const alike = [...names].filter(([other]) => other.toLowerCase() === name.toLowerCase());
  return alike.length === 1 ? (alike[0]?.[1] ?? null) : null;
}

/** The name of an operand in the steps; null if it has none. */
export function nameOf({ order }: ResolvedQuestion, operand: string): string | null {
  const trimmed = operand.trim();
  const [, place] = /^<n(\d+)>$/.exec(trimmed) ?? [];
  if (place !== undefined) return order[Number(place)] ?? null;
  return /^[A-Za-z]/.test(trimmed) ? trimmed : null;
}
