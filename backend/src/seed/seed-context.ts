import { randomUUID } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { readsIn } from '../platform/db/database.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { createSiteMemory } from '../platform/site/site-memory.ts';
import { createLog } from '../platform/log.ts';
import type { Seal } from '../platform/crypto/seal.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { DemoUser } from './demo-user.ts';

/** What a seed that calls services works with. */
export interface Facilities {
  readonly storage: Storage;
  readonly seal: Seal;
  /** What the links in its mails begin with. */
  readonly publicUrl: string;
}

/** What the services that the seed calls use of a context. */
type SeedContext = Pick<
  Context,
  | 'viewer'
  | 'requestId'
  | 'userAgent'
  | 'address'
  | 'network'
  | 'idempotencyKey'
  | 'db'
  | 'query'
  | 'slowRead'
  | 'transaction'
  | 'now'
  | 'jobs'
  | 'limits'
  | 'mailer'
  | 'storage'
  | 'seal'
  | 'publicUrl'
  | 'siteMemory'
  | 'log'
>;

const log = createLog('silent');

/** Mails are kept, and nothing is left to do later: what has happened has happened. */
const jobs: Context['jobs'] = {
  enqueue: () => Promise.resolve(),
  enqueueAll: () => Promise.resolve(),
  dataOf: () => Promise.resolve(undefined),
  retry: () => Promise.resolve(false),
  cancel: () => Promise.resolve(false),
};
const limits: Context['limits'] = {
  consume: () => Promise.resolve(1),
  check: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};
const mailer: Context['mailer'] = {
  sends: false,
  check: () => Promise.resolve(null),
  seal: () => null,
  deliver: () => Promise.resolve('kept'),
  close: () => undefined,
};

/** What a service is called with, as if it was called at a moment of the past, all of it in the seed's transaction. */
export const contextAt = (
  trx: Transaction,
  { storage, seal, publicUrl }: Facilities,
  viewer: DemoUser | null,
  at: Date,
): Context => {
  const context: SeedContext = {
    ...readsIn(trx),
    storage,
    seal,
    publicUrl,
    log,
    jobs,
    limits,
    mailer,
    viewer: viewer && {
      id: viewer.id,
      role: 'admin',
      isEmailVerified: true,
      mustChangePassword: false,
      sessionId: randomUUID(),
      provedAt: at,
    },
    requestId: randomUUID(),
    userAgent: '',
    address: '',
    network: '',
    idempotencyKey: randomUUID(),
    now: () => at,
    siteMemory: createSiteMemory(
      () => Promise.resolve(''),
      () => at,
    ),
    slowRead: (read) => read(),
    transaction: (work) => work(trx),
  };
  return context as Context;
};
