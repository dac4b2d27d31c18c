import { lazily } from "../read/lazily.ts";
import { tokenise } from "../read/tokenise.ts";
import { splitNumbers } from "../wording/written-number.ts";

/** A question with its options. */
export interface ChoiceQuestion {
  stem: string;
  options: readonly { letter: string | null; text: string }[];
}

/** The format of a stem and its options as one text, one line each. */
export function choiceText({ stem, options }: ChoiceQuestion): string {
  const lines = options.map(({ letter, text }) => (letter === null ? text : `(${letter}) ${text}`));
  if (options.some(({ letter }) => letter !== null)) return [stem, ...lines].join("\n");
  return `${stem.replace(/[\s?:.]+$/, "")}: ${lines.join(", ")}`;
}

const line = /^\s*\(([a-z]|[क-ज]|\d|[ivx]{1,4})\)\s*(\S.*)$/iu;
const listAtEnd = /^(?<stem>[^?:]*\bwhich\b[^?:]*[?:])\s*(?<list>[^?:]+)\??$/i;
const listInside = lazily(
  () =>
    /^(?<which>which(?: one)?(?: (?:number|fraction|value|integer))?) (?:of|among|from|out of) (?<list>(?!the\b|these\b|this\b|those\b|all\b)[^a-z]*\d.*?|√.*?) (?<rest>(?:is|are|isn['’]?t|has)\b.+)$/i,
);

/** Parses "Which of these is prime?" with lettered lines, or with a list in the same sentence; null otherwise. */
export function readChoice(text: string): ChoiceQuestion | null {
  const [stem = "", ...rest] = text.trim().split(/\n+/);
  if (rest.length > 1) {
    const lines = rest.map((each) => line.exec(each));
    const options = lines.flatMap((found) =>
      found?.[1] !== undefined && found[2] !== undefined
        ? [{ letter: found[1], text: found[2].trim() }]
        : [],
    );
    return options.length === rest.length ? { stem, options } : null;
  }
  return rest.length === 0 ? readSentence(stem) : null;
}

function readSentence(text: string): ChoiceQuestion | null {
  const { which, list: inner, rest } = listInside().exec(text)?.groups ?? {};
  if (which !== undefined && inner !== undefined) {
    return withList(`${which} of these ${rest ?? ""}`, inner);
  }
  const { stem, list } = listAtEnd.exec(text)?.groups ?? {};
  return stem === undefined || list === undefined ? null : withList(stem, list);
}

/** Numbers, points, expressions or equations separated by commas or "and". */
function withList(stem: string, list: string): ChoiceQuestion | null {
  const parts = splitNumbers(tokenise(list.trim().replace(/[\s.?]+$/, "")));
  if (!parts || parts.length < 2) return null;
  const texts = parts.map((tokens) => list.trim().slice(tokens[0]?.start, tokens.at(-1)?.end));
  return { stem, options: texts.map((text) => ({ letter: null, text })) };
}
