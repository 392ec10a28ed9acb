import { z } from 'zod';
import { sealProblem } from './crypto/seal-pem.ts';
import { StartError } from './errors.ts';

const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** How many bits each character of a value can carry at most, judged by the smallest alphabet that covers it. */
const bitsEach = (value: string): number => {
  const alphabets: readonly (readonly [RegExp, number])[] = [
    [/^\d+$/, 10],
    [/^[\da-f]+$/i, 16],
    [/^[a-z]+$/i, 26],
    [/^[\da-z]+$/, 36],
    [/^[\da-z]+$/i, 62],
  ];
  return Math.log2(alphabets.find(([alphabet]) => alphabet.test(value))?.[1] ?? 64);
};

/** Words that show that a secret was made up by a person, or copied from an example (docs/security.md, B3). */
const written = /change|secret|example|password|default|insecure|qwerty|abcdefgh/i;

/** Whether a secret could be 256 random bits; more than that cannot be checked. */
const couldBeRandom = (value: string): boolean =>
  value.length * bitsEach(value) >= 256 && new Set(value).size >= 12 && !written.test(value);

const wholeNumber = (most: number) => {
  const sentence = `must be a whole number from 0 to ${most}`;
  return z.coerce.number(sentence).int(sentence).min(0, sentence).max(most, sentence);
};

/** A PEM text as it was meant: files of variables hold one line, in which `\n` stands for a line break. */
const asPem = (value: string): string => `${value.replaceAll('\\n', '\n').trim()}\n`;

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().optional(),
  PORT: wholeNumber(65_535).default(4000),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  TRUST_PROXY: wholeNumber(10).default(0),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_OWNER_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_LISTEN_URL: url(['postgres:', 'postgresql:']).optional(),
  WORKERS: wholeNumber(64).default(1),
  DATA_DIR: z.string().default('.data'),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/, 'must be the name of a bucket')
    .optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([\w.-]+\/)+$/, 'must be a folder that ends with a slash')
    .optional(),
  S3_ENDPOINT: url(['http:', 'https:']).optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  APP_SECRET: z
    .string()
    .refine(couldBeRandom, { error: 'must be at least 32 random bytes (try: openssl rand -base64 48)' })
    .optional(),
  SIGNING_KEY: z.string().transform(asPem).optional(),
  SIGNING_CERTIFICATE: z.string().transform(asPem).optional(),
  TIMESTAMP_URL: url(['http:', 'https:']).optional(),
  API_DOCS: z.enum(['on', 'off']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Whether an address (a URL) is on this machine, as in a trial of the production build. */
export const isLoopback = (address: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Links in mails and the cookies of a site that is not on this machine must not travel in the clear. */
const isUnsafe = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'http:' && !isLoopback(address);

/** Variables that others make mandatory. Checked outside the schema, whose refinements would not run while any other variable is invalid. */
const missing = (env: Readonly<Record<string, string>>): string[] => {
  const production = env.NODE_ENV === 'production';
  return [
    ...(!env.APP_SECRET && (production || env.DATABASE_URL)
      ? ['APP_SECRET: is required with DATABASE_URL or NODE_ENV=production']
      : []),
    ...(production && !env.DATABASE_URL ? ['DATABASE_URL: is required with NODE_ENV=production'] : []),
    ...(production && !env.PUBLIC_URL ? ['PUBLIC_URL: is required with NODE_ENV=production'] : []),
    ...(production && env.PUBLIC_URL && isUnsafe(env.PUBLIC_URL)
      ? [
          'PUBLIC_URL: must start with https:// with NODE_ENV=production, unless it is a loopback address such as http://localhost:4000',
        ]
      : []),
    ...(production && env.SEED === 'demo'
      ? ['SEED: demo is not for NODE_ENV=production: everybody knows the password of its accounts']
      : []),
    ...(env.ADMIN_EMAIL && !env.SMTP_URL
      ? ['SMTP_URL: is required with ADMIN_EMAIL, which is written to']
      : []),
    ...(env.S3_BUCKET
      ? ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
          .filter((name) => !env[name])
          .map((name) => `${name}: is required with S3_BUCKET`)
      : []),
    ...(env.SIGNING_KEY && !env.SIGNING_CERTIFICATE
      ? ['SIGNING_CERTIFICATE: is required with SIGNING_KEY']
      : []),
    ...(!env.SIGNING_KEY && env.SIGNING_CERTIFICATE
      ? ['SIGNING_KEY: is required with SIGNING_CERTIFICATE']
      : []),
    ...(env.SIGNING_KEY && env.SIGNING_CERTIFICATE
      ? [sealProblem({ key: asPem(env.SIGNING_KEY), certificate: asPem(env.SIGNING_CERTIFICATE) })].filter(
          (problem) => problem !== null,
        )
      : []),
    ...(env.DATABASE_URL
      ? []
      : ['DATABASE_OWNER_URL', 'DATABASE_LISTEN_URL']
          .filter((name) => env[name])
          .map((name) => `DATABASE_URL: is required with ${name}`)),
  ];
};

/** The names of every variable that is read; `.env.example` lists the same. */
export const environmentVariables = Object.keys(environment.shape);

/** A bucket in S3, or in any compatible service. */
export interface S3Config {
  readonly bucket: string;
  /** Prefix of every key: empty, or a folder with a trailing slash. */
  readonly prefix: string;
  /** Null: Amazon's. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The server's configuration. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** What links in mails start with, without a trailing slash; null: the address the server listens on. */
  readonly publicUrl: string | null;
  /** How many proxies stand in front of the server whose X-Forwarded-For is trusted. */
  readonly trustProxy: number;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Connects as the role that owns the tables and runs migrations; the same as `databaseUrl` if not given. */
  readonly databaseOwnerUrl: string | null;
  /** Connects as the same role as `databaseUrl`, but past a pooler, to hear notifications; the same as `databaseUrl` if not given. */
  readonly databaseListenUrl: string | null;
  /** How many server processes answer on the port; 0 counts as 1. */
  readonly workers: number;
  readonly dataDir: string;
  /** Where uploaded files are stored; null: under `dataDir`. */
  readonly s3: S3Config | null;
  readonly seed: 'demo' | 'none';
  /** Who is invited to be the first admin; null: nobody. */
  readonly adminEmail: string | null;
  /** Null: development mode, in which mails are kept and shown to admins. */
  readonly smtpUrl: string | null;
  /** Null: generated once and kept under `dataDir` (embedded database only). */
  readonly appSecret: string | null;
  /** The private key that signed agreements are sealed with, as PEM. Null: made once and kept under `dataDir`. */
  readonly signingKey: string | null;
  /** Its certificate, followed by those that vouch for it, as PEM. */
  readonly signingCertificate: string | null;
  /** The authority that stamps seals with its time (RFC 3161); null: none does. */
  readonly timestampUrl: string | null;
  /** Whether the APIs explain themselves: introspection, GraphiQL and the OpenAPI description. */
  readonly apiDocs: boolean;
  readonly logLevel: string;
}

/**
 * Reads the configuration from environment variables; an empty one counts as unset.
 * @throws StartError listing every problem at once
 */
export const loadConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );
  const parsed = environment.safeParse(given);
  // Values are not repeated: one is a secret, and others contain passwords.
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...missing(given),
  ];
  if (!parsed.success || problems.length)
    throw new StartError(
      `The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  const values = parsed.data;
  const embedded = !values.DATABASE_URL;
  return {
    production: values.NODE_ENV === 'production',
    host: values.HOST ?? (embedded ? '127.0.0.1' : '0.0.0.0'),
    port: values.PORT,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? values.DATABASE_URL ?? null,
    databaseListenUrl: values.DATABASE_LISTEN_URL ?? values.DATABASE_URL ?? null,
    workers: Math.max(1, values.WORKERS),
    dataDir: values.DATA_DIR,
    s3: values.S3_BUCKET
      ? {
          bucket: values.S3_BUCKET,
          prefix: values.S3_PREFIX ?? '',
          endpoint: values.S3_ENDPOINT ?? null,
          region: values.S3_REGION ?? 'us-east-1',
          accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
        }
      : null,
    seed: values.SEED ?? (embedded ? 'demo' : 'none'),
    adminEmail: values.ADMIN_EMAIL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    appSecret: values.APP_SECRET ?? null,
    signingKey: values.SIGNING_KEY ?? null,
    signingCertificate: values.SIGNING_CERTIFICATE ?? null,
    timestampUrl: values.TIMESTAMP_URL ?? null,
    apiDocs: values.API_DOCS ? values.API_DOCS === 'on' : values.NODE_ENV !== 'production',
    logLevel: values.LOG_LEVEL,
  };
};
