import { z } from "zod";

const kinds: Partial<Record<string, string>> = {
  number: "a number",
  int: "a whole number",
  string: "text",
  boolean: "true or false",
  object: "an object",
  array: "a list",
  file: "a file",
};

/** What is wrong with a field, in a sentence; for whatever a contract has no words of its own. */
export const inputSentence: z.core.$ZodErrorMap = (issue) => {
  const field = issue.path?.length ? `"${issue.path.map(String).join(".")}"` : "This";
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return `${field} is missing.`;
      return `${field} must be ${kinds[issue.expected] ?? "something else"}.`;
    case "invalid_value":
      return `${field} must be one of: ${issue.values.map(String).join(", ")}.`;
    case "too_big":
      return issue.origin === "string" ? `${field} is too long.` : `${field} is too large.`;
    case "too_small":
      return issue.origin === "string" ? `${field} is too short.` : `${field} is too small.`;
    case "unrecognized_keys":
      return `${issue.keys.map((key) => `"${key}"`).join(", ")} can't be given here.`;
    default:
      return `${field} can't be read.`;
  }
};
