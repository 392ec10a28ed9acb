import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray, type PubSub } from 'type-graphql';
import { declareAccess, enforceAccess } from './access.ts';

export type ResolverClass = abstract new (...args: never[]) => object;

/** TypeGraphQL wants one where there are subscriptions; ours bring their own source (platform/events.ts). */
const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`the subscription to ${topic} has no source`);
  },
};

const build = (resolvers: readonly ResolverClass[]): GraphQLSchema =>
  declareAccess(
    buildSchemaSync({
      resolvers: resolvers as unknown as NonEmptyArray<new () => object>,
      // Rules run in the services, where REST and jobs pass too; TypeGraphQL's own check would echo input.
      validate: false,
      pubSub: noPubSub,
    }),
  );

/** The schema that answers requests: access is enforced by the directives it prints. */
export const executableSchema = (resolvers: readonly ResolverClass[]): GraphQLSchema => enforceAccess(build(resolvers));

/** The text of schema.graphql: sorted, with directives and descriptions, ending in one newline. */
export const printApi = (resolvers: readonly ResolverClass[]): string =>
  `${printSchemaWithDirectives(lexicographicSortSchema(build(resolvers))).trim()}\n`;
