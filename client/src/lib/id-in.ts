/** An id as an address holds it; null where there is none. */
export function idIn(parameters: URLSearchParams, name: string): number | null {
  const text = parameters.get(name) ?? "";
  return /^[1-9]\d{0,14}$/u.test(text) ? Number(text) : null;
}
