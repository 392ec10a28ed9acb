/**
 * What a form shows of a row: each field of its rule as text, empty where the row has nothing. A field that the row lacks does not compile.
 * @param rule what is typed is checked by it
 * @param row null for a new one
 * @param others the fields of the rule that are no text in the form, or have another name there
 */
export const textsOf = <Shape extends object, const Other extends keyof Shape = never>(
  { shape }: { readonly shape: Shape },
  row: Readonly<Record<Exclude<keyof Shape, Other>, string | number | null>> | null,
  others: readonly Other[] = [],
): Record<Exclude<keyof Shape, Other>, string> => {
  type Name = Exclude<keyof Shape, Other>;
  const names = Object.keys(shape).filter(
    (name) => !(others as readonly PropertyKey[]).includes(name),
  ) as Name[];
  return Object.fromEntries(names.map((name) => [name, String(row?.[name] ?? '')])) as Record<Name, string>;
};
