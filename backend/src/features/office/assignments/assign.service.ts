import { undoAssignmentMs } from '@hearthline/rules/office/assignments/assign-limits.ts';
import { assignForm, type AssignForm } from '@hearthline/rules/office/assignments/assign-rules.ts';
import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import { sql } from 'kysely';
import { requirePermission } from '../../../platform/access/require-permission.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context, Viewer } from '../../../platform/context.ts';
import { longStatementMs, readsIn, setStatementTimeout } from '../../../platform/db/database.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { claimContacts, type OwnerChanged } from '../../people/contacts/contact-owner.api.ts';
import { survivorsOf } from '../../people/contacts/merging/survivor.api.ts';
import { followContactOwners } from '../../sale/deals/deal-owner.api.ts';
import { assertAssignable, assignables, lockRecords } from './assignable.ts';
import { assignTargets } from './assign-targets.ts';
import { tellOfAssignmentJob } from './tell-of-assignment.ts';

/** What an assignment changed, and until when it can be taken back. */
export interface AssignmentView {
  readonly id: string;
  readonly changed: number;
  readonly undoUntil: Date;
}

/** Whoever acts. @throws AppError UNAUTHENTICATED */
export const callerOf = ({ viewer }: Pick<Context, 'viewer'>): Viewer => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
};

/** The records that are meant, locked. @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
const claim = async (
  context: Context,
  trx: Transaction,
  { kind, ids, contacts }: AssignForm,
): Promise<readonly string[]> => {
  const named = ids ?? contacts?.ids;
  if (!named) return contacts ? claimContacts(context, trx, contacts) : [];
  if (!named.every(isId)) throw assignables[kind].missing();
  const wanted = kind === 'contact' ? await survivorsOf(readsIn(trx), named) : named;
  const locked = await lockRecords(trx, kind, wanted);
  if (locked.length < wanted.length) throw assignables[kind].missing();
  return wanted;
};

/** Remembers what changed, for whoever takes it back. */
const remember = async (
  trx: Transaction,
  assignmentId: string,
  kind: OwnedKind,
  changed: readonly OwnerChanged[],
): Promise<void> => {
  if (changed.length === 0) return;
  await trx
    .insertInto('assignmentItems')
    .columns(['assignmentId', 'kind', 'recordId', 'fromId', 'toId', 'recordVersion'])
    .expression(
      trx
        .selectFrom(
          sql<{ id: string; fromId: string | null; toId: string | null; version: number }>`unnest(
            ${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ fromId }) => fromId)}::uuid[],
            ${changed.map(({ toId }) => toId)}::uuid[], ${changed.map(({ version }) => version)}::int[])`.as<'w'>(
            sql`w (id, from_id, to_id, version)`,
          ),
        )
        .select([
          sql<string>`${assignmentId}::uuid`.as('assignmentId'),
          sql<OwnedKind>`${kind}::text`.as('kind'),
          'w.id',
          'w.fromId',
          'w.toId',
          'w.version',
        ]),
    )
    .execute();
};

/** What changed as the audit log tells it: from whom to whom, which and how many. */
export const auditOf = (changed: readonly OwnerChanged[]) =>
  [...Map.groupBy(changed, ({ fromId, toId }) => `${fromId} ${toId}`).values()].map((group) => ({
    from: group[0]?.fromId,
    to: group[0]?.toId,
    count: group.length,
    ids: group.map(({ id }) => id),
  }));

/**
 * Gives records to a person, to the members of a team in equal shares, or to nobody: all of them, or none. Open deals follow their contacts.
 * Their new owners are told once it can no longer be taken back.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const assign = async (context: Context, input: unknown): Promise<AssignmentView> => {
  const form = validate(assignForm, input);
  const { kind, from } = form;
  const { action, give } = assignables[kind];
  const viewer = callerOf(context);
  await requirePermission(context, action);
  return context.transaction(async (trx) => {
    await setStatementTimeout(trx, longStatementMs);
    const targets = await assignTargets(trx, form);
    const ids = await claim(context, trx, form);
    await assertAssignable(trx, viewer, kind, ids, from);
    const by = { actorId: viewer.id };
    const changed = await give(
      context,
      trx,
      ids.map((id, place) => ({ id, ownerId: targets[place % targets.length] ?? null })),
      by,
    );
    const followed = kind === 'contact' ? await followContactOwners(context, trx, changed, by) : [];
    const undoUntil = new Date(context.now().getTime() + undoAssignmentMs);
    const { id } = await trx
      .insertInto('assignments')
      .values({ kind, actorId: viewer.id, undoUntil, createdAt: context.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await remember(trx, id, kind, changed);
    await remember(trx, id, 'deal', followed);
    await audit(context, trx, {
      action: `${kind}.assign`,
      object: ['assignment', id],
      details: {
        changed: changed.length,
        owners: auditOf(changed),
        ...(followed.length > 0 && { deals: auditOf(followed) }),
      },
    });
    await context.jobs.enqueue(
      trx,
      tellOfAssignmentJob,
      { assignmentId: id },
      { startAfter: new Date(Date.now() + undoAssignmentMs) },
    );
    return { id, changed: changed.length, undoUntil };
  });
};
