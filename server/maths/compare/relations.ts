import { different, equal, type Judgement, unreadable } from "./judgement.ts";

type Compare = (expected: string, given: string) => Judgement;

interface Relation {
  left: string;
  sign: string;
  right: string;
}

const mirrored: Readonly<Record<string, string>> = { "<": ">", ">": "<", "=": "=" };

/**
 * A comparison of two numbers: 3/4 < 5/6, also as 5/6 > 3/4, or as the sign alone. Null if the expected
 * answer is none.
 */
export function compareRelations(
  expected: string,
  given: string,
  compareOne: Compare,
): Judgement | null {
  if (/[a-z]/i.test(expected.replaceAll(/\\[a-z]+/g, "")) || !/[<>]/.test(expected)) return null;
  const wanted = readRelation(expected);
  if (!wanted) return null;
  const own = given.trim();
  if (/^[<>=]$/.test(own)) return own === wanted.sign ? equal : different;
  const found = readRelation(own);
  if (!found) return unreadable;
  const isDirect = holds(wanted, found, compareOne);
  const turned = { left: found.right, sign: mirrored[found.sign] ?? "", right: found.left };
  return isDirect || holds(wanted, turned, compareOne) ? equal : different;
}

function holds(wanted: Relation, found: Relation, compareOne: Compare): boolean {
  const isSame = (a: string, b: string): boolean => {
    const { outcome } = compareOne(a, b);
    return outcome === "equal" || outcome === "unfinished";
  };
  return (
    wanted.sign === found.sign &&
    isSame(wanted.left, found.left) &&
    isSame(wanted.right, found.right)
  );
}

function readRelation(text: string): Relation | null {
  const [, left = "", sign = "", right = ""] = /^([^<>=]+)([<>=])([^<>=]+)$/.exec(text) ?? [];
  return sign === "" ? null : { left: left.trim(), sign, right: right.trim() };
}
