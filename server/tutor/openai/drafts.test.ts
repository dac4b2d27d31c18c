import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "../engine.ts";
import { createAnswerFinder } from "./answer-text.ts";
import { createDrafts } from "./drafts.ts";
import { createWorkQueue } from "./work-queue.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const finder = createAnswerFinder([]);

interface Note {
  title: string;
  count: number;
  steps: { text: string }[];
}

function watched(wordByWord?: readonly string[]) {
  const seen: Draft<Note>[] = [];
  const errors: unknown[] = [];
  const onDraft = (draft: Draft<Note>) => seen.push(draft);
  const drafts = createDrafts<Note>(
    { onDraft, wordByWord },
    { onError: (error) => errors.push(error), workQueue: createWorkQueue(), finder },
  );
  let before = "";
  /** Lets the reply grow to this text. */
  const growTo = (text: string) => {
    drafts.grow(text.slice(before.length));
    before = text;
  };
  return { drafts, growTo, seen, errors };
}

function draftOf(text: string): Draft<Note> {
  const { growTo, seen } = watched();
  growTo(text);
  const [draft] = seen;
  if (!draft) throw new Error("No draft was given");
  return draft;
}

test("the first draft is delivered at once", () => {
  const { drafts, growTo, seen } = watched();
  expect(drafts.given).toBe(false);
  growTo('{"title":"A');
  expect(seen).toHaveLength(1);
  expect(drafts.given).toBe(true);
});

test.each([
  ['{"subject":"Maths","topic":"Roots","difficulty":"beginner","working":"2x = 8, x = 4"', false],
  ['{"transcription":"2x = 8","subject":"Maths","working":"","', false],
  ['{"working":"2x = 8","title":"A', false],
  ['{"working":"2x = 8","title":"A","', false],
  ['{"working":"2x = 8","title":"A","count":', false],
  ['{"working":"2x = 8","title":"A","count":1,', true],
  ['{"title":"A","working":"2x', true],
  ['{"working":"2x = 8","told":"Fir', true],
  ['{"working":"2x = 8","steps":[', true],
])("after %s a part of the answer can be shown: %s", (text, given) => {
  const { drafts, growTo } = watched(["told"]);
  growTo(text);
  expect(drafts.given).toBe(given);
});

test("a new reply replaces the previous one, whose pending turn is cancelled", () => {
  const { drafts, growTo, seen } = watched();
  growTo('{"count":1,"steps":[],"title":"A');
  growTo('{"count":1,"steps":[],"title":"An');
  drafts.restart();
  drafts.grow('{"title":"B');
  vi.advanceTimersByTime(100);
  expect(seen.map(({ title }) => title)).toEqual(["A", "B"]);
});

test("text that turns out to be reasoning is removed", () => {
  const { growTo, seen, errors } = watched();
  growTo('Perhaps {"count":1,"steps":[],"title":"A');
  growTo('Perhaps {"count":1,"steps":[],"title":"An');
  growTo('Perhaps {"count":1,"steps":[],"title":"An"}? No.</think>');
  vi.advanceTimersByTime(100);
  expect(seen).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("every part is delivered at once until a first value is known to be complete", () => {
  const { growTo, seen } = watched();
  const start = ["{", '{"title', '{"title":"A', '{"title":"An"', '{"title":"An","count":1'];
  for (const text of [...start, '{"title":"An","count":12', '{"title":"An","count":12,"ste']) {
    growTo(text);
  }
  expect(seen).toHaveLength(start.length);
});

test("later parts are delivered together after 35 ms, and nothing is delayed longer", () => {
  const { growTo, seen } = watched();
  growTo('{"count":1,"steps":[],"title":"A');
  growTo('{"count":1,"steps":[],"title":"An');
  vi.advanceTimersByTime(20);
  growTo('{"count":1,"steps":[],"title":"Ant');
  expect(seen).toHaveLength(1);
  vi.advanceTimersByTime(16);
  expect(seen.map(({ title }) => title)).toEqual(["A", "Ant"]);
});

test("a part after a long pause is delivered at once", () => {
  const { growTo, seen } = watched();
  growTo('{"title":"A');
  vi.advanceTimersByTime(100);
  growTo('{"title":"An');
  expect(seen).toHaveLength(2);
});

test("nothing is delivered after the end", () => {
  const { drafts, growTo, seen } = watched();
  growTo('{"count":1,"steps":[],"title":"A');
  growTo('{"count":1,"steps":[],"title":"An');
  drafts.close();
  vi.advanceTimersByTime(100);
  expect(seen).toHaveLength(1);
});

test("for fields that are shown when complete, a draft is delivered when one may have become complete", () => {
  const { growTo, seen } = watched(["title"]);
  const grow = (text: string) => {
    growTo(text);
    vi.advanceTimersByTime(35);
    return seen.map((draft) => JSON.stringify(draft)).at(-1);
  };
  grow('{"title":"A');
  expect(grow('{"title":"An ant')).toBe('{"title":"An ant"}');
  grow('{"title":"An ant","steps":[{"text":"Look');
  const looks = seen.length;
  grow('{"title":"An ant","steps":[{"text":"Look at');
  grow('{"title":"An ant","steps":[{"text":"Look at it');
  expect(seen).toHaveLength(looks);
  expect(grow('{"title":"An ant","steps":[{"text":"Look at it"')).toContain("Look at it");
});

test("a draft whose turn is pending at the end is not delivered", () => {
  const { drafts, growTo, seen } = watched();
  growTo('{"count":1,"steps":[],"title":"A');
  growTo('{"count":1,"steps":[],"title":"An');
  // Its time is up, and it waits for its turn.
  vi.advanceTimersByTime(35);
  drafts.close();
  vi.advanceTimersByTime(100);
  expect(seen).toHaveLength(1);
});

test("text before the JSON is not shown", () => {
  const { drafts, growTo, seen } = watched();
  growTo("Here you are:\n```json\n");
  expect(drafts.given).toBe(false);
  growTo('Here you are:\n```json\n{"title":"A"');
  expect(seen[0]).toEqual({ title: "A" });
});

test("a string is included as far as it is written, and a number when it is complete", () => {
  const draft = draftOf('{"title":"Done","steps":[{"text":"Go');
  expect(draft).toEqual({ title: "Done", steps: [{ text: "Go" }] });
  expect(draftOf('{"title":"A","count":1')).toEqual({ title: "A" });
  expect(draftOf('{"title":"A","count":1,')).toEqual({ title: "A", count: 1 });
});

test.each([
  "{",
  '{"ti',
  '{"title"',
  '{"title":',
  '{"title":"',
  '{"title":"a\\',
  '{"title":"a\\u00',
])("a draft cut at %s can be parsed", (text) => {
  expect(["", "a", undefined]).toContain(draftOf(text).title);
});

test("lone surrogates and NUL are not shown", () => {
  expect(draftOf('{"title":"a\\ud83d').title).toBe("a");
  expect(draftOf('{"title":"a\\u0000b\ud83d').title).toBe("ab");
  expect(draftOf('{"title":"a\\ud83d\\ude00').title).toBe("a😀");
});

test("an error of the listener is reported, also from a timer", () => {
  const bug = new Error("bug");
  const errors: unknown[] = [];
  const onDraft = () => {
    throw bug;
  };
  const drafts = createDrafts<Note>(
    { onDraft },
    { onError: (error) => errors.push(error), workQueue: createWorkQueue(), finder },
  );
  drafts.grow("{");
  drafts.grow('"');
  vi.advanceTimersByTime(35);
  expect(errors).toEqual([bug, bug]);
});
