import { expect, test } from "vitest";
import type { Message } from "../prompts/message.ts";
import { redact, redactMessages } from "./redact.ts";

test.each([
  "9876543210",
  "+91 98765 43210",
  "+919876543210",
  "91-9876543210",
  "09876543210",
  "98765-43210",
  "987 654 3210",
  "9876 543 210",
  "(+91) 98765 43210",
  "+44 7911 123456",
  "+1 (555) 123-4567",
  "(98765) 43210",
  "0 98765 43210",
  "98765–43210",
  "98765‑43210",
  "९८७६५४३२१०",
  "+९१ ९८७६५ ४३२१०",
  "９８７６５４３２１０",
  "98765\u200B43210",
  "011-23456789",
])("the phone number %s does not leave", (phone) => {
  expect(redact(`Call me on ${phone}, please`, {})).toBe("Call me on [phone number], please");
});

test.each([
  "Round 12345678 to the nearest lakh",
  "The mean of 67 89 76 54 87",
  "Find the median of 7 8 9 6 5 4 3 2 1 0",
  "Round 98765.43210 to one place",
  "What is 3 + 12345678901?",
  "Write 6,02,21,40,760 in words",
  "Divide 98765432101 by 11",
  "Arrange the numbers 9 8 7 6 5 4 3 2 1 0 in order",
  "९, ८, ७, ६, ५, ४, ३, २, १, ० का माध्य ज्ञात करो",
  "Write nine eight seven six five four three two one zero in digits",
  "10 pens@Rs20 and 5 books@50 cost how much?",
  "The point (6,2) and 8 7 6 5",
  "98-76-54-32-10",
  "A phone costs 15000, 12 of them cost 180000",
  "Find the value of f at x dot y",
  "The phone sales of five days are 78 65 90 45 32",
  "Mobile phones sold: 78, 65, 90, 45, 32",
  "pH of samples: 7.4 6.8 7.2 6.9 7.1",
  "A call lasts 98 seconds, another 76, then 54, 32 and 10",
])("a number that is the question stays: %s", (question) => {
  expect(redact(question, {})).toBe(question);
});

test("numbers of a question that the solver accounts for stay, whatever they look like", () => {
  expect(redact("9876543210 + 5", { keepNumbers: true })).toBe("9876543210 + 5");
});

test("e-mail addresses do not leave, even beside kept numbers", () => {
  expect(redact("I am asha.v+maths@school.co.in", { keepNumbers: true })).toBe(
    "I am [e-mail address]",
  );
});

test("the whole name of the account does not leave, however it is written", () => {
  expect(redact("ASHA   verma has 5 apples", { names: ["Asha Verma"] })).toBe(
    "[name] has 5 apples",
  );
});

test("a part of the name does not leave where it is written as a name", () => {
  const names = ["Asha Verma"];
  expect(redact("Asha has 5 apples", { names })).toBe("[name] has 5 apples");
  expect(redact("my name is asha, i'm asha", { names })).toBe("my name is [name], i'm [name]");
  expect(redact("Dr VERMA's question", { names })).toBe("Dr [name]'s question");
});

test("a name that is also a word leaves the word alone, inside others too", () => {
  const names = ["Ray Sen"];
  for (const text of [
    "Draw the ray and its sense",
    "Draw the main ray",
    "I claim ray AB is longer",
    "What did Rayleigh scatter?",
    "An XRay",
  ]) {
    expect(redact(text, { names })).toBe(text);
  }
});

test("a name in Devanagari does not leave", () => {
  expect(redact("मेरा नाम आशा है", { names: ["आशा वर्मा"] })).toBe("मेरा नाम [name] है");
});

test("signs in a name are no pattern", () => {
  expect(redact("C. (Raj) has 3", { names: ["(Raj)"] })).toBe("C. [name] has 3");
});

test("only what the student wrote is redacted, in every message of hers", () => {
  const messages = redactMessages(
    [
      { role: "system", content: "Rules of Asha" },
      { role: "user", content: "Asha" },
    ],
    { names: ["Asha"] },
  );
  expect(messages.map((message) => message.content)).toEqual(["Rules of Asha", "[name]"]);
});

test.each([
  "my number is 9 8 7 6 5 4 3 2 1 0",
  "whatsapp: 98 76 54 32 10",
  "Mera number 98.76.54.32.10 hai",
  "phone no. +91-98-7654-3210",
  "मेरा नंबर ९ ८ ७ ६ ५ ४ ३ २ १ ० है",
  "call me on nine eight seven six five four three two one zero",
  "call plus nine one nine eight seven six five four three two one zero",
  "mera number nau aath saat chhe paanch char teen do ek shunya",
])("a phone number that is announced does not leave, however it is spaced: %s", (text) => {
  const sent = redact(text, {});
  expect(sent).toContain("[phone number]");
  expect(sent).not.toMatch(/[789९८].*[654६५४]|eight|aath/u);
});

test.each(["9 8 7 6 5 4 3 2 1 0", "98-76-54-32-10", "९८ ७६५ ४३ २१०", "+91 9876543210"])(
  "the account's own number never leaves, announced or not: %s",
  (number) => {
    const options = { names: ["Asha Verma", "9876543210"], keepNumbers: true };
    expect(redact(`Add ${number} and 5`, options)).toBe("Add [phone number] and 5");
  },
);

test("digits that hold the account's number inside a longer one are another number", () => {
  expect(redact("Divide 198765432101 by 11", { names: ["9876543210"] })).toBe(
    "Divide 198765432101 by 11",
  );
});

test.each([
  "asha.v@gmail.com",
  "asha at gmail dot com",
  "asha(at)gmail(dot)com",
  "asha [at] school [dot] co [dot] in",
  "asha @ gmail . com",
  "asha＠gmail.com",
  "asha@gmail",
  "asha at the rate gmail dot com",
  "as\u200Bha@gmail.com",
  "आशा@उदाहरण.भारत",
])("the e-mail address %s does not leave", (address) => {
  expect(redact(`Write to ${address} now`, {})).toBe("Write to [e-mail address] now");
});

test.each(["asha@okaxis", "9876543210@ybl", "asha.v-1@paytm", "asha @ oksbi"])(
  "the payment address %s does not leave",
  (address) => {
    expect(redact(`Pay ${address} now`, { keepNumbers: true })).toBe("Pay [payment address] now");
  },
);

test.each([
  ["mera naam asha hai", "mera naam [name] hai"],
  ["mai asha hu", "mai [name] hu"],
  ["hi asha", "hi [name]"],
  ["Yours sincerely, asha", "Yours sincerely, [name]"],
  ["im asha", "im [name]"],
  ["Asha.Verma wrote", "[name] wrote"],
  ["A. Verma wrote", "A. [name] wrote"],
  ["As\u200Bha wrote", "[name] wrote"],
])("a name written as %s does not leave", (text, sent) => {
  expect(redact(text, { names: ["Asha Verma"] })).toBe(sent);
});

test("one spelling of a letter is as good as another", () => {
  expect(redact("फ\u093Cातिमा और Rene\u0301e", { names: ["\u095Eातिमा", "Renée"] })).toBe(
    "[name] और [name]",
  );
});

test("numbers are kept in the question alone, not in what was said before", () => {
  const messages = redactMessages(
    [
      { role: "user", content: "I am on 9876543210" },
      { role: "user", content: "9876543210 + 5" },
    ],
    { keepNumbers: true },
  );
  expect(messages.map(({ content }) => content)).toEqual([
    "I am on [phone number]",
    "9876543210 + 5",
  ]);
});

test("what the tutor said before is redacted like what the student said", () => {
  const said: Message = { role: "assistant", content: "Well done, Asha" };
  expect(redactMessages([said], { names: ["Asha"] })[0]?.content).toBe("Well done, [name]");
});
