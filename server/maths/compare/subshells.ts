import { different, equal, type Judgement, unreadable } from "./judgement.ts";

/** With the maximum count of electrons of each subshell, so that 1s22s2 is split correctly. */
const subshell = "[1-7](?:s[12]|p[1-6]|d(?:10|[1-9])|f(?:1[0-4]|[1-9]))";
const configuration = new RegExp(`^(?:\\[[A-Z][a-z]?\\])?(?:${subshell})+$`);
const parts = new RegExp(`\\[[A-Za-z]+\\]|${subshell}`, "g");

/** Electrons in subshells: 1s2 2s2 2p6, in any order and with superscripts. Null if the expected answer is none. */
export function compareSubshells(expected: string, given: string): Judgement | null {
  const wanted = plainShells(expected);
  if (!configuration.test(wanted)) return null;
  const found = plainShells(given);
  if (!configuration.test(found)) return unreadable;
  return shellsOf(wanted) === shellsOf(found) ? equal : different;
}

function plainShells(text: string): string {
  return text.normalize("NFKC").replaceAll(/[\s^{}(),]/g, "");
}

function shellsOf(text: string): string {
  return (text.match(parts) ?? []).toSorted().join(" ");
}
