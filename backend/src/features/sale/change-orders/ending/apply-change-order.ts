import type { ChangeOrderDocument } from '@hearthline/rules/sale/change-orders/change-order-document.ts';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { followContract, recordProjectEvent } from '../../../delivery/projects/project.api.ts';
import { addSaleEntry, storeContractSum } from '../../contracts/contract.api.ts';
import { freezeDesign } from '../../deals/deal.api.ts';
import { presentContract } from '../draft/present-contract.ts';

/** Counts the allowances that a change order settles at what they come to without it; its own lines are on top of that. */
const settleAllowances = async (
  context: Context,
  trx: Transaction,
  { number, dealId, lines }: ChangeOrderDocument,
): Promise<void> => {
  const settled = lines.flatMap(({ settles }) => (settles === null ? [] : [settles]));
  if (settled.length === 0) return;
  const { agreement, allowances } = await presentContract(trx, dealId);
  const settledOn = await businessDay({ ...readsIn(trx), now: () => context.now() });
  await trx
    .insertInto('allowanceSettlements')
    .values(
      settled.map((lineId) => ({
        agreementId: agreement.id,
        lineId,
        amountCents: allowances.get(lineId)?.presentCents ?? 0,
        reason: number,
        settledOn,
        createdAt: context.now(),
      })),
    )
    .execute();
};

/** The estimated completion of a project after some days more, not before it begins. */
const completionAfterDays = (
  { startDate, estimatedCompletion }: Pick<Row<'projects'>, 'startDate' | 'estimatedCompletion'>,
  days: number,
): string | null => {
  if (estimatedCompletion === null) return null;
  const moved = dayAfter(estimatedCompletion, days);
  return startDate !== null && moved < startDate ? startDate : moved;
};

/** Moves what the project of the sale plans: its design, and the days of what has not begun. */
const changeProject = async (
  context: Context,
  trx: Transaction,
  { dealId, days, toVersion, fromVersion }: ChangeOrderDocument,
): Promise<void> => {
  const project = await trx
    .selectFrom('projects')
    .select(['id', 'startDate', 'estimatedCompletion'])
    .where('dealId', '=', dealId)
    .where('status', '<>', 'cancelled')
    .forUpdate()
    .executeTakeFirst();
  if (!project) return;
  const { id } = project;
  const estimatedCompletion = completionAfterDays(project, days);
  await trx
    .updateTable('projects')
    .set({ designVersion: toVersion, estimatedCompletion })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('projectStages')
    .set({ plannedFor: sql<string>`planned_for + ${days}::int` })
    .where('projectId', '=', id)
    .where('beganOn', 'is', null)
    .where('finishedOn', 'is', null)
    .execute();
  await trx
    .updateTable('homeOrders')
    .set({ designVersion: toVersion })
    .where('projectId', '=', id)
    .where('cancelledAt', 'is', null)
    .execute();
  const changes = [
    { subject: 'designVersion', before: String(fromVersion), after: String(toVersion) },
    { subject: 'estimatedCompletion', before: project.estimatedCompletion, after: estimatedCompletion },
  ];
  for (const change of changes.filter(({ before, after }) => before !== after))
    await recordProjectEvent(trx, {
      projectId: id,
      actorId: null,
      kind: 'changed',
      ...change,
      at: context.now(),
    });
};

/**
 * What a signed change order changes, all of it in the transaction of its last signature (rule `change.all`): allowances that it settles,
 * the contract sum and its entry, the project with its days, the design that counts, and the home order. The deal is locked.
 */
export const applyChangeOrder = async (
  context: Context,
  trx: Transaction,
  agreementId: string,
  document: ChangeOrderDocument,
): Promise<void> => {
  const { dealId, design } = document;
  await settleAllowances(context, trx, document);
  const { deltaCents, contractCents } = await storeContractSum(trx, dealId, agreementId);
  await addSaleEntry(context, trx, { dealId, kind: 'change', amountCents: deltaCents });
  await freezeDesign(trx, { designCode: design.code, designVersion: document.toVersion }, context.now());
  await followContract(context, trx, dealId, contractCents);
  await changeProject(context, trx, document);
};
