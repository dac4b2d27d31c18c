/** An id from the query parameters of an address; null if there is none. */
export function idParameter(parameters: URLSearchParams, name: string): number | null {
  const text = parameters.get(name) ?? "";
  return /^[1-9]\d{0,14}$/u.test(text) ? Number(text) : null;
}
