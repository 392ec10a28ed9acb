import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDiskStorage } from '../../../../platform/storage/disk-storage.ts';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi } from '../../../../testing/api.ts';
import { pdfFile } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { openSpawnedServers, type SpawnedServer } from '../../../../testing/spawned-server.ts';
import { sweepFiles } from '../files/sweep-files.ts';

const servers = openSpawnedServers();
const storage = createDiskStorage(servers.dataDir);
const api = useApi({ storage });
let project: string;

beforeEach(async () => {
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
});
afterAll(() => servers.stop());

const signIn = async ({ url }: SpawnedServer): Promise<string> => {
  const body = JSON.stringify({ email: 'customer@example.com', password: demoPassword });
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return String(((await answer.json()) as { accessToken: string }).accessToken);
};

interface Slow {
  readonly request: ClientRequest;
  /** Sends the rest. */
  finish(): void;
  /** The status and body of the answer; rejects if there is none. */
  readonly answer: Promise<{ status: number; body: any }>;
}

/** An upload of which only the first half has been sent. */
const beginUpload = ({ url }: SpawnedServer, token: string, name: string): Slow => {
  const boundary = 'hearthline-spec';
  const bytes = Buffer.concat([pdfFile(name), Buffer.alloc(200_000, 32), Buffer.from('\n%%EOF\n')]);
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="type"\r\n\r\nplans\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}.pdf"\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const sent = request(`${url}/api/projects/${project}/documents`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    },
  });
  const answer = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on(
      'response',
      (response: IncomingMessage) =>
        void json(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject),
    );
  });
  answer.catch(() => undefined);
  const half = Math.floor(body.length / 2);
  sent.write(body.subarray(0, half));
  return { request: sent, answer, finish: () => void sent.end(body.subarray(half)) };
};

const drafts = (): Promise<string[]> => readdir(join(servers.dataDir, 'files/drafts')).catch(() => []);
const storedFiles = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.sort();
};
const named = (): Promise<{ key: string; sha256: string }[]> =>
  api.sql('select storage_key::text as key, sha256 from document_versions order by 1');
const expectWhole = async (): Promise<void> => {
  const rows = await named();
  expect(await storedFiles()).toEqual(rows.map(({ key }) => key));
  for (const { key, sha256 } of rows)
    expect(
      createHash('sha256')
        .update(await buffer(await storage.read(key)))
        .digest('hex'),
    ).toBe(sha256);
  expect(await drafts()).toEqual([]);
};

describe('a server that takes uploads', () => {
  it('and is killed leaves no half document, loses none that it answered, and what it left is swept away (K5)', async () => {
    const server = await servers.start(api);
    const token = await signIn(server);
    const half = beginUpload(server, token, 'half');
    await vi.waitFor(async () => expect(await drafts()).toHaveLength(1), { timeout: 10_000 });
    // Further uploads are in various stages of being stored when the server is killed.
    const many = Array.from({ length: 12 }, (_, number) => {
      const upload = beginUpload(server, token, `many ${number}`);
      setTimeout(() => upload.finish(), number * 12);
      return upload.answer.then(
        ({ status, body }) => (status === 201 ? String(body.documents[0].id) : null),
        () => null,
      );
    });
    await Promise.race(many);
    await server.end('SIGKILL');
    await expect(half.answer).rejects.toThrow();
    const answered = (await Promise.all(many)).filter((id) => id !== null);
    const stored = (
      await api.sql<{ id: string }>('select id from documents where project_id = $1', [project])
    ).map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining(answered));
    expect(await api.sql("select id from documents where name = 'half'")).toEqual([]);
    expect(
      await api.sql(
        'select d.id from documents d where not exists (select from document_versions v where v.document_id = d.id)',
      ),
    ).toEqual([]);
    // The hourly sweep of the next server.
    api.clock.set(new Date(Date.now() + 2 * 3_600_000));
    await sweepFiles(api.app.systemContext());
    api.clock.reset();
    await expectWhole();
  }, 60_000);

  it('and is told to end finishes what still comes, gives up what does not, and leaves nothing of that (K4)', async () => {
    const server = await servers.start(api, 1500);
    const token = await signIn(server);
    const [coming, stuck] = [beginUpload(server, token, 'coming'), beginUpload(server, token, 'stuck')];
    await vi.waitFor(async () => expect(await drafts()).toHaveLength(2), { timeout: 10_000 });
    const ended = server.end('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${server.url}/readyz`).then(
          ({ status }) => status,
          () => 503,
        ),
      )
      .toBe(503);
    coming.finish();
    expect(await coming.answer).toMatchObject({
      status: 201,
      body: { documents: [{ name: 'coming', state: 'waiting' }] },
    });
    await expect(stuck.answer).rejects.toThrow();
    expect(await ended).toBe(0);
    expect(
      (await api.sql<{ name: string }>('select name from documents where project_id = $1', [project])).map(
        ({ name }) => name,
      ),
    ).toEqual(['coming']);
    await expectWhole();
  }, 60_000);
});
