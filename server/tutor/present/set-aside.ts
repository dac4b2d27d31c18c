import { type Concern, concerns } from "#shared/domain/study.ts";

/** Why a model sets a question aside instead of solving it. */
export type SetAside = { kind: "off-topic" } | { kind: "care"; concern: Concern };

/** The subject that a model is told to write for a question that has nothing to do with learning. */
export const offTopicSubject = "off-topic";

/** The same where a student needs a person, with the concern: `care: self_harm`. */
export const careSubject = "care";

/** Whether a model set a question aside in this way, in any spelling; null for an ordinary subject. */
export function setAsideBy(subject: string): SetAside | null {
  if (/^\W*off[\s_-]?topic\W*$/iu.test(subject)) return { kind: "off-topic" };
  const [, named] = /^\W*care\s*[:_-]\s*([a-z]+(?:[\s_-][a-z]+)?)\W*$/iu.exec(subject) ?? [];
  const concern = concerns.find((each) => each === named?.toLowerCase().replaceAll(/[\s-]/gu, "_"));
  return concern ? { kind: "care", concern } : null;
}

/** Facts about the question whose reply a model may set aside. */
export interface AsideFrom {
  /** A computable question is study, whatever a model says. */
  isComputed: boolean;
  /** With a photo, a care reply is accepted even for a computable question. */
  isPhotoSeen: boolean;
}

/** Whether a model may set this question aside. */
export function asideFrom(
  subject: string,
  { isComputed, isPhotoSeen }: AsideFrom,
): SetAside | null {
  const aside = setAsideBy(subject);
  return !isComputed || (isPhotoSeen && aside?.kind === "care") ? aside : null;
}
