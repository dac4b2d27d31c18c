/** Words by which a student presents her own working, or asks what is wrong with it. */
const cue =
  /\b(?:so|then|therefore|hence|got|get|gives|wrong|mistake|error|right|correct|why|where|toh?|phir|fir|isliye|galat|sahi|kyun?|kyo|kahan|aaya|aayi|mila)\b|गलत|ग़लत|सही|क्यों|कहाँ|कहां|इसलिए|फिर|आया|मिला|⇒|→|=>|∴/iu;

/** Between two numbers and letters only arithmetic signs are allowed; a letter is alone or follows its number. */
const side = String.raw`(?:[\d.()+\-−–×*÷/^²³√ ]|(?<!\p{L})\p{Script=Latin}(?!\p{L}))+`;
const equation = new RegExp(String.raw`${side}=${side}(?:=${side})?`, "giu");

/** Of two numbers without a sign between them the first may belong to a mixed number. */
const mixedNumber = /\d\s+\d/u;

/** Signs that this parser doesn't know: any part of the line may depend on them. */
const foreign = /[\\{}_]/u;

/** Further lines are not checked. */
const mostLines = 20;

/** Whether a text has words by which a student presents her own working, or asks what is wrong with it. */
export function hasWorkingCue(text: string): boolean {
  return cue.test(text);
}

/**
 * The equations of a student's own working, in order; none where she only states a question. "2x + 3 = 11 so 2x = 14, x
 * = 7, why wrong?" has three.
 */
export function ownLinesIn(text: string): string[] {
  if (!hasWorkingCue(text)) return [];
  return plainLinesIn(text)
    .filter((line) => !foreign.test(line))
    .flatMap((line) => line.split(/[,;?!।]|\.(?!\d)/u))
    .flatMap(equationsIn)
    .map(asLatex)
    .filter((line) => /\d/u.test(line) && !/^[=+/^]|=$/u.test(line) && !mixedNumber.test(line))
    .slice(0, mostLines);
}

/**
 * Lines and formulas. A formula that can't be parsed completely leaves one backslash, joined with the signs around it.
 */
function plainLinesIn(text: string): string[] {
  return text
    .normalize("NFC")
    .replaceAll(/\\[()[\]]/gu, "$")
    .replaceAll(/\\(?:Rightarrow|rightarrow|implies|therefore|to|quad|qquad)(?![a-zA-Z])/gu, "⇒")
    .replaceAll(/\\(?:times|cdot)(?![a-zA-Z])/gu, "×")
    .replaceAll(/\\div(?![a-zA-Z])/gu, "÷")
    .replaceAll(/\\(?:left|right)(?![a-zA-Z])|\\,/gu, "")
    .replaceAll(/\^\{\s*(\d+|[a-z])\s*\}(?!\d)/gu, "^$1")
    .replaceAll(/(?<!\d\s*)\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, "($1)/($2)")
    .replaceAll(/\$+([^$]*)\$+/gu, (_, formula: string) =>
      foreign.test(formula) ? "$\\$" : `$${formula}$`,
    )
    .replaceAll(/\$(?= ?[+\-−–×*÷/^=])|(?<=[+\-−–×*÷/^=] ?)\$/gu, "")
    .split(/=>|[⇒→∴$`\n]/u);
}

/** "18 = 6" in "HCF of 12 and 18 = 6" is about the words before it, not about 18. */
function equationsIn(part: string): string[] {
  return [...part.matchAll(equation)].flatMap(({ 0: found, index }) =>
    /\p{L}\s*$/u.test(part.slice(0, index)) && /^[\s\d.]*=/u.test(found) ? [] : [found],
  );
}

function asLatex(line: string): string {
  return line
    .trim()
    .replace(/^\p{L}\s+(?=[\d\p{L}(])/u, "")
    .replaceAll("²", "^{2}")
    .replaceAll("³", "^{3}")
    .replaceAll(/\^(\d{2,})/gu, "^{$1}")
    .replaceAll(/[−–]/gu, "-")
    .replaceAll(/[×*]/gu, String.raw`\times `)
    .replaceAll("÷", String.raw`\div `)
    .replaceAll(/\s+/gu, " ");
}
