import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../schema.ts';

/** An element of the API, such as `Query.contacts(page)` or `Role.admin`, and its description. */
type Entry = readonly [name: string, text: string];

const own = (name: string): boolean => !name.startsWith('__');

/** Everything in the API except what GraphQL itself adds. */
const entriesOf = (schema: GraphQLSchema): Entry[] => {
  const entry = (name: string, { description }: { readonly description?: string | null }): Entry => [
    name,
    description ?? '',
  ];
  const args = (
    name: string,
    list: readonly { readonly name: string; readonly description?: string | null }[],
  ): Entry[] => list.map((arg) => entry(`${name}(${arg.name})`, arg));
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => own(name))
    .flatMap((type): Entry[] => {
      const self = [entry(type.name, type)];
      if (isEnumType(type))
        return [...self, ...type.getValues().map((value) => entry(`${type.name}.${value.name}`, value))];
      if (isInputObjectType(type))
        return [
          ...self,
          ...Object.values(type.getFields()).map((field) => entry(`${type.name}.${field.name}`, field)),
        ];
      if (!isObjectType(type) && !isInterfaceType(type)) return self;
      return [
        ...self,
        ...Object.values(type.getFields()).flatMap((field) => [
          entry(`${type.name}.${field.name}`, field),
          ...args(`${type.name}.${field.name}`, field.args),
        ]),
      ];
    });
  return [
    ...types,
    ...schema
      .getDirectives()
      .flatMap((directive) => [
        entry(`@${directive.name}`, directive),
        ...args(`@${directive.name}`, directive.args),
      ]),
  ];
};

/** Whether a text is a whole sentence: begins with a capital, a digit or code, and ends with punctuation. */
const isSentence = (text: string): boolean => /^[\p{Lu}\d`]/u.test(text) && /[.…)]$/.test(text);

/** Whether a description only repeats the name: `The contact.` for `contact` says nothing. */
const onlyRepeats = ([name, text]: Entry): boolean => {
  const words = (/\w+(?=\)?$)/.exec(name)?.[0] ?? '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
  return new RegExp(`^(the |its |a |an )?${words}\\.$`, 'i').test(text);
};

describe('the descriptions of the GraphQL API', () => {
  const entries = entriesOf(schema);

  it('say something of every type, field, argument and value', () => {
    expect(entries.length).toBeGreaterThan(1000);
    expect(
      entries.filter(([, text]) => !text).map(([name]) => name),
      'Each of these needs a `description` (platform/api-docs/field-descriptions.ts has what many say); an argument called `input` takes that of its type',
    ).toEqual([]);
  });

  it('are sentences', () => {
    expect(entries.filter(([, text]) => text && !isSentence(text))).toEqual([]);
  });

  it('say more than the name does', () => {
    expect(entries.filter(onlyRepeats)).toEqual([]);
  });
});
