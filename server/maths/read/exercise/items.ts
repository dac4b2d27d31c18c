/** A list in a text: the text before it, and its entries. */
export interface Items {
  /** Empty if the text begins with the list. */
  stem: string;
  items: readonly Item[];
}

export interface Item {
  /** As it is written in the text: `(a)`, `ii)`, `Q2.`. */
  label: string;
  /** The content of the label: `a`, `ii`, `2`. */
  name: string;
  text: string;
}

interface Candidate extends Pick<Item, "label" | "name"> {
  /** All labels of a list have one style and one numbering. */
  family: string;
  ordinal: number;
  start: number;
  end: number;
  /** Whether a space or a word follows it. */
  isApart: boolean;
}

const names = String.raw`[a-h]|[ivx]{1,4}|\d{1,2}|[क-ज]|[०-९]{1,2}`;
/** A label that starts an entry, after a space, a line break or the end of a clause. */
const styles: readonly { name: string; pattern: RegExp; isAtLineOnly: boolean }[] = [
  { name: "brackets", pattern: styled(String.raw`[([]\s*(${names})\s*[)\]]`), isAtLineOnly: false },
  { name: "bracket", pattern: styled(String.raw`(${names})\s*\)`), isAtLineOnly: false },
  {
    name: "point",
    pattern: styled(String.raw`(${names})\s*\.(?=\s)(?!\s*\p{L}\s*\.)`),
    isAtLineOnly: true,
  },
  { name: "colon", pattern: styled(String.raw`([A-H])\s*:(?=\s)`), isAtLineOnly: true },
  {
    name: "question",
    pattern: styled(
      String.raw`(?:q|que|ques|question|प्रश्न)\s*\.?\s*(\d{1,3})(?:\s*[.):](?=\s)|(?=\s))`,
    ),
    isAtLineOnly: true,
  },
];

function styled(pattern: string): RegExp {
  return new RegExp(String.raw`(?<=^|[\s,;:.?=])${pattern}\s*`, "giu");
}

const kinds: readonly { kind: string; shape: RegExp; ordinal: (name: string) => number }[] = [
  { kind: "small", shape: /^[a-h]$/, ordinal: (name) => name.charCodeAt(0) - 96 },
  { kind: "capital", shape: /^[A-H]$/, ordinal: (name) => name.charCodeAt(0) - 64 },
  { kind: "roman", shape: /^[ivx]+$/i, ordinal: (name) => roman.indexOf(name.toLowerCase()) + 1 },
  { kind: "number", shape: /^\d+$/, ordinal: Number },
  { kind: "hindi", shape: /^[क-ज]$/u, ordinal: (name) => "कखगघङचछज".indexOf(name) + 1 },
  {
    kind: "hindi number",
    shape: /^[०-९]+$/u,
    ordinal: (name) => Number(name.replaceAll(/./gu, (digit) => `${digit.charCodeAt(0) - 0x966}`)),
  },
];
const roman = "i ii iii iv v vi vii viii ix x xi xii".split(" ");

/** The list that begins first in a text; null if there is no unambiguous list. */
export function splitItems(text: string): Items | null {
  const found = candidatesIn(text);
  const lists = [...new Set(found.map(({ family }) => family))].flatMap((family) => {
    const list = consecutive(
      found.filter((candidate) => candidate.family === family),
      text,
    );
    return list && isList(list, text) ? [list] : [];
  });
  const [first] = lists.toSorted((a, b) => startOf(a) - startOf(b));
  return first ? itemsOf(first, text) : null;
}

function startOf([first]: readonly Candidate[]): number {
  return first?.start ?? 0;
}

function candidatesIn(text: string): Candidate[] {
  const depth = depthsIn(text);
  return styles.flatMap(({ name: style, pattern, isAtLineOnly }) =>
    [...text.matchAll(pattern)].flatMap((match): Candidate[] => {
      const [whole, name = ""] = match;
      const [start, end] = [match.index, match.index + whole.length];
      const kind = kinds.find(({ shape }) => shape.test(name));
      if (!kind || depth[start] !== 0) return [];
      const family = `${style} ${kind.kind}${isAtLineOnly ? " line" : ""}`;
      const isApart = /\s$/.test(whole) || /^\p{L}[\p{L}\p{M}]/u.test(text.slice(end));
      const label = whole.trim().replaceAll(/\s+/gu, "");
      return [{ family, label, name, ordinal: kind.ordinal(name), start, end, isApart }];
    }),
  );
}

/** The bracket depth at each position. */
function depthsIn(text: string): number[] {
  let depth = 0;
  return Array.from({ length: text.length }, (_, at) => {
    const before = depth;
    if ("([{".includes(text.charAt(at))) depth += 1;
    if (")]}".includes(text.charAt(at))) depth = Math.max(0, depth - 1);
    return before;
  });
}

/** Consecutive labels, from the last "1" or "a" before a "2" or "b"; from any number if the text begins with it. */
function consecutive(candidates: readonly Candidate[], text: string): Candidate[] | null {
  const opening = candidates.findIndex(({ start, ordinal }, at) => {
    const follows = candidates[at + 1]?.ordinal === ordinal + 1;
    return follows && (ordinal === 1 || text.slice(0, start).trim() === "");
  });
  if (opening < 0) return null;
  const list: Candidate[] = [];
  for (const candidate of candidates.slice(opening)) {
    const last = list.at(-1);
    if (!last || candidate.ordinal === last.ordinal + 1) list.push(candidate);
  }
  return list;
}

function isList(list: readonly Candidate[], text: string): boolean {
  const [first] = list;
  if (!first || list.length < 2) return false;
  const lead = text.slice(0, first.start);
  if (first.family.endsWith("line") && !/(?:^|[\n:?]|\.\s|=\s)\s*$/u.test(lead)) return false;
  // f (1) and f (2) are values of a function.
  if (first.family.includes("brackets") && /(?<!\p{L})[fghp]\s*$/iu.test(lead)) return false;
  const areApart = list.every(({ isApart }) => isApart) || list.length > 2;
  return (
    areApart &&
    list.every((candidate, at) => isContent(text.slice(candidate.end, list[at + 1]?.start)))
  );
}

/** A token that joins two operands, or two labels, does not start an entry. */
function isContent(text: string): boolean {
  return text.trim() !== "" && !/^\s*(?:[+×÷*/^=,;)\]]|[-−–]\s|and\b|or\b|&)/iu.test(text);
}

function itemsOf(list: readonly Candidate[], text: string): Items {
  const items = list.map(({ label, name, end }, at) => ({
    label,
    name,
    text: text.slice(end, list[at + 1]?.start).trim(),
  }));
  return { stem: text.slice(0, startOf(list)).trim(), items };
}
