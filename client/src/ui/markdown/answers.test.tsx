import { render, waitFor } from "@testing-library/react";
import answersOfTheSolver from "virtual:solver-answers";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { speakable } from "../../features/asking/read-aloud/speakable.ts";
import { plainText } from "../../lib/plain-text.ts";
import { findMaths } from "../../lib/find-maths.ts";
import { htmlOf } from "./katex.ts";
import { Markdown } from "./markdown.tsx";

const answers = z
  .array(z.object({ question: z.string(), texts: z.array(z.string()) }))
  .parse(JSON.parse(answersOfTheSolver));
const texts = [...new Set(answers.flatMap((answer) => [answer.question, ...answer.texts]))];
const segments = texts.flatMap(findMaths);

/** Text that occurs only in LaTeX: a command, or a dollar that is not money. */
const rawMaths = /\\|\$/;

test("no answer of the solver shows LaTeX source among its words", () => {
  expect(answers.length).toBeGreaterThan(500);
  const words = segments.flatMap((segment) => (segment.kind === "maths" ? [] : [segment.text]));
  expect(words.filter((text) => rawMaths.test(text))).toEqual([]);
});

test("KaTeX can typeset every formula of the solver", () => {
  const formulas = new Map(
    segments.flatMap((segment) => (segment.kind === "maths" ? [[segment.source, segment]] : [])),
  );
  expect(formulas.size).toBeGreaterThan(5000);
  const unset = [...formulas.values()].filter(({ source, display }) => !isSet(source, display));
  expect(unset.map(({ source }) => source)).toEqual([]);
});

function isSet(source: string, display: boolean): boolean {
  try {
    return !htmlOf(source, display).includes("katex-error");
  } catch {
    return false;
  }
}

test("in a list and read aloud, answers contain no LaTeX either", () => {
  const said = texts.flatMap((text) => [plainText(text), speakable(text)]);
  expect(said.filter((text) => rawMaths.test(text))).toEqual([]);
});

/** Rendering all answers would take minutes, and Markdown treats them alike, so only every 400th is rendered. */
const everySoMany = 400;

test("rendered on the page, the words of answers contain no LaTeX", async () => {
  const some = texts.filter((_, at) => at % everySoMany === 0);
  const { container } = render(some.map((text) => <Markdown key={text} text={text} />));
  await waitFor(() => expect(container.querySelector(".katex")).not.toBeNull());
  expect(container.querySelector(".katex-error")).toBeNull();
  for (const formula of container.querySelectorAll(".katex")) formula.remove();
  expect(container.textContent).not.toMatch(rawMaths);
});
