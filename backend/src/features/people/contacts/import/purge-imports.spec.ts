import { importWaitsHours } from '@hearthline/rules/people/contacts/import.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { importsOf } from '../../../../testing/fixtures/imports.ts';
import { purgeImports } from './purge-imports.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const { gql, upload, map, through } = importsOf(api, () => admin);

describe('an import that nobody goes on with', () => {
  const exists = async (id: string): Promise<boolean> =>
    (await api.sql('select from contact_imports where id = $1', [id])).length > 0;
  /** Sets the clock, and signs in anew: tokens last minutes. */
  const setClock = async (at: Date): Promise<void> => {
    api.clock.set(at);
    admin = await api.as('admin');
  };
  const hours = (count: number, more = 0): Date =>
    new Date(Date.parse('2027-03-01T12:00:00Z') + count * 3_600_000 + more);

  it('is deleted a day after the last step, with all its rows, and not a moment before', async () => {
    await setClock(hours(0));
    const { id } = (await upload('Email,Name\na@late.example,A B')).body;
    const { body: checked } = await upload('Email,Name\nb@late.example,A B');
    const done = await through(['Email,Name', 'c@late.example,C D']);
    await setClock(hours(5));
    await map(checked.id, checked.mapping);
    await api.runJobs();
    await setClock(hours(importWaitsHours, -1));
    await purgeImports(api.app.systemContext());
    expect(await exists(id)).toBe(true);
    await setClock(hours(importWaitsHours));
    await purgeImports(api.app.systemContext());
    expect([await exists(id), await exists(checked.id), await exists(done)]).toEqual([false, true, true]);
    expect(await api.sql('select from contact_import_rows where import_id = $1', [id])).toEqual([]);
    expect(await gql('query ($id: ID!) { contactImport(id: $id) { id } }', { id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await setClock(hours(5 + importWaitsHours));
    await purgeImports(api.app.systemContext());
    expect([await exists(checked.id), await exists(done)]).toEqual([false, true]);
    api.clock.reset();
    admin = await api.as('admin');
  });

  it('is not seen while its file is still being stored, and leaves nothing if that fails', async () => {
    const [{ n }] = (await api.sql('select count(*)::int as n from contact_imports')) as [{ n: number }];
    const answer = await admin.rest(
      'POST',
      '/api/contact-imports?name=broken.csv',
      `Email\n${'a@b.example\n'.repeat(3000)}"${'x'.repeat(300_000)}`,
      { 'content-type': 'text/csv' },
    );
    expect(answer.status).toBe(400);
    expect(await api.sql('select count(*)::int as n from contact_imports')).toEqual([{ n }]);
    await api.sql(
      "insert into contact_imports (file_name, columns, mapping, rows) values ('half.csv', '{Email}', '{email}', 0)",
    );
    const { contactImports } = await gql('{ contactImports { fileName } }', {});
    expect(contactImports.map(({ fileName }: { fileName: string }) => fileName)).not.toContain('half.csv');
  });
});
