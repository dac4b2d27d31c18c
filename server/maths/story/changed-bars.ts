import { type Bar, barModel, type BarPart } from "../drawing/bar-model.ts";
import type { Drawing } from "../plot/plot.ts";
import type { StoryFigure } from "./story-figure.ts";

/** A value before and after a change; the change is given or requested as an amount or a percent. */
interface Change {
  title: string;
  before: { role: string; name: string };
  after: { role: string; name: string };
  /** Roles of the change, the preferred label first. */
  change: readonly { role: string; name: string }[];
}

/** Two bars to scale: the value before, and the value after with the increase or decrease. */
export function changedBars(figure: StoryFigure, change: Change): Drawing | null {
  const { before, after, title } = change;
  const [old, now] = [figure.value(before.role), figure.value(after.role)];
  if (old === null || now === null || old <= 0 || now <= 0 || old === now) return null;
  const told = change.change.find(({ role }) => isNamed(figure, role));
  if (!told) return null;
  const isMore = now > old;
  const piece: BarPart = {
    size: Math.abs(now - old),
    text: `${told.name} ${figure.text(told.role)}`.trim(),
    ...(isMore && { tone: "yellow" }),
  };
  const bar = ({ role, name }: Change["before"], parts: BarPart[]): Bar => ({
    name: isNamed(figure, role) ? `${name}: ${figure.text(role)}` : name,
    parts,
  });
  const said = [before, after, { ...told, name: told.name || "Change" }]
    .filter(({ role }) => isNamed(figure, role))
    .map(({ role, name }) => `${name}: ${figure.text(role)}`);
  const common: BarPart = { size: Math.min(old, now), tone: "blue" };
  return barModel({
    title,
    description: `Two bars to one scale; the second one is ${isMore ? "longer" : "shorter"}. ${said.join("; ")}.`,
    bars: [bar(before, [{ size: old, tone: "blue" }]), bar(after, [common, piece])],
  });
}

function isNamed({ isGiven, targets }: StoryFigure, role: string): boolean {
  return isGiven(role) || targets.includes(role);
}
