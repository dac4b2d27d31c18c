import { useForm } from "react-hook-form";
import { changePreferences, type Preferences } from "#shared/contracts/preferences.ts";
import { answerLanguages, type AnswerLanguage } from "#shared/domain/answer-language.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { SelectField } from "../../ui/field.tsx";
import { useVoiceCount, voiceNames } from "../asking/read-aloud/voices.ts";
import { useHasModel } from "../asking/settings.queries.ts";
import { useChangePreferences, usePreferences } from "../account/preferences.queries.ts";
import { FormSection } from "./form-section.tsx";
import { VoiceField } from "./voice-field.tsx";

/** The language of answers, if a model writes them, and voices, if the phone has several of a language. */
export function LanguageSection() {
  const hasModel = useHasModel();
  const voices = useVoices();
  const canChoose = hasModel === true || voices.english.length > 1 || voices.hindi.length > 1;
  const { data } = usePreferences({ enabled: canChoose });
  if (!canChoose || !data) return null;
  return <LanguageForm preferences={data} hasModel={hasModel === true} voices={voices} />;
}

function useVoices() {
  // Rerenders when the number of voices changes, so that their names are read again.
  useVoiceCount();
  return { english: voiceNames("english"), hindi: voiceNames("hindi") };
}

interface LanguageFormProps {
  preferences: Preferences;
  hasModel: boolean;
  voices: ReturnType<typeof useVoices>;
}

function LanguageForm({ preferences, hasModel, voices }: LanguageFormProps) {
  const change = useChangePreferences();
  const { register, handleSubmit, getValues } = useForm({
    resolver: schemaResolver(changePreferences.body),
    defaultValues: {
      ...preferences,
      englishVoice: preferences.englishVoice ?? "",
      hindiVoice: preferences.hindiVoice ?? "",
    },
  });
  const submit = handleSubmit(({ answerLanguage, englishVoice, hindiVoice }) =>
    change.mutate({
      answerLanguage,
      englishVoice: englishVoice || null,
      hindiVoice: hindiVoice || null,
    }),
  );
  return (
    <FormSection
      title="Language and voice"
      onSubmit={submit}
      action={{ label: "Save Language and Voice", pendingLabel: "Saving..." }}
      isPending={change.isPending}
    >
      {hasModel && (
        <SelectField
          {...register("answerLanguage")}
          label="Answer me in"
          hint="Some answers are worked out on our own server. These are always in English."
        >
          {answerLanguages.map((language) => (
            <option key={language} value={language}>
              {languageLabels[language]}
            </option>
          ))}
        </SelectField>
      )}
      {voices.english.length > 1 && (
        <VoiceField
          {...register("englishVoice")}
          label="Voice that reads English"
          names={voices.english}
          savedVoice={preferences.englishVoice}
          currentVoice={() => getValues("englishVoice")}
          sample="This is how I read your answers."
        />
      )}
      {voices.hindi.length > 1 && (
        <VoiceField
          {...register("hindiVoice")}
          label="Voice that reads Hindi"
          names={voices.hindi}
          savedVoice={preferences.hindiVoice}
          currentVoice={() => getValues("hindiVoice")}
          sample="मैं आपके उत्तर ऐसे पढ़कर सुनाऊँगी।"
        />
      )}
    </FormSection>
  );
}

const languageLabels: Record<AnswerLanguage, string> = {
  question: "The language of my question",
  english: "English",
  hindi: "Hindi (हिन्दी)",
};
