import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from '../seeded-random.ts';
import { randomValue } from './random-operations.ts';

interface Draft {
  readonly schema: GraphQLSchema;
  readonly random: Random;
  readonly variables: Record<string, unknown>;
  readonly declared: Map<string, string>;
  readonly fragments: string[];
  aliases: number;
}

/** A condition, mostly by a variable, whose value the client sends or the operation has by default. */
const condition = (draft: Draft): string => {
  const { random, declared, variables } = draft;
  if (!random.chance(0.15)) return '';
  const directive = random.pick(['include', 'skip']);
  if (random.chance(0.3)) return ` @${directive}(if: ${random.chance(0.5)})`;
  const name = random.pick(['c0', 'c1', 'c2']);
  if (!declared.has(name)) {
    const byDefault = random.chance(0.3);
    declared.set(name, byDefault ? `Boolean! = ${random.chance(0.5)}` : 'Boolean!');
    if (!byDefault || random.chance(0.5)) variables[name] = random.chance(0.5);
  }
  return ` @${directive}(if: $${name})`;
};

const args = (
  field: { args: readonly { name: string; type: Parameters<typeof randomValue>[1] }[] },
  draft: Draft,
) => {
  const given = field.args.filter(({ type }) => isNonNullType(type) || draft.random.chance(0.4));
  const parts = given.map(({ name, type }) => {
    const variable = `v${draft.declared.size}`;
    draft.declared.set(variable, String(type));
    draft.variables[variable] = randomValue(name, type, { random: draft.random, ids: [] }, 0);
    return `${name}: $${variable}`;
  });
  return parts.length ? `(${parts.join(', ')})` : '';
};

const fieldsOf = (type: GraphQLCompositeType, draft: Draft, depth: number): string[] => {
  const { random } = draft;
  if (!('getFields' in type)) return ['__typename'];
  const fields = Object.values(type.getFields());
  return Array.from({ length: 1 + random.below(4) }, () => {
    const field = random.pick(fields);
    const named = getNamedType(field.type);
    if (isCompositeType(named) && depth > 4) return '__typename';
    const below = isCompositeType(named) ? ` ${selection(named, draft, depth + 1)}` : '';
    // Two fields of one name must be the same field with the same arguments; below, they are merged.
    const alias = field.args.length || random.chance(0.2) ? `x${draft.aliases++}: ` : '';
    return `${alias}${field.name}${args(field, draft)}${condition(draft)}${below}`;
  });
};

const selection = (type: GraphQLCompositeType, draft: Draft, depth: number): string => {
  const { random, schema } = draft;
  const parts = fieldsOf(type, draft, depth);
  if (random.chance(0.15)) parts.push(`__typename${condition(draft)}`);
  if (random.chance(0.03)) parts.push('__proto__: __typename');
  for (let more = 0; more < 2 && depth < 5 && random.chance(0.25); more += 1) {
    const on = isAbstractType(type) ? random.pick(schema.getPossibleTypes(type)) : type;
    const text = fieldsOf(on, draft, depth).join(' ');
    if (random.chance(0.5)) parts.push(`... on ${on.name}${condition(draft)} { ${text} }`);
    else {
      const name = `f${draft.fragments.length}`;
      draft.fragments.push(`fragment ${name} on ${on.name} { ${text} }`);
      parts.push(`...${name}${condition(draft)}`);
      if (random.chance(0.2)) parts.push(`...${name}`);
    }
  }
  return `{ ${parts.join(' ')} }`;
};

/** A valid document of one operation, with aliases, fragments, conditions, arguments and fields that are selected twice. */
export const randomDocument = (
  schema: GraphQLSchema,
  random: Random,
): { query: string; variables: Record<string, unknown> } => {
  const draft: Draft = { schema, random, variables: {}, declared: new Map(), fragments: [], aliases: 0 };
  const isMutation = random.chance(0.3);
  const root = (isMutation && schema.getMutationType()) || schema.getQueryType();
  if (!isObjectType(root)) throw new Error('the schema has no such root');
  const body = selection(root, draft, 1);
  const declared = [...draft.declared].map(([name, type]) => `$${name}: ${type}`);
  return {
    query: `${root === schema.getMutationType() ? 'mutation' : 'query'}${declared.length ? ` (${declared.join(', ')})` : ''} ${body} ${draft.fragments.join(' ')}`,
    variables: draft.variables,
  };
};
