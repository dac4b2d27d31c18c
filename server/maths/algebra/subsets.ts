/** The subsets of size `size` of the numbers from 0 to `count` − 1, each in ascending order. */
export function* subsets(count: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = from; first + size <= count; first += 1) {
    for (const others of subsets(count, size - 1, first + 1)) yield [first, ...others];
  }
}
