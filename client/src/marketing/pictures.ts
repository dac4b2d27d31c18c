export interface Picture {
  /** Source path; the build replaces it with the built name. */
  file: string;
  /** Size in pixels of the file, so that space is reserved before it loads. */
  width: number;
  height: number;
}

/** Pictures of the running product, made by `npm run pictures`. */
export const pictures = {
  /** Preview image for links on other sites. */
  card: { file: "/src/marketing/pictures/card.png", width: 1200, height: 630 },
  homework: { file: "/src/marketing/pictures/homework.webp", width: 600, height: 1100 },
  concepts: { file: "/src/marketing/pictures/concepts.webp", width: 600, height: 1100 },
  doubts: { file: "/src/marketing/pictures/doubts.webp", width: 600, height: 1100 },
} as const satisfies Record<string, Picture>;
