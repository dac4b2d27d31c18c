import { isIPv6 } from "node:net";
import type { Request } from "express";

/**
 * The key that rate limits count by: an IPv4 address, or the /64 of an IPv6 one. A household or a phone owns a whole
 * /64, so each of its requests could come from another address. Express reads the address through as many proxies as
 * TRUST_PROXY says.
 */
export function addressOf(req: Request): string {
  return req.ip === undefined ? "unknown" : networkOf(req.ip);
}

export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  return `${groupsOf(address).slice(0, 4).join(":")}::/64`;
}

/** Returns the eight groups, with `::` expanded and the zone of a link-local address removed. */
function groupsOf(address: string): string[] {
  const [head = [], tail] = (address.split("%")[0] ?? "").split("::").map(groupsIn);
  if (tail === undefined) return head;
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail];
}

function groupsIn(part: string): string[] {
  if (part === "") return [];
  // An IPv4 address at the end fills the last two groups; only the first four are used.
  return part
    .split(":")
    .flatMap((group) =>
      group.includes(".") ? ["0", "0"] : [Number.parseInt(group, 16).toString(16)],
    );
}
