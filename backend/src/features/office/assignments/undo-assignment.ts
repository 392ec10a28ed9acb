import { assignSentences } from '@hearthline/rules/office/assignments/assign-rules.ts';
import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import { sql } from 'kysely';
import { requirePermission } from '../../../platform/access/require-permission.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { longStatementMs, setStatementTimeout } from '../../../platform/db/database.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import type { OwnerChanged } from '../../people/contacts/contact-owner.api.ts';
import { assignables, lockRecords } from './assignable.ts';
import { auditOf, callerOf, type AssignmentView } from './assign.service.ts';

type Item = Row<'assignmentItems'>;

/** The owners of before, locked so that none of them leaves meanwhile. What is given back to somebody who has left is nobody's. */
const formerOwners = async (trx: Transaction, items: readonly Item[]): Promise<ReadonlySet<string>> => {
  const ids = [...new Set(items.flatMap(({ fromId }) => fromId ?? []))];
  if (ids.length === 0) return new Set();
  const present = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return new Set(present.map(({ id }) => id));
};

/** The items of an assignment whose records nobody has changed since; their records are locked. */
const unchanged = async (trx: Transaction, kind: OwnedKind, items: readonly Item[]): Promise<Item[]> => {
  const ofKind = items.filter((item) => item.kind === kind);
  const locked = await lockRecords(
    trx,
    kind,
    ofKind.map(({ recordId }) => recordId),
  );
  const versions = new Map(locked.map(({ id, version }) => [id, version]));
  return ofKind.filter(({ recordId, recordVersion }) => versions.get(recordId) === recordVersion);
};

/**
 * Takes an assignment of the caller back, within ten minutes: what nobody has changed since returns to whose it was.
 * @throws AppError NOT_FOUND for one of somebody else, CONFLICT once it stands, or when all of it was changed
 */
export const undoAssignment = async (context: Context, id: string): Promise<AssignmentView> => {
  const viewer = callerOf(context);
  return context.transaction(async (trx) => {
    await setStatementTimeout(trx, longStatementMs);
    const assignment = isId(id)
      ? await trx
          .selectFrom('assignments')
          .select(['kind', 'undoUntil', 'undoneAt', 'mailedAt'])
          .where('id', '=', id)
          .where('actorId', '=', viewer.id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!assignment) throw new AppError('NOT_FOUND', { message: assignSentences.missing });
    const { kind, undoUntil, undoneAt, mailedAt } = assignment;
    await requirePermission(context, assignables[kind].action);
    if (undoneAt ?? mailedAt) throw conflict(assignSentences.undoLate);
    if (context.now() > undoUntil) throw conflict(assignSentences.undoLate);
    const items = await trx
      .selectFrom('assignmentItems')
      .selectAll()
      .where('assignmentId', '=', id)
      .execute();
    const present = await formerOwners(trx, items);
    // Deals may have followed their contacts: contacts are locked first.
    const kinds = kind === 'contact' ? (['contact', 'deal'] as const) : ([kind] as const);
    const returned = new Map<OwnedKind, OwnerChanged[]>();
    for (const one of kinds) {
      const changes = (await unchanged(trx, one, items)).map(({ recordId, fromId }) => ({
        id: recordId,
        ownerId: fromId !== null && present.has(fromId) ? fromId : null,
      }));
      returned.set(one, await assignables[one].give(context, trx, changes, { actorId: viewer.id }));
      // What stays given is mailed to whoever has it; this is not.
      if (changes.length > 0)
        await trx
          .deleteFrom('assignmentItems')
          .where('assignmentId', '=', id)
          .where('kind', '=', one)
          .where((eb) =>
            eb('recordId', '=', eb.fn.any(sql<string[]>`${changes.map((change) => change.id)}::uuid[]`)),
          )
          .execute();
    }
    const changed = returned.get(kind) ?? [];
    if (changed.length === 0 && items.length > 0) throw conflict(assignSentences.undoChanged);
    await trx.updateTable('assignments').set({ undoneAt: context.now() }).where('id', '=', id).execute();
    await audit(context, trx, {
      action: `${kind}.assign-undo`,
      object: ['assignment', id],
      details: { changed: changed.length, owners: auditOf(changed) },
    });
    return { id, changed: changed.length, undoUntil };
  });
};
