import { Enum, Property } from '@mikro-orm/decorators/legacy';
import type { RecordFields } from './record-fields.ts';

/** The base class of an entity whose columns follow from a list, which the compiler takes to have these fields as well. */
export const withColumns = <Instance extends object>(
  base: abstract new () => object,
): abstract new () => Instance => base as abstract new () => Instance;

/** The columns of a row that an entity gets from a list. */
export type ColumnsOf<Row, Fields> = {
  [
    Name in keyof Row & keyof Fields as Fields[Name] extends { readonly column: string } ? never : Name
  ]: Row[Name];
};

/** Gives an entity the columns of a list, besides those that it declares itself. */
export const Columns =
  (fields: RecordFields) =>
  ({ prototype }: { readonly prototype: object }): void => {
    for (const [name, { type, column }] of Object.entries(fields)) {
      if (typeof column === 'string') continue;
      if (!type.column) throw new Error(`${name}: no column has this type, so the entity has to declare it`);
      const { words, ...kind } = type.column;
      const options = { ...kind, ...column, ...(type.nullable && { nullable: true }) };
      const decorate = words ? Enum({ ...options, items: () => [...words] }) : Property(options);
      decorate(prototype, name);
    }
  };
