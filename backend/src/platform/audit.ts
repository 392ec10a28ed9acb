import { AuditEntry } from './audit.entity.ts';
import type { Context } from './context.ts';
import type { EntityManager } from './db.ts';

/** What the audit log records about an event. */
export interface AuditEvent {
  /** For example `sign-in`, `password.reset` or `user.role`. */
  readonly action: string;
  /** What it was done to: kind and id. */
  readonly object?: readonly [kind: string, id: string];
  /** `done` by default, otherwise the reason why not. */
  readonly result?: string;
  /** Roles, counts, field names; never what a user typed, except the reason for an exception that has to be accounted for. */
  readonly details?: Record<string, unknown>;
  /** The account that did it, if that is not the viewer's: for example one that has just signed in. */
  readonly actorId?: string;
}

/** Writes an audit entry in the caller's transaction: it is stored if, and only if, the change is (security L2). */
export const audit = (context: Pick<Context, 'viewer' | 'requestId'>, em: EntityManager, { action, object, result = 'done', details, actorId }: AuditEvent): void => {
  em.persist(
    em.create(AuditEntry, {
      actorId: actorId ?? context.viewer?.id ?? null,
      action,
      object: object ? object.join(':') : null,
      result,
      requestId: context.requestId,
      details: details ?? null,
    }),
  );
};

/** Writes an audit entry in a transaction of its own, for something that was refused and changed nothing. */
export const auditAlone = (context: Context, event: AuditEvent): Promise<void> =>
  context.transaction((em) => {
    audit(context, em, event);
    return Promise.resolve();
  });
