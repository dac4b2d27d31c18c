import { expect, test } from "vitest";
import { wholeLibrary as library } from "../../../library/testing/whole-library.ts";
import { liftedFrom } from "./lifted.ts";

const lifted = (id: string, text: string) => {
  const concept = library.get(id);
  if (!concept) throw new Error(id);
  return liftedFrom(concept, text);
};

test.each([
  ["newtons-first-law", "what is inertia", /^\*\*Inertia\*\*: the tendency/u],
  ["isotopes", "define isotopes", /^\*\*Isotopes\*\*: atoms of one element/u],
  ["mole-concept", "what is a mole in chemistry", /^\*\*Mole\*\*: the amount/u],
  ["gravity", "gravity kya hai", /^\*\*Gravity\*\*: the attraction/u],
  ["sangya", "संज्ञा किसे कहते हैं", /^\*\*संज्ञा\*\*/u],
  ["ohms-law", "formula of ohm's law", /V = IR/u],
  ["compound-interest", "compound interest ka sutra", null],
  ["density", "density ka formula", /\\rho = \\frac\{m\}\{V\}/u],
  [
    "kinetic-and-potential-energy",
    "what is the formula of kinetic energy",
    /\\frac\{1\}\{2\}mv\^2/u,
  ],
  [
    "rotation-and-revolution",
    "why does the sun rise in the east",
    /because the Earth turns from west to east/u,
  ],
])("from %s, %s is answered by one sentence of the page", (id, text, answer) => {
  if (answer === null) expect(lifted(id, text)).toBeNull();
  else expect(lifted(id, text)).toMatch(answer);
});

test.each([
  ["pollination", "what is pollination", "a term with the same stem"],
  ["quadratic-equations", "what is the use of a discriminant", "a use, not a meaning"],
  ["acceleration", "मंदन किसे कहते हैं", "another name, that may mean less"],
  ["fundamental-rights", "what are the six fundamental rights", "a list of them"],
  ["integers", "what is minus 5 plus 3", "a sum"],
  ["sound", "echo formula", "an example in numbers"],
  ["prime-numbers", "why is 1 not a prime number", "a sentence without its reason"],
])("from %s no sentence answers %s: it would be %s", (id, text) => {
  expect(lifted(id, text)).toBeNull();
});
