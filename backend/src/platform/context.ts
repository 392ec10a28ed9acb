import { randomUUID } from 'node:crypto';
import type { Actor } from '@hearthline/rules/permissions.ts';
import type { Database, Query } from './db/database.ts';
import type { Db, Transaction } from './db/query-builder.ts';
import type { SlowRead } from './db/slow-reads.ts';
import type { Events } from './events/event-bus.ts';
import type { Jobs } from './jobs/job-queue.ts';
import type { Limits } from './access/rate-limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { networkOf } from './access/client-network.ts';
import type { ServerFacts } from './process/server-info.ts';
import type { TextCipher } from './crypto/encryption.ts';
import type { Seal } from './crypto/seal.ts';
import type { Signature } from './crypto/signed-tokens.ts';
import type { SiteMemory } from './site/site-memory.ts';
import type { DiskProbe } from './storage/disk-space.ts';
import type { Storage } from './storage/storage.ts';

/** The signed-in user, as far as every feature may know them. */
export interface Viewer extends Actor {
  readonly id: string;
  readonly sessionId: string;
  /** When they last proved who they are: by signing in, or again (`confirmIdentity`). */
  readonly provedAt: Date;
}

/** What all requests and jobs of one server share. */
interface Shared {
  /** The clock; tests set it. */
  readonly now: () => Date;
  readonly jobs: Jobs;
  /** Notices from other requests and servers. */
  readonly events: Events;
  readonly limits: Limits;
  readonly mailer: Mailer;
  /** Where uploaded files are kept. */
  readonly storage: Storage;
  /** Measures the volume of the data folder. */
  readonly disk: DiskProbe;
  /** Seals documents that nobody may change later. */
  readonly seal: Seal;
  /** Facts about this process. */
  readonly server: ServerFacts;
  /** Tells this process that an account or its sessions changed; other processes learn it from the database. */
  readonly forgetViewer: (userId: string) => void;
  /** What was made of what the site shows, until that changes. */
  readonly siteMemory: SiteMemory;
  /** Signs the access token of a session. */
  readonly signAccess: (session: { userId: string; sessionId: string }) => Promise<string>;
  /** Signs the tokens in mailed links. */
  readonly signature: Signature;
  /** Encrypts secrets that are stored and that the server has to read again. */
  readonly cipher: TextCipher;
  /** What links in mails start with, without a trailing slash. */
  readonly publicUrl: string;
  readonly log: Log;
}

/** What one request (or job) works with. A service gets everything it needs from here, and nothing from globals. */
export interface Context extends Shared {
  readonly viewer: Viewer | null;
  readonly requestId: string;
  /** The `User-Agent` header, or an empty string. */
  readonly userAgent: string;
  /** The `Idempotency-Key` header, if one was sent (see idempotency.service.ts). */
  readonly idempotencyKey?: string | undefined;
  /** The `X-Design-Key` header, if one was sent: the right to change a design (see designs/design.policy.ts). */
  readonly designKey?: string | undefined;
  /** The `X-Link-Token` header, if one was sent: the secret of a private link (quotes, agreements). */
  readonly linkToken?: string | undefined;
  /** The caller's network address. */
  readonly address: string;
  /** The caller's network, by which limits count (see client-network.ts). */
  readonly network: string;
  /** Statements outside a transaction, built where they are needed. Inside one, `trx` (query-builder.ts). */
  readonly db: Db;
  /** Statements outside a transaction that are prepared once (statement.ts): for what many requests do. */
  readonly query: Query;
  /** Runs a read that may take long when it is its turn, so that it leaves connections to others. */
  readonly slowRead: SlowRead;
  /** Runs the work in one transaction: everything is stored, or nothing. */
  readonly transaction: <T>(work: (trx: Transaction) => Promise<T>) => Promise<T>;
}

/** What contexts are made from. */
export interface ContextSource extends Shared {
  readonly database: Pick<Database, 'db' | 'query' | 'slowRead'>;
}

const transactionOf =
  ({ db }: Pick<Database, 'db'>) =>
  <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
    db.transaction().execute(work);

/** What each request adds: the caller, where the request came from, and its id. */
type Own = Pick<
  Context,
  'viewer' | 'address' | 'userAgent' | 'requestId' | 'idempotencyKey' | 'designKey' | 'linkToken'
> & {
  /** Closed when the client has hung up. */
  readonly socket?: { readonly destroyed: boolean } | undefined;
};

/** Makes a factory of contexts. What all requests share is on the prototype. */
export const contextFactory = ({
  database,
  jobs,
  events,
  limits,
  mailer,
  storage,
  disk,
  seal,
  server,
  forgetViewer,
  siteMemory,
  signAccess,
  signature,
  cipher,
  publicUrl,
  log,
  now,
}: ContextSource) => {
  class RequestContext implements Own {
    readonly viewer: Own['viewer'];
    readonly address: string;
    readonly userAgent: string;
    readonly requestId: string;
    readonly idempotencyKey: Own['idempotencyKey'];
    readonly designKey: Own['designKey'];
    readonly linkToken: Own['linkToken'];
    readonly socket: Own['socket'];

    constructor({
      viewer,
      address,
      userAgent = '',
      requestId = randomUUID(),
      idempotencyKey,
      designKey,
      linkToken,
      socket,
    }: Pick<Own, 'viewer' | 'address'> & Partial<Own>) {
      this.viewer = viewer;
      this.address = address;
      this.userAgent = userAgent;
      this.requestId = requestId;
      this.idempotencyKey = idempotencyKey;
      this.designKey = designKey;
      this.linkToken = linkToken;
      this.socket = socket;
    }

    get slowRead(): SlowRead {
      return (read) => database.slowRead(read, () => this.socket?.destroyed ?? false);
    }

    get network(): string {
      return networkOf(this.address);
    }
  }
  const shared = {
    db: database.db,
    query: database.query,
    transaction: transactionOf(database),
    jobs,
    events,
    limits,
    mailer,
    storage,
    disk,
    seal,
    server,
    forgetViewer,
    siteMemory,
    signAccess,
    signature,
    cipher,
    publicUrl,
    log,
    now,
  };
  Object.assign(RequestContext.prototype, shared);
  return (own: ConstructorParameters<typeof RequestContext>[0]): Context =>
    new RequestContext(own) as RequestContext & typeof shared;
};
