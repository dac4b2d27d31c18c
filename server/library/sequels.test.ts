import { expect, test } from "vitest";
import { wholeLibrary as library } from "./testing/whole-library.ts";
import { sequelsOf } from "./sequels.ts";

test("no concept is a dead end: without sequels it has a neighbour of its subject", () => {
  const ends = library.all.filter(({ next }) => next.length === 0);
  const lost = ends.filter((concept) => {
    const sequels = sequelsOf(concept, library);
    return (
      sequels.length === 0 ||
      sequels.some(({ id, subject }) => id === concept.id || subject !== concept.subject)
    );
  });
  expect(ends.length).toBeGreaterThan(0);
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test("a concept's own sequels come before its neighbours", () => {
  const motion = library.get("acceleration");
  if (!motion) throw new Error("The library has no acceleration");
  expect(sequelsOf(motion, library).map(({ id }) => id)).toEqual(motion.next);
});
