import { getNamedType, isInputObjectType, type GraphQLSchema } from 'graphql';

/** What is said of each field that a route takes, by its name. */
export type Words = ReadonlyMap<string, string>;

/**
 * The words of GraphQL for what a route takes: those of the arguments of the root field that does the same, and of its inputs.
 * @param twin that root field, as in `createContact`, or the words themselves
 */
export const wordsOf = (schema: GraphQLSchema, twin: string | Readonly<Record<string, string>> = {}): Words => {
  if (typeof twin === 'object') return new Map(Object.entries(twin));
  const words = new Map<string, string>();
  const field = schema.getQueryType()?.getFields()[twin] ?? schema.getMutationType()?.getFields()[twin];
  if (!field) throw new Error(`a route is like the unknown root field ${twin}`);
  for (const { name, type, description } of field.args) {
    const input = getNamedType(type);
    const parts = isInputObjectType(input) ? Object.values(input.getFields()) : [{ name, description }];
    for (const part of parts) if (part.description) words.set(part.name, part.description);
  }
  return words;
};
