/** The row of an `insert … returning` without `on conflict`, which returns one or fails. */
export function requireRow<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("an insert returned no row");
  return row;
}
