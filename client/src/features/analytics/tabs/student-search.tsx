import { TextField } from "../../../ui/field.tsx";

interface StudentSearchProps {
  words: string;
  onType: (words: string) => void;
}

/** Finds students by what the analyst knows of them: a word of the name, or how the phone number ends. */
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
