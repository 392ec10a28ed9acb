import {
  permissionOf,
  proofMinutes,
  roles,
  type Action,
  type Permission,
  type Role,
} from '@hearthline/rules/permissions.ts';
import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
} from 'graphql';
import { Directive, Extensions } from 'type-graphql';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { graphqlEnum } from '../graphql/graphql-enum.ts';
import { refusalNow, refuseAccess } from './require-permission.ts';

/** The roles as a GraphQL enum; its values are the words of docs/specification.md, section 6. */
export const RoleEnum = graphqlEnum('Role', 'The role of a signed-in user.', roles, {
  admin: 'Runs the business: accounts, contacts, projects, campaigns, settings.',
  customer: 'Buys a home and follows their own projects. Everybody who signs up gets this role.',
  contractor: 'Builds on the sites of the projects assigned to them.',
  factory: 'Works on the production line; of a project, sees only its name and size.',
  devops: 'Keeps the product running and sees its state.',
  agent: 'Develops AI agents and sees their figures.',
  investor: 'Sees the figures of the portfolio.',
  sales: 'Sells: their own contacts and deals, and leads that nobody owns.',
  project_manager: 'Manages projects: reads all of them, changes their own and those without a manager.',
  office: 'Works for everybody: all contacts and deals, appointments, campaigns and payments.',
});

const flag = (description: string) => ({
  type: new GraphQLNonNull(GraphQLBoolean),
  defaultValue: false,
  description,
});

const accessDirectives = (role: GraphQLEnumType): GraphQLDirective[] => [
  new GraphQLDirective({
    name: 'auth',
    description:
      'Only for signed-in users with one of these roles. Anybody else is refused with `UNAUTHENTICATED` or `FORBIDDEN`; a user who first has to verify their e-mail address, change their password or set up a second factor, with `EMAIL_NOT_VERIFIED`, `MUST_CHANGE_PASSWORD` or `SECOND_FACTOR_MISSING`.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      requires: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(role))),
        description: 'Any one of these roles is enough.',
      },
      own: {
        type: new GraphQLList(new GraphQLNonNull(role)),
        description:
          'Those of the roles that reach what is their own alone; what is not answers like what is missing.',
      },
      whileRestricted: flag(
        'Whether access is also granted before the e-mail address is verified, a required password change is made or a required second factor is set up.',
      ),
      withoutSecondFactor: flag(
        'Whether access is also granted while only a required second factor is missing.',
      ),
      freshProof: flag(
        `Whether the user must have proved who they are in the last ${proofMinutes} minutes, by signing in or with \`confirmIdentity\`; otherwise it is refused with \`PROOF_REQUIRED\`.`,
      ),
    },
  }),
  new GraphQLDirective({
    name: 'public',
    description: 'For anybody, signed in or not.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
  }),
];

/** Declares `@auth` and `@public`, with the schema's own enum of roles. */
export const declareAccess = (schema: GraphQLSchema): GraphQLSchema => {
  const config = schema.toConfig();
  const role = schema.getType('Role') as GraphQLEnumType;
  return new GraphQLSchema({ ...config, directives: [...config.directives, ...accessDirectives(role)] });
};

/** Guards a root field or object field with an action of `rules/permissions.ts`, which is kept in `extensions.action`. */
export const Allow = (action: Action): PropertyDecorator & MethodDecorator => {
  const { roles: allowed, own, ...flags } = permissionOf(action);
  const print = Directive(
    `@auth(requires: [${allowed.join(', ')}]${own ? `, own: [${own.join(', ')}]` : ''}${Object.keys(flags)
      .map((name) => `, ${name}: true`)
      .join('')})`,
  );
  const remember = Extensions({ action });
  return (target: object, name: string | symbol, descriptor?: PropertyDescriptor): void => {
    print(target, name, descriptor as never);
    remember(target, name, descriptor as never);
  };
};

/** Opens a root field to everybody. */
export const Public = (): PropertyDecorator & MethodDecorator => Directive('@public');

type Field = GraphQLFieldConfig<unknown, Context>;

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Adds the access check to a field. A subscription is checked when it begins, and again at each event. */
const guarded = (field: Field, permission: Permission): Field => {
  const lock =
    (work: Resolve): Resolve =>
    (source, args, context, info) => {
      const reason = refusalNow(permission, context);
      if (reason) return refuseAccess(context, reason, `${info.parentType.name}.${info.fieldName}`);
      return work(source, args, context, info);
    };
  return {
    ...field,
    resolve: lock(field.resolve ?? defaultFieldResolver),
    ...(field.subscribe && { subscribe: lock(field.subscribe) }),
  };
};

const refused = (field: Field): Field => {
  const refuseAll = (): never => {
    throw new AppError('FORBIDDEN');
  };
  return { ...field, resolve: refuseAll, ...(field.subscribe && { subscribe: refuseAll }) };
};

/**
 * Enforces the printed directives: a field with `@auth` is resolved only for its roles, and a root field
 * with neither `@auth` nor `@public` for nobody.
 */
export const enforceAccess = (schema: GraphQLSchema): GraphQLSchema => {
  const guard = (field: Field): Field | undefined => {
    const rule = getDirective(schema, field, 'auth')?.[0];
    if (!rule) return undefined;
    const { requires, ...flags } = rule as { requires: Role[] } & Omit<Permission, 'roles'>;
    return guarded(field, { roles: requires, ...flags });
  };
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field: Field) =>
      guard(field) ?? (getDirective(schema, field, 'public') ? field : refused(field)),
    [MapperKind.COMPOSITE_FIELD]: (field: Field) => guard(field),
  });
};
