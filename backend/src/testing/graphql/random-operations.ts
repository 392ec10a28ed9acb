import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from '../seeded-random.ts';

/** Values for any type: plausible, borderline and wrong ones. */
const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  3,
  1.5,
  1e20,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  'a',
  '1',
  'prospect',
  'admin',
  '2027-03-01',
  '09:00 AM',
  'someone@example.com',
  '3605550142',
  '00000000-0000-0000-0000-000000000000',
  "'; drop table contacts; --",
  '\u0000',
  '\ud800',
  '😀',
  '%',
  'x'.repeat(5000),
  [],
  [null],
  [[1]],
  {},
  { $like: '%' },
  { __proto__: null, constructor: 1 },
  '__proto__',
];

/** Valid texts for fields with such a name; any other text is guessed. */
const plausible: readonly (readonly [name: RegExp, values: readonly string[]])[] = [
  [/email/i, ['someone@example.com', 'Some.One+tag@Example.COM']],
  [/phone/i, ['3605550142', '+1 (360) 555-0142']],
  [/date/i, ['2027-03-01', '2027-02-30', '2020-01-01']],
  [/time/i, ['09:00 AM', '04:30 PM', '9:00']],
  [/key|id$/i, ['00000000-0000-0000-0000-000000000000', '01890a5d-ac96-774b-bcce-b302099a8057']],
  [/name|company|source|search|message|address/i, ['Ada', 'Björk Guðmundsdóttir', "O'Brien; --", '😀 👩‍👩‍👧']],
];

export interface ValueSource {
  readonly random: Random;
  /** Ids of records that exist; with them, a part of the operations takes effect. */
  readonly ids: readonly string[];
}

/** A value for an argument: mostly of its type, sometimes any value at all. */
export const randomValue = (
  name: string,
  type: GraphQLInputType,
  source: ValueSource,
  wrong = 0.1,
): unknown => {
  const { random, ids } = source;
  if (isNonNullType(type)) return randomValue(name, type.ofType, source, wrong);
  if (random.chance(wrong)) return random.pick(odd);
  if (isListType(type))
    return Array.from({ length: random.below(4) }, () => randomValue(name, type.ofType, source, wrong));
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || random.chance(0.5),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, randomValue(field.name, field.type, source, wrong / 4)]),
    );
  }
  if (!isLeafType(type)) return null;
  if (['Int', 'Float', 'Cents'].includes(type.name)) return random.below(6) + 1;
  if (type.name === 'Boolean') return random.chance(0.5);
  if (type.name === 'LocalDate' && !random.chance(wrong)) return '2027-03-01';
  if (type.name === 'DateTime' && !random.chance(wrong)) return '2027-03-01T09:00:00Z';
  if (type.name === 'JSONObject' && !random.chance(wrong)) return { a: 1 };
  if (type.name === 'RoofProfile' && !random.chance(wrong)) return 'hip';
  if (type.name === 'Siding' && !random.chance(wrong)) return 'wood';
  if (ids.length && /ids?$/i.test(name) && !random.chance(wrong)) return random.pick(ids);
  const values = plausible.find(([pattern]) => pattern.test(name))?.[1];
  return values && !random.chance(wrong)
    ? random.pick(values)
    : random.pick(odd.filter((value) => typeof value === 'string'));
};

interface Draft extends ValueSource {
  readonly variables: Record<string, unknown>;
  readonly declared: string[];
  readonly fragments: string[];
  aliases: number;
}

const args = (field: { args: readonly { name: string; type: GraphQLInputType }[] }, draft: Draft): string => {
  const { random } = draft;
  const given = field.args.filter(({ type }) =>
    isNonNullType(type) ? !random.chance(0.02) : random.chance(0.5),
  );
  if (!given.length) return '';
  const parts = given.map(({ name, type }) => {
    const variable = `v${draft.declared.length}`;
    draft.declared.push(`$${variable}: ${random.chance(0.02) ? 'Int' : type.toString()}`);
    if (!random.chance(0.02)) draft.variables[variable] = randomValue(name, type, draft);
    return `${name}: $${variable}`;
  });
  return `(${parts.join(', ')})`;
};

const selection = (type: GraphQLObjectType, draft: Draft, depth: number): string => {
  const { random } = draft;
  const every = Object.values(type.getFields());
  const leaves = every.filter((field) => isLeafType(getNamedType(field.type)));
  const fields = depth < 4 || !leaves.length ? every : leaves;
  const parts = Array.from({ length: 1 + random.below(4) }, () => {
    const field = random.pick(fields);
    const named = getNamedType(field.type);
    const inner = isObjectType(named) && depth < 5 ? ` ${selection(named, draft, depth + 1)}` : '';
    // Fields with the same name but different arguments would conflict.
    const name = random.chance(0.9)
      ? `x${draft.aliases++}`
      : random.pick(['a', 'b', 'constructor', 'toString', '__typename']);
    const alias = field.args.length || random.chance(0.1) ? `${name}: ` : '';
    const directive = random.chance(0.1)
      ? ` @${random.pick(['include', 'skip'])}(if: ${random.chance(0.5)})`
      : '';
    return `${alias}${field.name}${args(field, draft)}${directive}${inner}`;
  });
  if (random.chance(0.1)) parts.push('__typename');
  const text = parts.join(' ');
  if (random.chance(0.1)) return `{ ... on ${type.name} { ${text} } }`;
  if (random.chance(0.1)) {
    const name = `f${draft.fragments.length}`;
    draft.fragments.push(`fragment ${name} on ${type.name} { ${text} }`);
    return `{ ...${name} }`;
  }
  return `{ ${text} }`;
};

/** Damages a text the way a broken client or an attacker would. */
const damaged = (text: string, random: Random): string => {
  const at = random.below(text.length);
  const piece = text.slice(at, at + random.below(12));
  return random.pick([
    () => text.slice(0, at) + text.slice(at + 1),
    () =>
      text.slice(0, at) +
      random.pick(['{', '}', '(', '"', '$', '@', '!', '\u0000', '...', '"""', '\\u{', '#']) +
      text.slice(at),
    () => text.slice(0, at) + piece.repeat(random.below(6)) + text.slice(at),
    () => text.slice(at),
  ])();
};

/** A random operation made from the schema, in the form a client would send; some are valid, many are not. */
export const randomOperation = (
  schema: GraphQLSchema,
  random: Random,
  ids: readonly string[] = [],
): Record<string, unknown> => {
  const draft: Draft = { random, ids, variables: {}, declared: [], fragments: [], aliases: 0 };
  const mutation = random.chance(0.4);
  const root = mutation ? schema.getMutationType() : schema.getQueryType();
  if (!root) throw new Error('the schema has no such root');
  const body = selection(root, draft, mutation ? 3 : 1);
  const declared = draft.declared.length ? `(${draft.declared.join(', ')})` : '';
  const query = `${mutation ? 'mutation' : 'query'} Op${declared} ${body} ${draft.fragments.join(' ')}`;
  return {
    query: random.chance(0.1) ? damaged(query, random) : query,
    variables: random.chance(0.03) ? random.pick(odd) : draft.variables,
    ...(random.chance(0.06) && { operationName: random.pick(['Op', 'Other', '', null, 5]) }),
    ...(random.chance(0.03) && {
      extensions: random.pick([{}, { persistedQuery: { version: 1, sha256Hash: 'x' } }, 'x', null, []]),
    }),
  };
};
