import { expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { demoPassword } from '../../seed/accounts.ts';
import { openStream } from '../../testing/http/event-streams.ts';
import { workspaceChannel } from './workspace-changes.ts';

const api = useApi();
const listen = async (email: string) => {
  const { body } = await api.rest('POST', '/api/auth/login', { email, password: demoPassword });
  return openStream(api.url, String(body.accessToken), { query: 'subscription { workspaceChanges }' });
};
const heard = (stream: Awaited<ReturnType<typeof listen>>): string[] =>
  stream.arrived.map(({ data }) => data.workspaceChanges);

it('each role hears of what its screens show, and nobody of what is no news', async () => {
  const [admin, contractor, factory] = [
    await listen('admin@example.com'),
    await listen('contractor@example.com'),
    await listen('factory@example.com'),
  ];
  for (const kind of ['nonsense', 'mails', 'builds', 'factory', ''])
    api.app.events.emit(workspaceChannel, kind);
  await expect.poll(() => heard(admin)).toEqual(['mails', 'builds', 'factory']);
  await expect.poll(() => heard(contractor)).toEqual(['builds']);
  await expect.poll(() => heard(factory)).toEqual(['factory']);
  for (const stream of [admin, contractor, factory]) stream.close();
  expect((await listen('customer@example.com')).refusal.errors[0].extensions.code).toBe('FORBIDDEN');
});

it('the database says what has changed, once for each statement', async () => {
  const [row] = await api.sql<{ pending: string[] }>(
    "select array_agg(distinct tgname::text order by tgname::text) as pending from pg_trigger where tgname like '%\\_tell'",
  );
  expect(row?.pending).toEqual([
    'appointments_tell',
    'builds_tell',
    'consultant_requests_tell',
    'contact_imports_tell',
    'contact_notes_tell',
    'contacts_tell',
    'document_requests_tell',
    'documents_tell',
    'factory_homes_tell',
    'mails_tell',
    'message_reads_tell',
    'messages_tell',
    'projects_tell',
  ]);
});
