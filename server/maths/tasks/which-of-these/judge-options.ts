import { withBudget } from "../../algebra/budget.ts";
import { limits } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import { comparisonTests } from "./comparison-tests.ts";
import { divisibilityTests } from "./divisibility-tests.ts";
import { readFractionKind } from "./fraction-tests.ts";
import { allOrNull, type JudgedOptions, type OptionTest } from "./judged-options.ts";
import { readListKind } from "./list-tests.ts";
import { joinVerdicts, readNumberKind } from "./number-kinds.ts";
import { polynomialTests } from "./polynomial-tests.ts";
import type { AskedProperty } from "./asked-property.ts";
import { readStem } from "./read-stem.ts";
import { solutionTests } from "./solution-tests.ts";
import { readStatementKind } from "./statement-tests.ts";

const readers: readonly ((property: string) => OptionTest | null)[] = [
  readFractionKind,
  readListKind,
  readNumberKind,
  ...divisibilityTests,
  ...polynomialTests,
  ...comparisonTests,
  ...solutionTests,
  readStatementKind,
];

function readTest(property: string): OptionTest | null {
  for (const read of readers) {
    const test = read(property);
    if (test) return test;
  }
  return readQualified(property);
}

const qualified =
  /^(?<kind>.+?) (?:(?:which|that) (?:is|are) |and (?:is )?|but )?(?<rest>(?:divisible by|multiple of|lying between|between|greater than|less than) .+)$/i;

/** Combines two properties, as in "rational number between 1/2 and 3/4": both must hold. */
function readQualified(property: string): OptionTest | null {
  const { kind, rest } = qualified.exec(property)?.groups ?? {};
  const [first, second] = [kind, rest].map((part) => (part === undefined ? null : readTest(part)));
  if (!first || !second) return null;
  return {
    ...first,
    property: `${first.property} and ${second.property}`,
    rule: `${first.rule} ${second.rule}`,
    judge: (options) => {
      const [own, other] = [first.judge(options), second.judge(options)];
      return (
        own &&
        other &&
        allOrNull(own.map((verdict, at) => joinVerdicts([verdict, other[at] ?? null])))
      );
    },
  };
}

/** "Not divisible by 2 and 3" is ambiguous: by neither, or not by both. */
const severalNumbers = /^(?!.*\b(?:both|common)\b).*\b(?:divisible|multiple|factor)s?\b.*\band\b/i;

const mostOptions = 8;

/**
 * Judges every option of "Which of these is …": divisible by 9, prime, the largest, a solution of 2x + 3 = 11, and the
 * negations. Returns null if the stem asks for something else, or if an option can't be decided with certainty. Never
 * throws a refusal.
 */
export function judgeOptions(stem: string, options: readonly string[]): JudgedOptions | null {
  const isTooLong = [stem, ...options].some((text) => text.length > limits.questionLength);
  if (options.length < 2 || options.length > mostOptions || isTooLong) return null;
  const asked = readStem(stem);
  if (!asked) return null;
  try {
    return withBudget(() => judged(asked, options));
  } catch (error) {
    // An option that can't be evaluated is not decided.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function judged(request: AskedProperty, options: readonly string[]): JudgedOptions | null {
  if (request.isNegated && severalNumbers.test(request.property)) return null;
  const test = readTest(request.property);
  const verdicts = test?.judge(options);
  if (!test || !verdicts) return null;
  const { property, topic, rule } = test;
  const { isNegated } = request;
  const fitting = verdicts.flatMap(({ isTrue }, at) => (isTrue === isNegated ? [] : [at]));
  const named = verdicts.map((verdict, at) => ({ text: options[at] ?? "", ...verdict }));
  return { options: named, property, isNegated, topic, rule, fitting };
}
