/** The elements of a set, in the order in which they were written. */
export type Elements = readonly string[];

/** The named sets that a question defines, and the rest of its text. */
export interface GivenSets {
  sets: ReadonlyMap<string, Elements>;
  /** What is asked, with the symbols ∪, ∩ and − for words. */
  request: string;
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/\$/g, " "],
  [/\\left|\\right/g, ""],
  [/\\\{/g, "{"],
  [/\\\}/g, "}"],
  [/\\cup\b/g, "∪"],
  [/\\cap\b/g, "∩"],
  [/\\(?:setminus|backslash)\b/g, "−"],
  [/\\times\b/g, "×"],
  [/\\(?:triangle|Delta)\b/g, "Δ"],
  [/\\(?:phi|varnothing|emptyset)\b|[φϕ∅]/g, "{}"],
];
const definition = /(?:(?:universal |the )*sets? )?\b([A-Z])\s*=\s*\{([^{}]*)\}/g;
/** Words between and around the sets that don't contribute to what is asked. */
const idle =
  /^(?:\s|[,.;:]|\b(?:if|let|given|given that|suppose|that|the|two|three|sets?|are|is|be|and|then|universal|where|for|with|by)\b)+/i;
const idleEnd = /(?:\s|[,.;:?]|\b(?:if|when|where|for|given|given that|let|and|the|sets?)\b)+$/i;

/**
 * Reads sets in braces; null if there are none, if a name repeats, or if an element is not a number, a letter or a
 * word.
 */
export function readSets(text: string): GivenSets | null {
  const plain = signs.reduce((rest, [said, sign]) => rest.replace(said, sign), text);
  const sets = new Map<string, Elements>();
  for (const [, name = "", inner = ""] of plain.matchAll(definition)) {
    const elements = readElements(inner);
    if (!elements || sets.has(name)) return null;
    sets.set(name, elements);
  }
  if (sets.size === 0) return null;
  const rest = plain.replace(definition, " , ").replaceAll(/(?:\s*\b(?:and|,)\s*)*,\s*/g, " , ");
  const request = rest.replace(idle, "").replace(idleEnd, "").replace(idle, "").trim();
  return { sets, request };
}

const element = /^(?:-?\d{1,9}(?:\.\d+)?|[a-z]{1,15})$/i;

/**
 * Returns the elements between two braces; dots, as in 1, 2, 3, …, 10, are expanded. Null for invalid or repeated
 * elements.
 */
export function readElements(inner: string): Elements | null {
  if (inner.trim() === "") return [];
  const parts = inner.split(",").map((part) => part.trim().replace(/^[−–]/, "-"));
  const dots = parts.findIndex((part) => /^(?:\.{2,}|…|\\l?dots)$/.test(part));
  const elements = dots < 0 ? parts : filledIn(parts, dots);
  if (!elements?.every((part) => element.test(part))) return null;
  return new Set(elements).size === elements.length ? elements : null;
}

const mostElements = 40;

function filledIn(parts: readonly string[], dots: number): string[] | null {
  if (dots < 2 || dots !== parts.length - 2) return null;
  const known = parts.slice(0, dots).map(Number);
  const [first = Number.NaN, second = Number.NaN] = known;
  const [last, step] = [Number(parts.at(-1)), second - first];
  const count = (last - first) / step + 1;
  const isEven = known.every((value, at) => value === first + at * step);
  if (!isEven || !Number.isInteger(count) || count < dots || count > mostElements) return null;
  return Array.from({ length: count }, (_, at) => String(first + at * step));
}

/** Returns the set in LaTeX, as \{1, 2\}, or ∅ for the empty set. */
export function setLatex(elements: Elements): string {
  if (elements.length === 0) return "\\varnothing";
  return `\\{${elements.map((part) => (/^[a-z]{2,}$/i.test(part) ? `\\text{${part}}` : part)).join(", ")}\\}`;
}

/** Returns the set as plain text. */
export function setPlain(elements: Elements): string {
  return `{${elements.join(", ")}}`;
}
