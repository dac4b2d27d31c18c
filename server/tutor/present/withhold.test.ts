import { expect, test } from "vitest";
import { withhold, withoutLeaks } from "./leaks.ts";

const leaks = (text: string) => text.includes("42");

test("a text without a leak is unchanged", () => {
  expect(withhold("One. Two.\n\nThree", leaks, "neutral")).toBe("One. Two.\n\nThree");
});

test("a text is cut before the first sentence that leaks", () => {
  expect(withhold("First this.\n\nThen that. It is 42! So done.", leaks, "neutral")).toBe(
    "First this.\n\nThen that.",
  );
});

test("a text that leaks in its first sentence becomes the neutral one", () => {
  expect(withhold("It is 42. Undo the sum.", leaks, "neutral")).toBe("neutral");
});

test("sentences that leak only together are not kept together", () => {
  const together = (text: string) => text.includes("4\n2");
  expect(withhold("It is 4\n2", together, "neutral")).toBe("It is 4");
});

test("a text that leaks only as a whole becomes the neutral one", () => {
  const whole = (text: string) => text.includes("four") && text.includes("two");
  expect(withhold("First four. Then more. Then two. End.", whole, "neutral")).toBe("neutral");
});

test("a long text is tested once, not once for each of its sentences", () => {
  let read = 0;
  const text = `${"So it goes on. ".repeat(1000)}It is 42.`;
  withhold(
    text,
    (part) => {
      read += part.length;
      return leaks(part);
    },
    "neutral",
  );
  expect(read).toBeLessThan(5 * text.length);
});

test("a text is not cut inside a formula", () => {
  expect(withhold("Look: $$a\n= 42$$", leaks, "neutral")).toBe("neutral");
});

test("items that leak are dropped", () => {
  expect(withoutLeaks(["a", "42", "b"], leaks, (item) => item)).toEqual(["a", "b"]);
});
