import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { problem, problemMediaType } from "#shared/contracts/problem.ts";
import type { DescribedCall } from "../../server/testing/described-calls.ts";
import type { Wrongs } from "../answers/wrongs.ts";
import type { CallResponse } from "./caller.ts";

/** A full queue sends the time of the next try. */
const honestRefusals = new Set(["reader_busy", "tutor_busy"]);

/** Checks every response, and adds faults to `wrongs`. */
export function createJudge(wrongs: Wrongs) {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats(ajv);
  const validators = new Map<object, ValidateFunction>();

  function validatorOf(schema: object): ValidateFunction {
    const known = validators.get(schema);
    if (known) return known;
    const made = ajv.compile(schema);
    validators.set(schema, made);
    return made;
  }

  return function judge(call: DescribedCall, sent: string, answered: CallResponse): void {
    const { status, type, text, retryAfter } = answered;
    const detail = `${call.method} ${call.path} ${sent}: ${status} ${text.slice(0, 300)}`;
    if (status < 400) return judgeAnswer(call, answered, detail);
    if (!type.startsWith(problemMediaType))
      return wrongs.add("a refusal that is no problem", detail);
    const parsed = problem.safeParse(JSON.parse(text));
    if (!parsed.success || parsed.data.detail.trim() === "" || parsed.data.status !== status)
      return wrongs.add("a refusal without a sentence", detail);
    const isHonest = honestRefusals.has(parsed.data.code) && retryAfter !== null;
    if (status >= 500 && !isHonest) wrongs.add("a fault of the server", detail);
  };

  function judgeAnswer(
    call: DescribedCall,
    { status, type, text }: CallResponse,
    detail: string,
  ): void {
    if (!(status in call.responses) && status !== 204 && status !== 304)
      return wrongs.add("a status that isn't described", detail);
    const schema = call.responses[status];
    if (!schema || !type.startsWith("application/json")) return;
    const isAsDescribed = validatorOf(schema);
    if (isAsDescribed(JSON.parse(text))) return;
    const [error] = isAsDescribed.errors ?? [];
    wrongs.add(
      "an answer that isn't as described",
      `${error?.instancePath} ${error?.message}; ${detail}`,
    );
  }
}
