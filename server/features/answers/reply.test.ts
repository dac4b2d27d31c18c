import { expect, test } from "vitest";
import { presentReply } from "./reply.ts";

test("the reason for the built-in tutor is shown where it can't answer, too", () => {
  const reply = { kind: "declined", sentence: "Not yet.", engine: "built-in" } as const;
  expect(presentReply({ ...reply, notice: "Today's share is used up." })).toMatchObject({
    content: "Not yet.",
    notice: "Today's share is used up.",
  });
  expect(presentReply(reply)).not.toHaveProperty("notice");
});
