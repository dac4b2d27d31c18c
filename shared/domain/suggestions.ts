/**
 * What the boxes of the product suggest to be asked. A test asks the built-in tutor each of them, and what its refusals
 * name, and each is answered; placeholders stand nowhere else.
 */
export const suggestions = {
  homework: { placeholder: "Solve 2x + 3 = 11" },
  doubt: {
    placeholder: "How do I solve 7 - 3x = 16?",
    refinement: "Explain it in simpler words",
  },
  concept: {
    placeholder: "Why is the sky blue?",
    starters: [
      "Photosynthesis",
      "Fractions",
      "Gravity",
      "Chemical reactions",
      "Ecosystems",
      "Geometry",
    ],
  },
} as const;
