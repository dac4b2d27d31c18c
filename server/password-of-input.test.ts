import { expect, test } from "vitest";
import { passwordOfInput } from "./password-of-input.ts";

test.each([
  ["as it was typed", "blue kite 7", "blue kite 7"],
  ["without the line break of the shell", "blue kite 7\n", "blue kite 7"],
  ["without that of Windows", "blue kite 7\r\n", "blue kite 7"],
  ["with its spaces, which a login needs too", " blue kite 7 \n", " blue kite 7 "],
])("a password is taken %s", (_what, input, password) => {
  expect(passwordOfInput(input)).toBe(password);
});

test("a password of two lines is refused", () => {
  expect(() => passwordOfInput("blue\nkite 7\n")).toThrow("must be one line");
});
