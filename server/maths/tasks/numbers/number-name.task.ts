import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { decimalLatex, integerLatex, rationalPlain } from "../../numbers/written.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { sameSize } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { digitWord, inWords, type NumeralSystem, periodsOf } from "../../numbers/number-words.ts";
import { readSpokenNumber, type SpokenNumber } from "./spoken-number.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumber } from "../../wording/written-number.ts";

interface NumberNameProblem {
  number: Rational;
  places: number;
  system: NumeralSystem;
}

const system =
  "[in|using|as_per|according_to|by] [indian|hindu|hindu-arabic] [system] [of] [numeration]";
const western = "in|using|as_per|according_to|by international [system] [of] [numeration]";

const asks = wordings({
  international: [
    `{number} in words ${western}`,
    `{number} ${western} in words`,
    `number name of|for {number} ${western}`,
    `{number} in international number name`,
  ],
  Indian: [
    `[number] {number} in words ${system}`,
    `{number} in|using indian system [of] [numeration] in words`,
    `number name|names of|for {number} ${system}`,
    `[express|read] [number] {number} in words`,
    "{number} ko shabdo|shabdon me|mein likho|likhiye|likhein",
  ],
});

const largest = 10n ** 15n;

function recognise({ body, targets }: Question): NumberNameProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, name) => {
    const number = readNumber(gap(gaps, "number"));
    if (!number || q.sign(number.value) < 0 || number.value.numerator > largest) return null;
    if (number.form !== "integer" && number.form !== "decimal") return null;
    const places = q.decimalPlaces(number.value) ?? 0;
    return { number: number.value, places, system: name };
  });
}

function wholeOf(number: Rational): bigint {
  return number.numerator / number.denominator;
}

function decimalsOf({ number, places }: NumberNameProblem): string {
  const scaled = (number.numerator * 10n ** BigInt(places)) / number.denominator;
  return places === 0
    ? ""
    : scaled
        .toString()
        .padStart(places + 1, "0")
        .slice(-places);
}

function solve(problem: NumberNameProblem): string {
  const whole = inWords(wholeOf(problem.number), problem.system);
  const decimals = Array.from(decimalsOf(problem), digitWord);
  return decimals.length === 0 ? whole : `${whole} point ${decimals.join(" ")}`;
}

/** Parses the words with the parser for questions; they must give the number. */
function prove({ number, places, system }: NumberNameProblem, name: string): Proof | null {
  const read = readSpokenNumber(wordTokens(name));
  if (!read || !q.equals(read.value, number)) return null;
  return {
    method: "The words read back as a number",
    lines: [`\\text{${name}} = ${grouped(number, places, system)}`],
  };
}

function wordTokens(text: string): Token[] {
  return text.split(/ |(?=-)|(?<=-)/).map((word): Token => {
    const place = { start: 0, end: 0, written: word, spaced: true };
    return word === "-"
      ? { ...place, kind: "symbol", text: "-" }
      : { ...place, kind: "word", text: word };
  });
}

function numeralLatex(number: Rational, places: number): string {
  return places === 0 ? integerLatex(number.numerator) : decimalLatex(number, places);
}

/** Groups the digits by the commas of the numeral system. */
function grouped(number: Rational, places: number, system: NumeralSystem): string {
  const text = numeralLatex(number, places);
  if (system === "Indian") return text;
  const [whole = "", decimals] = text.replaceAll("{,}", "").split(".");
  const threes = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "{,}");
  return decimals === undefined ? threes : `${threes}.${decimals}`;
}

function stepsOf(problem: NumberNameProblem, name: string) {
  const periods = periodsOf(wholeOf(problem.number), problem.system);
  const decimals = decimalsOf(problem);
  const own =
    problem.system === "Indian"
      ? "crores, lakhs, thousands and ones"
      : "billions, millions, thousands and ones";
  const write = (value: bigint): string => grouped(q.rational(value), 0, problem.system);
  const parts = periods.map(({ count, size }) =>
    size === 1n ? write(count) : `${write(count)} \\times ${write(size)}`,
  );
  const read = step(
    "Read each period with its name",
    decimals === ""
      ? "Begin with the largest period; a period of zeros is not read."
      : "Begin with the largest period. After the point the digits are read one by one.",
    `\\text{${name}}`,
  );
  if (periods.length === 1) return [read];
  return [
    step(
      "Part the number into its periods",
      `The ${problem.system} system groups the digits from the right into ${own}.`,
      `${write(wholeOf(problem.number))} = ${parts.join(" + ")}`,
    ),
    read,
  ];
}

/** Writes a number in words, in the Indian or the international system. */
export const numberName = defineTask<NumberNameProblem, string>({
  name: "number-name",
  recognise,
  reading: ({ number, places, system }) =>
    `${grouped(number, places, system)} \\text{ in words (${system} system)}`,
  solve,
  prove,
  explain: (problem, name) =>
    lesson({
      topic: problem.places > 0 ? "Decimals" : "Knowing Our Numbers",
      method: `${problem.system === "Indian" ? "Indian" : "International"} system of numeration`,
      answer: { latex: `\\text{${name}}`, plain: name },
      steps: stepsOf(problem, name),
      idea: "Large numbers are read period by period, each with its own name.",
      firstMove: "Put commas from the right: the ones period has three digits.",
      finalMove: "Read the periods from left to right. What is the number in words?",
      next: [
        "How is the number read in the other system of numeration?",
        "What is its expanded form?",
      ],
    }),
  vary: ({ number, places, system }, random) => {
    const scale = 10n ** BigInt(places);
    const digits = sameSize(random, (number.numerator * scale) / number.denominator);
    const text = rationalPlain(q.rational(digits, scale), "decimal");
    return system === "Indian"
      ? `Write ${text} in words`
      : `Write ${text} in words in the international system`;
  },
  examples: ["Write 457210 in words", "Write 3056024 in words in the international system"],
});

interface NumeralProblem extends SpokenNumber {
  words: string;
}

const numeralAsks = wordings({
  numeral: [
    "{words~} in figures|numerals|digits|number_form",
    "in figures|numerals|digits : {words~}",
    "[number|numeral|figures] for {words~}",
    "numeral of {words~}",
    "{words~} as [a] number|numeral|decimal|decimal_number",
    "as [a] number|numeral|decimal|decimal_number : {words~}",
    "as [a] number|numeral|decimal|decimal_number {words~}",
    "in decimal|decimal_form : {words~}",
    "{words~} in decimal|decimal_form|decimals",
    "{words~} ko anko|ank|ankon me|mein likho|likhiye",
  ],
});

function recogniseWords({ body, targets }: Question): NumeralProblem | null {
  if (targets.length > 0) return null;
  return numeralAsks(body, (gaps) => {
    const tokens = gap(gaps, "words");
    const spoken = readSpokenNumber(tokens);
    if (!spoken || spoken.value.numerator > largest) return null;
    const words = tokens.map(({ written, spaced }, at) =>
      at > 0 && spaced ? ` ${written}` : written,
    );
    return { ...spoken, words: words.join("").toLowerCase() };
  });
}

/** Converts the numeral to words in the international system and parses them; they must give the number. */
function proveNumeral(problem: NumeralProblem, value: Rational): Proof | null {
  const { places } = problem;
  const name = solve({
    number: value,
    places: q.decimalPlaces(value) ?? 0,
    system: "international",
  });
  const read = readSpokenNumber(wordTokens(name));
  if (!read || !q.equals(read.value, problem.value)) return null;
  return {
    method: "The numeral read aloud again",
    lines: [`${numeralLatex(value, places)} = \\text{${name}}`],
  };
}

function numeralSteps({ value, places, kind, words }: NumeralProblem) {
  const written = numeralLatex(value, places);
  if (kind === "parts") {
    const scale = 10n ** BigInt(places);
    const whole = wholeOf(value);
    const top = ((value.numerator % value.denominator) * scale) / value.denominator;
    const fraction = `\\frac{${integerLatex(top)}}{${integerLatex(scale)}}`;
    return [
      step(
        "Write the parts as a fraction",
        "The last word names the place, and with it the denominator.",
        whole === 0n ? fraction : `${integerLatex(whole)} + ${fraction}`,
      ),
      step(
        "Write the fraction as a decimal",
        "The denominator has as many zeros as there are decimal places; empty places are filled with 0.",
        written,
        whole === 0n ? fraction : `${integerLatex(whole)} + ${fraction}`,
      ),
    ];
  }
  return [
    step(
      "Write each period in its place",
      kind === "point"
        ? "The digits after the point are written one by one, in the order in which they are read."
        : "A period that is not named is filled with zeros.",
      `\\text{${words}} = ${written}`,
    ),
  ];
}

/** Writes a number that is given in words as a numeral. */
export const numeral = defineTask<NumeralProblem, Rational>({
  name: "numeral",
  recognise: recogniseWords,
  reading: ({ words }) => `\\text{${words}}`,
  solve: ({ value }) => value,
  prove: proveNumeral,
  explain: (problem, value) =>
    lesson({
      topic: problem.places > 0 ? "Decimals" : "Knowing Our Numbers",
      method: "Place value",
      answer: {
        latex: numeralLatex(value, problem.places),
        plain: rationalPlain(value, "decimal"),
        kind: "as-asked",
      },
      steps: numeralSteps(problem),
      idea: "Each word names a place or a period. Put every digit in its place and fill empty places with zeros.",
      firstMove: "Draw a place value chart and mark the largest place that is named.",
      finalMove: "Fill in the place value chart. Which number do you read?",
      next: [
        "What is the expanded form of the number?",
        "Which digit stands in its largest place?",
      ],
    }),
  vary: ({ value, places, kind }, random) => {
    const scale = 10n ** BigInt(places);
    const digits = sameSize(random, (value.numerator * scale) / value.denominator);
    if (kind === "parts") {
      const place = ["", "tenths", "hundredths", "thousandths"][places] ?? "thousandths";
      const size = places > 0 && places < 4 ? scale : 1000n;
      return `Write as a decimal: ${inWords(digits % 100n, "Indian")} and ${inWords((digits % (size - 2n)) + 2n, "Indian")} ${place}`;
    }
    const name = solve({ number: q.rational(digits, scale), places, system: "Indian" });
    return `Write in figures: ${name}`;
  },
  examples: [
    "Write in figures: four lakh fifty-seven thousand two hundred ten",
    "Write as a decimal: seven and thirty-five thousandths",
  ],
});
