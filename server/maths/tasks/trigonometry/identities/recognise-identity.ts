import type { Equation } from "../../../equations/equation.ts";
import { phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { readEquality, someSide } from "../reading/read-equality.ts";
import {
  bodyOf,
  firstWording,
  hasOtherCall,
  hasPlainAngles,
  hasTrigonometricCall,
} from "../reading/requested.ts";
import { mentionsTrigonometry } from "../reading/trigonometric-tokens.ts";

/** A statement that two trigonometric expressions are equal for all angles, to be proved or refuted. */
export interface Claim {
  equation: Equation;
  request: "proof" | "judgement";
}

const commands = ["prove", "show", "verify", "establish"];
const proofs = [
  ...commands.flatMap((verb) => [
    `${verb} that {claim}`,
    `${verb} the identity {claim}`,
    `${verb} the identity : {claim}`,
    `${verb} the following identity {claim}`,
    `${verb} the following identity : {claim}`,
    `${verb} the trigonometric identity {claim}`,
    `${verb} the following {claim}`,
    `${verb} the following : {claim}`,
    `${verb} : {claim}`,
    `${verb} {claim}`,
  ]),
  "siddh karo|kijiye|kare|karein ki {claim}",
  "sidh karo|kijiye ki {claim}",
  "siddh karo|kijiye : {claim}",
  "siddh karo|kijiye {claim}",
  "prove karo|kijiye ki {claim}",
  "prove karo|kijiye {claim}",
  "{claim} siddh karo|kijiye|kare|karein",
  "{claim} sidh karo|kijiye",
  "{claim} ko siddh karo|kijiye",
  "{claim} prove karo|kijiye",
  "{claim} prove it|this",
  "{claim} prove",
].map(phrase);

const judgements = [
  "is {claim} an identity",
  "is {claim} a trigonometric identity",
  "is {claim} true",
  "is {claim} an identity or not",
  "is it true that {claim}",
  "is it an identity : {claim}",
  "check whether|if {claim} is an identity",
  "check whether|if {claim} is true",
  "check whether|if {claim}",
  "whether {claim} is an identity",
  "state true or false : {claim}",
  "true or false : {claim}",
  "{claim} is an identity true or false",
  "{claim} true or false",
  "{claim} : true or false",
].map(phrase);

/** Conditions that only ensure that both sides are defined. */
const conditions = [
  "{claim} where the angles involved are acute angles for which the expressions are defined",
  "{claim} , where the angles involved are acute angles for which the expressions are defined",
  "{claim} where the angles involved are acute angles",
  "{claim} , where the angles involved are acute angles",
  "{claim} where {letter:x} is acute",
  "{claim} , where {letter:x} is acute",
  "{claim} where {letter:x} is an acute angle",
  "{claim} , where {letter:x} is an acute angle",
  "{claim} for all values of {letter:x}",
  "{claim} for all {letter:x}",
].map(phrase);

/** Recognises a request to prove or verify an identity; null for other questions. */
export function recogniseIdentity(question: Question): Claim | null {
  if (!mentionsTrigonometry(question)) return null;
  const tokens = bodyOf(question);
  const proof = firstWording(tokens, proofs)?.get("claim");
  const claim = proof ?? firstWording(tokens, judgements)?.get("claim");
  if (!claim) return null;
  const equation = readClaim(firstWording(claim, conditions)?.get("claim") ?? claim);
  return equation && { equation, request: proof ? "proof" : "judgement" };
}

function readClaim(tokens: readonly Token[]): Equation | null {
  const equation = readEquality(tokens);
  if (!equation || someSide(equation, hasOtherCall)) return null;
  if (someSide(equation, (side) => !hasPlainAngles(side))) return null;
  return someSide(equation, hasTrigonometricCall) ? equation : null;
}
