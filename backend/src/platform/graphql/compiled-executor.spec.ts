import { buildSchema, execute, parse, validate, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { resolvers } from '../../features/index.ts';
import { fakeResolvers } from '../../testing/graphql/fake-resolvers.ts';
import { randomDocument } from '../../testing/graphql/random-documents.ts';
import { tries } from '../../testing/long-tests.ts';
import { seededRandom, type Random } from '../../testing/seeded-random.ts';
import { createLog } from '../log.ts';
import { createExecutor } from './compiled-executor.ts';
import { mapExecutionErrors } from './execution-errors.ts';
import { executableSchema } from './build-schema.ts';

const log = createLog('silent');

/** The position of the null that an error became: its own field, or the nearest one around it that may be null. */
const nullOf = (data: unknown, path: readonly (string | number)[]): string => {
  let value = data;
  for (const [depth, step] of path.entries()) {
    if (value === null || value === undefined) return path.slice(0, depth).join('.');
    value = (value as Record<string | number, unknown>)[step];
  }
  return path.join('.');
};

/**
 * What is promised of an answer: its data, where its errors left nulls, and what each error says that left its own field null.
 * Of several errors below a field that became null, GraphQL's specification lets a server report any.
 */
const promised = (result: ExecutionResult) => {
  const { data, errors = [] } = result;
  const left = errors.map((error) => {
    const at = nullOf(data, error.path ?? []);
    const [{ message, extensions } = error] = mapExecutionErrors([error], 'request', log);
    return at === error.path?.join('.') ? `${at}: ${message} ${String(extensions.code)}` : at;
  });
  return { data: JSON.stringify(data), errors: [...new Set(left)].toSorted() };
};

/** The same variables, of which one is of a wrong type, or missing. */
const spoiled = (variables: Record<string, unknown>, random: Random): Record<string, unknown> => {
  const names = Object.keys(variables);
  return names.length
    ? { ...variables, [random.pick(names)]: random.pick<unknown>([undefined, null, 'no', 1.5, [], {}]) }
    : variables;
};

const compare = async (schema: GraphQLSchema, documents: number, seed: number) => {
  const random = seededRandom(seed);
  const executor = createExecutor(schema);
  const counts = { withErrors: 0, without: 0, withConditions: 0 };
  const different: unknown[] = [];
  for (let made = 0; made < documents; made += 1) {
    const { query, variables } = randomDocument(schema, random);
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const context = { seed: random.below(1e9), isSound: random.chance(0.2) };
    // Sent again, its variables may be others, and wrong ones.
    const sent = random.chance(0.1) ? spoiled(variables, random) : variables;
    const operation = {
      source: query,
      document,
      operationName: undefined,
      variables,
      context: context as never,
    };
    const expected = promised(
      await execute({ schema, document, contextValue: context, variableValues: sent }),
    );
    // Compiled is what was answered before without an error.
    const first = await executor.execute({ ...operation, context: { ...context, isSound: true } as never });
    expect(first.result.errors).toBeUndefined();
    const actual = promised((await executor.execute({ ...operation, variables: sent })).result);
    if (/@(skip|include)/.test(query)) counts.withConditions += 1;
    counts[expected.errors.length ? 'withErrors' : 'without'] += 1;
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      different.push({ query, variables: sent, expected, actual });
  }
  return { counts, different };
};

describe('a compiled operation answers as graphql-js does', () => {
  it('on the schema of the product', async () => {
    const { counts, different } = await compare(
      fakeResolvers(executableSchema(resolvers)),
      tries(400, 1500),
      20_261_123,
    );
    expect(different.slice(0, 3)).toEqual([]);
    // Documents that all fail, or all succeed, would compare nothing.
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(tries(30, 150));
  }, 120_000);

  it('on unions and interfaces', async () => {
    const schema = fakeResolvers(
      buildSchema(`
        interface Named { name: String! kind: Kind! }
        type House implements Named { name: String! kind: Kind! rooms: [Room!]! twin: House }
        type Room implements Named { name: String! kind: Kind! area: Float! house: House! neighbours: [[Room]!] }
        union Thing = House | Room
        enum Kind { OLD NEW }
        type Query { things(first: Int): [Thing]! thing: Thing! named: [Named!] house: House sure: House! }
        type Mutation { build(name: String!): Thing move: [Named] }
      `),
    );
    const { counts, different } = await compare(schema, tries(300, 1000), 7);
    expect(different.slice(0, 3)).toEqual([]);
    // Documents that all fail, or all succeed, would compare nothing.
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(tries(30, 150));
  }, 120_000);
});
