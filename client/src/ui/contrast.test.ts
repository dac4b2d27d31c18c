import { expect, test } from "vitest";
import { palette } from "../../../tailwind.config.ts";

type Name = keyof typeof palette;
const themes = ["light", "dark"] as const;

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Name, other: Name, theme: (typeof themes)[number]): number {
  const [lighter, darker] = [luminance(palette[one][theme]), luminance(palette[other][theme])].sort(
    (a, b) => b - a,
  ) as [number, number]; // safe: two in, two out
  return (lighter + 0.05) / (darker + 0.05);
}

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
  "%s as the edge of a control on %s can be seen in %s",
  (edge, ground, theme) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(3);
  },
);
