import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { getNamedType, lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray, type PubSub } from 'type-graphql';
import { declareAccess, enforceAccess } from '../access/access-directives.ts';
import { graphqlManual } from '../api-docs/api-manual.ts';

export type ResolverClass = abstract new (...args: never[]) => object;

/** TypeGraphQL requires one for subscriptions, but these bring their own source (platform/events/event-bus.ts). */
const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`the subscription to ${topic} has no source`);
  },
};

/** Adds the descriptions that no decorator can: of the API, of its root types, and of arguments called `input`, which get their type's. */
const describeRoots = (schema: GraphQLSchema): GraphQLSchema => {
  schema.description ??= graphqlManual;
  const roots = [
    [schema.getQueryType(), 'Everything that can be read.'],
    [
      schema.getMutationType(),
      'Everything that can be changed. The fields of a request are executed one after the other, each completely or not at all.',
    ],
    [schema.getSubscriptionType(), 'Everything the server sends on its own.'],
  ] as const;
  for (const [type, text] of roots) {
    if (!type) continue;
    type.description ??= text;
    for (const { args } of Object.values(type.getFields()))
      for (const arg of args)
        if (arg.name === 'input') arg.description ??= getNamedType(arg.type).description;
  }
  return schema;
};

const build = (resolvers: readonly ResolverClass[]): GraphQLSchema => {
  const schema = buildSchemaSync({
    resolvers: resolvers as unknown as NonEmptyArray<new () => object>,
    // Rules run in the services, which REST and jobs use too; TypeGraphQL's own validation would echo input.
    validate: false,
    pubSub: noPubSub,
  });
  return declareAccess(describeRoots(schema));
};

/** The schema that answers requests, with access enforced according to its printed directives. */
export const executableSchema = (resolvers: readonly ResolverClass[]): GraphQLSchema =>
  enforceAccess(build(resolvers));

/** The text of schema.graphql: sorted, with directives and descriptions, ending in one newline. */
export const printApi = (resolvers: readonly ResolverClass[]): string =>
  `${printSchemaWithDirectives(lexicographicSortSchema(build(resolvers))).trim()}\n`;
