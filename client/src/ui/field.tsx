import clsx from "clsx";
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface FieldText {
  label: string;
  /** Error message of the value, below the field. */
  error?: string | undefined;
  /** Help text before typing. */
  hint?: string | undefined;
}

interface FrameProps extends FieldText {
  controlId: string;
  children: ReactNode;
}

function FieldFrame({ controlId, label, error, hint, children }: FrameProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={controlId} className="text-sm font-medium text-ink">
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${controlId}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}

/** An error below its control, which names it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <Icon name="alert" className="mt-0.5 size-4" />
      {children}
    </p>
  );
}

const box =
  "w-full rounded-control border bg-sheet px-3 text-base text-ink placeholder:text-ink-soft disabled:text-ink-soft";
const boxOf = (error: string | undefined, ...more: string[]) =>
  clsx(box, error === undefined ? "border-outline" : "border-danger", ...more);

/** Connects a control to its label, hint and error. */
function useControl({ error, hint }: FieldText) {
  const id = useId();
  const described = clsx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return {
    id,
    "aria-invalid": error !== undefined,
    ...(described ? { "aria-describedby": described } : {}),
  };
}

interface TextFieldProps extends FieldText, Omit<ComponentProps<"input">, "id" | "className"> {
  /** Fixed text before the input: `+91`. */
  prefix?: string;
}

export function TextField({ label, error, hint, prefix, ...input }: TextFieldProps) {
  const control = useControl({ label, error, hint });
  const field = (
    <input
      onKeyDown={sendByKey}
      {...input}
      {...control}
      className={boxOf(error, "h-12", prefix ? "rounded-l-none" : "")}
    />
  );
  return (
    <FieldFrame controlId={control.id} label={label} error={error} hint={hint}>
      {prefix === undefined ? (
        field
      ) : (
        <div className="flex">
          <span
            className={clsx(
              "flex h-12 items-center rounded-l-control border border-r-0 bg-desk px-3 tabular-nums",
              error === undefined ? "border-outline" : "border-danger",
            )}
          >
            {prefix}
          </span>
          {field}
        </div>
      )}
    </FieldFrame>
  );
}

export function PasswordField({
  label,
  error,
  hint,
  ...input
}: FieldText & Omit<ComponentProps<"input">, "id" | "className" | "type">) {
  const control = useControl({ label, error, hint });
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame controlId={control.id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...input}
          {...control}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          className={boxOf(error, "h-12 pr-14")}
        />
        <button
          type="button"
          aria-label={isShown ? "Hide password" : "Show password"}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <Icon name={isShown ? "eye-off" : "eye"} />
        </button>
      </div>
    </FieldFrame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  children,
  ...select
}: FieldText & Omit<ComponentProps<"select">, "id" | "className">) {
  const control = useControl({ label, error, hint });
  return (
    <FieldFrame controlId={control.id} label={label} error={error} hint={hint}>
      <div className="relative">
        <select {...select} {...control} className={boxOf(error, "h-12 appearance-none pr-12")}>
          {children}
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-soft"
        />
      </div>
    </FieldFrame>
  );
}

/** Ctrl+Enter, and Cmd+Enter on a Mac, press the form's submit button unless it is disabled. */
function sendByKey(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const { form } = event.currentTarget;
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
    return;
  event.preventDefault();
  form?.querySelector<HTMLButtonElement>("[type=submit]")?.click();
}

export function TextArea({
  label,
  error,
  hint,
  ...textarea
}: FieldText & Omit<ComponentProps<"textarea">, "id" | "className">) {
  const control = useControl({ label, error, hint });
  return (
    <FieldFrame controlId={control.id} label={label} error={error} hint={hint}>
      <textarea
        rows={4}
        onKeyDown={sendByKey}
        {...textarea}
        {...control}
        className={boxOf(error, "py-2.5")}
      />
    </FieldFrame>
  );
}
