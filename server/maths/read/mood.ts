/** Emoji of faces, hands, hearts, school, haste and requests: none of them is a number or a sign. */
const pictures = [
  String.raw`[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1FAE0}-\u{1FAE8}]`,
  String.raw`[\u{1F440}-\u{1F450}\u{1F493}-\u{1F49F}\u{1F90D}\u{1F90E}\u{1F9E1}\u{2764}\u{263A}]`,
  String.raw`[\u{1F4AF}\u{1F525}\u{2728}\u{1F31F}\u{2B50}\u{1F389}\u{1F6A8}\u{26A0}\u{1F4A1}]`,
  String.raw`[\u{1F4DA}\u{1F4D6}\u{1F4DD}\u{270F}\u{1F393}\u{203C}\u{2049}\u{2753}-\u{2755}\u{2757}]`,
];
/** Modifiers of emoji: a skin colour, a gender sign, and the joiner. */
const variant = String.raw`(?:[\u{1F3FB}-\u{1F3FF}]|\u{FE0F}|\u{200D}|\u{2640}|\u{2642})*`;
const mood = `(?:${pictures.join("|")})${variant}`;
const moods = new RegExp(`(?:${mood}\\s*)+`, "gu");
const operand = new RegExp(
  String.raw`[-+−–×÷*/^=(<>]\s*${mood}|${mood}\s*(?:[+×÷*/^=)<>−]|-\s)`,
  "u",
);
const atTheEnd = new RegExp(String.raw`=\s*(?:${mood}\s*)+$`, "u");

/**
 * The text without such emoji. If one is in the place of a number, next to a sign, all of them stay; but
 * "3 + 4 = 😀" requests the value, as "3 + 4 = ?" does.
 */
export function withoutMoods(text: string): string {
  if (!/[\u{2000}-\u{1FFFF}]/u.test(text)) return text;
  const asked = text.replace(atTheEnd, "=");
  return operand.test(asked) ? text : asked.replaceAll(moods, " ");
}
