/** 32 hexadecimal digits that nobody has drawn before. Not `crypto.randomUUID`, which is missing where the page came over plain HTTP. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
