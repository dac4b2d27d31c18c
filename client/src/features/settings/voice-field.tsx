import type { ComponentProps } from "react";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { utteranceOf } from "../asking/read-aloud/voices.ts";

interface VoiceFieldProps extends Omit<ComponentProps<typeof SelectField>, "children"> {
  /** Names of the voices on this phone. */
  names: readonly string[];
  /** May be a voice of another phone; null if the phone chooses. */
  savedVoice: string | null;
  /** The current value of the field. */
  currentVoice: () => string | null;
  /** A sentence in the language, to hear the voice. */
  sample: string;
}

/** A voice's name says little, so it can be heard before it is saved. */
export function VoiceField({ names, savedVoice, currentVoice, sample, ...field }: VoiceFieldProps) {
  const isElsewhere = savedVoice !== null && !names.includes(savedVoice);
  const listen = () => {
    window.speechSynthesis.cancel();
    const name = currentVoice();
    window.speechSynthesis.speak(utteranceOf(sample, { englishVoice: name, hindiVoice: name }));
  };
  return (
    <div className="grid gap-2">
      <SelectField {...field}>
        <option value="">The phone's own choice</option>
        {isElsewhere && <option value={savedVoice}>{savedVoice} (not on this phone)</option>}
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button variant="quiet" aria-label={`Listen: ${field.label}`} onClick={listen}>
        <Icon name="speaker" className="size-5" />
        Listen
      </Button>
    </div>
  );
}
