import { Field, InputType, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { Allow } from '../access/access-directives.ts';
import { MaxItems } from '../graphql/list-size-limit.ts';
import type { Answer, RecordField, RecordFields } from './record-fields.ts';

/** Gives a class of the API the fields of a list that are answered. */
export const Answered =
  (fields: RecordFields) =>
  ({ prototype }: { readonly prototype: object }): void => {
    for (const [name, { type, description, atMost, access }] of Object.entries(fields)) {
      if (description === undefined) continue;
      Field(() => type.api, { description, nullable: type.nullable === true })(prototype, name);
      if (atMost !== undefined) MaxItems(atMost)(prototype, name);
      if (access !== undefined) Allow(access)(prototype, name);
    }
  };

/** A type of the API for a record that is answered: the fields of its list that have a description. */
export const objectType = <Fields extends RecordFields>(
  name: string,
  description: string,
  fields: Fields,
): new () => Answer<Fields> => {
  const type = class {};
  Answered(fields)(type);
  ObjectType(name, { simpleResolvers: true, description })(type);
  return type as new () => Answer<Fields>;
};

/** What a list has to have for an input: each field of its rule, with `input`. */
type Entered<Rule extends z.ZodObject> = Readonly<
  Record<keyof Rule['shape'], RecordField & Required<Pick<RecordField, 'input'>>>
>;

/**
 * An input of the API for a record that is entered: the fields of its rule, as its list describes them. One that the rule refuses to miss
 * may not be left out. A field of the rule that the list does not describe does not compile.
 */
export const inputType = <Rule extends z.ZodObject>(
  name: string,
  description: string,
  rule: Rule,
  fields: NoInfer<Entered<Rule>>,
): new () => z.input<Rule> => {
  const type = class {};
  for (const [name, entered] of Object.entries<z.ZodType>(rule.shape)) {
    const { type: usual, description: answered, input } = fields[name as keyof Rule['shape']];
    const kind = input.type ?? usual;
    Field(() => kind.api, {
      description: input.description ?? answered ?? '',
      nullable: entered.isOptional(),
    })(type.prototype as object, name);
  }
  InputType(name, { description })(type);
  return type as new () => z.input<Rule>;
};
