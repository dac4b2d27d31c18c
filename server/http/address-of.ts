import { isIPv6 } from "node:net";
import type { Request } from "express";

/**
 * What tries are counted by: an IPv4 address, or the /64 of an IPv6 one. A household or a phone is given a whole /64, so that
 * each try could come from another of its addresses. Express reads the address through as many proxies as TRUST_PROXY says.
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

/** The eight groups; what `::` stands for is written out, and the zone of a link-local address left out. */
function groupsOf(address: string): string[] {
  const [head = [], tail] = (address.split("%")[0] ?? "").split("::").map(groupsIn);
  if (tail === undefined) return head;
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail];
}

function groupsIn(part: string): string[] {
  if (part === "") return [];
  // An IPv4 address at the end fills two groups, which are behind the first four in every form there is.
  return part
    .split(":")
    .flatMap((group) =>
      group.includes(".") ? ["0", "0"] : [Number.parseInt(group, 16).toString(16)],
    );
}
