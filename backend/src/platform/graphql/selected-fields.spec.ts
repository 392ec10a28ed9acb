import { buildSchema, graphqlSync, type GraphQLResolveInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import { selectedFields } from './selected-fields.ts';

const schema = buildSchema(
  'type Query { page: Page } type Page { rows: [Row] total: Int } type Row { id: ID name: String age: Int }',
);

/** The fields that a document selects of the rows of a page. */
const fieldsOf = (source: string): string[] => {
  let found: string[] = [];
  const page = (_args: object, _context: unknown, info: GraphQLResolveInfo): null => {
    found = [...selectedFields(info, 'rows')];
    return null;
  };
  expect(graphqlSync({ schema, source, rootValue: { page } }).errors).toBeUndefined();
  return found;
};

describe('the fields that an operation selects', () => {
  it.each([
    ['by their names, not their aliases', '{ page { rows { name id: age } } }', ['name', 'age']],
    ['not those of what is around them', '{ page { total rows { name } } }', ['name']],
    ['none', '{ page { total } }', []],
    [
      'of several selections together',
      '{ page { rows { id } others: rows { name } } page { rows { age } } }',
      ['id', 'name', 'age'],
    ],
    [
      'in fragments',
      '{ page { ...P } } fragment P on Page { rows { ... on Row { name } ...R } } fragment R on Row { age }',
      ['name', 'age'],
    ],
    ['that a condition leaves out', '{ page { rows { id name @skip(if: true) } } }', ['id', 'name']],
  ])('%s', (_what, source, expected) => {
    expect(fieldsOf(source)).toEqual(expected);
  });
});
