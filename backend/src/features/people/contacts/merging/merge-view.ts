import { splitDays } from '@hearthline/rules/people/contacts/merge-rules.ts';
import { dayMs } from '@hearthline/rules/dates/day.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';

const merges = (db: Db) =>
  db
    .selectFrom('contactMerges as m')
    .leftJoin('users as u', 'u.id', 'm.actorId')
    .select(['m.id', 'm.intoId', 'm.otherId', 'm.otherName', 'm.createdAt', 'u.name as by']);

type MergeRow = Awaited<ReturnType<ReturnType<typeof merges>['execute']>>[number];

/** A merge as the API answers it. */
export interface MergeView extends MergeRow {
  readonly undoUntil: Date;
}

/** Until when two contacts can be split. */
export const splittableUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + splitDays * dayMs);

const viewOf = (row: MergeRow): MergeView => ({ ...row, undoUntil: splittableUntil(row.createdAt) });

/** One merge that there is. */
export const mergeById = async (db: Db, id: string): Promise<MergeView> =>
  viewOf(await merges(db).where('m.id', '=', id).executeTakeFirstOrThrow());

/** At most this many merges of a contact are shown. */
export const maxMerges = 50;

const ofContact = prepare('contact_merges', (db, p: Placeholders<{ id: string }>) =>
  merges(db).where('m.intoId', '=', p.id).where('m.splitAt', 'is', null).orderBy('m.id', 'desc').limit(50),
);

/** Who went into a contact and was not split from it, the newest first: the order in which they can be split. */
export const mergesOf = async ({ query }: Pick<Context, 'query'>, id: string): Promise<MergeView[]> =>
  (await query(ofContact, { id })).map(viewOf);
