import type { MasteryState } from "#shared/contracts/learning-paths.ts";

interface MasteryLook {
  word: string;
  /** Path of the mark, whose shape distinguishes it without colour. */
  path: string;
  isFilled: boolean;
  tile: string;
  mark: string;
}

/** Word, shape and colour of each mastery state. Weak ones come first. */
export const masteryLooks: Record<MasteryState, MasteryLook> = {
  weak: {
    word: "Needs practice",
    path: "M12 4 2.5 20h19L12 4Z",
    isFilled: true,
    tile: "border-advanced bg-advanced-soft",
    mark: "text-advanced",
  },
  growing: {
    word: "Getting there",
    path: "M12 3.5a8.5 8.5 0 0 0 0 17V3.5Z",
    isFilled: true,
    tile: "border-intermediate bg-intermediate-soft",
    mark: "text-intermediate",
  },
  strong: {
    word: "Strong",
    path: "m12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9 2.9-6Z",
    isFilled: true,
    tile: "border-beginner bg-beginner-soft",
    mark: "text-beginner",
  },
  unknown: {
    word: "Not known yet",
    path: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z",
    isFilled: false,
    tile: "border-dashed border-outline bg-sheet",
    mark: "text-ink-soft",
  },
};
