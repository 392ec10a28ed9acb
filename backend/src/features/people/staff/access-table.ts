import { isStaff, permissions, roles, scopeOf, type Action } from '@hearthline/rules/permissions.ts';
import { isObjectType, type GraphQLSchema } from 'graphql';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import type { AccessRowType } from './staff.types.ts';

type Route = Pick<RestRoute, 'method' | 'path' | 'access'>;

let routes: readonly Route[] = [];

/** Names the routes of the REST API, which the wings above bring. */
export const provideRoutes = (all: readonly Route[]): void => {
  routes = all;
};

const doorsIn = (schema: GraphQLSchema): [Action, string][] => [
  ...Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap(({ name, extensions }): [Action, string][] =>
          [extensions.action, ...((extensions.alsoDoes ?? []) as readonly Action[])]
            .filter(Boolean)
            .map((action) => [action as Action, `${type.name}.${name}`]),
        )
      : [],
  ),
  ...routes.flatMap(({ method, path, access }): [Action, string][] =>
    access === 'public' ? [] : [[access, `${method.toUpperCase()} ${path}`]],
  ),
];

/** Which role of staff may do what, how far, and through which fields and routes: the table that guards them all. Screens are left out. */
export const accessTable = (schema: GraphQLSchema): AccessRowType[] => {
  const doors = Map.groupBy(doorsIn(schema), ([action]) => action);
  return (Object.keys(permissions) as Action[])
    .filter((action) => !action.startsWith('page:'))
    .flatMap((action) =>
      roles.filter(isStaff).flatMap((role): AccessRowType[] => {
        const scope = scopeOf({ role }, action);
        return scope
          ? [{ action, role, scope, doors: (doors.get(action) ?? []).map(([, door]) => door) }]
          : [];
      }),
    );
};
