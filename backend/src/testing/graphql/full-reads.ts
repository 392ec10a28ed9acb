import { can, type Actor } from '@hearthline/rules/permissions.ts';
import {
  astFromValue,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isUnionType,
  print,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { valueOf, type Operation } from './operations.ts';

/** What the arguments of made-up reads are, by their names: what is not named is made up from its type. */
export type Given = Readonly<Record<string, unknown>>;

/** An argument of this name for any id. */
const idArgument = 'id';

const given = (name: string, type: GraphQLInputType, values: Given): unknown => {
  const named = isNonNullType(type) ? type.ofType : type;
  if (isListType(named)) return [given(name, named.ofType, values)];
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields()).map((field) => [field.name, given(field.name, field.type, values)]),
    );
  if (isEnumType(named)) return named.getValues()[0]?.value;
  if (name in values) return values[name];
  return valueOf(name, type, String(values[idArgument]));
};

const argumentsOf = (args: readonly GraphQLArgument[], values: Given): string => {
  const written = args
    .filter((arg) => isRequiredArgument(arg) || (arg.name in values && arg.name !== idArgument))
    .flatMap(({ name, type }) => {
      if (getNamedType(type).name === 'JSONObject') return `${name}: {}`;
      const value = astFromValue(given(name, type, values), type);
      return value ? `${name}: ${print(value)}` : [];
    });
  return written.length ? `(${written.join(', ')})` : '';
};

type Field = GraphQLField<unknown, unknown>;

/** A guarded field that may not be null would take what is around it with it, and hide that. */
const isAskable = ({ extensions, type }: Field, actor: Actor | null): boolean => {
  const action = extensions.action as Parameters<typeof can>[1] | undefined;
  return !action || !isNonNullType(type) || (actor !== null && can(actor, action));
};

const allFields = (type: GraphQLCompositeType, depth: number, values: Given, actor: Actor | null): string => {
  if (isUnionType(type))
    return `__typename ${type
      .getTypes()
      .map((each) => `... on ${each.name} { ${allFields(each, depth, values, actor)} }`)
      .join(' ')}`;
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (!isAskable(field, actor)) return [];
    const named = getNamedType(field.type);
    const selection = `${field.name}${argumentsOf(field.args, values)}`;
    if (!isCompositeType(named)) return selection;
    return depth > 0 ? `${selection} { ${allFields(named, depth - 1, values, actor)} }` : [];
  });
  return ['__typename', ...fields].join(' ');
};

/** Whether a root field takes something by which a row is named. */
export const namesRow = ({ path }: Operation): boolean =>
  path[0]?.args.some((arg) => isRequiredArgument(arg) && /ID|String/.test(String(arg.type))) ?? false;

/**
 * Queries for everything that a root field tells, down to a depth: one for its own values, and one for each of what it leads to, because
 * documents are limited. @param values of its arguments; `id` for every id
 */
export const fullReads = (
  { path }: Operation,
  depth: number,
  values: Given,
  actor: Actor | null,
): string[] => {
  const [root] = path as [Field];
  const selection = `${root.name}${argumentsOf(root.args, values)}`;
  const type = getNamedType(root.type);
  if (!isCompositeType(type)) return [`{ ${selection} }`];
  const whole = `{ ${selection} { ${allFields(type, 0, values, actor)} } }`;
  if (isUnionType(type) || depth < 2) return [whole];
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (!isCompositeType(named) || !isAskable(field, actor)) return [];
    const part = `${field.name}${argumentsOf(field.args, values)}`;
    return `{ ${selection} { ${part} { ${allFields(named, depth - 2, values, actor)} } } }`;
  });
  return [whole, ...parts];
};
