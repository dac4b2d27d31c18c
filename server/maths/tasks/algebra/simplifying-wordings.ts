import { phrase } from "../../read/phrase.ts";

/** Wordings that request a simpler form of an expression. Earlier stages may have removed the verb. */
export const simplifyingWordings = [
  "simplify {expression}",
  "simplify by combining like terms {expression}",
  "rationalise|rationalize the denominator of {expression}",
  "rationalise|rationalize the denominator : {expression}",
  "rationalise|rationalize the denominator {expression}",
  "{expression} by rationalising|rationalizing the denominator",
  "rationalise|rationalize the denominator in {expression}",
  "rationalise|rationalize the denominator and simplify {expression}",
  "rationalise|rationalize {expression}",
  "divide and simplify {expression}",
  "multiply and simplify {expression}",
  "collect|combine the terms in {expression}",
  "collect|combine the like terms in {expression}",
  "collect|combine like terms in {expression}",
  "collect|combine like terms {expression}",
  "the exact value of {expression}",
  "exact value of {expression}",
  "{expression} in its simplest form",
  "{expression} in simplest form",
  "{expression} in the simplest form",
  "{expression}",
].map(phrase);
