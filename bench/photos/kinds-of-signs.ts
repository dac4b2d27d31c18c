/** A printed character for comparison, and whether it is a letter or a full stop of prose. */
export interface PrintedSign {
  character: string;
  isProse: boolean;
}

const token = /[A-Za-z]+(?:'[a-z]+)?|\s+|./gu;
const unit = /^(?:[ckmdh]?m|[kmc]?g|[kmc]?l|[kMG]?Hz|[kM]?[JWVN]|k?Pa|s|h|hr|min|mol|ml|mL|ha)$/u;
const functionName = /^(?:sin|cos|tan|cot|sec|cosec|log|ln)$/u;
const twoLetterWord =
  /^(?:am|an|as|at|be|by|do|go|he|if|in|is|it|me|mr|my|no|of|on|or|so|to|up|us|we)$/iu;
const stop = /^[.,:;?!'"]$/u;

/** The characters of a question without spaces, each classified as prose or formula. */
export function printedSigns(text: string): PrintedSign[] {
  const tokens = text.match(token) ?? [];
  const at = (place: number) => tokens[place] ?? " ";
  return tokens.flatMap((own, place) => {
    if (own.trim() === "") return [];
    const after = at(place + 1).trim() === "" ? at(place + 2) : at(place + 1);
    const isProse = stop.test(own)
      ? !isBetweenTerms(at(place - 1), after) && !isFactorial(own, at(place - 1))
      : isWord(own, at(place - 1), at(place + 1));
    return Array.from(own, (character) => ({ character, isProse }));
  });
}

const isFactorial = (own: string, before: string) =>
  own === "!" && /^[\d)]$|^[A-Za-z]$/u.test(before);

const isBetweenTerms = (before: string, after: string) =>
  /^[\d)²³]$|^[A-Za-z]$/u.test(before) && /^[\d(√₹]$|^[b-zB-HJ-Z]$/u.test(after);

function isWord(own: string, before: string, after: string): boolean {
  if (unit.test(own) || functionName.test(own)) return false;
  if (/^[aAI]$/u.test(own)) return before.trim() === "" && after.trim() === "";
  return own.length === 2 ? twoLetterWord.test(own) : isLongWord(own, before);
}

const isLongWord = (own: string, before: string) =>
  /[a-z].*[a-z]/u.test(own) && /[aeiouy]/u.test(own) && own !== "xyz" && !/[\d^(/]/u.test(before);
