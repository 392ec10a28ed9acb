import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { pdfFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { remindOfRequests } from './send-request-reminders.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let project: string;

/** Moves the clock and signs in again, because a session does not last for days. */
const comeBackAt = async (instant: string): Promise<void> => {
  api.clock.set(instant);
  [admin, customer] = await Promise.all([api.as('admin'), api.as('customer')]);
};

beforeEach(async () => {
  // Ten in the morning in Seattle.
  await comeBackAt('2027-03-01T18:00:00Z');
  await api.sql('delete from document_requests');
  await api.sql('delete from mails');
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
});

const ask = (name: string, dueOn: string | null) =>
  admin.gql(
    'mutation ($id: ID!, $input: RequestDocumentInput!) { requestDocument(projectId: $id, input: $input) { id isOverdue } }',
    { id: project, input: { name, type: 'other', note: 'The recorded deed, please', dueOn } },
  );
const open = async (caller: Caller): Promise<{ id: string; name: string; isOverdue: boolean }[]> =>
  (await caller.gql('{ documentRequests { id name isOverdue } }')).data.documentRequests;
const reminders = (): Promise<any[]> =>
  api.sql("select to_address, subject, text from mails where kind = 'document_overdue' order by subject");
const look = (): Promise<number> => remindOfRequests(api.app.systemContext());

describe('a document that is asked for', () => {
  it('is not asked for by a day that has gone by where the business is', async () => {
    // The next day has begun in UTC, but not yet in Seattle.
    await comeBackAt('2027-03-02T05:00:00Z');
    expect((await ask('Deed', '2027-02-28')).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { dueOn: 'Please choose today or a later day' },
    });
    expect((await ask('Deed', '2027-03-01')).data.requestDocument.isOverdue).toBe(false);
  });

  it('is overdue once the day has ended where the business is, and its customer is reminded once', async () => {
    await ask('Deed', '2027-03-02');
    await ask('Loan letter', null);
    await comeBackAt('2027-03-03T07:59:00Z');
    expect(await look()).toBe(0);
    expect((await open(customer)).map(({ isOverdue }) => isOverdue)).toEqual([false, false]);
    api.clock.set('2027-03-03T08:01:00Z');
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    expect((await open(customer)).map(({ name, isOverdue }) => [name, isOverdue])).toEqual([
      ['Deed', true],
      ['Loan letter', false],
    ]);
    const [mail, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to_address: 'customer@example.com',
      subject: 'Still needed from you: Deed',
      text: expect.stringContaining('Tuesday, March 2, 2027'),
    });
    expect(mail.text).toContain(`/projects/${project}?tab=documents`);
    const [audited] = await api.sql(
      "select actor_id, details from audit_entries where action = 'document-request.remind'",
    );
    expect(audited).toEqual({ actor_id: null, details: { type: 'other' } });
  });

  it('is reminded of once by workers that look at the same moment', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await ask(name, '2027-03-02');
    api.clock.set('2027-03-04T18:00:00Z');
    const counts = await Promise.all([look(), look(), look(), look()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect((await reminders()).map(({ subject }) => subject as string)).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `Still needed from you: ${name}`),
    );
  });

  it('is not reminded of once it is there, nor where the project is over or nobody can be told', async () => {
    const { data } = await ask('Answered', '2027-03-02');
    await upload(customer, project, { 'deed.pdf': pdfFile('deed') }, { requestId: data.requestDocument.id });
    await ask('Waits', '2027-03-02');
    api.clock.set('2027-03-04T18:00:00Z');
    await api.sql("update projects set status = 'cancelled' where id = $1", [project]);
    expect(await look()).toBe(0);
    await api.sql("update projects set status = 'on_hold' where id = $1", [project]);
    await api.sql("update users set disabled_at = now() where email = 'customer@example.com'");
    expect(await look()).toBe(0);
    await api.sql("update users set disabled_at = null where email = 'customer@example.com'");
    expect(await look()).toBe(1);
    expect((await reminders()).map(({ subject }) => subject as string)).toEqual([
      'Still needed from you: Waits',
    ]);
  });
});
