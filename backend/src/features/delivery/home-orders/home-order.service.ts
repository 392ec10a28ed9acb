import {
  homeOrderChange,
  homeOrderSentences,
  orderDayErrors,
  type HomeOrderChange,
} from '@hearthline/rules/delivery/home-orders.ts';
import { audit, changesOf } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { AppError, conflict, sqlState, uniqueViolation } from '../../../platform/errors.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { readBuyerMailboxes } from '../../people/buyers/buyers.api.ts';
import { accessProject, reachesProject, requireProject } from '../projects/project.policy.ts';
import { homeOrdered } from './home-order.mail.ts';
import { orderOfProject, sectionsOfOrder } from './home-order.queries.ts';

type Section = Pick<Row<'homeSections'>, 'n' | 'serial' | 'label'>;

/** A home order as the API answers it. */
export interface HomeOrderView extends Pick<
  Row<'homeOrders'>,
  'projectId' | 'version' | 'manufacturer' | 'orderNumber' | 'orderedOn' | 'confirmedOn' | 'designVersion'
> {
  readonly sections: Section[];
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: homeOrderSentences.missing });

const invalid = (fields: Readonly<Record<string, string>>): AppError =>
  new AppError('BAD_INPUT', { message: Object.values(fields)[0], fields });

/** The home order of a project that the caller has read; null for a project that came from no sale, and for one whose order is not theirs to read. */
export const findHomeOrder = async (
  context: Pick<Context, 'query' | 'viewer'>,
  projectId: string,
): Promise<HomeOrderView | null> => {
  if (!(await reachesProject(context, projectId, 'home-order:read'))) return null;
  const order = await context.query.byKey(orderOfProject, { projectId });
  if (!order) return null;
  const { id: orderId, ...view } = order;
  return { ...view, sections: await context.query(sectionsOfOrder, { orderId }) };
};

/** The home order of a project that the viewer may see. @throws AppError NOT_FOUND */
export const readHomeOrder = async (context: Context, projectId: string): Promise<HomeOrderView> => {
  const { id } = await accessProject(context, projectId);
  const order = await findHomeOrder(context, id);
  if (!order) throw missing();
  return order;
};

/** The sections after a change. @throws AppError BAD_INPUT */
const changedSections = (before: readonly Section[], changes: HomeOrderChange['sections']): Section[] => {
  const unknown = changes.findIndex(({ n }) => !before.some((section) => section.n === n));
  if (unknown >= 0) throw invalid({ [`sections.${unknown}.n`]: homeOrderSentences.section });
  return before.map((section) => {
    const { serial = section.serial, label = section.label } =
      changes.find(({ n }) => n === section.n) ?? section;
    return { n: section.n, serial, label };
  });
};

/** Refuses numbers that two sections would share. @throws AppError BAD_INPUT */
const assertUnique = async (
  trx: Transaction,
  orderId: string,
  sections: readonly Section[],
  changes: HomeOrderChange['sections'],
): Promise<void> => {
  const others = await trx
    .selectFrom('homeSections')
    .select(['serial', 'label'])
    .where('homeOrderId', '<>', orderId)
    .where('cancelled', '=', false)
    .where((eb) =>
      eb.or([
        eb(
          eb.fn<string>('upper', ['serial']),
          'in',
          sections.map(({ serial }) => serial?.toUpperCase() ?? ''),
        ),
        eb(
          'label',
          'in',
          sections.map(({ label }) => label ?? ''),
        ),
      ]),
    )
    .execute();
  const errors = changes.flatMap(({ n, serial, label }, at) => {
    const rest = [...others, ...sections.filter((section) => section.n !== n)];
    const isTaken = (name: 'serial' | 'label', value: string | null | undefined) =>
      Boolean(value) && rest.some((one) => one[name]?.toUpperCase() === value?.toUpperCase());
    return [
      ...(isTaken('serial', serial) ? [[`sections.${at}.serial`, homeOrderSentences.serialTaken]] : []),
      ...(isTaken('label', label) ? [[`sections.${at}.label`, homeOrderSentences.labelTaken]] : []),
    ];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as Record<string, string>);
};

/** The order of a project, locked after its deal, whose number the audit log names. @throws AppError NOT_FOUND, CONFLICT */
const lockOrder = async (trx: Transaction, projectId: string, version: number) => {
  const deal = await trx
    .selectFrom('projects as p')
    .innerJoin('deals as d', 'd.id', 'p.dealId')
    .select(['d.id', 'd.number', 'p.name as project'])
    .where('p.id', '=', projectId)
    .forNoKeyUpdate('d')
    .executeTakeFirst();
  if (!deal) throw missing();
  const order = assertVersion(
    await trx
      .selectFrom('homeOrders')
      .selectAll()
      .where('projectId', '=', projectId)
      .forUpdate()
      .executeTakeFirst(),
    version,
    homeOrderSentences.missing,
  );
  if (order.cancelledAt) throw conflict(homeOrderSentences.cancelled);
  return { deal, order };
};

const storeSections = async (
  trx: Transaction,
  orderId: string,
  before: readonly Section[],
  sections: readonly Section[],
): Promise<void> => {
  const changed = sections.filter(
    ({ serial, label }, at) => serial !== before[at]?.serial || label !== before[at]?.label,
  );
  // First emptied, so that two sections can exchange their numbers.
  for (const values of [changed.map(({ n }) => ({ n, serial: null, label: null })), changed])
    for (const { n, serial, label } of values)
      await trx
        .updateTable('homeSections')
        .set({ serial, label })
        .where('homeOrderId', '=', orderId)
        .where('n', '=', n)
        .execute();
};

/**
 * Records what is known of the order of a home; what is left out stays. When its day is first set, every buyer is mailed.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT for another version and for an order that was cancelled
 */
export const saveHomeOrder = async (
  context: Context,
  projectId: string,
  input: unknown,
): Promise<HomeOrderView> => {
  const { version, sections: changes, ...values } = validate(homeOrderChange, input);
  const { id } = await accessProject(context, projectId, 'home-order:update');
  const today = await businessDay(context);
  const company = await readSetting(context, 'company');
  try {
    await context.transaction(async (trx) => {
      const { deal, order } = await lockOrder(trx, id, version);
      await requireProject(trx, context.viewer, id, 'home-order:update');
      const {
        manufacturer = order.manufacturer,
        orderNumber = order.orderNumber,
        orderedOn = order.orderedOn,
        confirmedOn = order.confirmedOn,
      } = values;
      const errors = orderDayErrors(order, { orderedOn, confirmedOn }, today);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const before = await trx
        .selectFrom('homeSections')
        .select(['n', 'serial', 'label'])
        .where('homeOrderId', '=', order.id)
        .orderBy('n')
        .execute();
      const sections = changedSections(before, changes);
      await assertUnique(trx, order.id, sections, changes);
      const stored = { manufacturer, orderNumber, orderedOn, confirmedOn };
      await trx
        .updateTable('homeOrders')
        .set({ ...stored, version: version + 1 })
        .where('id', '=', order.id)
        .execute();
      await storeSections(trx, order.id, before, sections);
      await audit(context, trx, {
        action: 'home-order.save',
        object: ['project', id],
        details: {
          number: deal.number,
          changes: changesOf<object>({ ...order, sections: before }, { ...stored, sections }),
        },
      });
      if (orderedOn === null || order.orderedOn !== null) return;
      const home = { project: deal.project, manufacturer, orderNumber, orderedOn };
      for (const buyer of await readBuyerMailboxes(trx, deal.id)) {
        const mail = homeOrdered(home, buyer, company, context.publicUrl);
        await queueMail(context, trx, { ...mail, referenceId: order.id }, company);
      }
    });
  } catch (error) {
    // Somebody stored the same number at the same time.
    if (sqlState(error) === uniqueViolation) throw invalid({ sections: homeOrderSentences.serialTaken });
    throw error;
  }
  return readHomeOrder(context, id);
};
