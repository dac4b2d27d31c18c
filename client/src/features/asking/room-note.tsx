import clsx from "clsx";

interface RoomNoteProps {
  /** Number of characters typed; `longest` is the number that is read at most. */
  length: number;
  longest: number;
}

/** Near the limit, shows how many characters are left; above it, how many are too many. The text is never cut. */
export function RoomNote({ length, longest }: RoomNoteProps) {
  const isOver = length > longest;
  return (
    <output
      className={clsx("block text-sm empty:hidden", isOver ? "text-danger" : "text-ink-soft")}
    >
      {wordsOn(longest - length, longest)}
    </output>
  );
}

const inWords = (count: number) =>
  count === 1 ? "1 character" : `${count.toLocaleString("en-IN")} characters`;

function wordsOn(left: number, longest: number): string | null {
  if (left > longest / 10) return null;
  if (left >= 0) return `${inWords(left)} left.`;
  return `This is too long by ${inWords(-left)}. Up to ${longest.toLocaleString("en-IN")} can be read: please make it shorter.`;
}
