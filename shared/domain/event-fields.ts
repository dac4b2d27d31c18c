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

export const optional = <const Given extends Field>(field: Given) => ({
  ...field,
  isOptional: true as const,
});
export const ownOnly = <const Given extends Field>(field: Given) => ({
  ...field,
  isOwnOnly: true as const,
});

type ValueOf<Given> = Given extends { kind: "text" }
  ? string
  : Given extends { kind: "count" }
    ? number
    : Given extends { kind: "flag" }
      ? boolean
      : Given extends { kind: "choice"; values: readonly (infer Value)[] }
        ? Value
        : never;

type OptionalKeys<Given> = {
  [Key in keyof Given]: Given[Key] extends { isOptional: true } ? Key : never;
}[keyof Given];

/** The properties that match these fields. */
export type ValuesOf<Given> = {
  -readonly [Key in Exclude<keyof Given, OptionalKeys<Given>>]: ValueOf<Given[Key]>;
} & { -readonly [Key in OptionalKeys<Given>]?: ValueOf<Given[Key]> };
