import { randomUUID } from 'node:crypto';
import type { Actor } from '@hearthline/rules/permissions.ts';
import type { Database, EntityManager, Sql } from './db.ts';
import type { Events } from './events.ts';
import type { Jobs } from './jobs.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mailer.ts';
import { networkOf } from './network.ts';
import type { ServerFacts } from './server-facts.ts';
import type { Signature } from './signature.ts';
import type { Storage } from './storage.ts';

/** Somebody signed in, as far as every feature may know. */
export interface Viewer extends Actor {
  readonly id: string;
  readonly sessionId: string;
}

/** What all requests and jobs of one server share. */
interface Shared {
  /** The clock; tests set it. */
  readonly now: () => Date;
  readonly jobs: Jobs;
  /** What other requests and servers tell of. */
  readonly events: Events;
  readonly limits: Limits;
  readonly mailer: Mailer;
  /** Where uploaded files are kept. */
  readonly storage: Storage;
  /** This process. */
  readonly server: ServerFacts;
  /** Tells this process that an account or its sessions changed; the others hear it from the database. */
  readonly forgetViewer: (userId: string) => void;
  /** Signs the access token of a session. */
  readonly signAccess: (session: { userId: string; sessionId: string }) => string;
  /** Signs what mailed links carry. */
  readonly signature: Signature;
  /** What links in mails start with, without a slash at the end. */
  readonly publicUrl: string;
  readonly log: Log;
}

/** What one request (or job) works with. A service gets everything it needs from here, and nothing from globals. */
export interface Context extends Shared {
  readonly viewer: Viewer | null;
  readonly requestId: string;
  /** What the caller's program calls itself. */
  readonly userAgent: string;
  /** The header `Idempotency-Key`, where one was sent (see idempotency.ts). */
  readonly idempotencyKey?: string | undefined;
  /** The caller's network address. */
  readonly address: string;
  /** What limits count callers by (see network.ts). */
  readonly network: string;
  /** Plain reads. */
  readonly sql: Sql;
  /** Runs the work in one transaction with a fresh unit of work; everything is stored, or nothing. */
  readonly transaction: <T>(work: (em: EntityManager) => Promise<T>) => Promise<T>;
  /** Runs work that becomes one statement, which is atomic by itself: a unit of work without BEGIN and COMMIT around it. */
  readonly single: <T>(work: (em: EntityManager) => Promise<T>) => Promise<T>;
}

/** What contexts are made from. */
export interface ContextSource extends Shared {
  readonly database: Pick<Database, 'orm' | 'sql'>;
}

const singleOf =
  ({ orm }: Pick<Database, 'orm'>) =>
  <T>(work: (em: EntityManager) => Promise<T>): Promise<T> =>
    work(orm.em.fork());

const transactionOf =
  ({ orm }: Pick<Database, 'orm'>) =>
  <T>(work: (em: EntityManager) => Promise<T>): Promise<T> =>
    (orm.em.fork() as EntityManager).transactional((em) => work(em));

/** What a request adds: who asks, from where, and under which number. */
type Own = Pick<Context, 'viewer' | 'address' | 'userAgent' | 'requestId' | 'idempotencyKey'>;

/** Makes a factory of contexts. What every request shares stands on the prototype. */
export const contextFactory = ({ database, jobs, events, limits, mailer, storage, server, forgetViewer, signAccess, signature, publicUrl, log, now }: ContextSource) => {
  class RequestContext implements Own {
    readonly viewer: Own['viewer'];
    readonly address: string;
    readonly userAgent: string;
    readonly requestId: string;
    readonly idempotencyKey: Own['idempotencyKey'];

    constructor({ viewer, address, userAgent = '', requestId = randomUUID(), idempotencyKey }: Pick<Own, 'viewer' | 'address'> & Partial<Own>) {
      this.viewer = viewer;
      this.address = address;
      this.userAgent = userAgent;
      this.requestId = requestId;
      this.idempotencyKey = idempotencyKey;
    }

    get network(): string {
      return networkOf(this.address);
    }
  }
  const shared = { sql: database.sql, transaction: transactionOf(database), single: singleOf(database), jobs, events, limits, mailer, storage, server, forgetViewer, signAccess, signature, publicUrl, log, now };
  Object.assign(RequestContext.prototype, shared);
  return (own: ConstructorParameters<typeof RequestContext>[0]): Context => new RequestContext(own) as RequestContext & typeof shared;
};
