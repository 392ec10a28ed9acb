import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { holdLocks, untilWaiting } from '../../../../testing/locks.ts';
import { purgeDeleted } from './deleted.service.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());

/** Deletes new contacts of a company together. @returns their ids, and that of the deletion */
const deleteNew = async (company: string, count: number): Promise<{ ids: string[]; deletion: string }> => {
  const rows = await api.sql(
    `insert into contacts (first_name, last_name, email, email_folded, company)
     select 'Row', n::text, n || '@' || $1 || '.example', n || '@' || $1 || '.example', $1 from generate_series(1, $2::int) n returning id`,
    [company, count],
  );
  const ids = rows.map(({ id }) => String(id));
  return { ids, deletion: await drop(ids) };
};
const drop = async (ids: readonly string[]): Promise<string> =>
  (
    await admin.gql('mutation ($s: ContactSelectionInput!) { deleteContacts(selection: $s) { deletion } }', {
      s: { ids },
    })
  ).data.deleteContacts.deletion;
const back = (deletion: string): ReturnType<Caller['gql']> =>
  admin.gql('mutation ($d: ID!) { restoreContacts(deletion: $d) }', { d: deletion });

describe('deleted contacts', () => {
  it('are listed fifty to a page, each once', async () => {
    const { ids } = await deleteNew('paged', 51);
    const page = async (number: number): Promise<string[]> =>
      (
        await admin.gql(`{ deletedContacts(page: ${number}) { contacts { id } } }`)
      ).data.deletedContacts.contacts.map(({ id }: { id: string }) => id);
    const [first, second] = [await page(1), await page(2)];
    expect([first.length, second.length, new Set([...first, ...second])]).toEqual([50, 1, new Set(ids)]);
  });

  it('brought back together are one line of the record', async () => {
    const { deletion } = await deleteNew('together', 3);
    await back(deletion);
    expect(
      await api.sql(
        "select details from audit_entries where action = 'contact.bulk-restore' and object = $1",
        [`deletion:${deletion}`],
      ),
    ).toEqual([{ details: { contacts: 3 } }]);
  });

  it('are forgotten after thirty days, not a moment before, and the record says how many', async () => {
    await api.sql('delete from deleted_contacts');
    const { ids } = await deleteNew('forgotten', 2);
    const now = new Date('2027-06-01T12:00:00.000Z');
    const thirty = new Date(now.getTime() - 30 * 86_400_000);
    await api.sql('update deleted_contacts set deleted_at = $1', [thirty]);
    api.clock.set(now);
    const purged = [await purgeDeleted(api.app.systemContext())];
    await api.sql('update deleted_contacts set deleted_at = $2 where id = $1', [
      ids[0],
      new Date(thirty.getTime() - 1),
    ]);
    purged.push(await purgeDeleted(api.app.systemContext()));
    expect([
      purged,
      await api.sql("select details from audit_entries where action = 'contact.purge'"),
    ]).toEqual([[0, 1], [{ details: { contacts: 1 } }]]);
  });

  it('are not restored by an id that is none', async () => {
    const { status, body } = await admin.rest('POST', '/api/contacts/nonsense/restore');
    expect([status, body.message]).toEqual([404, contactSentences.notDeleted]);
  });

  it('wait for the projects that named them', async () => {
    const [contact] = await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded) values ('A', 'B', 'p@held.example', 'p@held.example') returning id",
    );
    const [project] = await api.sql(
      "insert into projects (name, contact_id) values ('Alder Home', $1) returning id",
      [contact?.id],
    );
    const deletion = await drop([String(contact?.id)]);
    const release = await holdLocks(api, 'select from projects where id = $1 for update', [project?.id]);
    const done = back(deletion);
    await untilWaiting(api, 1);
    expect(
      await api.sql('select from deleted_contacts where id = $1 for update nowait', [contact?.id]),
    ).toHaveLength(1);
    await release();
    expect((await done).data.restoreContacts).toBe(1);
  });
});
