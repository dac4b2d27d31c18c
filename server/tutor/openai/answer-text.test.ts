import { expect, test } from "vitest";
import { createAnswerFinder } from "./answer-text.ts";

const { startIn, candidatesIn } = createAnswerFinder(["subject", "answer"]);
const json = '{"subject":"Maths","answer":"{4}"}';

test.each([
  ["the answer alone", json],
  ["a fence and a greeting", `Here you are:\n\`\`\`json\n${json}\n\`\`\``],
  ["thoughts between tags", `<think>If {x} is "4" then {"answer": 5} is wrong.</think>\n\n${json}`],
  ["thoughts whose opening tag is the template's", `So {"subject": no.\n</think>\n${json}`],
  ["thoughts without tags", `The set {x | x > 2} and {"x": 1} first. ${json} Hope {this} helps.`],
  ["a channel of thoughts", `<|channel|>analysis<|message|>{a}<|channel|>final<|message|>${json}`],
])("%s: the answer is found", (_name, text) => {
  expect(candidatesIn(text)).toEqual([json]);
  expect(text.slice(startIn(text))).toContain(json);
});

test("a draft in untagged reasoning is a candidate before the answer", () => {
  expect(candidatesIn(`Perhaps {"answer":"5"}? No. ${json}`)).toEqual(['{"answer":"5"}', json]);
});

test("no answer begins inside reasoning tags, nor before a field has its colon", () => {
  expect(startIn('<think>Take {"answer": 4}')).toBe(-1);
  expect(startIn('{"subject"')).toBe(-1);
  expect(startIn(' { "subject" :')).toBe(1);
});

test("a truncated answer is a candidate as far as it came", () => {
  expect(candidatesIn('{"answer":"a \\" }')).toEqual(['{"answer":"a \\" }']);
});

test("an answer that mentions the tags is no reasoning", () => {
  const text = '{"answer":"write </think> here"}';
  expect(candidatesIn(text)).toEqual([text]);
});
