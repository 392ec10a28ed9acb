import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What has to be remembered about an embedded server between starts. */
export interface ServerRecord {
  /** Where the database files are, if not in the data directory; absolute. */
  readonly home?: string;
  readonly passwords: { readonly superuser: string; readonly owner: string; readonly app: string };
}

const fileIn = (dataDir: string): string => join(dataDir, 'embedded-postgres.json');

/** Reads the record of a data directory; creates one with fresh passwords if there is none. */
export const loadRecord = (dataDir: string): ServerRecord => {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as ServerRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const password = () => randomBytes(24).toString('base64url');
  const fresh: ServerRecord = { passwords: { superuser: password(), owner: password(), app: password() } };
  saveRecord(dataDir, fresh);
  return fresh;
};

/** Writes the record atomically, readable by this user only. */
export const saveRecord = (dataDir: string, record: ServerRecord): void => {
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, fileIn(dataDir));
};
