import { textFaults } from "../../library/testing/concept-faults.ts";
import { computedFaults, equalOptions, letters } from "../../library/testing/option-faults.ts";
import { wordsIn } from "../../library/testing/words.ts";
import { isQuantity } from "@sawaal/maths/testing";
import type {
  BankQuestion,
  ChoiceQuestion,
  NumericalQuestion,
  ShortQuestion,
} from "../bank-question.ts";

/** The faults of a question, as sentences; none in a good one. */
export function questionFaults(question: BankQuestion): string[] {
  const { classes } = question;
  return [
    ...(classes[0] > classes[1] ? ["its lowest class comes last"] : []),
    ...textsOf(question).flatMap(textFaults),
    ...faultsOfKind(question),
  ].map((fault) => `${question.id}: ${fault}`);
}

function faultsOfKind(question: BankQuestion): string[] {
  switch (question.kind) {
    case "choice":
      return choiceFaults(question);
    case "numerical":
      return numericalFaults(question);
    case "short":
      return shortFaults(question);
  }
}

/** Every text of a question that students read. */
function textsOf(question: BankQuestion): string[] {
  switch (question.kind) {
    case "choice":
      return [
        question.question,
        ...question.options.flatMap(({ text, mistake }) => (mistake ? [text, mistake] : [text])),
        question.explanation,
      ];
    case "numerical":
      return [question.question, question.answer, question.explanation];
    case "short":
      return [question.question, ...question.points.map(({ text }) => text)];
  }
}

function choiceFaults({ question, options, key, explanation, template }: ChoiceQuestion): string[] {
  const texts = options.map(({ text }) => text);
  const right = texts[key] ?? "";
  const alike = equalOptions(texts);
  const mistakes = options.flatMap(({ mistake }) => (mistake === null ? [] : [mistake]));
  return [
    ...(alike ? [`the options "${alike[0]}" and "${alike[1]}" are equal`] : []),
    ...mistakes
      .filter((mistake) => wordsIn(mistake).length < 5)
      .map((mistake) => `the mistake "${mistake}" says too little`),
    ...(new Set(mistakes).size < mistakes.length ? ["a mistake stands twice"] : []),
    ...(endsIn(explanation, right) ? [] : [`its explanation doesn't end in ${right}`]),
    ...(template === undefined ? computedFaults(question, texts, right) : []),
  ];
}

function numericalFaults({
  question,
  answer,
  explanation,
  tolerance,
}: NumericalQuestion): string[] {
  return [
    ...(endsIn(explanation, answer) ? [] : [`its explanation doesn't end in ${answer}`]),
    ...(/\d/u.test(answer) ? [] : [`"${answer}" is no number`]),
    ...(tolerance === 0 ? computedFaults(question, [answer], answer) : []),
    ...(isQuantity(answer) ? [] : unitsIn(question).map((unit) => `its answer lacks the ${unit}`)),
  ];
}

/** Units that a question asks for: "in m/s". Students may type them, so the answer has to accept them. */
function unitsIn(question: string): string[] {
  const plain = question.replaceAll(/\\text\{([^}]*)\}/gu, "$1").replaceAll("$", "");
  const named = plain.matchAll(/\bin (?=(\S+(?: \S+)?))/gu);
  const units = Array.from(named, ([, words = ""]) => words.replace(/[.,?]+$/u, ""))
    .flatMap((words) => [words, words.split(" ")[0] ?? ""])
    .filter((unit) => isQuantity(`1 ${unit}`));
  return [...new Set(units)];
}

/** The limits of a model answer's words and of a question's marks. */
const modelAnswer = { fewest: 25, most: 80, marks: 5 };

function shortFaults({ marks, points }: ShortQuestion): string[] {
  const { length } = wordsIn(points.map(({ text }) => text).join(" "));
  return [
    ...(length < modelAnswer.fewest || length > modelAnswer.most
      ? [`its model answer has ${length} words`]
      : []),
    ...(marks > modelAnswer.marks || marks < 1 ? [`it has ${marks} marks`] : []),
  ];
}

/** The share of the key's words that the last sentences of an explanation must have. */
const sharedWords = 0.6;

/** Whether the last lines of an explanation arrive at the key: they contain its formula, or most of its words. */
function endsIn(explanation: string, key: string): boolean {
  const end = explanation.slice(-Math.max(160, 2 * key.length));
  if (letters(end).includes(letters(key))) return true;
  const said = new Set(wordsIn(end).map(stem));
  const wanted = wordsIn(key).map(stem);
  return wanted.filter((word) => said.has(word)).length >= sharedWords * wanted.length;
}

const stem = (word: string) => word.slice(0, 5);
