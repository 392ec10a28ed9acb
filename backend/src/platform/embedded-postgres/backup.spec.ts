import { mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer, useFolders } from '../../testing/embedded-server.ts';
import { StartError } from '../errors.ts';
import { backupDataDir } from './backup.ts';

const newFolder = useFolders();

const write = (folder: string, path: string, mode = 0o644): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `content of ${path}`, { mode });
};

/** The files below a folder that this product's version does not make itself, with their contents. */
const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), file] as const)
      .filter(([path]) => !/^(postgres\/|embedded-postgres\.json$)/.test(path))
      .map(([path, file]) => [path, readFileSync(file, 'utf8')]),
  );

it('copies everything but what is listed, files that nobody has heard of included', async () => {
  const [dataDir, elsewhere] = [newFolder(), newFolder()];
  const server = await startServer(dataDir);
  await server.stop();
  const retained = [
    'app-secret',
    'seal-key.pem',
    'seal-certificates/2026-11-28.pem',
    'of-a-later-version',
    'folder-of-a-later-version/deeper/file',
    'files/kept/ab/one',
  ];
  for (const path of retained) write(dataDir, path);
  for (const path of ['cache/images/one.jpg', 'files/drafts/half', 'embedded-postgres.lock.stale.7'])
    write(dataDir, path);
  write(elsewhere, 'on-another-disk');
  symlinkSync(elsewhere, join(dataDir, 'linked'));
  symlinkSync(join(elsewhere, 'nothing'), join(dataDir, 'leads-nowhere'));
  const target = join(newFolder(), 'copy');
  await backupDataDir(dataDir, target);
  expect(filesIn(target)).toEqual({
    ...Object.fromEntries(retained.map((path) => [path, `content of ${path}`])),
    'linked/on-another-disk': 'content of on-another-disk',
  });
});

it('keeps secrets to their owner', async () => {
  const dataDir = newFolder();
  const server = await startServer(dataDir);
  write(dataDir, 'seal-key.pem', 0o600);
  write(dataDir, 'seal-certificates/one.pem', 0o600);
  const target = newFolder();
  await backupDataDir(dataDir, target);
  await server.stop();
  for (const path of ['seal-key.pem', 'seal-certificates/one.pem', 'embedded-postgres.json'])
    expect([path, statSync(join(target, path)).mode & 0o777]).toEqual([path, 0o600]);
});

it('is not made inside of what it copies, nor over something', async () => {
  const dataDir = newFolder();
  await (await startServer(dataDir)).stop();
  for (const inside of [dataDir, join(dataDir, 'backups', 'monday'), join(dataDir, '..backup')])
    await expect(backupDataDir(dataDir, inside)).rejects.toThrow(StartError);
  await expect(backupDataDir(dataDir, join(dataDir, 'backups'))).rejects.toThrow(/is inside/);
  const full = newFolder();
  write(full, 'something');
  await expect(backupDataDir(dataDir, full)).rejects.toThrow(/is not empty/);
  expect(readdirSync(full)).toEqual(['something']);
});
