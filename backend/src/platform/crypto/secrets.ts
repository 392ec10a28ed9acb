import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makeFolder } from '../process/data-folder.ts';

/** One key per purpose, so that a value signed for one is worthless for another. */
export interface Secrets {
  /** Signs access tokens (HS256). */
  readonly accessTokenKey: Buffer;
  /** Hashes the addresses and names that limits count by. */
  readonly limitKey: Buffer;
  /** Encrypts mails with links while they wait to be sent. */
  readonly mailKey: Buffer;
  /** Signs the tokens in mailed links. */
  readonly linkKey: Buffer;
  /** Encrypts stored secrets of second factors. */
  readonly storedSecretKey: Buffer;
}

const keepOwnSecret = (dataDir: string): string => {
  const file = join(dataDir, 'app-secret');
  makeFolder(dataDir, 0o700);
  try {
    // `wx`: of two starts at once, only one creates the secret, and the other reads it.
    writeFileSync(file, randomBytes(48).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
};

const derive = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

/** The server's secrets, derived from `APP_SECRET`, or from a secret that is generated once and kept in the data directory. */
export const loadSecrets = ({ appSecret, dataDir }: Pick<Config, 'appSecret' | 'dataDir'>): Secrets => {
  const secret = appSecret ?? keepOwnSecret(dataDir);
  return {
    accessTokenKey: derive(secret, 'access-token'),
    limitKey: derive(secret, 'limit'),
    mailKey: derive(secret, 'mail'),
    linkKey: derive(secret, 'link'),
    storedSecretKey: derive(secret, 'stored-secret'),
  };
};
