/** Names and words of the product that appear in more than one place. Renaming it is an edit here. */
export const productName = "Sawaal";
export const tagline = "Your AI Learning Assistant";
export const phonePrefix = "+91";
