import { AuditEntry } from './audit.entity.ts';
import type { Context } from './context.ts';
import type { EntityManager } from './db.ts';

/** What the record keeps of an event. */
export interface AuditEvent {
  /** As in `sign-in`, `password.reset`, `user.role`. */
  readonly action: string;
  /** What it was done to: kind and id. */
  readonly object?: readonly [kind: string, id: string];
  /** `done` by default, otherwise why not. */
  readonly result?: string;
  /** Roles, counts, names of fields; never what somebody typed. */
  readonly details?: Record<string, unknown>;
  /** Who did it where that is not the viewer: somebody who just signed in. */
  readonly actorId?: string;
}

/** Writes a line of the record into the caller's transaction: it stands there if, and only if, the change does (security L2). */
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

/** Writes a line of its own: for what was refused and changed nothing. */
export const auditAlone = (context: Context, event: AuditEvent): Promise<void> =>
  context.transaction((em) => {
    audit(context, em, event);
    return Promise.resolve();
  });
