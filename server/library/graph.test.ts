import { expect, test } from "vitest";
import { librarySubjects } from "./concept.ts";
import { wholeLibrary } from "./testing/whole-library.ts";
import { graphOf, leadingBack, piecesOf } from "./testing/graph.ts";

const concepts = wholeLibrary.all;

const linked = (id: string, prerequisites: string[], next: string[]) => ({
  id,
  prerequisites,
  next,
});

test("a way back is seen, and whether what is named comes before or after makes no difference", () => {
  const there = linked("there", [], ["back"]);
  expect(leadingBack(graphOf([there, linked("back", [], ["there"])]))).toHaveLength(2);
  expect(leadingBack(graphOf([there, linked("back", ["there"], [])]))).toEqual([]);
  expect(
    leadingBack(graphOf([linked("there", ["back"], ["back"]), linked("back", [], [])])),
  ).toEqual(["there -> back", "back -> there"]);
});

test("what no way leads to is a piece of its own", () => {
  const concepts = [linked("one", [], ["two"]), linked("two", [], []), linked("alone", [], [])];
  expect(piecesOf(graphOf(concepts))).toEqual([["one", "two"], ["alone"]]);
});

test.each(librarySubjects)("%s hangs together, and going on never leads back", (subject) => {
  const graph = graphOf(concepts.filter((concept) => concept.subject === subject));
  expect(leadingBack(graph)).toEqual([]);
  expect(piecesOf(graph).slice(1)).toEqual([]);
});

/** The lowest highest class of a concept on which nothing in school builds. */
const lastClass = 10;

test("nothing ends below class 10, and not much does above", () => {
  const ends = concepts.filter(({ next }) => next.length === 0);
  expect(ends.filter(({ grades: [, highest] }) => highest < lastClass).map(({ id }) => id)).toEqual(
    [],
  );
  expect(ends.length / concepts.length).toBeLessThan(0.1);
});
