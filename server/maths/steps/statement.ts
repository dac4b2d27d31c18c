import type { Relation } from "./latex-token.ts";
import type { Value } from "./value.ts";

/** One side of a statement: with ±, its value for each sign. */
export interface Side {
  values: readonly [Value] | readonly [Value, Value];
  /** "(approx)" stands behind it. */
  isRounded: boolean;
  /** Whether there is no relation in its statement. */
  isAlone: boolean;
  /** As it stands in the line, without spaces. */
  written: string;
}

/** A side in words, or in a form that is not known. */
interface UnreadSide {
  unread: string;
}

/** Sides with relations between them: a = b ≈ c, −1 ≤ x < 4. One side without a relation is an expression. */
export type Statement =
  | { kind: "chain"; sides: readonly Link[]; relations: readonly Relation[] }
  /** A form that is not known; without a relation in it, mere words. */
  | { kind: "unread"; isClaim: boolean };

/** `previous` stands for the line before, where a line goes on with "= …". */
export type Link = Side | UnreadSide | "previous";

/** What holds at a time: each alternative is a list of statements that hold together. */
export type Claim = readonly (readonly Statement[])[];

/** What a displayed line says, one claim after the other: 4d = 4 ⇒ d = 1 are two. */
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
