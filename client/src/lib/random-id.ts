/**
 * 32 random hexadecimal digits, unique in practice. Not `crypto.randomUUID`, which is missing if the page came over
 * plain HTTP.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
