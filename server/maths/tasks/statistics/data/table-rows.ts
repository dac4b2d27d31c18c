/** The separator line of a Markdown table. */
const ruler = /^(?:[|:-] ?|--+ ?)+$/;

function isRow(line: string): boolean {
  return line.startsWith("| ") && line.endsWith(" |");
}

/** The two rows of a table, or its two columns; null if it has more. */
function columnsOf(lines: readonly string[]): string[][] | null {
  const cells = lines
    .filter((line) => !ruler.test(line))
    .map((line) =>
      line
        .slice(2, -2)
        .split("|")
        .map((cell) => cell.trim()),
    );
  const [head = []] = cells;
  const isEven = cells.length > 1 && cells.every((row) => row.length === head.length);
  const isUpright = head.length === 2;
  const columns = isUpright ? head.map((_, at) => cells.map((row) => row[at] ?? "")) : cells;
  const isFull = columns.length === 2 && !columns.some((row) => row.includes(""));
  return isEven && isFull ? columns : null;
}

/**
 * Rewrites a Markdown table as one line of its two rows, each a label and its cells: "x : 5 , 10 f : 3 , 4". Returns
 * text without a table unchanged, and null for a table that has more than two rows or columns. Lines are separated by
 * `⏎`.
 */
export function withoutBars(rows: string): string | null {
  if (!rows.includes("| ")) return rows.replaceAll("⏎ ", "");
  const lines = rows.split("⏎").map((line) => line.trim());
  const first = lines.findIndex(isRow);
  const length = first < 0 ? 0 : lines.slice(first).findIndex((line) => !isRow(line));
  const end = length < 0 ? lines.length : first + length;
  const columns = columnsOf(lines.slice(Math.max(first, 0), end));
  if (!columns) return null;
  const written = columns.map(([label = "", ...values]) => `${label} : ${values.join(" , ")}`);
  const around = (part: readonly string[]): string => part.filter((line) => line !== "").join(" ");
  const text = [around(lines.slice(0, first)), ...written, ".", around(lines.slice(end))];
  return text.some((part) => part.includes("|"))
    ? null
    : `${text.filter((part) => part !== "").join(" ")} `;
}
