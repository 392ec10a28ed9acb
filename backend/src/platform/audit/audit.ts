import { sql } from 'kysely';
import type { Transaction } from '../db/query-builder.ts';
import type { Context } from '../context.ts';
import { jsonb } from '../db/jsonb.ts';
import { prepare, type Placeholders } from '../db/statement.ts';

/** What the audit log records about an event. */
export interface AuditEvent {
  /** For example `sign-in`, `password.reset` or `user.role`. */
  readonly action: string;
  /** What it was done to: kind and id. */
  readonly object?: readonly [kind: string, id: string];
  /** `done` by default, otherwise the reason why not. */
  readonly result?: string;
  /** Roles, counts, field names; of a setting, a recorded figure or a consultant's duty, what it was and is ({@link changesOf}). Never what a user typed about a person, except the reason for an exception that has to be accounted for and the addresses of who buys, before and after. */
  readonly details?: Record<string, unknown>;
  /** The account that did it, if that is not the viewer's: for example one that has just signed in. */
  readonly actorId?: string;
}

/** The values of a setting, a figure or a duty before and after, field by field. The words for them are in `rules/office/audit/details.ts`. */
export type AuditChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

/** What changed: the fields whose values differ. */
export const changesOf = <Values extends object>(
  before: Readonly<Values>,
  after: Readonly<Values>,
): AuditChanges =>
  Object.fromEntries(
    (Object.keys(after) as (keyof Values & string)[])
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );

/** Writes an audit entry in the caller's transaction: it is stored if, and only if, the change is (docs/security.md, L2). */
export const audit = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  trx: Transaction,
  { action, object, result = 'done', details, actorId }: AuditEvent,
): Promise<void> => {
  await trx
    .insertInto('auditEntries')
    .values({
      actorId: actorId ?? context.viewer?.id ?? null,
      action,
      object: object ? object.join(':') : null,
      result,
      requestId: context.requestId,
      details: details ? jsonb(details) : null,
    })
    .execute();
};

/** Writes an audit entry in a transaction of its own, for something that was refused and changed nothing. */
export const auditAlone = (context: Context, event: AuditEvent): Promise<void> =>
  context.transaction((trx) => audit(context, trx, event));

interface Refusal {
  readonly actorId: string;
  readonly action: string;
  readonly object: string;
  readonly result: string;
  readonly requestId: string;
}

const countRefusal = prepare('audit_refused', (db, p: Placeholders<Refusal>) =>
  db.selectNoFrom(
    sql<unknown>`audit_refused(${p.actorId}::uuid, ${p.action}, ${p.object}, ${p.result}, ${p.requestId})`.as(
      'counted',
    ),
  ),
);

/**
 * Counts a refusal that anybody signed in could cause as often as they like. The log gets one entry for each person, operation and
 * minute once the minute is over: its time and request are those of the first refusal.
 */
export const auditRefusal = async (
  { viewer, requestId, query }: Context,
  { action, object = ['', ''], result = '' }: AuditEvent,
): Promise<void> => {
  if (viewer)
    await query(countRefusal, { actorId: viewer.id, action, object: object.join(':'), result, requestId });
};
