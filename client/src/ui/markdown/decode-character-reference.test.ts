import { expect, test } from "vitest";
import { decodeNamedCharacterReference } from "./decode-character-reference.ts";

test.each([
  ["lt", "<"],
  ["amp", "&"],
  ["times", "×"],
  ["semi", ";"],
  ["notit", false],
  ["nosuchname", false],
])("&%s; is decoded to %j", (name, text) => {
  expect(decodeNamedCharacterReference(name)).toBe(text);
});
