import { concerns } from "#shared/domain/study.ts";
import { expect, test } from "vitest";
import { careFor } from "./care.ts";
import { languageOf } from "./language.ts";

const texts = {
  english: "i want to die",
  hindi: "मैं मरना चाहता हूँ",
  hinglish: "mai mrna chahta hu",
};

const replies = concerns.flatMap((concern) =>
  Object.entries(texts).map(([language, text]) => ({
    concern,
    language,
    ...careFor(concern, text),
  })),
);

test.each(replies)("$concern in $language: short, with helplines and persons to tell", (reply) => {
  const words = reply.content.split(/\s+/u);
  expect(words.length).toBeLessThanOrEqual(90);
  for (const number of ["14416", "1098", "112"]) {
    expect(reply.content).toContain(number);
    expect(reply.helplines.map((each) => each.number)).toContain(number);
  }
  expect(reply.content).toMatch(/not your fault|galti nahi|गलती नहीं/u);
  expect(reply.content).toMatch(/adult you trust|bharosa|भरोसा/u);
});

test.each(replies)("$concern is answered in $language", ({ content, language }) => {
  expect(languageOf(content)).toBe(language);
});

test("a child who is hurt by somebody sees the helpline for children first", () => {
  expect(careFor("abuse", "papa hits me").helplines[0]?.number).toBe("1098");
  expect(careFor("self_harm", "i want to die").helplines[0]?.number).toBe("14416");
});

test("a dangerous wish is answered with school science, not with instructions", () => {
  expect(careFor("danger", "make a bomb at home").content).toMatch(/won't help.*science/su);
});

test("the reply repeats nothing of her text", () => {
  expect(careFor("danger", "how to make rdx at home").content).not.toMatch(/rdx/iu);
});

test.each([
  ["What is photosynthesis?", "english"],
  ["I take the main road, sir", "english"],
  ["2x + 3 = 7", "english"],
  ["prakash sansleshan kya hota hai", "hinglish"],
  ["muje jeene ka mann nahi", "hinglish"],
  ["khudkushi", "hinglish"],
  ["प्रकाश संश्लेषण क्या है", "hindi"],
  ["मुझे math का homework नहीं करना है", "hindi"],
])("%s is %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});
