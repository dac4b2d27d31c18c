import type { z } from "zod";

const kinds: Partial<Record<string, string>> = {
  number: "a number",
  int: "a whole number",
  string: "text",
  boolean: "true or false",
  object: "an object",
  array: "a list",
};

/** Returns a sentence about an invalid field, for which the contract has no message of its own. */
export const inputSentence: z.core.$ZodErrorMap = (issue) => {
  const path = issue.path ?? [];
  return `${path.length > 0 ? `"${path.map(String).join(".")}"` : "This"} ${whatIsWrong(issue)}.`;
};

function whatIsWrong(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_type") return wrongType(issue);
  if (issue.code === "invalid_value")
    return `must be one of: ${issue.values.map(String).join(", ")}`;
  if (issue.code === "too_big") return `is too ${issue.origin === "string" ? "long" : "large"}`;
  if (issue.code === "too_small") return `is too ${issue.origin === "string" ? "short" : "small"}`;
  if (issue.code === "unrecognized_keys") return `can't hold ${issue.keys.join(", ")}`;
  return "can't be read";
}

function wrongType({
  input,
  expected,
}: Pick<z.core.$ZodIssueInvalidType, "input" | "expected">): string {
  return input === undefined ? "is missing" : `must be ${kinds[expected] ?? "something else"}`;
}
