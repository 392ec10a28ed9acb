import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { importsOf } from '../../../../testing/fixtures/imports.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const { through, revert, read, contact, notesOf } = importsOf(api, () => admin);

describe('a second row with one email', () => {
  const lines = (at: string) => [
    'First name,Last name,Email,Phone,Company,Tags,Notes',
    `Ada,Byron,ada@${at},,Engines,a,one`,
    `Augusta,King,ADA@${at},360 555 0100,Mills,b,two`,
  ];
  it.each([
    [
      'update',
      'u.example',
      { first_name: 'Augusta', last_name: 'King', company: 'Mills', tags: ['a', 'b'] },
      { new: 1, repeat: 1 },
      2,
    ],
    [
      'merge',
      'm.example',
      { first_name: 'Ada', last_name: 'Byron', company: 'Engines', tags: ['a', 'b'] },
      { new: 1, repeat: 1 },
      2,
    ],
    [
      'skip',
      's.example',
      { first_name: 'Ada', last_name: 'Byron', company: 'Engines', phone: null, tags: ['a'] },
      { new: 1, skip: 1 },
      1,
    ],
  ] as const)('by choice: %s', async (duplicates, at, expected, counts, notes) => {
    const id = await through(lines(at), { options: { duplicates } });
    expect((await read(id)).counts).toMatchObject({ ...counts, created: 1, error: 0 });
    expect(await contact(`ada@${at}`)).toMatchObject(expected);
    expect(await notesOf(`ada@${at}`)).toHaveLength(notes);
    // Importing it once more repeats nothing.
    const again = await through(lines(at), {
      options: { duplicates: duplicates === 'update' ? 'merge' : duplicates },
    });
    expect((await read(again)).counts).toMatchObject({ created: 0, updated: 0 });
    expect(await notesOf(`ada@${at}`)).toHaveLength(notes);
    await revert(id);
    expect(await contact(`ada@${at}`)).toBeUndefined();
  });

  it('of a contact that exists fills in what it lacks, or leaves it alone', async () => {
    for (const name of ['merge', 'skip'])
      await admin.rest('POST', '/api/contacts', {
        firstName: 'Old',
        lastName: '-',
        email: `${name}@exist.example`,
        phone: '3605550100',
      });
    for (const duplicates of ['merge', 'skip'])
      await through(
        [
          'First name,Last name,Email,Phone,Company,Status',
          `New,Name,${duplicates}@exist.example,360 555 0999,Acme,customer`,
        ],
        { options: { duplicates } },
      );
    expect(await contact('merge@exist.example')).toMatchObject({
      first_name: 'Old',
      last_name: 'Name',
      company: 'Acme',
      status: 'prospect',
      version: 2,
    });
    expect(await contact('skip@exist.example')).toMatchObject({
      first_name: 'Old',
      last_name: '-',
      company: null,
      version: 1,
    });
  });

  it('never turns a stored no into a yes by accident', async () => {
    await admin.rest('POST', '/api/contacts', {
      firstName: 'N',
      lastName: 'O',
      email: 'no@exist.example',
      marketingConsent: 'no',
    });
    const say = (word: string, day: string) =>
      through(['Name,Email,Consent,Consent date', `N O,no@exist.example,${word},${day}`]);
    await say('yes', '');
    await say('yes', '2020-01-01');
    expect(await contact('no@exist.example')).toMatchObject({
      marketing_consent: 'no',
      consent_source: 'Contact form',
    });
    await api.sql("update contacts set consent_at = '2024-01-01' where email = 'no@exist.example'");
    await say('yes', '2024-02-01');
    expect(await contact('no@exist.example')).toMatchObject({ marketing_consent: 'yes' });
  });
});
