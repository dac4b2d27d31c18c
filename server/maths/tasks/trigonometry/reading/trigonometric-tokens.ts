import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";

const functionWord = /sin|cos|tan|cot|sec|csc/i;

/** A quick test before reading: whether the question contains the name of a trigonometric function. */
export function mentionsTrigonometry({ text }: Question): boolean {
  return functionWord.test(text);
}

const glued = /(cosec|csc|sin|cos|tan|cot|sec)(theta|alpha|beta|phi|[abcxyz])/g;
const isAllGlued = /^(?:(?:cosec|csc|sin|cos|tan|cot|sec)(?:theta|alpha|beta|phi|[abcxyz]))+$/;
const greek: ReadonlyMap<string, string> = new Map([
  ["theta", "θ"],
  ["alpha", "α"],
  ["beta", "β"],
  ["phi", "φ"],
]);

/** Splits words such as "sinA" and "2sinxcosx", and joins "sin inverse" into one function. */
export function withFunctionsApart(tokens: readonly Token[]): Token[] {
  return withInverses(tokens.flatMap(apart));
}

function apart(token: Token): Token[] {
  if (token.kind !== "word" || !isAllGlued.test(token.text)) return [token];
  return [...token.text.matchAll(glued)].flatMap(([whole, name = "", letter = ""], at) => {
    const written = token.written.slice(-letter.length);
    const isUpper = written === written.toUpperCase();
    return [
      { ...token, kind: "word", text: name, spaced: at === 0 && token.spaced },
      {
        ...token,
        kind: "letter",
        text: greek.get(letter) ?? letter,
        written: isUpper ? whole.slice(name.length).toUpperCase() : letter,
        spaced: false,
      },
    ] satisfies Token[];
  });
}

const inverses: ReadonlyMap<string, string> = new Map([
  ["sin", "arcsin"],
  ["cos", "arccos"],
  ["tan", "arctan"],
  ["cot", "arccot"],
  ["sec", "arcsec"],
  ["cosec", "arccosec"],
  ["csc", "arccosec"],
]);

function withInverses(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    if (token.kind !== "word") return [token];
    const name = inverses.get(token.text);
    if (name !== undefined && wordAt(tokens, at + 1) === "inverse") {
      return [{ ...token, text: name }];
    }
    const isTaken = token.text === "inverse" && inverses.has(wordAt(tokens, at - 1));
    return isTaken ? [] : [token];
  });
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === "word" ? token.text : "";
}
