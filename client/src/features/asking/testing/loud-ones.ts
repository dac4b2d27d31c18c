/** Texts of the enabled buttons and links with the primary style; a screen has one. */
export function loudOnes(): string[] {
  return [...document.querySelectorAll<HTMLElement>("button:not(:disabled), a")]
    .filter(({ classList }) => classList.contains("bg-marigold"))
    .map((one) => [...one.querySelectorAll("span > span:not(.invisible)")])
    .map((faces) =>
      faces
        .map(({ textContent }) => textContent)
        .join("")
        .trim(),
    );
}
