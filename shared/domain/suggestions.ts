/**
 * The suggestions in the product's input boxes. A test asks the built-in tutor each of them, and each suggestion of its
 * refusals, and expects an answer; placeholders are defined nowhere else.
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
