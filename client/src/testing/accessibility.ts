import axe from "axe-core";

/**
 * Problems that axe finds on the page. Colour contrast needs a real browser; all other automated WCAG checks run here.
 */
export async function accessibilityProblems(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
