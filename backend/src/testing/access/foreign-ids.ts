import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { restRoutes } from '../../features/index.ts';
import { schema } from '../../schema.ts';
import type { Caller } from '../api.ts';
import { callOf, operationsOf, type Operation } from '../graphql/operations.ts';

const takesId = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  return (
    named.name === 'ID' ||
    (isInputObjectType(named) && Object.values(named.getFields()).some((field) => takesId(field.type)))
  );
};

/** Every guarded operation that takes an id; subscriptions are left out. */
export const operationsWithId = operationsOf(schema).filter(
  ({ path, action, kind }) =>
    action && kind !== 'subscription' && path.some((field) => field.args.some(({ type }) => takesId(type))),
);

/** Every guarded route that takes an id. */
export const routesWithId = restRoutes({} as never, {} as never).filter(
  ({ path, access }) => path.includes('/:id') && access !== 'public',
);

/** What an operation answers about an id, as far as it could tell one id from another. */
export const askAbout = async (caller: Caller, operation: Operation, id: string): Promise<unknown> => {
  const { declared, selection, variables } = callOf(operation, id);
  const { status, data, errors } = await caller.gql(
    `${operation.kind} ${declared} { ${selection} }`,
    variables,
  );
  return {
    status,
    data,
    errors: errors?.map(({ message, extensions }) => [message, extensions.code, extensions.fieldErrors]),
  };
};

/** The same of a route. */
export const callAbout = async (
  caller: Caller,
  { method, path }: (typeof routesWithId)[number],
  id: string,
): Promise<readonly [status: number, text: string]> => {
  const answer = await caller.open(path.replace(':id', id), {
    method: method.toUpperCase(),
    ...(method !== 'get' && { body: '{"version":1}', headers: { 'content-type': 'application/json' } }),
  });
  return [answer.status, await answer.text()];
};
