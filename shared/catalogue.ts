/** Names and words of the product that appear in more than one place. Renaming it is an edit here. */
export const productName = "Sawaal";
export const tagline = "Your AI Learning Assistant";
export const phonePrefix = "+91";

/** Whom a child in India can call, free, by day and night. 1098 is for children; 14416 is for the mind, in many languages. */
export const helplines = {
  teleManas: { name: "Tele-MANAS", number: "14416" },
  childline: { name: "Childline", number: "1098" },
  emergency: { name: "Emergency", number: "112" },
} as const;
