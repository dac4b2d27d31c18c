import type { AiResponse } from "#shared/contracts/answer.ts";

const answeredBy: Record<AiResponse["engine"], string> = {
  "built-in": "Answered by the built-in tutor",
  openai: "Answered by AI",
};

export function EngineLine({ engine }: Pick<AiResponse, "engine">) {
  return <p className="text-sm text-ink-soft">{answeredBy[engine]}</p>;
}
