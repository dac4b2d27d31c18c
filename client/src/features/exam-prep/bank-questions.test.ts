// @vitest-environment node
import questionsOfTheBank from "virtual:bank-questions";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { plainText } from "../../lib/plain-text.ts";
import { findMaths } from "../../lib/find-maths.ts";
import { htmlOf } from "../../ui/markdown/katex.ts";
import { speakable } from "../asking/read-aloud/speakable.ts";

const questions = z
  .array(
    z.object({
      id: z.string(),
      question: z.string(),
      explanation: z.optional(z.string()),
      answer: z.optional(z.string()),
      options: z.optional(z.array(z.object({ text: z.string(), mistake: z.nullable(z.string()) }))),
      points: z.optional(z.array(z.object({ text: z.string() }))),
    }),
  )
  .parse(JSON.parse(questionsOfTheBank));

/** Every text of a question that is shown to a student, once: many options and formulas occur in several questions. */
const texts = onceEach(
  questions.flatMap(({ id, question, explanation, answer, options, points }) =>
    [
      question,
      explanation,
      answer,
      ...(options ?? []).flatMap(({ text, mistake }) => [text, mistake]),
      ...(points ?? []).map(({ text }) => text),
    ].flatMap((text) => (text ? [{ id, text }] : [])),
  ),
  ({ text }) => text,
);
const segments = texts.flatMap(({ id, text }) =>
  findMaths(text).map((segment) => ({ id, segment })),
);

/** Text that occurs only in LaTeX: a command, or a dollar that is not money. */
const rawMaths = /\\|\$/u;

test("no option or other text of the whole bank shows LaTeX source among its words", () => {
  expect(questions.length).toBeGreaterThan(300);
  const shown = segments.filter(
    ({ segment }) => segment.kind !== "maths" && rawMaths.test(segment.text),
  );
  expect(shown.map(({ id, segment }) => [id, segment])).toEqual([]);
});

test("KaTeX can typeset every formula of the bank", () => {
  const formulas = segments.flatMap(({ id, segment }) =>
    segment.kind === "maths" ? [{ id, ...segment }] : [],
  );
  const unset = onceEach(formulas, ({ source, display }) => `${source} ${display}`).filter(
    ({ source, display }) => !isSet(source, display),
  );
  expect(unset).toEqual([]);
});

test("passed to the Doubt Solver or read aloud, no text of the bank contains LaTeX", () => {
  const said = texts.flatMap(({ id, text }) =>
    [plainText(text), speakable(text)].map((words) => ({ id, words })),
  );
  expect(said.filter(({ words }) => rawMaths.test(words))).toEqual([]);
});

function isSet(source: string, display: boolean): boolean {
  try {
    return !htmlOf(source, display).includes("katex-error");
  } catch {
    return false;
  }
}

function onceEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
