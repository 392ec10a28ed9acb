import { getNamedType, isInputObjectType, type GraphQLSchema } from 'graphql';
import type { RouteAbout } from '../http/rest-router.ts';

/** The description of each field that a route takes, by name. */
export type Words = ReadonlyMap<string, string>;

/**
 * GraphQL's descriptions of what a route takes: those of the arguments and input fields of the root field that does the same.
 * @param twin that root field, such as `createContact`, several of them, or the descriptions themselves
 */
export const wordsOf = (schema: GraphQLSchema, twin: RouteAbout['like'] = {}): Words => {
  if (typeof twin !== 'object') return wordsOfField(schema, twin);
  return new Map(
    isList(twin) ? twin.flatMap((each) => [...wordsOfField(schema, each)]) : Object.entries(twin),
  );
};

const isList = (twin: object): twin is readonly string[] => Array.isArray(twin);

const wordsOfField = (schema: GraphQLSchema, twin: string): Words => {
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
