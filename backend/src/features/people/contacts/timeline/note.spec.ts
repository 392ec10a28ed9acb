import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { holdLocks, untilWaiting } from '../../../../testing/locks.ts';
import { addNote } from './note.service.ts';

const api = useApi();
let admin: Caller;
let contactId: string;
beforeAll(async () => {
  admin = await api.as('admin');
  const { body } = await admin.rest('POST', '/api/contacts', {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@note.example',
  });
  contactId = body.id;
});

const add = async (): Promise<string> =>
  (
    await admin.gql('mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "x" }) }', {
      id: contactId,
    })
  ).data.addContactNote;
const change = (id: string): ReturnType<Caller['gql']> =>
  admin.gql('mutation ($id: ID!) { updateContactNote(id: $id, input: { text: "y", version: 1 }) }', { id });
const remove = (id: string): ReturnType<Caller['gql']> =>
  admin.gql('mutation ($id: ID!) { deleteContactNote(id: $id) }', { id });

describe('a note', () => {
  it('is in the record when it is added, changed and deleted', async () => {
    const note = await add();
    await change(note);
    await remove(note);
    expect(
      await api.sql(
        "select action from audit_entries where object = $1 and details ->> 'note' = $2 order by created_at, id",
        [`contact:${contactId}`, note],
      ),
    ).toEqual(['add', 'update', 'delete'].map((what) => ({ action: `contact.note-${what}` })));
  });

  it.each(['0199aaaa-0000-7000-8000-000000000000', 'nonsense'])(
    'that is not there (%s) is not deleted',
    async (id) => {
      expect((await remove(id)).errors?.[0]?.message).toBe(contactSentences.noteMissing);
    },
  );

  it('of nobody is not stored', async () => {
    await expect(addNote(api.app.systemContext(), contactId, { text: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    ['changed', change],
    ['deleted', remove],
  ] as const)(
    'is %s after whoever holds its contact, so that neither waits for the other in a circle',
    async (_what, act) => {
      const note = await add();
      const release = await holdLocks(api, 'select from contacts where id = $1 for update', [contactId]);
      const done = act(note);
      await untilWaiting(api, 1);
      expect(await api.sql('select from contact_notes where id = $1 for update nowait', [note])).toHaveLength(
        1,
      );
      await release();
      expect((await done).errors).toBeUndefined();
    },
  );
});

it('a call is in the record', async () => {
  await admin.gql('mutation ($id: ID!) { logContactCall(contactId: $id, input: { outcome: spoke }) }', {
    id: contactId,
  });
  expect(
    await api.sql("select from audit_entries where action = 'contact.call-log' and object = $1", [
      `contact:${contactId}`,
    ]),
  ).toHaveLength(1);
});

it.each([
  [29, null],
  [30, 'a place'],
])('a time line of %i notes besides the contact itself goes on at %s', async (notes, next) => {
  const [contact] = await api.sql(
    "insert into contacts (first_name, last_name, email, email_folded) values ('A', 'B', $1, $1) returning id",
    [`${notes}@line.example`],
  );
  await api.sql(
    "insert into contact_notes (contact_id, author_id, author_name, text) select $1, gen_random_uuid(), 'A', 'x' from generate_series(1, $2::int)",
    [contact?.id, notes],
  );
  const { data } = await admin.gql(
    'query ($id: ID!) { contactTimeline(id: $id) { entries { id viewerCanEdit } next } }',
    { id: contact?.id },
  );
  const { entries } = data.contactTimeline;
  expect([entries.length, data.contactTimeline.next === null]).toEqual([30, next === null]);
});
