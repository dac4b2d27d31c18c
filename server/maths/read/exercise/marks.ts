const number = String.raw`\d{1,2}(?:\.5|½)?`;
/** "[3 marks]", "(2 Marks)", "3 marks", "[1 + 2 marks]", "[2M]". */
const named = new RegExp(
  String.raw`\s*(?:[([]\s*(?:${number}\s*\+\s*)*${number}\s*(?:marks?|अंक)\s*[)\]]|[-–—]?\s*(?<=[\s–—-])${number}\s*(?:marks?|अंक)|\[\s*${number}\s*M\s*\])\s*\.?\s*$`,
  "iu",
);
/** "(2M)" and "2M" may be a molarity: they are marks only after the end of a sentence. */
const shortened = new RegExp(
  String.raw`(?<=[.?!।])\s*(?:\(\s*${number}\s*M\s*\)|${number}\s*M)\s*$`,
  "u",
);
const bare = /(?<=\s)(?:\(\s*\d{1,2}\s*\)|\[\s*\d{1,2}\s*\])\s*\.?\s*$/u;

/** Removes the marks from the end of a text; keeps a bare number in brackets that may be a factor or a value. */
export function withoutMarks(text: string): string {
  const spelled = text.replace(named, "").replace(shortened, "");
  if (spelled !== text) return spelled;
  const [found] = bare.exec(text) ?? [];
  if (found === undefined) return text;
  const rest = text.slice(0, -found.length).trimEnd();
  return isWhole(rest, found) ? rest : text;
}

/** Words that take a following value in brackets: "the square of (3)". */
const expecting =
  /(?:^|\s|\()(?:of|by|to|from|than|is|are|and|or|at|when|with|over|equals?|plus|minus|times|for|in|on|number|numbers|sin|cos|tan|cot|sec|cosec|log|ln|sqrt|root|[a-z])$|[=+\-−×÷*/^√:,<>]$|\\\p{L}+$/iu;

/**
 * Whether the text before is a complete question: it ends a sentence or ends with a word, or it is an equation. A
 * single number in square brackets is not a factor if there are no other square brackets.
 */
function isWhole(rest: string, marks: string): boolean {
  if (rest === "" || expecting.test(rest)) return false;
  if (/(?:[.?!।]|\p{L}[\p{L}\p{M}])$/u.test(rest)) return true;
  if (marks.startsWith("[")) return !/[[\]]/.test(rest) && /\d[\p{L}\d²³)]*$/u.test(rest);
  return /[^<>=!]=[^=]*\d$/u.test(rest) && /\p{L}/u.test(rest);
}
