import { contactSentences, contactTagsMax } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { importsOf } from '../../../testing/fixtures/imports.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const { upload, map, rows } = importsOf(api, () => admin);

const tags = (count: number, word = 'tag'): string[] =>
  Array.from({ length: count }, (_, number) => `${word} ${number}`);
const person = (name: string, given: readonly string[]) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: `${name}@tags.example`,
  phone: null,
  company: null,
  status: 'prospect',
  tags: given,
});
const create = (name: string, given: readonly string[]) =>
  admin.rest('POST', '/api/contacts', person(name, given));

describe('a contact can have twenty tags, and not one more', () => {
  it('when it is made and when it is edited', async () => {
    expect(contactTagsMax).toBe(20);
    const made = await create('typed', tags(20));
    expect([made.status, made.body.tags]).toEqual([201, tags(20)]);
    const fieldErrors = { tags: contactSentences.tooManyTags };
    expect((await create('over', tags(21))).body.fieldErrors).toEqual(fieldErrors);
    const edit = (count: number) =>
      admin.rest('PATCH', `/api/contacts/${made.body.id}`, {
        ...person('typed', tags(count, 'new')),
        version: 1,
      });
    expect((await edit(21)).body.fieldErrors).toEqual(fieldErrors);
    expect((await edit(20)).body.tags).toEqual(tags(20, 'new'));
  });

  it('when many contacts get tags at once', async () => {
    const { body } = await create('bulk', ['first']);
    const add = (count: number) =>
      admin.gql(
        'mutation ($id: ID!, $add: [String!]!) { tagContacts(selection: { ids: [$id] }, tags: { add: $add, remove: [] }) { changed } }',
        { id: body.id, add: tags(count) },
      );
    expect((await add(20)).errors?.[0]?.message).toBe(contactSentences.bulkTags);
    expect((await add(19)).data.tagContacts).toEqual({ changed: 1 });
  });

  it('when it is imported, together with the tags it had', async () => {
    await create('known.fits', ['first']);
    await create('known.over', ['first']);
    const row = (name: string, count: number) => `Ada,Byron,${name}@tags.example,${tags(count).join(';')}`;
    const { body } = await upload(
      [
        'First name,Last name,Email,Tags',
        row('new.fits', 20),
        row('new.over', 21),
        row('known.fits', 19),
        row('known.over', 20),
      ].join('\n'),
    );
    await map(body.id, body.mapping);
    await api.runJobs();
    const problem = `Tags: ${contactSentences.tooManyTags}`;
    expect((await rows(body.id)).map((one) => [one.verdict, one.problem])).toEqual([
      ['new', null],
      ['new', `Imported without: ${problem}`],
      ['update', null],
      ['error', problem],
    ]);
  });
});
