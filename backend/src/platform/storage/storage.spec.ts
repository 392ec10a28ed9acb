import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucket, type BucketServer } from '../../testing/fakes/s3-server.ts';
import { patientFetch } from './patient-fetch.ts';
import { createDiskStorage } from './disk-storage.ts';
import { openStorage } from './open-storage.ts';
import { storageError, type Draft, type Storage } from './storage.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-storage-'));
let bucket: BucketServer;
const storages: Record<string, Storage> = {};

beforeAll(async () => {
  bucket = await openBucket();
  storages.disk = await openStorage({ s3: null, dataDir });
  storages.s3 = await openStorage({ s3: bucket.config, dataDir: join(dataDir, 'beside') });
});
afterAll(async () => {
  await bucket.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const put = async (storage: Storage, text: string): Promise<string> => {
  const [draft, key] = [await storage.draft(), randomUUID()];
  await draft.fill(Readable.from([Buffer.from(text)]), 1000);
  await storage.keep(draft, key);
  return key;
};
const drafts = (storage: string): string[] =>
  readdirSync(join(dataDir, storage === 'disk' ? 'files/drafts' : 'beside/files/drafts'));

describe.each(['disk', 's3'])('a storage on %s', (kind) => {
  const storage = (): Storage => storages[kind] as Storage;

  it('keeps, reads, lists and forgets', async () => {
    const keys = [await put(storage(), 'one'), await put(storage(), 'two'), await put(storage(), 'three')];
    expect(await buffer(await storage().read(keys[2] ?? ''))).toEqual(Buffer.from('three'));
    expect(await buffer(await storage().read(keys[2] ?? '', { start: 1, end: 3 }))).toEqual(
      Buffer.from('hre'),
    );
    const listed: string[] = [];
    for await (const { key, storedAt } of storage().list()) {
      listed.push(key);
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    }
    expect(listed.sort()).toEqual([...keys].sort());
    for (const key of [...keys, randomUUID()]) await storage().remove(key);
    for await (const { key } of storage().list()) expect.fail(key);
    await expect(storage().read(keys[0] ?? '')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(drafts(kind)).toEqual([]);
    expect(await storage().check()).toBeNull();
  });

  it('takes no key that it has not made', async () => {
    for (const key of ['../secret', 'x', '', `${randomUUID()}/..`, '..\\x', `${randomUUID()}\0`])
      await expect((async () => storage().read(key))()).rejects.toThrow();
  });

  it('has a draft to discard however early its bytes broke off, and nothing comes after that', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [draft, bytes] = [await storage().draft(), new Readable({ read: () => undefined })];
      const filling = draft.fill(bytes, 1000);
      bytes.destroy(new Error('broken off'));
      await expect(filling).rejects.toThrow();
      expect(drafts(kind)).toHaveLength(1);
      await draft.discard();
      expect(drafts(kind)).toEqual([]);
    }
  });

  it('sweeps drafts that nobody writes to any more, and no others', async () => {
    const [old, young] = [await storage().draft(), await storage().draft()];
    for (const draft of [old, young]) await draft.fill(Readable.from([Buffer.from('x')]), 10);
    utimesSync(old.path, new Date(1000), new Date(1000));
    expect(await storage().sweepDrafts(new Date(Date.now() - 1000))).toBe(1);
    expect(drafts(kind)).toHaveLength(1);
    await young.discard();
  });

  it('stops at the first byte too many', async () => {
    const draft = await storage().draft();
    await expect(draft.fill(Readable.from([Buffer.alloc(60), Buffer.alloc(60)]), 100)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    await draft.discard();
    expect(drafts(kind)).toEqual([]);
  });
});

it('a disk that is full is told from one that is away', async () => {
  expect(storageError(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toMatchObject({
    code: 'STORAGE_FULL',
    status: 507,
  });
  for (const code of ['EACCES', 'EROFS', 'EIO'])
    expect(storageError(Object.assign(new Error('x'), { code }))).toMatchObject({ code: 'UNAVAILABLE' });
  writeFileSync(join(dataDir, 'taken'), '');
  const blocked = createDiskStorage(join(dataDir, 'taken'));
  await expect(blocked.draft()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await blocked.check()).toMatch(/cannot be written/);
});

describe('a file that is longer than a part', () => {
  const long = Buffer.alloc(17 * 1024 * 1024, 'abc');
  const longDraft = async (): Promise<Draft> => {
    const draft = await (storages.s3 as Storage).draft();
    await draft.fill(Readable.from([long]), long.length);
    return draft;
  };

  it('is kept in a bucket part by part', async () => {
    const [draft, key] = [await longDraft(), randomUUID()];
    await storages.s3?.keep(draft, key);
    expect(bucket.objects.get(`documents/${key}`)?.bytes.equals(long)).toBe(true);
    expect(bucket.uploads.size).toBe(0);
    await storages.s3?.remove(key);
  });

  it('leaves no parts behind when the bucket fills up', async () => {
    const draft = await longDraft();
    bucket.failNext(400, 'QuotaExceeded', /^POST .*uploadId/);
    await expect(storages.s3?.keep(draft, randomUUID())).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    expect(bucket.uploads.size).toBe(0);
    await draft.discard();
  });
});

it('a bucket that answers nothing is away', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const fetchOnce = patientFetch({ attempts: 1, answerMs: 20 });
  const { port } = silent.address() as AddressInfo;
  await expect(fetchOnce(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  silent.closeAllConnections();
  silent.close();
});

it('a bucket that refuses is away, not a fault of ours', async () => {
  const s3 = storages.s3 as Storage;
  const draft = await s3.draft();
  await draft.fill(Readable.from([Buffer.from('x')]), 10);
  for (let attempt = 0; attempt < 3; attempt += 1) bucket.failNext(503, 'SlowDown');
  await expect(s3.keep(draft, randomUUID())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await draft.discard();
  bucket.failNext(403, 'AccessDenied');
  expect(await s3.check()).toMatch(/bucket/);
  expect(bucket.objects.size).toBe(0);
});
