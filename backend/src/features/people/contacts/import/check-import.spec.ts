import { importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { importsOf } from '../../../../testing/fixtures/imports.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const { upload, map, move, read, rows } = importsOf(api, () => admin);

describe('the dry run', () => {
  it('has a verdict for every row and changes nothing', async () => {
    await admin.rest('POST', '/api/contacts', {
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'Grace@dry.example',
      tags: ['navy'],
    });
    await admin.rest('POST', '/api/contacts', {
      firstName: 'Same',
      lastName: 'Asever',
      email: 'same@dry.example',
    });
    const before = await api.sql('select count(*)::int as n from contacts');
    const { body } = await upload(
      [
        'Name,Email,Status,Tags,Note',
        'Ada Byron,ada@dry.example,Active,"vip; first home",x',
        'Rear Admiral Hopper,GRACE@dry.example,,navy,',
        'Same Asever,same@dry.example,prospect,,',
        'No Address,nonsense,,,',
        ',nameless@dry.example,,,',
        'Strange Status,strange@dry.example,royal,,',
        'Ada Again,ADA@dry.example,,,',
        'Nul\u0000 Byte,nul@dry.example,,,',
      ].join('\n'),
    );
    expect(body.mapping).toEqual(['fullName', 'email', 'status', 'tags', 'notes']);
    expect(await map(body.id, body.mapping)).toMatchObject({
      state: 'checking',
      done: 0,
      toDo: 8,
    });
    await api.runJobs();
    expect(await read(body.id)).toMatchObject({
      state: 'checked',
      counts: { new: 2, update: 1, unchanged: 1, repeat: 1, error: 3 },
    });
    expect(
      (await rows(body.id)).map(({ position, verdict, problem }) => [position, verdict, problem]),
    ).toEqual([
      [2, 'new', null],
      [3, 'update', null],
      [4, 'unchanged', null],
      [5, 'error', 'Email: Please enter a valid email address'],
      [6, 'error', importSentences.nameNeeded],
      [7, 'new', `Imported without: Status: ${importSentences.unknownWord}`],
      [8, 'repeat', 'Line 2 of this file has the same email'],
      [9, 'error', `First name: ${importSentences.unreadableText}`],
    ]);
    expect(await api.sql('select count(*)::int as n from contacts')).toEqual(before);
    const failed = await admin.rest('GET', `/api/contact-imports/${body.id}/errors`);
    const lines = parse(failed.body, { bom: true, columns: true }) as unknown as Record<string, string>[];
    expect(lines.map((line) => line['Problem'])).toHaveLength(4);
    expect(lines[0]).toMatchObject({
      Name: 'No Address',
      Email: 'nonsense',
      Problem: 'Email: Please enter a valid email address',
    });
  });

  it('keeps a row without the cell that is wrong, says which, and hands it out to be corrected', async () => {
    const { body } = await upload(
      [
        'First name,Last name,Email,Phone',
        'Ada,Byron,cell@dry.example,555-0142',
        'Bo,Lee,bo@dry.example,',
      ].join('\n'),
    );
    await map(body.id, body.mapping);
    await api.runJobs();
    const problem = expect.stringMatching(/^Imported without: Phone: /);
    expect((await rows(body.id)).map((row) => [row.verdict, row.problem])).toEqual([
      ['new', problem],
      ['new', null],
    ]);
    await move('startContactImport', body.id);
    await api.runJobs();
    expect(await read(body.id)).toMatchObject({ state: 'imported', counts: { created: 2 } });
    expect(
      await api.sql(
        "select phone, n.text from contacts c left join contact_notes n on n.contact_id = c.id where email = 'cell@dry.example'",
      ),
    ).toEqual([{ phone: null, text: expect.stringContaining('Phone: 555-0142') }]);
    const failed = await admin.rest('GET', `/api/contact-imports/${body.id}/errors`);
    expect(parse(failed.body, { bom: true, columns: true })).toEqual([
      expect.objectContaining({ Email: 'cell@dry.example', Phone: '555-0142', Problem: problem }),
    ]);
  });

  it('wants an email, each field once, and a field for each column', async () => {
    const { body } = await upload('A,B\n1,2');
    for (const [mapping, message] of [
      [['skip', 'firstName'], importSentences.columnNeeded],
      [['email', 'email'], importSentences.twice],
      [['email'], importSentences.columns],
    ] as const) {
      expect(await map(body.id, [...mapping])).toEqual({ code: 'BAD_INPUT', message });
    }
    expect(await move('startContactImport', body.id)).toMatchObject({ code: 'CONFLICT' });
    for (const missing of ['nonsense', crypto.randomUUID()])
      expect(await move('startContactImport', missing)).toMatchObject({
        code: 'NOT_FOUND',
        message: importSentences.missing,
      });
    await map(body.id, ['email', 'skip']);
    await api.runJobs();
    expect(await move('startContactImport', body.id)).toMatchObject({
      code: 'BAD_INPUT',
      message: importSentences.nothingToDo,
    });
  });
});
