import { z } from 'zod';
import { StartError } from './errors.ts';

const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const unset = z.literal('').transform(() => undefined);
const optional = <T extends z.ZodType>(schema: T) => z.union([unset, schema]).optional();

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().min(1).optional(),
    PORT: z.coerce.number().int().min(0).max(65535).default(4000),
    PUBLIC_URL: optional(url(['http:', 'https:'])),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    DATABASE_URL: optional(url(['postgres:', 'postgresql:'])),
    DATABASE_OWNER_URL: optional(url(['postgres:', 'postgresql:'])),
    DATA_DIR: z.string().min(1).default('.data'),
    SEED: z.enum(['demo', 'none']).optional(),
    SMTP_URL: optional(url(['smtp:', 'smtps:'])),
    APP_SECRET: optional(
      z.string().refine((value) => Buffer.byteLength(value) >= 32 && new Set(value).size >= 12, {
        error: 'must be at least 32 random bytes (try: openssl rand -base64 48)',
      }),
    ),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .superRefine((env, check) => {
    if ((env.DATABASE_URL || env.NODE_ENV === 'production') && !env.APP_SECRET) {
      check.addIssue({ code: 'custom', path: ['APP_SECRET'], message: 'is required with DATABASE_URL or NODE_ENV=production' });
    }
    if (env.NODE_ENV === 'production' && !env.DATABASE_URL) {
      check.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'is required with NODE_ENV=production' });
    }
    if (env.NODE_ENV === 'production' && !env.PUBLIC_URL) {
      check.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: 'is required with NODE_ENV=production' });
    }
  });

/** The names of every variable that is read; `.env.example` lists the same. */
export const environmentVariables = Object.keys(environment.shape);

/** What the server was told about its surroundings. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** What links in mails start with, without a slash at the end; null: the address the server listens on. */
  readonly publicUrl: string | null;
  /** How many proxies stand in front, whose X-Forwarded-For is believed. */
  readonly trustProxy: number;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** The role that owns the tables and runs migrations; the same as `databaseUrl` where only one is given. */
  readonly databaseOwnerUrl: string | null;
  readonly dataDir: string;
  readonly seed: 'demo' | 'none';
  /** Null: development mode, mails are kept and shown to admins. */
  readonly smtpUrl: string | null;
  /** Null: made once and kept under `dataDir` (embedded database only). */
  readonly appSecret: string | null;
  readonly logLevel: string;
}

/**
 * Reads the configuration from environment variables.
 * @throws StartError that names every problem at once
 */
export const loadConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`The configuration is not valid:\n${problems.join('\n')}`);
  }
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
    dataDir: values.DATA_DIR,
    seed: values.SEED ?? (embedded ? 'demo' : 'none'),
    smtpUrl: values.SMTP_URL ?? null,
    appSecret: values.APP_SECRET ?? null,
    logLevel: values.LOG_LEVEL,
  };
};
