import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { environmentVariables, loadConfig } from './config.ts';
import { StartError } from './errors.ts';
import { storedSealPem, makeSealPem, ownSealPem, signingVariables } from './crypto/seal-key.ts';
import { loadSecrets } from './crypto/secrets.ts';

const secret = randomBytes(48).toString('base64');
const signing = signingVariables(await makeSealPem('Spec', new Date()));
const database = 'postgres://app:pw@db:5432/hearthline';
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: database,
  PUBLIC_URL: 'https://homes.example/',
  APP_SECRET: secret,
  ...signing,
};

/** The names of the variables that `loadConfig` complains about. */
const complaints = (env: Record<string, string>): string[] => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(':')[0] ?? '');
  }
};

describe('configuration', () => {
  it('needs nothing at all', () => {
    expect(loadConfig({})).toEqual({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      publicUrl: null,
      trustProxy: 0,
      databaseUrl: null,
      databaseOwnerUrl: null,
      databaseListenUrl: null,
      workers: 1,
      dataDir: '.data',
      s3: null,
      seed: 'demo',
      adminEmail: null,
      smtpUrl: null,
      appSecret: null,
      signingKey: null,
      signingCertificate: null,
      timestampUrl: null,
      apiDocs: true,
      logLevel: 'info',
    });
  });

  it('takes a key to seal with that belongs to its certificate, and neither alone', async () => {
    const [one, other] = await Promise.all([
      makeSealPem('One', new Date()),
      makeSealPem('Other', new Date()),
    ]);
    const line = (pem: string) => pem.replaceAll('\n', '\\n');
    const good = { SIGNING_KEY: line(one.key), SIGNING_CERTIFICATE: line(one.certificate) };
    expect(loadConfig(good)).toMatchObject({ signingKey: one.key, signingCertificate: one.certificate });
    expect(complaints({ SIGNING_KEY: good.SIGNING_KEY })).toEqual(['SIGNING_CERTIFICATE']);
    expect(complaints({ SIGNING_CERTIFICATE: good.SIGNING_CERTIFICATE })).toEqual(['SIGNING_KEY']);
    expect(complaints({ ...good, SIGNING_CERTIFICATE: line(other.certificate) })).toEqual([
      'SIGNING_CERTIFICATE',
    ]);
    expect(complaints({ ...good, SIGNING_KEY: 'no key' })).toEqual(['SIGNING_KEY']);
  });

  it('makes a key to seal with once, for several starts at once, that nobody else can read', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'seal-'));
    try {
      const load = () => ownSealPem(dataDir);
      const made = await Promise.all([load(), load(), load()]);
      expect(new Set([...made, await load()].map(({ key }) => key)).size).toBe(1);
      expect(statSync(join(dataDir, 'seal-key.pem')).mode & 0o777).toBe(0o600);
      // What was kept goes on as the configured one.
      const storedKey = storedSealPem(dataDir);
      const lines = Object.entries(storedKey ? signingVariables(storedKey) : {}).map(
        ([name, value]) => `${name}=${value}`,
      );
      const { signingKey, signingCertificate } = loadConfig({ ...production, ...parseEnv(lines.join('\n')) });
      expect([signingKey?.trim(), signingCertificate?.trim()]).toEqual([
        made[0].key.trim(),
        made[0].certificate.trim(),
      ]);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });

  it('lets the APIs explain themselves except in production, unless told otherwise', () => {
    expect(
      [
        loadConfig({}),
        loadConfig(production),
        loadConfig({ ...production, API_DOCS: 'on' }),
        loadConfig({ API_DOCS: 'off' }),
      ].map(({ apiDocs }) => apiDocs),
    ).toEqual([true, false, true, false]);
    expect(complaints({ API_DOCS: 'yes' })).toEqual(['API_DOCS']);
  });

  it('takes an empty variable as an unset one', () => {
    expect(loadConfig(Object.fromEntries(environmentVariables.map((name) => [name, ' '])))).toEqual(
      loadConfig({}),
    );
  });

  it('reads a server of several', () => {
    expect(loadConfig({ ...production, PORT: '8080', TRUST_PROXY: '2' })).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://homes.example',
      trustProxy: 2,
      databaseUrl: database,
      databaseOwnerUrl: database,
      databaseListenUrl: database,
      seed: 'none',
      appSecret: secret,
    });
  });

  it('names every problem at once, and no value', () => {
    const wrong = {
      NODE_ENV: 'live',
      PORT: '99999',
      PUBLIC_URL: 'ftp://x',
      TRUST_PROXY: '-1',
      DATABASE_URL: 'mysql://u:hunter2@x/y',
      DATABASE_OWNER_URL: 'nonsense',
      DATABASE_LISTEN_URL: 'nonsense',
      WORKERS: 'all',
      SEED: 'some',
      SMTP_URL: 'http://x',
      APP_SECRET: 'hunter2',
      LOG_LEVEL: 'loud',
    };
    expect(complaints(wrong)).toEqual(Object.keys(wrong));
    expect(() => loadConfig(wrong)).not.toThrow(/hunter2|nonsense/);
    expect(complaints({ NODE_ENV: 'production', PORT: 'x' })).toEqual([
      'PORT',
      'APP_SECRET',
      'DATABASE_URL',
      'PUBLIC_URL',
    ]);
    for (const name of ['DATABASE_OWNER_URL', 'DATABASE_LISTEN_URL'])
      expect(complaints({ [name]: database }), name).toEqual(['DATABASE_URL']);
    for (const port of ['-1', '1.5', '65536', 'NaN', '4000x'])
      expect(complaints({ PORT: port }), port).toEqual(['PORT']);
  });

  it('reads a bucket for files, and wants its key', () => {
    const bucket = {
      S3_BUCKET: 'homes',
      S3_ENDPOINT: 'http://files:9000',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      S3_PREFIX: 'documents/',
    };
    expect(loadConfig(bucket).s3).toEqual({
      bucket: 'homes',
      prefix: 'documents/',
      endpoint: 'http://files:9000',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    });
    expect(complaints({ S3_BUCKET: 'homes' })).toEqual(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
    expect(complaints({ ...bucket, S3_PREFIX: 'documents', S3_ENDPOINT: 'files:9000' })).toEqual([
      'S3_PREFIX',
      'S3_ENDPOINT',
    ]);
  });

  it('wants no demo accounts in production, and a way to write to the first admin', () => {
    expect(complaints({ ...production, SEED: 'demo' })).toEqual(['SEED']);
    expect(complaints({ ADMIN_EMAIL: 'nobody' })).toEqual(['ADMIN_EMAIL', 'SMTP_URL']);
    expect(loadConfig({ ADMIN_EMAIL: 'ada@homes.example', SMTP_URL: 'smtp://mail:1025' }).adminEmail).toBe(
      'ada@homes.example',
    );
  });

  it('sends nobody’s mails and cookies in the clear in production, but on this machine', () => {
    for (const address of [
      'http://homes.example',
      'http://10.0.0.7:4000',
      'http://localhost.homes.example',
      'http://127.0.0.1.homes.example',
    ])
      expect(complaints({ ...production, PUBLIC_URL: address }), address).toEqual(['PUBLIC_URL']);
    for (const address of [
      'https://homes.example',
      'http://localhost:4000',
      'http://homes.localhost',
      'http://127.0.0.1',
      'http://127.8.0.1:80',
      'http://[::1]:4000',
    ])
      expect(complaints({ ...production, PUBLIC_URL: address }), address).toEqual([]);
    expect(complaints({ PUBLIC_URL: 'http://homes.example' })).toEqual([]);
    expect(complaints({ ...production, PUBLIC_URL: 'homes.example' })).toEqual(['PUBLIC_URL']);
  });

  it('demands a secret with a database of its own or in production (B3)', () => {
    expect(complaints({ DATABASE_URL: database })).toEqual(['APP_SECRET']);
    expect(complaints({ ...production, APP_SECRET: '' })).toEqual(['APP_SECRET']);
  });

  it('takes the key that agreements are sealed with together with its certificate only, and starts without both', () => {
    const { SIGNING_KEY: _key, SIGNING_CERTIFICATE: _certificate, ...without } = production;
    expect(complaints(without)).toEqual([]);
    expect(complaints({ ...without, SIGNING_KEY: signing.SIGNING_KEY })).toEqual(['SIGNING_CERTIFICATE']);
  });

  it('takes only what could be 256 random bits for a secret (B3)', () => {
    const short = [
      'x',
      'secret',
      'changeme',
      'x'.repeat(100),
      '0123456789'.repeat(10),
      'change-me-change-me-change-me-change-me-change-me',
      'please-replace-this-default-value-before-production-0815',
      randomBytes(16).toString('hex'),
      randomBytes(24).toString('base64'),
      randomBytes(31).toString('hex'),
      'correct horse battery staple',
      `${'ab'.repeat(40)}`,
      'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    ];
    for (const value of short)
      expect(complaints({ ...production, APP_SECRET: value }), value).toEqual(['APP_SECRET']);
    for (let round = 0; round < 50; round += 1) {
      for (const form of ['hex', 'base64', 'base64url'] as const)
        expect(
          complaints({ ...production, APP_SECRET: randomBytes(form === 'hex' ? 32 : 48).toString(form) }),
          form,
        ).toEqual([]);
    }
  });

  it('is what .env.example lists, each with a comment, in a form that loads', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    expect([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name)).toEqual(environmentVariables);
    expect(example.match(/^# .+\n\w+=/gm)).toHaveLength(environmentVariables.length);
    expect(loadConfig(parseEnv(example) as Record<string, string>)).toEqual(loadConfig({}));
  });
});

describe('secrets', () => {
  it('are made once, kept for this user alone, and differ by purpose', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-secrets-'));
    try {
      const made = loadSecrets({ appSecret: null, dataDir });
      expect(loadSecrets({ appSecret: null, dataDir })).toEqual(made);
      expect(statSync(join(dataDir, 'app-secret')).mode & 0o077).toBe(0);
      const keys = Object.values(made).map((key: Buffer) => key.toString('hex'));
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(key).toHaveLength(64);
      expect(loadSecrets({ appSecret: secret, dataDir })).not.toEqual(made);
      expect(loadSecrets({ appSecret: secret, dataDir: 'anywhere' })).toEqual(
        loadSecrets({ appSecret: secret, dataDir }),
      );
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});
