import { isStaff } from '@hearthline/rules/permissions.ts';
import { sql } from 'kysely';
import type { Viewer } from '../../../../platform/context.ts';
import type { Query } from '../../../../platform/db/database.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { readAccessToken } from './access-token.ts';

interface Entry {
  readonly viewer: Viewer;
  /** When the token or its session expires, whichever is first, in milliseconds. */
  readonly expiresAt: number;
}

interface Claimed {
  readonly sessionId: string;
  readonly userId: string;
  readonly now: Date;
}

const lookup = prepare('viewer', (db, p: Placeholders<Claimed>) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['u.id', 'u.role', 'u.isEmailVerified', 'u.mustChangePassword', 's.expiresAt'])
    .select((eb) => [
      eb.fn.coalesce('s.provedAt', 's.createdAt').as('provedAt'),
      sql<boolean>`coalesce((select value = 'true' from settings where key = 'staffSecondFactor'), false)
        and not ${eb.exists(eb.selectFrom('secondFactors as f').whereRef('f.userId', '=', 'u.id'))}`.as(
        'lacksSecondFactor',
      ),
    ])
    .where('s.id', '=', p.sessionId)
    .where('u.id', '=', p.userId)
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', p.now)
    .where('u.disabledAt', 'is', null),
);

/** How many headers are cached; each takes a few hundred bytes. */
const capacity = 5000;

const bearer = /^Bearer ([\w.-]{1,4096})$/i;

/**
 * Resolves `Authorization` headers to viewers. Results are cached until the database reports that the account or session changed
 * (a trigger notifies every instance), and only while that channel is open: without it, every request asks the database.
 */
export class Viewers {
  private readonly entries = new Map<string, Entry>();
  /** Grows with every reported change, so that a result read before a change is not cached after it. */
  private epoch = 0;
  private listening = false;

  constructor(
    private readonly query: Query,
    private readonly key: Buffer,
    private readonly now: () => Date,
  ) {}

  /** The cached viewer of a header, without waiting; undefined for the few headers that are not cached. */
  known(header: string): Viewer | undefined {
    const entry = this.entries.get(header);
    return entry && entry.expiresAt > this.now().getTime() ? entry.viewer : undefined;
  }

  /**
   * The account that sent a header, without asking the database; null for anything that this server has not signed. Until its
   * role is cached, it counts as a customer's.
   */
  async account(header: string): Promise<{ readonly id: string; readonly isCustomer: boolean } | null> {
    const viewer = this.known(header);
    if (viewer) return { id: viewer.id, isCustomer: viewer.role === 'customer' };
    const token = bearer.exec(header)?.[1];
    const claims = token && (await readAccessToken(this.key, token, this.now().getTime()));
    return claims ? { id: claims.userId, isCustomer: true } : null;
  }

  /** The viewer of a header; null when it holds no valid token. */
  async of(header: string): Promise<Viewer | null> {
    const { epoch } = this;
    const token = bearer.exec(header)?.[1];
    const claims = token && (await readAccessToken(this.key, token, this.now().getTime()));
    if (!claims) return null;
    const { sessionId, userId } = claims;
    const row = await this.query.byKey(lookup, { sessionId, userId, now: this.now() });
    if (!row) return null;
    const { expiresAt, lacksSecondFactor, ...user } = row;
    const viewer: Viewer = {
      ...user,
      sessionId,
      mustAddSecondFactor: lacksSecondFactor && isStaff(user.role),
    };
    if (this.listening && epoch === this.epoch)
      this.remember(header, { viewer, expiresAt: Math.min(claims.expiresAt * 1000, expiresAt.getTime()) });
    return viewer;
  }

  /** Drops everything cached for an account. */
  forget(userId: string): void {
    this.epoch += 1;
    for (const [header, { viewer }] of this.entries) if (viewer.id === userId) this.entries.delete(header);
  }

  /** Sets whether changes are being reported; either way drops everything cached before. */
  setListening(listening: boolean): void {
    this.listening = listening;
    this.epoch += 1;
    this.entries.clear();
  }

  private remember(header: string, entry: Entry): void {
    if (this.entries.size >= capacity) this.entries.delete(this.entries.keys().next().value as string);
    this.entries.set(header, entry);
  }
}
