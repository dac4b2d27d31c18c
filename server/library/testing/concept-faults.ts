import { withoutFigures } from "#shared/domain/figure-mark.ts";
import katex from "katex";
import { falseEquality } from "@sawaal/maths";
import type { Concept } from "../concept.ts";
import { aliasFaults } from "./alias-faults.ts";
import { unbalancedReaction } from "./balance.ts";
import { figurePlaceFaults } from "./figure-place-faults.ts";
import { drawingFaults, quizFaults } from "./quiz-faults.ts";
import { sentencesIn, sharedShare, wordsIn } from "./words.ts";

/** The faults of a concept, as sentences; none in a good one. `ids` are those of the whole library. */
export function conceptFaults(withDrawings: Concept, ids: ReadonlySet<string>): string[] {
  const concept = inWordsAlone(withDrawings);
  return [
    ...figurePlaceFaults(withDrawings),
    ...referenceFaults(concept, ids),
    ...aliasFaults(concept),
    ...lengthFaults(concept),
    ...sameness(concept),
    ...textsOf(concept).flatMap(([where, text]) =>
      textFaults(text).map((fault) => `${where}: ${fault}`),
    ),
    ...concept.quiz.flatMap((question) => quizFaults(question, concept)),
    ...drawingFaults(concept),
    ...concept.questions.flatMap(answerFaults),
  ];
}

/** The text without figures, where figures are allowed. */
function inWordsAlone({ levels, simpler, examples, quiz, ...rest }: Concept): Concept {
  const { beginner, intermediate, advanced } = levels;
  return {
    ...rest,
    levels: {
      beginner: withoutFigures(beginner),
      intermediate: withoutFigures(intermediate),
      advanced: withoutFigures(advanced),
    },
    simpler: withoutFigures(simpler),
    examples: examples.map(({ title, text }) => ({ title, text: withoutFigures(text) })),
    quiz: quiz.map((each) => ({ ...each, question: withoutFigures(each.question) })),
  };
}

function referenceFaults({ id, prerequisites, next }: Concept, ids: ReadonlySet<string>): string[] {
  const named = [...prerequisites, ...next];
  return [
    ...named.flatMap((each) => (ids.has(each) ? [] : [`it names "${each}", which is no concept`])),
    ...(named.includes(id) ? ["it names itself"] : []),
    ...(new Set(named).size < named.length ? ["it names a concept twice"] : []),
  ];
}

/** The word limits of a level, and of the simpler explanation. */
const levelLength = { fewest: 80, most: 250 };
const simplerLength = { fewest: 60, most: 200 };

function lengthFaults({ levels, simpler }: Concept): string[] {
  const tellings = [
    ...Object.entries(levels).map(([name, text]) => ({ name, text, length: levelLength })),
    { name: "simpler", text: simpler, length: simplerLength },
  ];
  return tellings.flatMap(({ name, text, length: { fewest, most } }) => {
    const words = wordsIn(text).length;
    return words < fewest || words > most
      ? [`${name} has ${words} words instead of ${fewest} to ${most}`]
      : [];
  });
}

/** The share of four-word sequences that two explanations may have in common. */
const mostShared = 0.1;

function sameness({ levels, simpler }: Concept): string[] {
  const tellings = Object.entries({ ...levels, simpler });
  return tellings.flatMap(([name, text], at) =>
    tellings.slice(at + 1).flatMap(([otherName, other]) => {
      const others = new Set(sentencesIn(other));
      const same = sentencesIn(text).find((sentence) => others.has(sentence));
      if (same !== undefined) return [`${name} and ${otherName} both say "${same}"`];
      const share = sharedShare(text, other);
      return share > mostShared
        ? [`${name} and ${otherName} share ${Math.round(share * 100)} % of their wording`]
        : [];
    }),
  );
}

function textsOf(concept: Concept): [where: string, text: string][] {
  const { levels, simpler, keyTerms, examples, questions, quiz, misconceptions } = concept;
  return [
    ...Object.entries(levels),
    ["simpler", simpler],
    ...keyTerms.map(({ term, meaning }) => at("key terms", `${term}: ${meaning}`)),
    ...examples.map(({ title, text }) => at("examples", `${title}\n\n${text}`)),
    ...questions.map(({ question, answer }) => at("think about this", `${question}\n\n${answer}`)),
    ...quiz.map(({ question, options, why }) =>
      at("quiz", [question, ...options, why].join("\n\n")),
    ),
    ...misconceptions.map(({ belief, truth }) => at("misconceptions", `${belief} ${truth}`)),
  ];
}

const at = (where: string, text: string): [string, string] => [where, text];

const maths = /\$\$([\s\S]+?)\$\$|\$([^$\n]+?)\$/gu;

/** The faults of a text as Markdown with LaTeX, as sentences. */
export function textFaults(text: string): string[] {
  const formulas = Array.from(
    text.matchAll(maths),
    ([, display, inline]) => display ?? inline ?? "",
  );
  const words = text.replaceAll(maths, " ");
  return [
    ...formulas.flatMap(formulaFaults),
    ...(/\$/u.test(words) ? ["a $ stands alone"] : []),
    ...(/\\(?![|])/u.test(words) ? ["LaTeX outside of $…$"] : []),
    ...(/!\[|\]\(|<[a-z/]/iu.test(words) ? ["an image, a link or HTML"] : []),
    ...(/—|\p{Extended_Pictographic}/u.test(words.replaceAll(/[©®™]/gu, ""))
      ? ["an em dash or an emoji"]
      : []),
  ];
}

function formulaFaults(formula: string): string[] {
  const wrong = falseEquality(formula);
  const unbalanced = unbalancedReaction(formula);
  return [
    ...katexFaults(formula),
    // A Markdown formatter takes two underscores in a formula for emphasis.
    ...(/\\_|(?<![\^_{])\*/u.test(formula) ? [`"${formula.trim()}" has a star or \\_`] : []),
    ...(wrong === null ? [] : [`"${wrong}" is not true`]),
    ...(unbalanced === null ? [] : [`"${formula.trim()}" is not balanced: ${unbalanced}`]),
  ];
}

function katexFaults(formula: string): string[] {
  try {
    // Browsers render ₹ and Devanagari inside \text with fallback fonts.
    const strict = (code: string) => (code === "unicodeTextInMathMode" ? "error" : "ignore");
    katex.renderToString(formula, { throwOnError: true, strict, displayMode: true });
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** The word limit of an answer to a question to think about. */
const answerLength = { fewest: 20, most: 130 };

function answerFaults({ question, answer }: Concept["questions"][number]): string[] {
  const { length } = wordsIn(answer);
  return length < answerLength.fewest || length > answerLength.most
    ? [`"${question}" is answered in ${length} words`]
    : [];
}
