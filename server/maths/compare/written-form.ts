/** The written form of a number, for answers whose form is requested. */
type WrittenForm =
  | "percent"
  | "power of ten"
  | "degrees"
  | "π"
  | "fraction"
  | "words"
  | "Roman"
  | "decimal";

const romanNumeral = /^[IVXLCDM]+$/;

function writtenForm(text: string): WrittenForm {
  const plain = text.trim();
  if (romanNumeral.test(plain)) return "Roman";
  if (/%|percent|per cent/i.test(plain)) return "percent";
  if (/10\s*\^/.test(plain)) return "power of ten";
  if (/π|\\pi|\brad/.test(plain)) return "π";
  if (/°|degree/i.test(plain)) return "degrees";
  if (/^[a-z\s-]+$/i.test(plain)) return "words";
  return /\d\s*\/\s*\d|\\[dt]?frac|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/.test(plain) ? "fraction" : "decimal";
}

/** Whether an answer of the same value has the requested form; a percentage may omit its sign. */
export function isInForm(expected: string, given: string): boolean {
  const [wanted, found] = [writtenForm(expected), writtenForm(given)];
  if (wanted === found) return wanted !== "degrees" || unitLetter(expected) === unitLetter(given);
  return (
    wanted === "percent" && found === "decimal" && leadingDigits(expected) === leadingDigits(given)
  );
}

function unitLetter(text: string): string {
  return /°\s*([CF])/i.exec(text)?.[1]?.toUpperCase() ?? "";
}

function leadingDigits(text: string): string {
  return text.replaceAll(/[^\d.]/g, "");
}
