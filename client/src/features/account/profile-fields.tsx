import type { ComponentProps } from "react";
import { grades } from "#shared/domain/grade.ts";
import { SelectField, TextField } from "../../ui/field.tsx";

export function NameField(field: Omit<ComponentProps<typeof TextField>, "label">) {
  return <TextField {...field} label="Full Name" autoComplete="name" />;
}

/** The school's classes; `children` come before them. */
export function GradeField({
  children,
  ...field
}: Omit<ComponentProps<typeof SelectField>, "label">) {
  return (
    <SelectField {...field} label="Grade">
      {children}
      {grades.map((grade) => (
        <option key={grade} value={grade}>
          Grade {grade}
        </option>
      ))}
    </SelectField>
  );
}
