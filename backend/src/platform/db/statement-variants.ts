import type { RawBuilder } from 'kysely';

/** A value, for one execution, or its placeholder in a prepared statement ({@link Placeholders} in statement.ts). */
export type Bound<Value> = Value | RawBuilder<Value>;

/** What a statement is built with. */
export type Given<Params> = { readonly [Name in keyof Params]: Bound<Params[Name]> };

/** The prepared statements of a family that differ by their names, for example by who reads: each is defined at its first use. */
export const perName = <Variant extends { readonly name: string }, Made>(
  make: (variant: Variant) => Made,
): ((variant: Variant) => Made) => {
  const made = new Map<string, Made>();
  return (variant) => {
    let one = made.get(variant.name);
    if (one === undefined) made.set(variant.name, (one = make(variant)));
    return one;
  };
};
