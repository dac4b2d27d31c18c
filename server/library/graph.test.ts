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

test("a cycle is found, through prerequisites and sequels alike", () => {
  const there = linked("there", [], ["back"]);
  expect(leadingBack(graphOf([there, linked("back", [], ["there"])]))).toHaveLength(2);
  expect(leadingBack(graphOf([there, linked("back", ["there"], [])]))).toEqual([]);
  expect(
    leadingBack(graphOf([linked("there", ["back"], ["back"]), linked("back", [], [])])),
  ).toEqual(["there -> back", "back -> there"]);
});

test("an unconnected concept is a component of its own", () => {
  const concepts = [linked("one", [], ["two"]), linked("two", [], []), linked("alone", [], [])];
  expect(piecesOf(graphOf(concepts))).toEqual([["one", "two"], ["alone"]]);
});

test.each(librarySubjects)("the concepts of %s are connected, without cycles", (subject) => {
  const graph = graphOf(concepts.filter((concept) => concept.subject === subject));
  expect(leadingBack(graph)).toEqual([]);
  expect(piecesOf(graph).slice(1)).toEqual([]);
});

/** The lowest value of the highest class of a concept without sequels. */
const lastClass = 10;

test("no concept without sequels ends below class 10, and few do above", () => {
  const ends = concepts.filter(({ next }) => next.length === 0);
  expect(ends.filter(({ grades: [, highest] }) => highest < lastClass).map(({ id }) => id)).toEqual(
    [],
  );
  expect(ends.length / concepts.length).toBeLessThan(0.1);
});
