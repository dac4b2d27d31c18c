import { expect, test } from "vitest";
import { palette } from "../../../../tailwind.config.ts";
import { contrastOf } from "../testing/contrast.ts";
import css from "./figure.css?raw";

const [light = "", dark = ""] = css.split("@media");

const themes = { light, dark };
const colours = Object.entries(themes).flatMap(([theme, part]) =>
  Array.from(
    part.matchAll(/--figure-([a-z-]+): (#[0-9a-f]{6});/gu),
    ([, name = "", colour = ""]) => ({
      theme: theme as keyof typeof themes, // safe: the keys of that object
      name,
      colour,
    }),
  ),
);

test.each(colours)(
  "$name has enough contrast as text or background in $theme",
  ({ theme, name, colour }) => {
    const other = name.endsWith("-fill") ? palette.ink[theme] : palette.sheet[theme];
    expect(contrastOf(colour, other)).toBeGreaterThanOrEqual(4.5);
  },
);

test("the test covers all hues of both themes", () => expect(colours).toHaveLength(32));
