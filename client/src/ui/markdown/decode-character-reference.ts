import { ownMarkup } from "../../lib/trusted-types.ts";

const element = document.createElement("i");

/**
 * Decodes `&name;` in Markdown; false if there is no such reference. The build replaces the package
 * decode-named-character-reference with this, because it assigns a plain string to HTML, which Trusted Types reject.
 *
 * @param name Letters and digits, as ensured by the Markdown parser
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`;
  element.innerHTML = ownMarkup(reference);
  const text = element.textContent;
  // Of "&notit;" a browser decodes only the beginning, "&not": a result with its semicolon was not decoded completely.
  return text === reference || (text.endsWith(";") && name !== "semi") ? false : text;
}
