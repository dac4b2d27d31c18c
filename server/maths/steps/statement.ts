import type { Relation } from "./latex-token.ts";
import type { Value } from "./value.ts";

/** One side of a statement: with ±, its value for each sign. */
export interface Side {
  values: readonly [Value] | readonly [Value, Value];
  /** Whether "(approx)" follows it. */
  isRounded: boolean;
  /** Whether its statement contains no relation. */
  isAlone: boolean;
  /** As written in the line, without spaces. */
  text: string;
}

/** A side in words, or in an unsupported form. */
interface UnreadSide {
  unreadText: string;
}

/** Sides with relations between them: a = b ≈ c, −1 ≤ x < 4. A single side without a relation is an expression. */
export type Statement =
  | { kind: "chain"; sides: readonly Link[]; relations: readonly Relation[] }
  /** An unsupported form; without a relation in it, words only. */
  | { kind: "unread"; isClaim: boolean };

/** `previous` represents the previous line, if a line continues with "= …". */
export type Link = Side | UnreadSide | "previous";

/** A disjunction: each alternative is a list of statements that are all true. */
export type Claim = readonly (readonly Statement[])[];

/** The claims of a displayed line, in order: 4d = 4 ⇒ d = 1 are two. */
export interface Line {
  claims: readonly Claim[];
}

export const nothingRead: Line = { claims: [] };

export function isSide(link: Link | undefined): link is Side {
  return typeof link === "object" && "values" in link;
}

/** The statements of a line, in all its alternatives. */
export function statementsOf({ claims }: Line): Statement[] {
  return claims.flatMap((claim) => claim.flat());
}
