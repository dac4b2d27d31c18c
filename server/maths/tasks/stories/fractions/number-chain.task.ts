import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type Amount, answerOf, noLabel, numberLatex } from "../../../story/amount.ts";
import { line, lineValue } from "../../../story/line.ts";
import { storyText } from "../../../story/story-text.ts";
import { niceVariant } from "../../../story/vary-text.ts";
import { type Question, readQuestion } from "../../../read/question.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { defineTask } from "../../../task/task.ts";

type Sign = "+" | "-" | "×" | "÷";

interface Move {
  sign: Sign;
  by: Rational;
}

interface Chain {
  moves: readonly Move[];
  result: Rational;
  amounts: readonly Amount[];
  text: string;
}

const starts = [
  "(?:i|~?\\w+) (?:think|thinks|thought) of (?:certain )?number",
  "(?:i|~?\\w+) (?:choose|chooses|chose|took|take|takes) (?:certain )?number",
  "(?:~?\\w+ )?~?(?:student|boy|girl|child|person|ravi|sita|he|she) (?=~?(?:multiplied|multiplies|added|adds|subtracted|doubled|divided)\\b)",
  "(?=N\\d+(?:_\\d+)? is (?:added to|subtracted from) (?:certain )?number)",
];
const joint =
  "(?: [,.])*(?: and)?(?: then)?(?: i| he| she)?(?: then)?(?: (?:result|it|this|answer))?(?: is| was)?";
const N = "N(\\d+)(?:_\\d+)?";
/** The optional object of an operation: the number, or the previous result. */
const it = "(?: (?:it|to it|number|result|this|answer|from it|from result|to result|by it))?";

const wordings: readonly (readonly [Sign, string])[] = [
  ["+", `(?:add|added|adds) ${N}(?: to (?:it|result|number|this))?`],
  [
    "-",
    `(?:subtract|subtracted|subtracts|take away|takes away|took away) ${N}(?: from (?:it|result|number|this))?`,
  ],
  ["×", `(?:multiply|multiplied|multiplies)${it} by ${N}`],
  ["÷", `(?:divide|divided|divides)${it} by ${N}`],
  ["+", `${N} is added to (?:certain )?(?:number|it|result)`],
  ["-", `${N} is subtracted from (?:certain )?(?:number|it|result)`],
  ["×", `× ${N}`],
];
const doubles: readonly (readonly [number, string])[] = [
  [2, `(?:double|doubled|doubles|is doubled)${it}`],
  [3, `(?:triple|tripled|triples|treble)${it}`],
];
const ends = `(?: [,.])*(?: and)?(?: if| then)?(?: (?:i|he|she))?(?: (?:to get|and gets|gets|get|got|getting|result is|result was|answer is|result obtained is|my answer is|final result is|i get|he gets|she gets|to obtain)) ${N}(?: [,.])*(?: (?:find|what is|what was|which|tell|find out))?(?: is)?(?: (?:my|original|his|her))? (?:number|it)(?: [,.])*$`;

const patterns = new Map<string, RegExp>();

function match(source: string, text: string, at: number): RegExpExecArray | null {
  const pattern = patterns.get(source) ?? new RegExp(source, "y");
  patterns.set(source, pattern);
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const about =
  /(?:think|thought|choose|chose|took|multiplied|doubled|added|subtracted|divided) .*N\d.*number /;

interface Walk {
  text: string;
  at: number;
  numbers: readonly Amount[];
  moves: Move[];
  /** The number of amounts that the operations use. */
  used: number;
}

/** Reads a chain of operations; null unless it accounts for every word and number. */
function recognise(question: Question): Chain | null {
  const story = storyText(question);
  if (!about.test(story.text) || story.text.length > 400) return null;
  const text = story.text.replaceAll("~", "").trim();
  const start = starts.map((source) => match(source, text, 0)).find((found) => found !== null);
  if (!start || story.amounts.some(({ kind }) => kind !== "number")) return null;
  const walk: Walk = { text, at: start[0].length, numbers: story.amounts, moves: [], used: 0 };
  while (!match(ends, text, walk.at)) if (!takeMove(walk)) return null;
  return chainOf(walk, question.text);
}

function chainOf(walk: Walk, text: string): Chain | null {
  const { moves, numbers, used } = walk;
  const result = numbers[Number(match(ends, walk.text, walk.at)?.[1])];
  const isWhole = used + 1 === numbers.length && moves.length > 0;
  return result && isWhole ? { moves, result: result.value, amounts: numbers, text } : null;
}

/** Reads the next operation; false if it is not understood. */
function takeMove(walk: Walk): boolean {
  const from = walk.at + (match(joint, walk.text, walk.at)?.[0].length ?? 0);
  return (
    wordings.some(([sign, source]) => takes(walk, from, source, (by) => by && { sign, by })) ||
    doubles.some(([by, source]) =>
      takes(walk, from, source, () => ({ sign: "×", by: q.rational(BigInt(by)) })),
    )
  );
}

function takes(
  walk: Walk,
  from: number,
  source: string,
  move: (by: Rational | undefined) => Move | undefined,
): boolean {
  const isFirst = walk.moves.length === 0;
  const found = match(` ?${isFirst ? source : withoutNumber(source)}(?= |$)`, walk.text, from);
  if (!found) return false;
  const amount = found[1] === undefined ? undefined : walk.numbers[Number(found[1])];
  const made = move(amount?.value);
  if (!made || q.isZero(made.by)) return false;
  walk.moves.push(made);
  walk.used += amount ? 1 : 0;
  walk.at = from + found[0].length;
  return true;
}

/** A wording without "number": after the first operation, "the number" could mean the original one. */
function withoutNumber(source: string): string {
  return source
    .replaceAll("(?:certain )?(?:number|it|result)", "(?:it|result)")
    .replaceAll("|number|", "|");
}

const inverse: Readonly<Record<Sign, Sign>> = { "+": "-", "-": "+", "×": "÷", "÷": "×" };
const latexOf: Readonly<Record<Sign, string>> = {
  "+": "+",
  "-": "-",
  "×": "\\times",
  "÷": "\\div",
};

function apply(value: Rational, { sign, by }: Move): { line: string; value: Rational } {
  const written = line`${value} ${latexOf[sign]} ${by}`;
  return { line: written, value: lineValue(written) };
}

function goBack({ moves, result }: Chain): { line: string; value: Rational; move: Move }[] {
  const steps: { line: string; value: Rational; move: Move }[] = [];
  let value = result;
  for (const move of moves.toReversed()) {
    const back = { sign: inverse[move.sign], by: move.by };
    const made = apply(value, back);
    steps.push({ ...made, move: back });
    value = made.value;
  }
  return steps;
}

const done: Readonly<Record<Sign, string>> = {
  "+": "Add, as it was subtracted",
  "-": "Subtract, as it was added",
  "×": "Multiply, as it was divided",
  "÷": "Divide, as it was multiplied",
};

/** A number is found by undoing a chain of operations, from the result backwards. */
export const numberChain = defineTask<Chain, Rational>({
  name: "back-to-the-number",
  recognise,
  reading: ({ moves, result }) => {
    const written = moves.reduce(
      (before, { sign, by }) => `(${before} ${latexOf[sign]} ${numberLatex(by)})`,
      "x",
    );
    return `${written.slice(1, -1)} = ${numberLatex(result)}`;
  },
  solve: (chain) => goBack(chain).at(-1)?.value ?? chain.result,
  prove: ({ moves, result }, number) => {
    const lines: string[] = [];
    let value = number;
    for (const move of moves) {
      const made = apply(value, move);
      lines.push(`${made.line} = ${numberLatex(made.value)}`);
      value = made.value;
    }
    return q.equals(value, result)
      ? { method: "Do with the number what the question says: the result must come out", lines }
      : null;
  },
  explain: (chain, number) => {
    const steps = goBack(chain);
    return lesson({
      topic: "Simple equations",
      method: "Working backwards",
      difficulty: "beginner",
      answer: answerOf(number, noLabel),
      steps: steps.map(({ line: written, value, move }) =>
        step(
          done[move.sign],
          "Go back from the result, undoing the last thing first.",
          numberLatex(value),
          written,
        ),
      ),
      idea: "Start from the result and undo what was done, the last thing first.",
      firstMove: "What was done last? Do the opposite with the result.",
      finalMove: `What is $${steps.at(-1)?.line ?? ""}$?`,
      terms: { "Inverse operation": "What undoes an operation: subtracting undoes adding." },
      next: ["Which equation with x says the same?", "How do you check the number?"],
    });
  },
  vary: ({ text, amounts }, random) =>
    niceVariant({ text, amounts }, random, (made) => {
      const other = recognise(readQuestion(made.text));
      return other && goBack(other).map(({ value }) => value);
    }),
  examples: [
    "I think of a number, double it and add 7. The result is 31. What is the number?",
    "A student multiplied a number by 5 and then added 8 to get 63. What is the number?",
  ],
});
