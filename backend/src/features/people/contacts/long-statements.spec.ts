import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { importsOf } from '../../../testing/fixtures/imports.ts';
import { purgeImports } from './import/purge-imports.ts';
import { mergeSources } from './list/merge-sources.ts';
import { refillSearch } from './list/rebuild-search-text.ts';

const api = useApi();
let admin: Caller;
const { upload, map } = importsOf(api, () => admin);

beforeAll(async () => {
  admin = await api.as('admin');
  await api.sql('create table seen (statement_timeout text)');
  await api.sql(
    `create function see() returns trigger language plpgsql security definer as $$
     begin insert into seen values (current_setting('statement_timeout')); return null; end $$`,
  );
  for (const [when, table] of [
    ['insert or update or delete', 'contacts'],
    ['update or delete', 'contact_import_rows'],
    ['delete', 'contact_imports'],
  ])
    await api.sql(`create trigger see after ${when} on ${table} for each statement execute function see()`);
});
beforeEach(() => api.sql('delete from seen'));

/** The limits under which these tables were written. */
const seen = (): Promise<object[]> => api.sql('select distinct statement_timeout from seen');
const aMinute = [{ statement_timeout: '1min' }];
const make = async (email: string, source = 'manual'): Promise<string> => {
  const [row] = await api.sql(
    "insert into contacts (first_name, last_name, email, email_folded, source, tags) values ('A', 'B', $1, $1, $2, '{a}') returning id",
    [email, source],
  );
  await api.sql('delete from seen');
  return String(row?.id);
};

describe('what may concern many contacts may take a minute', () => {
  it('a change of many at once', async () => {
    const ids = [await make('bulk@long.example')];
    await admin.gql(
      'mutation ($s: ContactSelectionInput!) { setContactsStatus(selection: $s, status: active) { changed } }',
      { s: { ids } },
    );
    expect(await seen()).toEqual(aMinute);
  });

  it('bringing back what was deleted together', async () => {
    const ids = [await make('back@long.example')];
    const { data } = await admin.gql(
      'mutation ($s: ContactSelectionInput!) { deleteContacts(selection: $s) { deletion } }',
      { s: { ids } },
    );
    await api.sql('delete from seen');
    await admin.gql('mutation ($d: ID!) { restoreContacts(deletion: $d) }', {
      d: data.deleteContacts.deletion,
    });
    expect(await seen()).toEqual(aMinute);
  });

  it('giving a source one spelling', async () => {
    for (const trigger of ['contacts_source_folded', 'contacts_searched'])
      await api.sql(`alter table contacts disable trigger ${trigger}`);
    await make('one@long.example', 'Referral');
    await make('two@long.example', ' referral ');
    await api.sql('alter table contacts enable trigger contacts_source_folded');
    await api.sql("select contact_source_of('Referral')");
    await mergeSources(api.app.systemContext());
    expect(await seen()).toEqual(aMinute);
  });

  it('writing the searched text anew', async () => {
    await make('text@long.example');
    await api.sql(
      "insert into contact_search_refill values ('00000000-0000-0000-0000-000000000000') on conflict do nothing",
    );
    await refillSearch(api.app.systemContext());
    expect(await seen()).toEqual(aMinute);
  });
});

describe('what concerns all rows of a file may take a minute', () => {
  it('the dry run, and choosing the columns again after it', async () => {
    const { body } = await upload('Email,Name\na@long.example,A B');
    await map(body.id, body.mapping);
    await api.runJobs();
    expect(await seen()).toEqual(aMinute);
    await api.sql('delete from seen');
    await map(body.id, body.mapping);
    expect(await seen()).toEqual(aMinute);
  });

  it('deleting a file that nobody imports', async () => {
    const { body } = await upload('Email,Name\nb@long.example,A B');
    await api.sql("update contact_imports set touched_at = '2020-01-01' where id = $1", [body.id]);
    await api.sql('delete from seen');
    await purgeImports(api.app.systemContext());
    expect(await seen()).toEqual(aMinute);
  });

  it('deleting a file that breaks off', async () => {
    const { status } = await upload(`Email\nc@long.example\n"${'x'.repeat(300_000)}`);
    expect([status, await seen()]).toEqual([400, aMinute]);
  });
});
