import axe from "axe-core";

/** What axe finds on the page. Colours need a real browser; everything else of WCAG that a machine sees can be seen here. */
export async function accessibilityProblems(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
