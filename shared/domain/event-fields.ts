/** The types of an event's properties as plain data: the server derives a schema from it, a page only a type. */
type Kind =
  | { kind: "text"; longest: number }
  /** A whole number, 0 or more. */
  | { kind: "count" }
  | { kind: "flag" }
  | { kind: "choice"; values: readonly (string | number)[] };

export type Field = Kind & {
  isOptional?: true;
  /** Stays in the product's own table: no third party gets it. */
  isOwnOnly?: true;
};

export type Fields = Readonly<Record<string, Field>>;

export const text = <const Longest extends number>(longest: Longest) => ({
  kind: "text" as const,
  longest,
});
export const count = { kind: "count" } as const;
export const flag = { kind: "flag" } as const;
export const choice = <const Values extends readonly (string | number)[]>(...values: Values) => ({
  kind: "choice" as const,
  values,
});

export const optional = <const OneField extends Field>(field: OneField) => ({
  ...field,
  isOptional: true as const,
});
export const ownOnly = <const OneField extends Field>(field: OneField) => ({
  ...field,
  isOwnOnly: true as const,
});

type ValueOf<OneField> = OneField extends { kind: "text" }
  ? string
  : OneField extends { kind: "count" }
    ? number
    : OneField extends { kind: "flag" }
      ? boolean
      : OneField extends { kind: "choice"; values: readonly (infer Value)[] }
        ? Value
        : never;

type OptionalKeys<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends { isOptional: true } ? Key : never;
}[keyof Fields];

/** The properties that match these fields. */
export type ValuesOf<Fields> = {
  -readonly [Key in Exclude<keyof Fields, OptionalKeys<Fields>>]: ValueOf<Fields[Key]>;
} & { -readonly [Key in OptionalKeys<Fields>]?: ValueOf<Fields[Key]> };
