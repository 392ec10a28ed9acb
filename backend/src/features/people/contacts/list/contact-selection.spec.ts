import type { GraphQLResolveInfo } from 'graphql';
import { parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { allContactFields, type ContactName } from '../contact.fields.ts';
import { perSelection, selectedContactFields } from './contact-selection.ts';
import { preparedPages } from './page-statements.ts';

/** What is read for a selection of a contact. */
const readFor = (selection: string): readonly ContactName[] => {
  const [operation] = parse(`{ contact ${selection} }`).definitions as [OperationDefinitionNode];
  const fieldNodes = operation.selectionSet.selections as GraphQLResolveInfo['fieldNodes'];
  return selectedContactFields({ fieldNodes, fragments: {} });
};

describe('what is read of a contact', () => {
  it('is what was selected, in the order of the list, and its id', () => {
    expect(readFor('{ __typename createdAt firstName }')).toEqual(['id', 'firstName', 'createdAt']);
    expect(readFor('{ ownerName }')).toEqual(['id', 'ownerName']);
  });

  it('is everything where something is selected that other resolvers answer', () => {
    expect(readFor('{ id givenAddress { address } }')).toEqual(allContactFields);
  });
});

describe('statements of selections', () => {
  const family = () => {
    const names: string[] = [];
    const statements = perSelection((_fields, nameOf) => names.push(nameOf('x')));
    return { names, statements };
  };

  it('are made once for each', () => {
    const { names, statements } = family();
    statements(['id']);
    statements(['id', 'email']);
    statements(['id']);
    expect(new Set(names).size).toBe(2);
    expect(names).toHaveLength(2);
  });

  it('have the same names on every server', () => {
    const [one, other] = [family(), family()];
    one.statements(['id']);
    one.statements(['id', 'email']);
    other.statements(['id', 'email']);
    expect(other.names[0]).toBe(one.names[1]);
  });

  it('have no names beyond fifty, because connections keep those', () => {
    const { names, statements } = family();
    const selections = allContactFields.flatMap((one) =>
      allContactFields.filter((other) => other > one).map((other) => [one, other]),
    );
    for (const selection of selections.slice(0, 51)) statements(selection);
    expect(names.map((name) => name === '')).toEqual([...Array<boolean>(50).fill(false), true]);
  });

  it('read these columns only, and join owners for their names', () => {
    const { text } = preparedPages(['id', 'ownerName']).contacts_first;
    expect(text).toMatch(/^select "id", "owner_name", \(select/);
    expect(text).toContain('left join');
  });
});

describe('a selection of contacts', () => {
  const api = useApi();

  it('is answered over GraphQL as REST answers it', async () => {
    const admin = await api.as('admin');
    const [owner] = await api.sql<{ id: string; name: string }>(
      "select id, name from users where role = 'admin' limit 1",
    );
    const { body } = await admin.rest('POST', '/api/contacts', {
      firstName: 'Ada',
      lastName: 'Selected',
      email: 'ada@selected.example',
      address: 'Main Street 1',
      ownerId: owner?.id,
    });
    expect(body.ownerName).toBe(owner?.name);
    const selections = [
      'firstName',
      'ownerName',
      allContactFields.join(' '),
      'email givenAddress { address }',
    ];
    for (const selection of selections) {
      const { data } = await admin.gql(
        `{ contact(id: "${body.id}") { ${selection} } contacts(search: "selected") { contacts { ${selection} } } }`,
      );
      const expected = Object.fromEntries(
        Object.keys(data.contact).map((name) => [name, name === 'givenAddress' ? null : body[name]]),
      );
      expect(data.contact).toEqual(expected);
      expect(data.contacts.contacts).toEqual([expected]);
    }
    const listed = await admin.rest('GET', '/api/contacts?search=selected');
    expect(listed.body.contacts).toEqual([body]);
  });
});
