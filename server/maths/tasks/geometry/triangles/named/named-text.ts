import { isSymbol, type Token } from "../../../../read/token.ts";
import type { Question } from "../../../../read/question.ts";
import { scan, type ScannedQuestion } from "../../reading/scan.ts";

/** Letters of vertices in a text. x and y have placeholders, because the scan reads "xy = 5" as an equation. */
export const cornerLetters = "a-zχυ";
const standIns: readonly (readonly [string, string])[] = [
  ["x", "χ"],
  ["y", "υ"],
];

/** Returns the vertex that a letter of the text represents. */
export function cornerOf(letter: string): string {
  const [plain = letter] = standIns.find(([, standIn]) => standIn === letter) ?? [];
  return plain.toUpperCase();
}

/** Scans the question with vertices, sides and angles as plain words and with normalised spellings. */
export function namedText(question: Question): ScannedQuestion {
  const scanned = scan({ ...question, tokens: withNames(question.tokens) });
  return { ...scanned, text: alike(` ${scanned.text} `).trimStart() };
}

/** Makes names that contain x, y or adjacent r and s readable as names of sides, instead of unknowns or rupees. */
function withNames(tokens: readonly Token[]): readonly Token[] {
  const name = tokens.find((token, at) => isName(token, tokens[at - 1]));
  if (name?.kind !== "word" || !/[xy]|rs|sr/.test(name.text)) return tokens;
  return tokens.map((token): Token => {
    if (isSymbol(token, "₹") && /^rs$/i.test(token.written)) {
      return { ...token, kind: "word", text: "rs" };
    }
    const isPart =
      (token.kind === "word" || token.kind === "letter") &&
      token.text.length <= 3 &&
      Array.from(token.text).every((letter) => name.text.includes(letter));
    return isPart ? { ...token, text: renamed(token.text) } : token;
  });
}

function isName(token: Token, before: Token | undefined): boolean {
  if (token.kind !== "word" || !/^[a-z]{3}$/.test(token.text)) return false;
  const isBehindMark = before !== undefined && /^(?:triangle|[△Δδ∆])$/.test(nameless(before));
  return /^[A-Z]{3}$/.test(token.written) || isBehindMark;
}

function nameless(token: Token): string {
  return "text" in token ? token.text : "";
}

function renamed(text: string): string {
  return standIns.reduce((all, [letter, standIn]) => all.replaceAll(letter, standIn), text);
}

const functions = "sin|cos|tan|cosec|sec|cot";
const power = String.raw`(?: \^ (?:\( )?<q\d+>(?: \))?)?`;
const corner = `[${cornerLetters}]`;

/** Spellings, with their normalised forms. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ (?:[△Δδ∆]|\\triangle|tribhuj|trangle|traingle|triange) (?:triangle )?/g, " triangle "],
  [/ (?:∠|\\angle|ang|kon|<)(?= [a-zχυ]{1,3} )/g, " angle"],
  [/ (?:samkon|samakon) /g, " rightangled "],
  [/ (?:right|rt)(?: \.)?(?: -)? ?(?:angled|angle|∠)(?= )/g, " rightangled"],
  [/ (?:rightangle|right(?= (?:isosceles )?triangle))(?= )/g, " rightangled"],
  [/ (?:isoceles|isosceless|isosecles|isocelous) /g, " isosceles "],
  [/ (?:hypoteneuse|hypotenus|hypotneuse|hypotenous|karn) /g, " hypotenuse "],
  [/ (?:cosecant|csc)(?= )/g, " cosec"],
  [/ sine(?= )/g, " sin"],
  [/ cosine(?= )/g, " cos"],
  [new RegExp(` (cosec|csc|sin|cos|tan|cot|sec)(${corner})(?= )`, "g"), " $1 $2"],
  [new RegExp(`( (?:${functions})${power}) (?:of )?angle(?= )`, "g"), "$1"],
  [new RegExp(`( (?:${functions})${power}) ${corner}(${corner})${corner}(?= )`, "g"), "$1 $2"],
];

/** "∠ABC = θ" defines another name of an angle. */
const otherName = new RegExp(
  ` angle (?:${corner}(?=${corner}{2} ))?(${corner})(?:${corner})? (?:=|be|is) ([θαβφ]) `,
);

function alike(text: string): string {
  const plain = spellings.reduce((all, [spelling, own]) => all.replaceAll(spelling, own), text);
  const [clause, own = "", greek] = otherName.exec(plain) ?? [];
  if (clause === undefined || greek === undefined) return plain;
  return plain.replace(clause, " ").replaceAll(new RegExp(` ${greek}(?= )`, "g"), ` ${own}`);
}
