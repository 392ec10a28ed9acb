import { importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { importsOf } from '../../../../testing/fixtures/imports.ts';
import { checkJob, revertJob, runJob } from './job-definitions.ts';
import { purgeImports } from './purge-imports.ts';

const api = useApi();
let admin: Caller;
const { gql, upload, map, move, read, contact, start } = importsOf(api, () => admin);
let id: string;
beforeAll(async () => {
  admin = await api.as('admin');
  const lines = Array.from(
    { length: 1001 },
    (_, n) => `wrong ${n},Mary Ann Name${String(n % 21).padStart(2, '0')}`,
  );
  const { body } = await upload(['Email,Name', ...lines].join('\n'));
  id = body.id;
  await map(id, body.mapping);
  await api.runJobs();
});

describe('a large file', () => {
  const page = async (number: number): Promise<number[]> =>
    (
      await gql(`query ($id: ID!) { contactImportRows(id: $id, page: ${number}) { rows { position } } }`, {
        id,
      })
    )['contactImportRows'].rows.map(({ position }: { position: number }) => position);

  it('shows fifty rows to a page', async () => {
    const positions = await page(1);
    expect([positions.length, positions[0]]).toEqual([50, 2]);
  });

  it('goes on where the page before ended', async () => {
    expect((await page(2))[0]).toBe(52);
  });

  it('ends with its last row', async () => {
    expect(await page(21)).toEqual([1002]);
  });

  it('shows its first three rows while the columns are chosen', async () => {
    const { contactImport } = await gql('query ($id: ID!) { contactImport(id: $id) { sample } }', { id });
    expect(contactImport.sample.map(([email]: string[]) => email)).toEqual(['wrong 0', 'wrong 1', 'wrong 2']);
  });

  it('gives back every row that failed, also more than are read at a time', async () => {
    const { body } = await admin.rest('GET', `/api/contact-imports/${id}/errors`);
    const failed = [...String(body).matchAll(/wrong \d+/g)].map(([cell]) => cell);
    expect([failed.length, new Set(failed).size]).toEqual([1001, 1001]);
  });

  it('shows ten names to a page that can be split in several ways', async () => {
    const names = async (number: number): Promise<string[]> =>
      (
        await gql(
          `query ($id: ID!) { contactImportNames(id: $id, column: 1, page: ${number}) { names { name } pagination { total } } }`,
          { id },
        )
      )['contactImportNames'].names.map(({ name }: { name: string }) => name);
    const all = [...(await names(1)), ...(await names(2)), ...(await names(3))];
    expect([(await names(3)).length, new Set(all).size]).toEqual([1, 21]);
  });

  it('has no third column', async () => {
    for (const column of [2, 3])
      expect(
        await gql(
          `query ($id: ID!) { contactImportWords(id: $id, column: ${column}, field: status) { word } }`,
          { id },
        ),
      ).toEqual({ code: 'BAD_INPUT', message: importSentences.noColumn });
  });
});

describe('an import', () => {
  it.each(['0199aaaa-0000-7000-8000-000000000000', 'nonsense'])(
    'that is not there (%s) has no rows',
    async (other) => {
      expect(
        await gql('query ($id: ID!) { contactImportRows(id: $id) { rows { position } } }', { id: other }),
      ).toEqual({ code: 'NOT_FOUND', message: importSentences.missing });
    },
  );

  it('says how far it is, while it imports and while it is taken back', async () => {
    const { body } = await upload('Email,Name\nx@far.example,A B\ny@far.example,C D\nwrong,E F');
    await map(body.id, body.mapping);
    await api.runJobs();
    const far = [await move('startContactImport', body.id)];
    await api.runJobs();
    far.push(await read(body.id), await move('revertContactImport', body.id));
    await api.runJobs();
    far.push(await read(body.id));
    expect(far.map(({ state, done, toDo }) => [state, done, toDo])).toEqual([
      ['importing', 0, 2],
      ['imported', 2, 2],
      ['reverting', 0, 2],
      ['reverted', 2, 2],
    ]);
  });

  it('whose first row of a contact changes nothing takes what a later one brings', async () => {
    await admin.rest('POST', '/api/contacts', {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@woken.example',
    });
    const { body } = await upload(
      'First name,Last name,Email,Tags\nAda,Byron,ada@woken.example,\nAda,Byron,ada@woken.example,vip',
    );
    await map(body.id, body.mapping);
    await api.runJobs();
    expect((await read(body.id)).counts).toMatchObject({ update: 1, unchanged: 0, repeat: 1 });
    await start(body.id);
    expect(await contact('ada@woken.example')).toMatchObject({ tags: ['vip'] });
  });

  it('is among the newest twenty, or not listed', async () => {
    await api.sql(
      "insert into contact_imports (file_name, columns, mapping, rows) select n || '.csv', '{Email}', '{email}', 1 from generate_series(1, 21) n",
    );
    expect((await gql('{ contactImports { id } }', {}))['contactImports']).toHaveLength(20);
  });

  it('is tried again twenty times, from where it stopped', () => {
    for (const job of [checkJob, runJob, revertJob])
      expect(job.options).toMatchObject({ retryLimit: 20, expireInSeconds: 1800 });
  });
});

describe('an import that was done', () => {
  it('is kept for thirty days, and deleted with all its rows then', async () => {
    const now = new Date('2027-06-01T12:00:00.000Z');
    const old = new Date(now.getTime() - 30 * 86_400_000);
    await api.sql(
      `insert into contact_imports (file_name, columns, mapping, rows, state, created_at)
       values ('old.csv', '{Email}', '{email}', 5001, 'imported', $1), ('kept.csv', '{Email}', '{email}', 1, 'imported', $2)`,
      [old, new Date(old.getTime() + 1)],
    );
    await api.sql(
      "insert into contact_import_rows (import_id, position, cells) select id, n, '{a@b.example}' from contact_imports, generate_series(1, 5001) n where file_name = 'old.csv'",
    );
    api.clock.set(now);
    await purgeImports(api.app.systemContext());
    api.clock.reset();
    expect(
      await api.sql("select file_name from contact_imports where file_name in ('old.csv', 'kept.csv')"),
    ).toEqual([{ file_name: 'kept.csv' }]);
  });
});
