/** Reasons for operations that many tasks use, in school terms. */
export const reasons = {
  addToBoth: "Both sides stay equal when the same is added to both.",
  subtractFromBoth: "Both sides stay equal when the same is subtracted from both.",
  multiplyBoth: "Both sides stay equal when both are multiplied by the same number.",
  divideBoth: "Both sides stay equal when both are divided by the same number.",
  moveOver: "The same is added to or subtracted from both sides, so they stay equal.",
  likeTerms: "Only like terms can be added: those with the same letters and the same powers.",
  brackets: "Distributive law: what stands before a bracket multiplies every term inside.",
  crossMultiply: "Both sides are multiplied by both denominators, so they stay equal.",
  sameValue: "The value stays the same; like terms and common factors are put together.",
  backIn: "A letter and its value can stand for each other.",
  order: "BODMAS: × and ÷ come before + and −, and are done from left to right.",
  bar: "A fraction bar works like brackets: first what is above it and below it.",
  lowest: "Dividing above and below by the same number keeps the value.",
  undoSquare: "The square root undoes the square.",
  zeroProduct: "A product is 0 only where one of its factors is 0.",
} as const;
