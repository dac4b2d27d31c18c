import { variablesIn } from "../../../expressions/expression.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { askedFor } from "../calculus-words.ts";
import type { ExplicitProblem, ImplicitProblem } from "../derivative/problem.ts";
import { type Place, readPlace } from "../derivative/read-place.ts";
import { readSubject, type Subject } from "../derivative/read-subject.ts";
import { isWord } from "../read-formula.ts";

export type Line = "tangent" | "normal";

/** A requested line, and the curve with the point of contact. */
export interface TangentProblem {
  line: Line;
  curve: ExplicitProblem | ImplicitProblem;
}

const wordings = (["tangent", "normal"] as const).flatMap((line) =>
  ["equation of", "equation of the", "equation for the", ""].flatMap((start) =>
    [line, `${line} line`].flatMap((name) =>
      ["to", "of", "for", "drawn to"].map((link) => ({
        line,
        wording: phrase(`${start} ${name} ${link} {curve} at {place}`.trim()),
      })),
    ),
  ),
);

/** Null if the curve is not in two letters, or the point doesn't match it. */
export function recognise({ tokens }: Question): TangentProblem | null {
  if (!tokens.some((token) => isWord(token, "tangent", "normal"))) return null;
  const asked = readAsked(askedFor(tokens));
  if (!asked) return null;
  const { line, subject, place } = asked;
  const curve =
    subject.kind === "formula" ? explicitCurve(subject, place) : implicitCurve(subject, place);
  return curve && { line, curve };
}

/** The first wording whose gaps contain a curve and a point. */
function readAsked(
  tokens: readonly Token[],
): { line: Line; subject: Subject; place: Place } | null {
  for (const { line, wording } of wordings) {
    const gaps = matchPhrase(wording, tokens);
    const subject = gaps && readSubject(gaps.get("curve") ?? []);
    const place = gaps && readPlace(gaps.get("place") ?? []);
    if (subject && place) return { line, subject, place };
  }
  return null;
}

const slopeWanted = { order: 1, purpose: "slope" } as const;

function explicitCurve(
  { expression, parameter, name }: Extract<Subject, { kind: "formula" }>,
  place: Place,
): ExplicitProblem | null {
  const [only, other] = variablesIn(expression);
  const variable = parameter ?? only ?? "x";
  if (other !== undefined || name === null) return null;
  if (place.kind === "value" && place.letter !== variable) return null;
  return {
    ...slopeWanted,
    kind: "explicit",
    expression,
    variable,
    name,
    isFunction: parameter !== null,
    at: place,
    byFirstPrinciples: false,
  };
}

function implicitCurve(
  { left, right }: Extract<Subject, { kind: "equation" }>,
  place: Place,
): ImplicitProblem | null {
  const letters = new Set([...variablesIn(left), ...variablesIn(right)]);
  if (place.kind !== "point" || [...letters].toSorted().join("") !== "xy") return null;
  return { ...slopeWanted, kind: "implicit", left, right, variable: "x", name: "y", at: place };
}
