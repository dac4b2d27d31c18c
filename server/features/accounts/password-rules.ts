import { productName } from "#shared/catalogue.ts";
import { ProductError } from "../../errors.ts";
import { commonPasswords } from "./common-passwords.ts";

/** Refuses passwords that an attacker tries first. The contract checks the length. */
export function requireGuessProof(password: string, phone: string): void {
  if (isPhone(password, phone)) throw tooEasy("Your password can't be your phone number.");
  if (commonPasswords.has(password.toLowerCase())) {
    throw tooEasy("Many people use this password, so it is easy to guess. Choose another one.");
  }
  if (wordsOfHere.has(password.toLowerCase().replaceAll(/[^a-z]/gu, ""))) {
    throw tooEasy("That is the first thing to guess here. Choose another password.");
  }
}

/** Words related to this product; digits and signs around them make a password no stronger. */
const wordsOfHere = new Set([
  productName.toLowerCase(),
  "homework",
  "student",
  "teacher",
  "school",
  "exam",
  "exams",
  "study",
  "studies",
]);

/** Whether the password is the phone number: with a country code or a zero in front, with spaces or dashes. */
function isPhone(password: string, phone: string): boolean {
  return /^[+\d\s()-]+$/u.test(password) && /^(?:0|91|0091)?$/u.test(prefixOf(password, phone));
}

function prefixOf(password: string, phone: string): string {
  const digits = password.replaceAll(/\D/gu, "");
  return digits.endsWith(phone) ? digits.slice(0, -phone.length) : "another number";
}

function tooEasy(sentence: string): ProductError {
  return new ProductError("invalid_input", sentence, { fields: { password: sentence } });
}
