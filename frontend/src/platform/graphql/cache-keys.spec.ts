import { globSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';
import { typePolicies } from './apollo-client.tsx';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const document = parse(
  globSync('frontend/src/**/*.graphql')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
);
const fragments = new Map(
  document.definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
    one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
  ),
);

/** The names of the fields that are selected, also through fragments. */
const selected = ({ selections }: SelectionSetNode): string[] =>
  selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one.name.value];
    const set =
      one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments.get(one.name.value)?.selectionSet;
    return set ? selected(set) : [];
  });

it('every operation selects what the cache tells its objects apart by', () => {
  const keys = new Map(
    Object.entries(typePolicies).flatMap(([type, { keyFields }]): [string, string[]][] =>
      Array.isArray(keyFields) ? [[type, keyFields.map(String)]] : [],
    ),
  );
  expect(keys.get('WaitingItem')).toEqual(['kind', 'id']);
  const types = new TypeInfo(schema);
  const missing: string[] = [];
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        const type = types.getType();
        const wanted = (type && keys.get(getNamedType(type).name)) ?? [];
        if (!selectionSet) return;
        const found = selected(selectionSet);
        for (const key of wanted) if (!found.includes(key)) missing.push(`${name.value}: ${key}`);
      },
    }),
  );
  expect(missing).toEqual([]);
});
