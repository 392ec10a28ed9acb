import { importLimits, importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { importsOf } from '../../../../testing/fixtures/imports.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const { upload } = importsOf(api, () => admin);

describe('a file', () => {
  it.each([
    ['commas and a byte order mark', '\ufeffFirst Name,Last name,E-Mail\r\nAda,Byron,ada@file.example\r\n'],
    ['semicolons', 'First Name;Last name;E-Mail\nAda;"Byron; Lady";ada@file.example'],
    ['tabs', 'First Name\tLast name\tE-Mail\nAda\tByron\tada@file.example\n\n'],
  ])('with %s is read, and its columns guessed', async (_what, text) => {
    const { status, body } = await upload(text);
    expect([status, body.columns, body.mapping, body.rows, body.state]).toEqual([
      201,
      ['First Name', 'Last name', 'E-Mail'],
      ['firstName', 'lastName', 'email'],
      1,
      'uploaded',
    ]);
  });

  it.each([
    ['utf-16le', Buffer.from('\ufeffName\tEmail\nZoë Š\tzoe@file.example', 'utf16le')],
    ['utf-16be', Buffer.from('\ufeffName\tEmail\nZoë Š\tzoe@file.example', 'utf16le').swap16()],
  ])('in %s is read by its mark', async (_what, bytes) => {
    const { body } = await upload(bytes);
    expect(body.sample).toEqual([['Zoë Š', 'zoe@file.example']]);
  });

  it('of an older program keeps its accents', async () => {
    const { body } = await upload(Buffer.from('Name;Email\nJosé Núñez;jose@file.example', 'latin1'));
    expect(body.sample).toEqual([['José Núñez', 'jose@file.example']]);
  });

  it.each<[string, string | Buffer, number, string | undefined]>([
    ['nothing', '', 400, importSentences.empty],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      400,
      importSentences.unreadable,
    ],
    ['a workbook', 'PK\u0003\u0004 and more\nof it', 400, importSentences.unreadable],
    [
      'no line of titles',
      'Ada,Byron,ada@file.example\nGrace,Hopper,grace@file.example\n',
      400,
      importSentences.noTitles,
    ],
    ['only titles', 'Email,Name\n', 400, importSentences.empty],
    [
      'too many rows',
      `Email\n${'a@b.example\n'.repeat(importLimits.rows + 1)}`,
      400,
      importSentences.tooManyRows,
    ],
    ['too many columns', `${'a,'.repeat(70)}\n1`, 400, importSentences.tooManyColumns],
    ['more than 25 MB', Buffer.alloc(importLimits.bytes + 1, 'a'), 413, importSentences.tooLarge],
    ['an open quote', `Email\n"${'x'.repeat(300_000)}`, 400, importSentences.unreadable],
  ])('of %s is refused with a sentence', async (_what, text, status, message) => {
    expect(await upload(text)).toMatchObject({ status, body: { message } });
  });

  it('is CSV, from an admin', async () => {
    expect((await upload('{}', 'x.csv', { 'content-type': 'application/json' })).status).toBe(415);
    const nameless = {
      status: 400,
      body: { message: 'Name the file', fieldErrors: { name: 'Name the file' } },
    };
    expect(await upload('Email\na@b.example', '')).toMatchObject(nameless);
    expect(
      await admin.rest('POST', '/api/contact-imports', 'Email', { 'content-type': 'text/csv' }),
    ).toMatchObject(nameless);
    expect(
      await admin.rest('POST', '/api/contact-imports?name=a&name=b', 'Email', { 'content-type': 'text/csv' }),
    ).toMatchObject(nameless);
    expect(
      (
        await (
          await api.as('customer')
        ).rest('POST', '/api/contact-imports?name=x.csv', 'Email', { 'content-type': 'text/csv' })
      ).status,
    ).toBe(403);
  });
});
