import { TextField } from "../../../ui/field.tsx";

interface StudentSearchProps {
  words: string;
  onType: (words: string) => void;
}

/** Searches students by a word of the name, or by the end of the phone number. */
export function StudentSearch({ words, onType }: StudentSearchProps) {
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="max-w-column">
      <TextField
        label="Name or last four digits"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        value={words}
        onChange={(event) => onType(event.target.value)}
      />
    </form>
  );
}
