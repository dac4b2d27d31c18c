import { type Branch, treeDrawing } from "../../../drawing/tree-drawing.ts";
import type { Drawing } from "../../../plot/plot.ts";
import type { DrawsEvent } from "../events/drawn-events.ts";
import type { Experiment } from "./experiment.ts";

type Bag = Extract<Experiment, { kind: "bag" }>;

/** The maximum count of leaves that fits on a phone. */
const mostEnds = 8;

/** Successive draws from a bag, with the probabilities on the branches and the favourable orders in bold. */
export function drawsTree(bag: Bag, event: DrawsEvent): Drawing | null {
  const { groups, draws, hasReplacement } = bag;
  if (groups.length ** draws > mostEnds || groups.length < 2) return null;
  const fits = (names: readonly string[]): boolean =>
    event.kind === "order"
      ? names.every((name, at) => name === event.names[at])
      : event.fits(
          new Map(groups.map(({ name }) => [name, names.filter((own) => own === name).length])),
        );
  const branches = branchesOf(bag, [], fits);
  const kinds = groups.map(({ name, count }) => `${count} ${name}`).join(", ");
  return treeDrawing({
    title: "The tree of the draws",
    description: `A tree for ${draws} draws ${hasReplacement ? "with" : "without"} replacement from a bag with ${kinds}. On each branch stands its probability; the branches to ${event.words} are bold.`,
    shows: "solution",
    branches,
  });
}

/** The possible next draws, after the previous draws. */
function branchesOf(
  bag: Bag,
  before: readonly string[],
  fits: (names: readonly string[]) => boolean,
): Branch[] {
  const left = bag.groups.map(({ name, count }) => ({
    name,
    count: bag.hasReplacement ? count : count - before.filter((own) => own === name).length,
  }));
  const total = left.reduce((sum, { count }) => sum + Math.max(count, 0), 0);
  return left
    .filter(({ count }) => count > 0)
    .map(({ name, count }): Branch => {
      const names = [...before, name];
      const next = names.length < bag.draws ? branchesOf(bag, names, fits) : [];
      const isWanted = next.length > 0 ? next.some((one) => one.isWanted) : fits(names);
      return {
        name,
        chance: `${count}/${total}`,
        isWanted,
        ...(next.length > 0 && { next }),
      };
    });
}

/** All outcomes of two or three coins, heads above tails. */
export function coinsTree(count: number): Drawing | null {
  if (count < 2 || count > 3) return null;
  const outcomes = (before: string): Branch[] =>
    ["H", "T"].map((face) => {
      const faces = `${before}${face}`;
      return faces.length === count
        ? { name: `${face}: ${faces}` }
        : { name: face, next: outcomes(faces) };
    });
  return treeDrawing({
    title: "The tree of the tosses",
    description: `A tree for ${count} tosses of a coin. Each toss branches into head, H, and tail, T.`,
    shows: "solution",
    branches: outcomes(""),
  });
}
