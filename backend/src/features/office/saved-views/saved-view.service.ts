import { changedView, newView, viewList } from '@hearthline/rules/office/saved-view-rules.ts';
import {
  savedViewLimits,
  savedViewSentences,
  viewListActions,
  type ViewList,
} from '@hearthline/rules/office/saved-views.ts';
import { scopeOf } from '@hearthline/rules/permissions.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { jsonb } from '../../../platform/db/jsonb.ts';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { AppError } from '../../../platform/errors.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { isOwn, isVisible } from './saved-view.policy.ts';

const visibleTo = (db: Db, { viewer }: Placeholders<{ viewer: string }>) =>
  db
    .selectFrom('savedViews as v')
    .innerJoin('users as u', 'u.id', 'v.ownerId')
    .select((eb) => [
      'v.id',
      'v.createdAt',
      'v.version',
      'v.list',
      'v.name',
      'v.shared',
      'v.parameters',
      'v.columns',
      'u.name as ownerName',
      sql<boolean>`${isOwn({ ownerId: eb.ref('v.ownerId') }, viewer)}`.as('isMine'),
    ])
    .where((eb) => isVisible({ shared: eb.ref('v.shared'), ownerId: eb.ref('v.ownerId') }, viewer));

const viewsOfList = prepare('saved_views', (db, p: Placeholders<{ viewer: string; list: ViewList }>) =>
  visibleTo(db, p)
    .where('v.list', '=', p.list)
    // The viewer's own come first: the limit must not cut them off.
    .orderBy((eb) => sql`${eb.ref('v.ownerId')} <> ${p.viewer}`)
    .orderBy((eb) => eb.fn('lower', ['v.name']))
    .orderBy('v.id')
    .limit(sql.lit(savedViewLimits.shown)),
);

const viewById = prepare('saved_view', (db, p: Placeholders<{ viewer: string; id: string }>) =>
  visibleTo(db, p).where('v.id', '=', p.id),
);

/** A saved view as the API shows it. */
export type ViewRow = NonNullable<(typeof viewById)['row']>;

const missingView = (): AppError => new AppError('NOT_FOUND', { message: savedViewSentences.missing });

const viewerId = ({ viewer }: Pick<Context, 'viewer'>): string => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer.id;
};

/** Whether the viewer may open a list; they are shown no views of others. */
const opens = ({ viewer }: Pick<Context, 'viewer'>, list: ViewList): boolean =>
  scopeOf(viewer, viewListActions[list]) !== null;

/** The views of a list that a member of staff sees: first their own, then those that colleagues share, both by name. */
export const listViews = async (context: Context, input: unknown): Promise<ViewRow[]> => {
  const list = validateOne('list', viewList, input);
  const viewer = viewerId(context);
  return opens(context, list) ? context.query(viewsOfList, { viewer, list }) : [];
};

/** One view that a member of staff sees. @throws AppError NOT_FOUND, also for somebody else's private view */
export const readView = async (context: Context, id: string): Promise<ViewRow> => {
  const row = isId(id) ? await context.query.byKey(viewById, { viewer: viewerId(context), id }) : undefined;
  if (!row || !opens(context, row.list)) throw missingView();
  return row;
};

/** Saves a view, owned by the viewer. @throws AppError BAD_INPUT, FORBIDDEN for a list that they may not open, CONFLICT for one too many */
export const saveView = async (context: Context, input: { readonly list: unknown }): Promise<ViewRow> => {
  const list = validateOne('list', viewList, input.list);
  if (!opens(context, list)) throw new AppError('FORBIDDEN');
  const values = validate(newView(list), input);
  const owner = viewerId(context);
  const { id } = await context.transaction(async (trx) => {
    // Serialized, so that two concurrent calls do not both stay within the limit.
    await takeLocks(trx, ['saved views', owner]);
    const { owned } = await trx
      .selectFrom('savedViews')
      .select(({ fn }) => fn.countAll<number>().as('owned'))
      .where((eb) => isOwn({ ownerId: eb.ref('ownerId') }, eb.val(owner)))
      .executeTakeFirstOrThrow();
    if (owned >= savedViewLimits.perPerson)
      throw new AppError('CONFLICT', { message: savedViewSentences.tooMany });
    const view = await trx
      .insertInto('savedViews')
      .values({
        name: values.name,
        shared: values.shared,
        parameters: jsonb(values.parameters),
        columns: jsonb(values.columns),
        list,
        ownerId: owner,
        createdAt: context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'saved-view.create',
      object: ['saved-view', view.id],
      details: { list, shared: values.shared },
    });
    return view;
  });
  return readView(context, id);
};

/** Locks one of the viewer's own views, for a change. @throws AppError NOT_FOUND, FORBIDDEN for a colleague's that is shared, CONFLICT */
const lockOwn = async (context: Context, trx: Transaction, id: string, version: number): Promise<void> => {
  if (!isId(id)) throw missingView();
  const viewer = viewerId(context);
  const row = await trx
    .selectFrom('savedViews')
    .select(['version', 'ownerId'])
    .where('id', '=', id)
    .where((eb) => isVisible({ shared: eb.ref('shared'), ownerId: eb.ref('ownerId') }, eb.val(viewer)))
    .forUpdate()
    .executeTakeFirst();
  if (row && row.ownerId !== viewer) throw new AppError('FORBIDDEN');
  assertVersion(row, version, savedViewSentences.missing);
};

/** Changes one of the viewer's own views. @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN for a colleague's, CONFLICT */
export const updateView = async (context: Context, id: string, input: unknown): Promise<ViewRow> => {
  const { list, isMine } = await readView(context, id);
  if (!isMine) throw new AppError('FORBIDDEN');
  const { version, ...values } = validate(changedView(list), input);
  await context.transaction(async (trx) => {
    await lockOwn(context, trx, id, version);
    await trx
      .updateTable('savedViews')
      .set({
        name: values.name,
        shared: values.shared,
        parameters: jsonb(values.parameters),
        columns: jsonb(values.columns),
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
      action: 'saved-view.update',
      object: ['saved-view', id],
      details: { shared: values.shared },
    });
  });
  return readView(context, id);
};

/** Deletes one of the viewer's own views. @throws AppError NOT_FOUND, FORBIDDEN for a colleague's that is shared, CONFLICT */
export const deleteView = async (context: Context, id: string, version: number): Promise<string> => {
  const read = validateOne('version', versionRule, version);
  await context.transaction(async (trx) => {
    await lockOwn(context, trx, id, read);
    await trx.deleteFrom('savedViews').where('id', '=', id).execute();
    await audit(context, trx, { action: 'saved-view.delete', object: ['saved-view', id] });
  });
  return id;
};
