import { expect, test } from "vitest";
import { palette } from "../../../tailwind.config.ts";
import { contrastOf } from "./testing/contrast.ts";

type Name = keyof typeof palette;
const themes = ["light", "dark"] as const;

const contrast = (one: Name, other: Name, theme: (typeof themes)[number]) =>
  contrastOf(palette[one][theme], palette[other][theme]);

const grounds = ["paper", "sheet", "desk"] as const;
const onEveryGround = (name: Name) => grounds.map((ground): [Name, Name] => [name, ground]);

const texts: [Name, Name][] = [
  ...(["ink", "ink-soft", "teal", "danger"] as const).flatMap(onEveryGround),
  ["ink", "marigold-soft"],
  ["ink-soft", "marigold-soft"],
  ["ink-soft", "rule"],
  ["on-marigold", "marigold"],
  ["on-marigold", "marigold-deep"],
  ["on-teal", "teal"],
  ["on-danger", "danger"],
  ["teal", "teal-soft"],
  ["ink", "teal-soft"],
  ["danger", "danger-soft"],
  ["ink", "danger-soft"],
  ["beginner", "beginner-soft"],
  ["intermediate", "intermediate-soft"],
  ["advanced", "advanced-soft"],
];

const controls: [Name, Name][] = (["outline", "marigold-edge", "teal", "danger"] as const).flatMap(
  onEveryGround,
);

test.each(themes.flatMap((theme) => texts.map((pair) => [...pair, theme] as const)))(
  "%s as text on %s is readable in %s",
  (text, ground, theme) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(themes.flatMap((theme) => controls.map((pair) => [...pair, theme] as const)))(
  "%s as the edge of a control on %s is visible in %s",
  (edge, ground, theme) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(3);
  },
);
