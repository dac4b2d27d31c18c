import clsx from "clsx";

interface LengthNoteProps {
  /** Number of characters typed; `longest` is the number that is read at most. */
  length: number;
  longest: number;
}

/** Near the limit, shows how many characters are left; above it, how many are too many. The text is never cut. */
export function LengthNote({ length, longest }: LengthNoteProps) {
  const isOver = length > longest;
  return (
    <output
      className={clsx("block text-sm empty:hidden", isOver ? "text-danger" : "text-ink-soft")}
    >
      {noteFor(longest - length, longest)}
    </output>
  );
}

const countInWords = (count: number) =>
  count === 1 ? "1 character" : `${count.toLocaleString("en-IN")} characters`;

function noteFor(left: number, longest: number): string | null {
  if (left > longest / 10) return null;
  if (left >= 0) return `${countInWords(left)} left.`;
  return `This is too long by ${countInWords(-left)}. Up to ${longest.toLocaleString("en-IN")} can be read: please make it shorter.`;
}
