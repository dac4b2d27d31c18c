/**
 * The text of a question with all notations of formulas, arrows and units normalised: LaTeX commands, subscript
 * digits, superscript charges. H₂SO₄, H_2SO_4 and \ce{H2SO4} become H2SO4, and ⟶ becomes →.
 */
export function plainChemistry(text: string): string {
  return units(signs(commands(text.replaceAll("$", " "))))
    .replaceAll(/[₀-₉]/g, (digit) => String("₀₁₂₃₄₅₆₇₈₉".indexOf(digit)))
    .replaceAll("₊", "+")
    .replaceAll(/_\{(\w+)\}|_(\w)/g, (_, braced?: string, bare?: string) => braced ?? bare ?? "")
    .replaceAll(/[⁰¹²³⁴-⁹]*[⁺⁻](?![⁰¹²³⁴-⁹])/g, raisedCharge)
    .replaceAll(/\^\{\s*(\d*)\s*([+-])\s*\}/g, "^$1$2")
    .replaceAll(/[↑↓]/g, " ");
}

function commands(text: string): string {
  return text
    .replaceAll(/\\xrightarrow(?:\[[^\]]*\])?\{(?:[^{}]|\{[^{}]*\})*\}/g, " → ")
    .replaceAll(/\\(?:ce|mathrm|text|mathbf|rm|textbf|mathsf)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, "$1")
    .replaceAll(/\\(?:ce|mathrm|text|mathbf|rm|textbf|mathsf)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, "$1")
    .replaceAll(/\\(?:long)?rightarrow|\\to\b|\\rightleftharpoons|\\longrightarrow/g, " → ")
    .replaceAll(/\\(?:uparrow|downarrow)/g, " ")
    .replaceAll(/\\[,;:! ]/g, " ")
    .replaceAll(/\\(?:left|right)(?=[()[\]])/g, "")
    .replaceAll(/\\cdot\b/g, "·")
    .replaceAll(/\\times\b/g, "×");
}

function signs(text: string): string {
  return (
    text
      .replaceAll(/<?[-–—=]{1,3}>|⟶|⇌|⇋|⇒|➝|➜|➔|⟹|⇄|↔|→/g, " → ")
      .replaceAll(/(?<=[A-Za-z0-9)])\s?[·•∙⋅]\s?(?=\d*[A-Z])/g, ".")
      .replaceAll(/(?<=[A-Za-z0-9)])\*(?=\d*H2O)/g, ".")
      .replaceAll(/[−–—]/g, "-")
      // ΔH as a phone types it.
      .replaceAll(/(?<![A-Za-z])d(?=[GHS]\s?(?:=|°|is\b|at\b|and\b|for\b))/g, "Δ")
      .replaceAll(/(?<=\d)\s*[xX]\s*(?=10\s*(?:\^|[⁻⁰¹²³⁴-⁹]))/g, " × ")
  );
}

/** Exponents of units as plain digits: mol-1, cm3, dm-3; and K kg/mol in the order in which units are parsed. */
function units(text: string): string {
  return text
    .replaceAll(
      /(?<![A-Za-z])(mol|L|K|g|s|kg|min|h|kPa|bar|atm|dm|cm|m)\s?(?:\^\s?[({]?|)[-⁻](?:([1-3])|([¹²³]))[)}]?(?![A-Za-z\d]|\.\d)/g,
      unitPower,
    )
    .replaceAll(/(?<![A-Za-z])(dm|cm|m)([23])(?![A-Za-z\d])/g, "$1^$2")
    .replaceAll(/(?<![A-Za-z])(bar|atm)[\s.]L(?![A-Za-z])/g, "L $1")
    .replaceAll(/(?<![A-Za-z])dm\^3[\s.](bar|atm)(?![A-Za-z])/g, "$1 dm^3")
    .replaceAll(/(?<=[×*]\s?10)\s?-\s?(?=\d)/g, "^-")
    .replaceAll(/\/\s?\(?K[\s.]mol\)?/g, "/(mol K)")
    .replaceAll(/(?<![A-Za-z])litres?-atm(?:ospheres?)?/gi, "L atm")
    .replaceAll(/(?<![A-Za-z])K\s?kg(?=\s?mol\^-1|\s?\/\s?mol)/g, "kg K");
}

function unitPower(whole: string, unit: string, plain?: string, raised?: string): string {
  const power = plain ?? String("¹²³".indexOf(raised ?? "") + 1);
  return power === "0" ? whole : `${unit}^-${power}`;
}

/** ²⁻ after a formula is a charge; ⁻¹ after a unit did not match. */
function raisedCharge(run: string): string {
  const digits = Array.from(run.slice(0, -1), (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit)).join("");
  return `^${digits}${run.endsWith("⁺") ? "+" : "-"}`;
}
