import { expect, test } from "vitest";
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
  for (const text of ["Draw the ray and its sense", "What did Rayleigh scatter?", "An XRay"]) {
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
