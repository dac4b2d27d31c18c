import { expect, test } from "vitest";
import { isAccountGone } from "./account-gone.ts";

test.each([
  ["a key to an account", { code: "23503", constraint: "events_user_id_users_id_fk" }, true],
  [
    "a key to another row",
    { code: "23503", constraint: "messages_question_id_messages_id_fk" },
    false,
  ],
  [
    "another rule of such a key",
    { code: "23505", constraint: "events_user_id_users_id_fk" },
    false,
  ],
  ["an error without a code", {}, false],
])("%s says that the account is gone: %j is %s", (_what, facts, expected) => {
  const cause = Object.assign(new Error("from the driver"), facts);
  expect(isAccountGone(new Error("Failed query", { cause }))).toBe(expected);
});
