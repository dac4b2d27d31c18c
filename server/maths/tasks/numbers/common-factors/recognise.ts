import { isInteger } from "../../../numbers/rational.ts";
import { lazily } from "../../../read/lazily.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { notSupported, notUnderstood, tooHard } from "../../../refusal.ts";

/** At least two positive integers whose HCF or LCM is wanted. */
export interface CommonFactorsProblem {
  numbers: bigint[];
  /** Whether the question requests the division method; otherwise prime factorisation is used. */
  byDivision?: boolean;
  /** Whether to show that HCF × LCM is the product of the two numbers. */
  verifies?: boolean;
}

type Wanted = "hcf" | "lcm";

const names: Record<Wanted, string[]> = {
  hcf: [
    "hcf|gcd|gcf",
    "highest|greatest|largest|biggest common factor|divisor",
    "highest|greatest|largest|biggest common factor|divisor ( hcf|gcd|gcf )",
  ],
  lcm: [
    "lcm",
    "least|lowest|smallest common multiple",
    "least|lowest|smallest common multiple ( lcm )",
  ],
};

/** Wordings with the name before, among or after the numbers. */
const wordings = (name: string): string[] => [
  `${name} of {numbers}`,
  `${name} of the numbers {numbers}`,
  `${name} of the following numbers {numbers}`,
  `${name} : {numbers}`,
  `${name} {numbers}`,
  `{numbers} ka ${name}`,
  `{numbers} ki ${name}`,
  `{numbers} ${name}`,
];

const phrases = Object.fromEntries(
  Object.entries(names).map(([wanted, list]) => [
    wanted,
    list.flatMap((name) => wordings(name).map(phrase)),
  ]),
);

const bothNames = ["hcf and lcm", "lcm and hcf", "hcf , lcm", "lcm , hcf"];
const hence = ["and hence", "hence", "and also", "and", ", hence", "and then"];
const finding = ["", "find ", "find their ", "their ", "find its "];

/**
 * Wordings of one from the other: "The HCF of 96 and 404, and hence find their LCM", "the HCF and hence the LCM of 96
 * and 404".
 */
function oneByTheOther(first: string, second: string): string[] {
  return hence.flatMap((link) =>
    finding.flatMap((ask) => [
      `${first} ${link} ${ask}${second} of {numbers}`,
      `${first} of {numbers} ${link} ${ask}${second}`,
    ]),
  );
}

const both = lazily(() =>
  [
    ...bothNames.flatMap(wordings),
    ...oneByTheOther("hcf|gcd", "lcm"),
    ...oneByTheOther("lcm", "hcf|gcd"),
  ].map(phrase),
);

/** Reads the numbers whose HCF and LCM are both asked; null for other questions. */
export function recogniseBoth({ body }: Question): CommonFactorsProblem | null {
  if (!namesBoth(body)) return null;
  const { body: asked, verifies } = withoutVerification(withoutMiddle(withoutThe(body)));
  const { body: rest } = withoutMethod(asked);
  for (const wording of both()) {
    const list = matchPhrase(wording, rest)?.get("numbers");
    if (!list || list.some((token) => isName(token) || isLetter(token))) continue;
    const numbers = readList(list);
    if (verifies && numbers.length !== 2) return null;
    return { numbers, ...(verifies ? { verifies } : {}) };
  }
  return null;
}

/**
 * Removes a method in the middle, as in "by prime factorisation method. Hence, find …", and punctuation next to
 * "hence".
 */
function withoutMiddle(body: readonly Token[]): readonly Token[] {
  const isHence = (token: Token | undefined): boolean =>
    token?.kind === "word" && token.text === "hence";
  const said = body.filter(
    (token, at) => !isSymbol(token, ",", ".") || !(isHence(body[at + 1]) || isHence(body[at - 1])),
  );
  const end = said.findIndex((token) => token.kind === "word" && token.text === "method");
  if (end < 0 || end === said.length - 1) return said;
  const { body: before } = withoutMethod(said.slice(0, end + 1));
  return before.length <= end ? [...before, ...said.slice(end + 1)] : said;
}

const verification =
  /^(?:that )?(?:lcm × hcf|hcf × lcm) = product of (?:two |given |two given )?(?:numbers|integers)$/;

function namesBoth(body: readonly Token[]): boolean {
  const names = new Set(body.map((token) => (token.kind === "word" ? token.text : "")));
  return names.has("lcm") && (names.has("hcf") || names.has("gcd"));
}

/** Removes "and verify that LCM × HCF = product of the two numbers" from the end. */
function withoutVerification(body: readonly Token[]): {
  body: readonly Token[];
  verifies: boolean;
} {
  const at = body.findLastIndex((token) => token.kind === "word" && token.text === "verify");
  const text = body
    .slice(at + 1)
    .map((token) => ("text" in token ? token.text : "?"))
    .join(" ");
  const isAnd = body[at - 1]?.kind === "word" || isSymbol(body[at - 1], ",", ".");
  if (at < 2 || !isAnd || !verification.test(text)) return { body, verifies: false };
  return { body: body.slice(0, at - 1), verifies: true };
}

const divisionMethods = new Set([
  "division",
  "long division",
  "common division",
  "euclid's",
  "euclid's division",
  "euclid division",
  "euclid",
  "euclidean",
]);
const primeMethods = new Set(["prime factorisation", "prime factorization", "factorisation"]);

/** Removes "by division method" or "using prime factorisation" from the end. */
function withoutMethod(body: readonly Token[]): { body: readonly Token[]; byDivision: boolean } {
  const at = body.findLastIndex((token) => {
    return token.kind === "word" && ["by", "using", "with"].includes(token.text);
  });
  const words = body.slice(at + 1).map((token) => (token.kind === "word" ? token.text : "?"));
  const name = words.join(" ").replace(/ (?:method|algorithm)$/, "");
  if (at < 0 || !(divisionMethods.has(name) || primeMethods.has(name))) {
    return { body, byDivision: false };
  }
  return { body: body.slice(0, at), byDivision: divisionMethods.has(name) };
}

/**
 * Moves a method from the beginning to the end: "use Euclid's division algorithm to find the HCF …", "by long division
 * find …".
 */
function withMethodLast(body: readonly Token[]): readonly Token[] {
  const words = body.slice(0, 8).map((token) => (token.kind === "word" ? token.text : "?"));
  const isFirst = ["use", "using", "by", "with"].includes(words[0] ?? "");
  const find = isFirst ? words.indexOf("find") : -1;
  const [by] = body;
  if (find < 2 || !by) return body;
  const method = body.slice(1, words[find - 1] === "to" ? find - 1 : find);
  const named = method.filter((token) => !isSymbol(token, ","));
  const word: Token = { ...by, kind: "word", text: "by" };
  return [...body.slice(find + 1), word, ...named];
}

function withoutThe(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token) => token.kind !== "word" || token.text !== "the");
}

/** Returns a recogniser that reads the numbers whose HCF or LCM is asked; null for questions that name neither. */
export function recogniser(wanted: Wanted): (question: Question) => CommonFactorsProblem | null {
  return (question) => {
    const { body, byDivision } = withoutMethod(withMethodLast(withoutThe(question.body)));
    for (const wording of phrases[wanted] ?? []) {
      const list = matchPhrase(wording, body)?.get("numbers");
      // With letters the question is about algebraic expressions.
      if (list?.some(isLetter)) return null;
      if (list && !list.some(isName)) return { numbers: readList(list), byDivision };
    }
    return null;
  };
}

/** Whether the token is a function word: a shorter wording must not match words of a longer one as numbers. */
function isName(token: Token): boolean {
  return token.kind === "word" && ["of", "ka", "ki", "the"].includes(token.text);
}

function isLetter(token: Token): boolean {
  return token.kind === "letter";
}

const howToType =
  "Type whole numbers with a comma and a space between them, like LCM of 12, 18 and 24.";

/** The most numbers in one list. */
const longestList = 6;

function readList(tokens: readonly Token[]): bigint[] {
  const numbers: bigint[] = [];
  const list = withoutBrackets(tokens);
  let expectsNumber = true;
  for (const token of list) {
    if (token.kind === "number" && expectsNumber) {
      numbers.push(...wholeNumbers(token, list.length === 1));
      expectsNumber = false;
    } else if (isSeparator(token)) expectsNumber = true;
    else throw notUnderstood(`I can't read this list of numbers. ${howToType}`);
  }
  if (expectsNumber || numbers.length < 2) {
    throw notUnderstood(`I need two or more numbers. ${howToType}`);
  }
  if (numbers.length > longestList)
    throw tooHard(`I can take up to ${longestList} numbers at once.`);
  return numbers;
}

function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  const isBracketed = isSymbol(tokens[0], "(") && isSymbol(tokens.at(-1), ")");
  return isBracketed ? tokens.slice(1, -1) : tokens;
}

function isSeparator(token: Token): boolean {
  const isWord = token.kind === "word" && ["and", "aur"].includes(token.text);
  return isWord || isSymbol(token, ",", ";", "newline");
}

/** Splits HCF(306,657) at its commas: a single number would have no common factor to find. */
function wholeNumbers(token: NumberToken, isAlone: boolean): bigint[] {
  return isAlone && token.grouping === "possible" && token.places === 0
    ? token.written.split(",").map(BigInt)
    : [wholeNumber(token)];
}

type NumberToken = Extract<Token, { kind: "number" }>;

function wholeNumber(token: NumberToken): bigint {
  if (token.grouping === "possible") {
    throw notUnderstood(`The commas here could belong to a number or to the list. ${howToType}`);
  }
  if (token.places > 0 || !isInteger(token.value)) {
    throw notSupported("HCF and LCM are for whole numbers. Type numbers without a decimal point.");
  }
  if (token.value.numerator < 1n) {
    throw notSupported("HCF and LCM are for numbers from 1 up. Leave out the 0.");
  }
  return token.value.numerator;
}
