import { getDirective } from '@graphql-tools/utils';
import type { Action } from '@hearthline/rules/permissions.ts';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** A root field, or an object field with a guard of its own, and the path to it from the root. */
export interface Operation {
  /** For example `Mutation.createContact`. */
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** The fields from the root to the guarded one. */
  readonly path: readonly Field[];
  readonly action: Action | undefined;
  readonly isPublic: boolean;
  /** The arguments of the printed `@auth` directive. */
  readonly printed:
    | {
        readonly requires: readonly string[];
        readonly own?: readonly string[];
        readonly whileRestricted?: boolean;
        readonly withoutSecondFactor?: boolean;
        readonly freshProof?: boolean;
      }
    | undefined;
}

const describeField = (
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  path: readonly Field[],
  kind: Operation['kind'],
): Operation => {
  const field = path.at(-1) as Field;
  return {
    name: `${parent.name}.${field.name}`,
    kind,
    path,
    action: field.extensions.action as Action | undefined,
    isPublic: getDirective(schema, field, 'public') !== undefined,
    printed: getDirective(schema, field, 'auth')?.[0] as Operation['printed'],
  };
};

/** The shortest path from the root to each object type. */
const ways = (root: GraphQLObjectType): Map<GraphQLObjectType, Field[]> => {
  const found = new Map<GraphQLObjectType, Field[]>([[root, []]]);
  for (const [type, path] of found) {
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type);
      if (isObjectType(next) && !found.has(next)) found.set(next, [...path, field]);
    }
  }
  return found;
};

/** All root fields, and all object fields with a guard of their own. */
export const operationsOf = (schema: GraphQLSchema): Operation[] => {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, root]) => {
    if (!root) return [];
    const reachable = [...ways(root)].flatMap(([type, path]) =>
      Object.values(type.getFields()).map((field) => describeField(schema, type, [...path, field], kind)),
    );
    return reachable.filter(
      ({ path, printed, isPublic }) => path.length === 1 || (kind === 'query' && (printed || isPublic)),
    );
  });
};

/** Valid texts for arguments with such a name, so that a made-up operation gets past validation. */
const plausible: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'made.up@example.com'],
  [/phone/i, '3605550142'],
  [/username/i, 'made-up'],
  [/date|(starts|ends)On$/i, '2027-03-01'],
  [/time/i, '10:00 AM'],
  [/key/i, '01890a5d-ac96-774b-bcce-b302099a8057'],
];

/** A value that the type accepts; `id` is used wherever an id is needed. */
export const valueOf = (name: string, type: GraphQLInputType, id: string): unknown => {
  if (isNonNullType(type)) return valueOf(name, type.ofType, id);
  if (isListType(type)) return [valueOf(name, type.ofType, id)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, valueOf(field.name, field.type, id)]),
    );
  if (type.name === 'ID') return id;
  if (['Int', 'Float', 'Cents'].includes(type.name)) return 1;
  if (type.name === 'Boolean') return true;
  if (type.name === 'LocalDate') return '2027-03-01';
  if (type.name === 'DateTime') return '2027-03-01T18:00:00Z';
  if (type.name === 'JSONObject') return {};
  if (type.name === 'RoofProfile') return 'hip';
  if (type.name === 'Siding') return 'wood';
  return plausible.find(([pattern]) => pattern.test(name))?.[1] ?? 'Made Up';
};

export interface Call {
  /** The variable declarations, such as `($a0: ID!)`; may be empty. */
  readonly declared: string;
  /** The selection from the root, without the operation around it. */
  readonly selection: string;
  readonly variables: Record<string, unknown>;
}

/** Makes the call of an operation, with `id` for its ids. */
export const callOf = ({ path }: Pick<Operation, 'path'>, id: string): Call => {
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const written = path.map((field) => {
    const args = field.args.map(({ name, type }) => {
      const variable = `a${declared.length}`;
      declared.push(`$${variable}: ${type.toString()}`);
      variables[variable] = valueOf(name, type, id);
      return `${name}: $${variable}`;
    });
    return `${field.name}${args.length ? `(${args.join(', ')})` : ''}`;
  });
  const leaf = isCompositeType(getNamedType((path.at(-1) as Field).type)) ? ' { __typename }' : '';
  return {
    declared: declared.length ? `(${declared.join(', ')})` : '',
    selection: `${written.join(' { ')}${leaf}${' }'.repeat(path.length - 1)}`,
    variables,
  };
};
