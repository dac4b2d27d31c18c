import { useRef, useState, type FormEvent } from "react";
import type { z } from "zod/mini";

/** What is wrong with each field, by its name. */
type FieldErrors<Schema extends z.ZodMiniObject> = { [Field in keyof z.output<Schema>]?: string };

interface FormSettings<Schema extends z.ZodMiniObject> {
  /** The body of the call that the form makes: what the server will judge by, the form judges by first. */
  body: Schema;
  /** Makes the fields' text what the body expects, where that is other than text. */
  read?: (fields: Record<string, FormDataEntryValue>) => Record<string, unknown>;
  onFilled: (filled: z.output<Schema>) => void;
}

/**
 * A form of native fields, each with the name that it has in the body. The fields keep what is typed; React knows only
 * what is wrong. Errors come with the first try to send, and from then on go as they are mended.
 */
export function useForm<Schema extends z.ZodMiniObject>({
  body,
  read = (fields) => fields,
  onFilled,
}: FormSettings<Schema>) {
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  const [errors, setErrors] = useState<FieldErrors<Schema>>({});

  const judge = (element: HTMLFormElement) =>
    body.safeParse(read(Object.fromEntries(new FormData(element))));

  const show = (found: FieldErrors<Schema>) => {
    setErrors(found);
    fieldsOf(form.current)
      .find(({ name }) => Object.hasOwn(found, name))
      ?.focus();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    wasSent.current = true;
    const judged = judge(event.currentTarget);
    show(errorsIn<Schema>(judged.error));
    if (judged.success) onFilled(judged.data);
  };

  const judgeAgain = (event: FormEvent<HTMLFormElement>) => {
    if (!wasSent.current) return;
    const changed = fieldsOf(event.currentTarget).find((field) => field === event.target)?.name;
    if (changed === undefined) return;
    const found = errorsIn<Schema>(judge(event.currentTarget).error);
    setErrors((before) => ({ ...before, [changed]: found[changed] }));
  };

  return {
    errors,
    /** Says at the fields what only the server could know. */
    refuse: show,
    formProps: {
      ref: form,
      // Where no script runs, a browser must not write what was typed into the address.
      method: "post",
      noValidate: true,
      onSubmit: submit,
      onChange: judgeAgain,
    },
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
}

/** The first thing that is wrong with each field. */
function errorsIn<Schema extends z.ZodMiniObject>(
  error: z.core.$ZodError | undefined,
): FieldErrors<Schema> {
  const found = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    if (!found.has(field)) found.set(field, message);
  }
  // safe: an object schema reports issues under its own keys only
  return Object.fromEntries(found) as FieldErrors<Schema>;
}
