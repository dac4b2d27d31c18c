import { ownMarkup } from "../../lib/trusted-types.ts";

const element = document.createElement("i");

/**
 * What `&name;` stands for in Markdown; false where it stands for nothing. The build takes this in the place of the package
 * decode-named-character-reference, which hands the browser a plain string that Trusted Types refuse.
 *
 * @param name Letters and digits, which the parser of Markdown holds
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`;
  element.innerHTML = ownMarkup(reference);
  const text = element.textContent;
  // Of "&notit;" a browser decodes the beginning, "&not": what keeps its semicolon was not decoded whole.
  return text === reference || (text.endsWith(";") && name !== "semi") ? false : text;
}
