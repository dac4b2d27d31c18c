import { expect, test } from "vitest";
import { notUnderstood } from "../refusal.ts";
import { memoise, rememberedLast, rememberedText } from "./memoise.ts";

test("a value is read once per object, and again for another object", () => {
  const seen: string[] = [];
  const lengthOf = memoise(({ text }: { text: string }) => {
    seen.push(text);
    return text.length;
  });
  const one = { text: "one" };
  expect([lengthOf(one), lengthOf(one), lengthOf({ text: "three" })]).toEqual([3, 3, 5]);
  expect(seen).toEqual(["one", "three"]);
});

test("a refusal is thrown again without another read", () => {
  let times = 0;
  const read = memoise(({ text }: { text: string }): never => {
    times += 1;
    throw notUnderstood(text);
  });
  const thing = { text: "What is this?" };
  expect(() => read(thing)).toThrow("What is this?");
  expect(() => read(thing)).toThrow("What is this?");
  expect(times).toBe(1);
});

test("of the last object alone, the value or the refusal is cached", () => {
  const seen: string[] = [];
  const read = rememberedLast(({ text }: { text: string }) => {
    seen.push(text);
    if (text === "?") throw notUnderstood("What is this?");
    return text.length;
  });
  const [one, unclear] = [{ text: "one" }, { text: "?" }];
  expect([read(one), read(one)]).toEqual([3, 3]);
  expect(() => read(unclear)).toThrow("What is this?");
  expect(() => read(unclear)).toThrow("What is this?");
  expect(read(one)).toBe(3);
  expect(seen).toEqual(["one", "?", "one"]);
});

test("a text is read once while it is cached, and a null result is cached too", () => {
  const seen: string[] = [];
  const read = rememberedText((text) => {
    seen.push(text);
    return text === "nothing" ? null : text.length;
  }, 2);
  expect([read("one"), read("nothing"), read("nothing"), read("one")]).toEqual([3, null, null, 3]);
  expect(seen).toEqual(["one", "nothing"]);
  expect([read("three"), read("one")]).toEqual([5, 3]);
  expect(seen).toEqual(["one", "nothing", "three", "one"]);
});
