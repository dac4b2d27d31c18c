export interface Picture {
  /** As it lies in the sources; the build gives it its own name. */
  file: string;
  /** In pixels of the file, so that the page keeps its place before it comes. */
  width: number;
  height: number;
}

/** Pictures of the running product, made by `npm run pictures`. */
export const pictures = {
  /** What other sites show beside a link to us. */
  card: { file: "/src/marketing/pictures/card.png", width: 1200, height: 630 },
  homework: { file: "/src/marketing/pictures/homework.webp", width: 600, height: 1100 },
  concepts: { file: "/src/marketing/pictures/concepts.webp", width: 600, height: 1100 },
  doubts: { file: "/src/marketing/pictures/doubts.webp", width: 600, height: 1100 },
} as const satisfies Record<string, Picture>;
