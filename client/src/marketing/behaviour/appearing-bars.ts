/**
 * Buttons that come into view once the page is scrolled: `data-appears-after` says by how many pixels more than, or
 * `hero`: past the part of the page that is marked `data-hero`.
 */
export function letBarsAppear(): void {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-appears-after]")) {
    const after = bar.dataset["appearsAfter"];
    const show = () => {
      bar.hidden = scrollY <= (after === "hero" ? endOfHero() : Number(after));
    };
    addEventListener("scroll", show, { passive: true });
    addEventListener("resize", show);
    // Scrolled already: the visitor came back to where she was.
    show();
  }
}

/** From the top of the page; what is behind the visitor has left the window. */
function endOfHero(): number {
  const hero = document.querySelector("[data-hero]");
  return hero ? hero.getBoundingClientRect().bottom + scrollY : 0;
}
